import { TEETH } from '@/lib/livestock/facts/limits';
import type { LotFilterChoices, LotFilterLabels } from '@/components/market/animals/lot-filters/lot-filters';
import type { Category } from '@/lib/livestock/stock/categories';
import { SPECIES } from '@/lib/livestock/stock/species';
import { familyWord, stockWord } from '@/lib/market/animal-lots/class-words';
import { CLASSES, CLASS_CODES, type ClassCode, type ClassFamily } from '@/lib/livestock/stock/classes';
import { FACTS } from '@/lib/livestock/facts/facts';
import { PAYMENT_TERMS } from '@/lib/market/animal-lots/query-schema';
import { capitalised, formatDate, formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { oncePerLocale } from '@/lib/core/i18n/once-per-locale';
import { pickLabels } from '@/lib/core/i18n/pick-labels';
import { translator } from '@/lib/core/i18n/translator';
import type { MoneyChoice } from './chip-limits';
import type { FilterChoice } from './filter-controls';

async function readLotLabels(locale: Locale) {
  const t = await translator(locale, 'filters');
  const filters: LotFilterLabels = pickLabels(t, [
    'class',
    'heads',
    'minHeads',
    'maxHeads',
    'headsUnit',
    'weight',
    'minWeight',
    'maxWeight',
    'priceKg',
    'minPriceKg',
    'maxPriceKg',
    'priceKgText',
    'horns',
    'teeth',
    'pay',
    'anyPay',
    'delivery',
  ]);
  const open = { min: '{min}', max: '{max}', unit: '{unit}' };
  const named = { label: '{label}', unit: '{unit}' };
  const money: Omit<MoneyChoice, 'currency' | 'per'> = {
    words: [t('saidBetween', open), t('saidFrom', open), t('saidUpTo', open)],
    labels: { currency: t('currency'), per: t('unit'), whole: `/${t('headsUnit')}` },
    names: [t('price'), t('priceByWeight')],
    limits: [t('minInUnit', named), t('maxInUnit', named)],
  };
  // messages: filters.hornKinds.*, filters.teethCounts.*
  return {
    filters,
    money,
    withoutWeight: t('withoutWeight'),
    sexes: { male: t('males'), female: t('females'), mixed: t('mixed') },
    horns: (kind: string) => t(`hornKinds.${kind}` as 'hornKinds.polled'),
    teeth: (count: string) => t(`teethCounts.${count}` as 'teethCounts.0'),
    pay: (term: string) => (term === 'cash' ? t('payCash') : t('payDays', { days: term })),
    deliveryBy: (day: string) => t('deliveryBy', { date: formatDate(locale, day) }),
    /** What a class or a family is called; a name that is both is the class. */
    stock: (name: string) => capitalised(locale, stockWord(name, locale).other),
    /** Says how many lots without a weight were left out, or come last. */
    unweighed: (areLeftOut: boolean, count: number, shown: string) =>
      t(areLeftOut ? 'withoutWeightOut' : 'withoutWeightLast', { count, shown }),
    /** The same of lots in a currency whose rate is too old. */
    rateless: (areLeftOut: boolean, count: number, shown: string) =>
      t(areLeftOut ? 'withoutRateOut' : 'withoutRateLast', { count, shown }),
    seeThem: (count: number) => t('seeThem', { count }),
  };
}

export type LotLabels = Awaited<ReturnType<typeof readLotLabels>>;

/** The words of the filters of lots. */
export const lotLabels = oncePerLocale(readLotLabels);

/** Returns what may be chosen for the lots of a category; classes with their number of hits, where it is known. */
export function lotChoices(
  locale: Locale,
  labels: LotLabels,
  category: Category,
  counts: Record<string, number> | null | undefined,
): LotFilterChoices {
  const toChoice = (code: ClassCode): FilterChoice => {
    const count = counts?.[code];
    return count ? [code, labels.stock(code), formatNumber(locale, count)] : [code, labels.stock(code)];
  };
  const ofFamily = new Map<ClassFamily, ClassCode[]>();
  for (const code of CLASS_CODES) {
    const { category: own, family } = CLASSES[code];
    if (own === category) ofFamily.set(family, [...(ofFamily.get(family) ?? []), code]);
  }
  const families = [...ofFamily].filter(([, codes]) => codes.length > 1);
  const choices = (values: readonly (string | number)[], word: (value: string) => string) =>
    values.map((value): FilterChoice => [String(value), word(String(value))]);
  const { ruminant: isRuminant } = SPECIES[category];
  return {
    classes: {
      families: families.map(([family, codes]) => ({
        label: capitalised(locale, familyWord(family, locale).other),
        classes: codes.map(toChoice),
      })),
      others: [...ofFamily.values()].flatMap((codes) => (codes.length === 1 ? codes.map(toChoice) : [])),
    },
    horns: isRuminant
      ? choices(
          FACTS.horns.values.filter((kind) => kind !== 'mixed'),
          labels.horns,
        )
      : [],
    teeth: isRuminant ? choices(TEETH, labels.teeth) : [],
    pay: choices(PAYMENT_TERMS, labels.pay),
  };
}
