'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ClassNames } from '@/components/market/animal-form/class-names';
import { CHOICES, UNITS } from '@/components/market/animal-form/sheet';
import type { AdFact, AdField, Span } from '@/lib/language/ads/dto';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import type { TraitTexts } from '@/lib/market/animal-lots/lots/sheet';
import { currencySign, type Currency } from '@/lib/core/i18n/currencies';
import { capitalised, formatMoment, formatNumber, formatPounds, formatPrice } from '@/lib/core/i18n/format';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { nameIn, useAdForm } from './ad-form';

/** The names that a form has for what is sold. */
export interface FactNames {
  breedNames: Record<string, string>;
  classNames: ClassNames;
  traitTexts: TraitTexts;
}

/** A fact that says the same as another one, or is a part of it. */
const PART_OF: Partial<Record<AdField, AdField>> = {
  category: 'class',
  priceBasis: 'priceAmount',
  priceCurrency: 'priceAmount',
  paymentKind: 'paymentParts',
  sellMode: 'minHeads',
};

/** Returns the facts that are worth a line of their own. */
export function worthSaying(facts: readonly AdFact[]): AdFact[] {
  const has = (field: AdField | undefined) => facts.some((fact) => fact.field === field);
  const teeth = facts.find(({ field }) => field === 'teethMin')?.value;
  return facts.filter(({ field, value }) => !has(PART_OF[field]) && !(field === 'teethMax' && value === teeth));
}

/** The words of a fact or a question as they stand in the advertisement. */
export const wordsAt = (text: string, spans: readonly Span[]): string[] => [
  ...new Set(spans.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim())),
];

const UNIT_OF = { weight: 'kg', age: 'months', ...UNITS } as const;

const hasUnit = (field: string): field is keyof typeof UNIT_OF => field in UNIT_OF;
const isChoice = (field: string): field is keyof typeof CHOICES => field in CHOICES;

// messages: listingForm.fields.*
// messages: listingForm.facts.*
// messages: listingForm.choices.*
/** Returns functions that name a field, and say what it is filled with. */
export function useFactText({ breedNames, classNames, traitTexts }: FactNames, weighed: 'kg' | 'lb' = 'kg') {
  const t = useTranslations('listingForm');
  const categories = useTranslations('categories');
  const locale = useLocale();
  const adForm = useAdForm();

  const nameOf = (field: AdField): string => {
    if (field.startsWith('traits.')) return traitTexts.names[field.slice('traits.'.length)] ?? field;
    if (field === 'paymentParts') return t('facts.paymentKind');
    if (field === 'priceNegotiable') return t('priceNegotiable');
    const name = nameIn(adForm, field);
    return t(t.has(`fields.${name}`) ? `fields.${name}` : `facts.${name}`);
  };

  const valueOf = ({ field, value }: AdFact, facts: readonly AdFact[]): string => {
    const other = (name: AdField) => facts.find((fact) => fact.field === name)?.value;
    if (value === true) return t('paste.yes');
    if (field === 'endTime') return formatMoment(locale, new Date(value));
    if (field === 'category') return categories(value);
    if (field === 'class') return capitalised(locale, classNames.classes[value as ClassCode].one);
    if (field === 'breed') return breedNames[value] ?? value;
    if (field === 'priceBasis') return t(`bases.${value as PriceBasis}`);
    if (field === 'priceCurrency') return currencySign(locale, value);
    if (field === 'priceAmount') {
      const [basis, currency] = [other('priceBasis') as PriceBasis, other('priceCurrency') as Currency];
      if (!other('priceBasis') || !other('priceCurrency')) return formatPrice(locale, value, 4);
      return askedPriceText(locale, { amount: value, basis, currency });
    }
    if (isChoice(field)) return t(`choices.${field.replace(/M..$/, '')}.${value}`);
    if (field.startsWith('traits.')) return traitTexts.values[value] ?? value;
    // «30/60» is as it stands in the field.
    if (!/^\d+(?:\.\d+)?$/.test(value)) return value;
    if (field === 'weight' && weighed === 'lb') return formatPounds(locale, Number(value));
    const number = formatNumber(locale, Number(value));
    return hasUnit(field) ? `${number}\u00a0${t(`units.${UNIT_OF[field]}`)}` : number;
  };
  return { nameOf, valueOf };
}
