'use client';
import { useTranslations, useLocale } from 'next-intl';
import { listingPreview, PreviewFrame } from '@/components/listing-form/card-preview';
import type { CardLabels } from '@/components/listings/listing-card';
import type { Locale } from '@/lib/i18n/locales';
import { readNumber } from '@/lib/i18n/read-number';
import { toAnimalListingCard } from './animal-listing-card';
import type { AnimalListingFormValues } from './animal-listing-form-kind';

interface AnimalListingPreviewProps {
  values: AnimalListingFormValues;
  /** The first picture. */
  picture: string | null;
  highlighted: boolean;
  verified: boolean;
  labels: CardLabels;
  breedNames: Record<string, string>;
}

const number = (text: string) => {
  const read = readNumber(text);
  return read === null ? null : Number(read);
};

/** The card of the animal listing as buyers will see it. */
export function AnimalListingPreview({
  values,
  picture,
  highlighted,
  verified,
  labels,
  breedNames,
}: AnimalListingPreviewProps) {
  const t = useTranslations('listingForm.preview');
  const locale = useLocale() as Locale;
  const card = toAnimalListingCard(
    {
      ...listingPreview(values, picture, highlighted, verified, { title: t('title'), place: t('place') }),
      category: values.category || 'bovine',
      breed: values.breed,
      age: number(values.age) ?? 0,
      weight: number(values.weight),
      healthStatus: null,
      vaccinated: values.vaccinated,
      healthCertificate: values.healthCertificate,
      pregnancyTested: values.pregnancyTested,
      videoFile: null,
      lot: null,
    },
    locale,
    { breed: (breed) => breedNames[breed] ?? breed, stockClass: (code) => code },
  );
  if (number(values.age) === null) card.facts = breedNames[values.breed] ?? values.breed;
  return <PreviewFrame card={card} labels={labels} />;
}
