'use client';
import { useTranslations, useLocale } from 'next-intl';
import { previewLot } from '@/components/market/animal-form/read-lot';
import type { CardModel, Figure } from '@/components/market/listings/card-model';
import { listingPreview, PreviewFrame } from '@/components/market/listing-form/card-preview';
import type { CardLabels } from '@/components/market/listings/listing-card';
import { formatPounds, formatRounded, formatWeight } from '@/lib/core/i18n/format';
import { KG_PER_POUND } from '@/lib/core/i18n/pound';
import { basisUnit } from '@/lib/livestock/price-formats/asked-price';
import { ownFigures } from '@/lib/market/animal-lots/lot-figures';
import type { Locale } from '@/lib/core/i18n/locales';
import { animalsOfLot, type ClassTexts } from '@/lib/market/animal-lots/lots/title';
import { toAnimalListingCard, type AnimalListingSource } from './animal-listing-card';
import { value } from './lot-line';
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
  /** Whether the advertisement that it is filled from, or the title that the facts make, weighs in pounds. */
  inPounds: boolean;
}

/** Kilograms have at most two decimals where they were typed, and more where pounds were. */
const wrotePounds = (weight: string) => /\.\d{3,}$/.test(weight);

/**
 * Shows the weight of a card in pounds, and what it comes to by weight; pages of listings follow the units that their readers
 * chose.
 */
function weighedInPounds(card: CardModel, source: AnimalListingSource & { weight: number }, locale: Locale): CardModel {
  const { weight: kilograms, lot } = source;
  const written = formatWeight(locale, kilograms);
  const pounds: Figure = [formatPounds(locale, kilograms), String(kilograms)];
  const figures = lot && ownFigures({ ...source, lot });
  const inPounds = (shown: Figure | string) => {
    if (typeof shown === 'string') return shown;
    if (shown[0] === written) return pounds;
    if (!figures?.kg || shown[1] !== value(figures.kg)) return shown;
    const perPound = String(Number(figures.kg) * KG_PER_POUND);
    const byPound = formatRounded(locale, perPound, figures.currency) + basisUnit(locale, 'live_lb');
    return [`≈\u00a0${byPound}`, perPound] satisfies Figure;
  };
  const { weight, line } = card;
  return {
    ...card,
    ...(weight && { weight: pounds }),
    ...(line && { line: { ...line, lead: inPounds(line.lead), rest: line.rest.map(inPounds) } }),
  };
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
  inPounds,
}: AnimalListingPreviewProps) {
  const t = useTranslations('listingForm.preview');
  const locale = useLocale();
  const months = number(values.age);
  const weight = number(values.weight);
  const source = {
    ...listingPreview(values, picture, highlighted, verified, { title: t('title'), place: t('place') }),
    category: values.category || 'bovine',
    breed: values.breed,
    age: months ?? 0,
    weight,
    healthStatus: null,
    vaccinated: values.vaccinated,
    healthCertificate: values.healthCertificate,
    pregnancyTested: values.pregnancyTested,
    videoFile: null,
    lot: previewLot(values),
  };
  const card = toAnimalListingCard(source, locale, {
    breed: (breed) => breedNames[breed] ?? breed,
    animals: (facts) => animalsOfLot(facts, locale, classTexts),
  });
  if (months === null) card.facts = card.kind ? '' : (breedNames[values.breed] ?? values.breed);
  const isTitleInPounds = values.titleAuto && / lb$/.test(values.title);
  const shown =
    weight !== null && (inPounds || isTitleInPounds || wrotePounds(values.weight))
      ? weighedInPounds(card, { ...source, weight }, locale)
      : card;
  return <PreviewFrame card={shown} {...{ values, labels }} />;
}
