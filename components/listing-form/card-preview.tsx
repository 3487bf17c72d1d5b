'use client';

import { useLocale, useTranslations } from 'next-intl';
import { toCard } from '@/components/listings/card-model';
import { ListingCard, type CardLabels } from '@/components/listings/listing-card';
import type { Locale } from '@/lib/i18n/locales';
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

/** The card as buyers will see it. For the eye only: it repeats the form and leads nowhere. */
export function CardPreview({ values, picture, highlighted, verified, labels, breedNames }: CardPreviewProps) {
  const t = useTranslations('listingForm.preview');
  const locale = useLocale() as Locale;
  const urls = picture ? { 400: picture, 800: picture } : null;
  const card = toCard(
    {
      ...{ id: 'preview', title: values.title.trim() || t('title'), category: values.category || 'bovine', breed: values.breed },
      ...{ age: number(values.age) ?? 0, weight: number(values.weight), price: /^\d{1,8}(\.\d{1,2})?$/.test(values.price.trim()) ? values.price.trim() : '0' },
      ...{ priceNegotiable: values.priceNegotiable, location: values.location.trim() || t('place'), healthStatus: null },
      ...{ vaccinated: values.vaccinated, healthCertificate: values.healthCertificate, pregnancyTested: values.pregnancyTested },
      ...{ youtubeUrl: null, videoFile: null, createdAt: new Date().toISOString() },
      highlightUntil: highlighted ? new Date().toISOString() : null,
      verificationStatus: verified ? 'verified' : 'unverified',
      imageDetails: urls ? [{ urls }] : [],
    },
    locale,
    (breed) => breedNames[breed] ?? breed,
  );
  if (number(values.age) === null) card.facts = breedNames[values.breed] ?? values.breed;
  return (
    <div>
      <p className="mb-2 text-15 font-semibold">{t('label')}</p>
      <div inert suppressHydrationWarning>
        <ListingCard card={card} labels={labels} />
      </div>
    </div>
  );
}
