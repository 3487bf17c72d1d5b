'use client';

import { useTranslations } from 'next-intl';
import { type CardModel, type ListingSource } from '@/components/market/listings/card-model';
import { ListingCard, type CardLabels } from '@/components/market/listings/listing-card';
import type { ListingFormValues } from './form-kind';

/** Builds the card of an unfinished listing. */
export function listingPreview(
  values: ListingFormValues,
  picture: string | null,
  highlighted: boolean,
  verified: boolean,
  words: { title: string; place: string },
): ListingSource {
  return {
    id: 'preview',
    title: values.title.trim() || words.title,
    language: values.language,
    // What is asked is a fact of the kind.
    price: '0',
    priceNegotiable: values.priceNegotiable,
    location: values.location.trim() || words.place,
    youtubeUrl: null,
    createdAt: new Date().toISOString(),
    highlightUntil: highlighted ? new Date().toISOString() : null,
    verificationStatus: verified ? 'verified' : 'unverified',
    imageDetails: picture ? [{ urls: { 400: picture, 800: picture } }] : [],
  };
}

/** The title of a card that stands for one to come. */
export const UNTITLED = '[&_h3_a]:font-normal [&_h3_a]:text-ink-2';

interface PreviewFrameProps {
  card: CardModel;
  values: Pick<ListingFormValues, 'title'> & { priceAmount: string };
  labels: CardLabels;
}

/**
 * A purely visual card: it repeats the form and has no link. What nobody has said yet isn't on it: neither a price, nor
 * whose an advertisement without a title is.
 */
export function PreviewFrame({ card, values: { title, priceAmount }, labels }: PreviewFrameProps) {
  const t = useTranslations('listingForm.preview');
  const isTitled = title.trim() !== '';
  const { verified, ...others } = card;
  const shown = {
    ...others,
    ...(verified && isTitled ? { verified } : {}),
    price: /^\d/.test(priceAmount) ? card.price : '',
  };
  return (
    <div>
      <p className="mb-2 text-15 font-semibold lg:text-18">{t('label')}</p>
      <div inert suppressHydrationWarning className={isTitled ? undefined : UNTITLED}>
        <ListingCard card={shown} labels={labels} />
      </div>
    </div>
  );
}

/** A card as narrow lists have it, its picture beside its text; a lot's strip stands above the text. */
const ROW =
  'max-lg:[&_.card]:grid max-lg:[&_.card]:grid-cols-[7.25rem_minmax(0,1fr)] max-lg:[&_.card]:grid-rows-[auto_1fr] max-lg:[&_.card-pic]:row-span-2 max-lg:[&_.card-pic]:aspect-auto max-lg:[&_.card-pic]:rounded-[9px_0_0_9px] max-lg:[&_.card-pic_img]:absolute max-lg:[&_.card-pic_img]:inset-0 max-lg:[&_.card-body]:wrap-anywhere';

/** The same while questions are open, which need the room of phones: what is said of animals and price alone. */
const COMPACT = `${ROW} max-lg:[&_.card]:grid-cols-[4.5rem_minmax(0,1fr)] max-lg:[&_.card-body]:py-2 max-lg:[&_.card-body~*]:hidden max-lg:[&_:is(.card-foot,.card-facts,.card-health,.card-terms)]:hidden max-lg:[&>div>p]:sr-only`;

/** So many questions leave a phone no room for a preview that lacks their answers. */
const ASKED_BESIDE_PREVIEW_MAX = 4;

/** The classes of the preview beside so many open questions; null where none is asked. */
export function previewShape(asked: number | null): string {
  if (asked === null) return ROW;
  return asked > ASKED_BESIDE_PREVIEW_MAX ? 'max-lg:hidden' : COMPACT;
}
