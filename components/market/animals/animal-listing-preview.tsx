'use client';
import { useTranslations, useLocale } from 'next-intl';
import { previewLot } from '@/components/market/animal-form/read-lot';
import { listingPreview, PreviewFrame } from '@/components/market/listing-form/card-preview';
import type { CardLabels } from '@/components/market/listings/listing-card';
import type { Locale } from '@/lib/core/i18n/locales';
import { animalsOfLot, type ClassTexts } from '@/lib/market/animal-lots/lots/title';
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
  classTexts: ClassTexts;
}

const number = (value: string) => (/^\d+(\.\d+)?$/.test(value) ? Number(value) : null);

/** The card of the animal listing as buyers will see it. */
export function AnimalListingPreview({
  values,
  picture,
  highlighted,
  verified,
  labels,
  breedNames,
  classTexts,
}: AnimalListingPreviewProps) {
  const t = useTranslations('listingForm.preview');
  const locale = useLocale() as Locale;
  const months = number(values.age);
  const card = toAnimalListingCard(
    {
      ...listingPreview(values, picture, highlighted, verified, { title: t('title'), place: t('place') }),
      category: values.category || 'bovine',
      breed: values.breed,
      age: months ?? 0,
      weight: number(values.weight),
      healthStatus: null,
      vaccinated: values.vaccinated,
      healthCertificate: values.healthCertificate,
      pregnancyTested: values.pregnancyTested,
      videoFile: null,
      lot: previewLot(values),
    },
    locale,
    {
      breed: (breed) => breedNames[breed] ?? breed,
      animals: (facts) => animalsOfLot(facts, locale, classTexts),
    },
  );
  if (months === null) card.facts = card.kind ? '' : (breedNames[values.breed] ?? values.breed);
  return <PreviewFrame {...{ card, values, labels }} />;
}
