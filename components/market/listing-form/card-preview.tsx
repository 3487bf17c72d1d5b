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
