'use client';

import { useLocale, useTranslations } from 'next-intl';
import { toCard, type CardModel, type OfferSource } from '@/components/listings/card-model';
import { ListingCard, type CardLabels } from '@/components/listings/listing-card';
import type { Locale } from '@/lib/i18n/locales';
import type { OfferFormValues } from './form-kind';
import type { ListingFormValues } from './form-values';

interface CardPreviewProps {
  values: ListingFormValues;
  /** The first picture. */
  picture: string | null;
  highlighted: boolean;
  verified: boolean;
  labels: CardLabels;
  breedNames: Record<string, string>;
}

const number = (text: string) => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : null);

/** The card of an animal as buyers will see it. */
export function CardPreview({ values, picture, highlighted, verified, labels, breedNames }: CardPreviewProps) {
  const t = useTranslations('listingForm.preview');
  const locale = useLocale() as Locale;
  const card = toCard(
    {
      ...offerPreview(values, picture, highlighted, verified, { title: t('title'), place: t('place') }),
      category: values.category || 'bovine',
      breed: values.breed,
      age: number(values.age) ?? 0,
      weight: number(values.weight),
      healthStatus: null,
      vaccinated: values.vaccinated,
      healthCertificate: values.healthCertificate,
      pregnancyTested: values.pregnancyTested,
      videoFile: null,
    },
    locale,
    (breed) => breedNames[breed] ?? breed,
  );
  if (number(values.age) === null) card.facts = breedNames[values.breed] ?? values.breed;
  return <PreviewFrame card={card} labels={labels} />;
}

/** What a half-written offer shows on its card. */
export function offerPreview(
  values: OfferFormValues,
  picture: string | null,
  highlighted: boolean,
  verified: boolean,
  words: { title: string; place: string },
): OfferSource {
  const price = values.price.trim();
  return {
    id: 'preview',
    title: values.title.trim() || words.title,
    price: /^\d{1,8}(\.\d{1,2})?$/.test(price) ? price : '0',
    priceNegotiable: values.priceNegotiable,
    location: values.location.trim() || words.place,
    youtubeUrl: null,
    createdAt: new Date().toISOString(),
    highlightUntil: highlighted ? new Date().toISOString() : null,
    verificationStatus: verified ? 'verified' : 'unverified',
    imageDetails: picture ? [{ urls: { 400: picture, 800: picture } }] : [],
  };
}

/** A card for the eye only: it repeats the form and leads nowhere. */
export function PreviewFrame({ card, labels }: { card: CardModel; labels: CardLabels }) {
  const t = useTranslations('listingForm.preview');
  return (
    <div>
      <p className="mb-2 text-15 font-semibold">{t('label')}</p>
      <div inert suppressHydrationWarning>
        <ListingCard card={card} labels={labels} />
      </div>
    </div>
  );
}
