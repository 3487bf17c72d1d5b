import 'server-only';
import { formatDate, formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { vaccineIn } from '@/lib/livestock/facts/health-words';
import en from '@/messages/traits/en.json';
import es from '@/messages/traits/es.json';
import pt from '@/messages/traits/pt.json';
import type { Category } from '@/lib/livestock/stock/categories';
import { TRAITS, type TraitLists, type Traits } from '@/lib/livestock/facts/traits';
import { TRAIT_GROUPS, type Trait } from '@/lib/livestock/species/traits';

const TEXTS = { es, en, pt };

/** The words of traits in one language. */
export type TraitTexts = {
  names: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
};

/** The words of one language, for a client component that asks for traits. */
export const traitTexts = (locale: Locale): TraitTexts => ({
  names: TEXTS[locale].names,
  values: TEXTS[locale].values,
});

/** The part of the sheet that each list is in. */
const GROUP_OF_LIST = { mix: 'looks', faults: 'looks', vaccines: 'health', epds: 'genetics' } as const;

const wordOf = (words: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(words, key) ? words[key] : undefined) ?? key;

function valueText(locale: Locale, trait: Trait, value: unknown): string {
  const texts = TEXTS[locale];
  switch (trait.kind) {
    case 'choice':
      return wordOf(texts.values, String(value));
    case 'yes':
      return texts.yes;
    case 'number':
      return [formatNumber(locale, Number(value)), trait.unit].filter(Boolean).join('\u00a0');
    case 'day':
      return formatDate(locale, String(value));
    case 'text':
      return String(value);
  }
}

/** The lists in words: `30 Angus, 10 Hereford`. */
function listTexts(locale: Locale, { mix, faults, vaccines, epds }: TraitLists): Record<keyof TraitLists, string[]> {
  const heads = (count: number) => formatNumber(locale, count);
  return {
    mix: (mix ?? []).map((one) => `${heads(one.heads)}\u00a0${one.breed}`),
    faults: (faults ?? []).map(
      ({ what, heads: count, note }) =>
        `${what}: ${heads(count)}\u00a0${TEXTS[locale].heads}${note === undefined ? '' : ` (${note})`}`,
    ),
    vaccines: (vaccines ?? []).map(
      ({ what, on }) => vaccineIn(locale, what) + (on === undefined ? '' : ` (${formatDate(locale, on)})`),
    ),
    epds: (epds ?? []).map(
      ({ trait, value, accuracy }) =>
        `${trait} ${formatNumber(locale, value)}${accuracy === undefined ? '' : ` (${formatNumber(locale, accuracy)})`}`,
    ),
  };
}

/** The traits of a lot in words, as names with values, in the order of their groups; unknown ones are left out. */
export function traitRows(locale: Locale, category: Category, traits: Traits): { name: string; value: string }[] {
  const { names } = TEXTS[locale];
  const known: readonly [string, Trait][] = Object.entries(TRAITS[category]);
  const lists = listTexts(locale, traits);
  return TRAIT_GROUPS.flatMap((group) => [
    ...known
      .filter(([name, trait]) => trait.group === group && traits[name] !== undefined)
      .map(([name, trait]) => ({ name: wordOf(names, name), value: valueText(locale, trait, traits[name]) })),
    ...(Object.keys(GROUP_OF_LIST) as (keyof TraitLists)[])
      .filter((name) => GROUP_OF_LIST[name] === group && lists[name].length > 0)
      .map((name) => ({ name: names[name], value: lists[name].join(', ') })),
  ]);
}
