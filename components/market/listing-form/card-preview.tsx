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

/** A purely visual card: it repeats the form and has no link. */
export function PreviewFrame({ card, labels }: { card: CardModel; labels: CardLabels }) {
  const t = useTranslations('listingForm.preview');
  return (
    <div>
      <p className="mb-2 text-15 font-semibold lg:hidden">{t('label')}</p>
      <div inert suppressHydrationWarning>
        <ListingCard card={card} labels={labels} />
      </div>
    </div>
  );
}
