import type { Category } from '@/lib/livestock/stock/categories';
import { breedMenu } from './lot-filters/breed-menu';
import { activeFilters } from '@/components/market/listings/browse/active-filters';
import type { ChipChoice, ChipMenu, ChipRange, SearchChip } from '@/components/market/listings/browse/filter-chip';
import type { RangeUnit, RangeUnits } from '@/components/ui/units/range-unit';
import type { BrowseLabels } from '@/components/market/listings/browse/labels';
import { lotChoices } from '@/components/market/listings/browse/lot-labels';
import type { FiguresSaid, UnitsSaid, UnknownPlace } from '@/lib/finding/understood-searches/dto';
import { breedsIn } from '@/lib/livestock/stock/breeds';
import { CLASSES, classesOf } from '@/lib/livestock/stock/classes';
import {
  animalListingQueryString,
  animalResultsQuery,
  type AnimalListingQuery,
  type ListingKey,
} from '@/lib/market/animal-lots/query-schema';
import { countryName } from '@/lib/core/i18n/country';
import { capitalised, formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { readNumber } from '@/lib/core/i18n/read-number';
import { ANIMALS_PATH, localizedPath } from '@/lib/core/i18n/paths';
import type { PlaceNames } from '@/lib/places/dto';
import { RADIUS_MAX_KM } from '@/lib/places/schema';
import { translator } from '@/lib/core/i18n/translator';

const PLACES = ['near', 'radius', 'location', 'country', 'region', 'places'] as const satisfies readonly ListingKey[];
const WEIGHTS: readonly ListingKey[] = ['minWeight', 'maxWeight'];

/** Filters that are one chip. */
export const CHIPS: readonly (readonly ListingKey[])[] = [
  ['category', 'class', 'sex'],
  ['breed'],
  ['notBreed'],
  ['minHeads', 'maxHeads'],
  WEIGHTS,
  ['minAge', 'maxAge'],
  ['minPrice', 'maxPrice'],
  ['minPriceKg', 'maxPriceKg'],
  ['horns'],
  ['teeth'],
  ['pay'],
  ['vaccinated'],
  ['healthCertificate'],
  ['pregnancyTested'],
  PLACES,
  ['sort'],
];

/** The figures that a text may say alone, and their filters. */
const FIGURES = [
  ['heads', 'minHeads'],
  ['weight', 'minWeight'],
  ['age', 'minAge'],
  ['price', 'maxPrice'],
  ['priceKg', 'maxPriceKg'],
] as const;

/** A part of the text, and the filters that it says. */
export interface UnderstoodPart {
  start: number;
  end: number;
  keys: readonly string[];
}

/** What of a search's text was understood. */
export interface UnderstoodText {
  /** The filters that the text says, with a place as text. */
  said: Partial<AnimalListingQuery>;
  spans: readonly UnderstoodPart[];
  /** The figures that its limits are wider than. */
  figures?: FiguresSaid;
  /** The units that its limits are in. */
  units?: UnitsSaid;
  /** Its words for the class have a typo. */
  isMisspelt?: boolean;
  /** The place that it names and nobody knows. */
  unknownPlace?: UnknownPlace | null;
  /** The breeds of the cross that it names. */
  crossOf?: readonly string[];
  /** Other places of the name. */
  places: readonly { place: string; query: Partial<AnimalListingQuery> }[];
  /** It asks for what is auctioned, of this category if it names one. */
  auctions?: { category: Category | undefined } | null;
}

/** The hits of a search by class and by breed, which the menus of its chips say. */
export interface ChipCounts {
  /** The hits of this search by class; null if there are too many to count. */
  classCounts?: Record<string, number> | null | undefined;
  /** The hits by breed, its own left aside. */
  breedHits?: Record<string, number> | null | undefined;
  /** How many lots of each breed of the species are sold. */
  soldBreeds?: Record<string, number> | undefined;
}

interface Asked extends ChipCounts {
  locale: Locale;
  labels: BrowseLabels;
  action: string;
  /** The search as it was asked. */
  asked: AnimalListingQuery;
  /** What its text says, if it says any filter. */
  read?: UnderstoodText | undefined;
  /** The words of those units. */
  units?: RangeUnits;
  placeNames?: PlaceNames | undefined;
  zoneName?: string | undefined;
  /** The filters that nothing of what is shown obeys. */
  unmet?: readonly string[] | undefined;
  /** The hits of a search of a breed, with the crosses that name it; undefined if it finds no crosses. */
  withCrosses?: number | undefined;
}

type Filters = Partial<AnimalListingQuery>;

/** So many classes are named instead of a word with a typo. */
const NAMES_MAX = 2;
/** So many breeds are named together: «cebú». */
const GROUP_MIN = 4;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A search's text without some of its parts. */
export function without(
  text: string,
  spans: readonly UnderstoodPart[],
  isOut: (span: UnderstoodPart) => boolean,
): string {
  let left = '';
  let from = 0;
  for (const span of spans.filter(isOut)) {
    left += text.slice(from, span.start);
    from = Math.max(from, span.end);
  }
  return tidy(left + text.slice(from));
}

/** «5 mil», “5k”, «2 millones». */
const SCALES = [1, 1_000, 1_000_000];

/** True if an amount was converted: the limit isn't the number that was typed first. */
export const isConverted = (written: string, value: string | undefined) => {
  const typed = readNumber(/\d(?:[\d.,]*\d)?/.exec(written)?.[0] ?? '');
  return value !== undefined && typed !== null && SCALES.every((scale) => Number(typed) * scale !== Number(value));
};

/** What joins a figure to what is before it: «de 300 kg», “at 500 lbs”. */
const BEFORE_FIGURE = /^(?:de|por|a|com|con|of|at) (?=\d)/i;

/** What separates two words for the same filter: «vaquillonas y 1 toro», “no bulls, just heifers”. */
const APART = /[,;]|(?<!\p{L})(?:y|e|o|u|ou|and|or)(?!\p{L})/iu;

/** The words of a text that say a filter. */
export const writtenFor = (search: string, spans: readonly UnderstoodPart[], keys: readonly string[]) =>
  tidy(
    spans
      .filter((span) => span.keys.some((key) => keys.includes(key)))
      .map(({ start, end }) => ({ start, end, text: search.slice(start, end) }))
      .filter(({ text }, at, all) => all.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === at)
      .map(
        ({ start, text }, at, all) => (APART.test(search.slice(all[at - 1]?.end ?? start, start)) ? ', ' : ' ') + text,
      )
      .join(''),
  ).replace(BEFORE_FIGURE, '');

/** The limits that a menu asks for, by the first of their keys. */
function rangeOf(
  { filters, lot }: BrowseLabels,
  units: RangeUnits,
  key: ListingKey | undefined,
  isLiteral: boolean,
): Omit<ChipRange, 'values'> | undefined {
  // What is searched for as it is written says no other money.
  const moneyOf = (unit: RangeUnit | undefined, per = '') =>
    isLiteral ? {} : { money: { ...lot.money, currency: unit?.currency ?? 'USD', per } };
  const limits = <Low extends string, High extends string>(
    words: Record<Low | High | 'label', string>,
    low: Low,
    high: High,
  ) =>
    ({
      label: words.label,
      limits: [
        [low, words[low]],
        [high, words[high]],
      ],
    }) as const;
  const lots = lot.filters;
  const digits = { mode: 'numeric', maxLength: 7 } as const;
  switch (key) {
    case 'minPrice':
      return {
        ...(units.price ? { unit: units.price } : {}),
        ...limits({ ...filters, label: filters.price }, 'minPrice', 'maxPrice'),
        ...{ mode: 'decimal', maxLength: 16, before: 'US$' },
        ...moneyOf(units.price),
      };
    case 'minPriceKg':
      return {
        ...(units.priceKg ? { unit: units.priceKg } : {}),
        ...limits({ ...lots, label: lots.priceKg }, 'minPriceKg', 'maxPriceKg'),
        ...{ mode: 'decimal', maxLength: 9, before: 'US$', after: '/kg' },
        ...moneyOf(units.priceKg, units.priceKg?.after ?? '/kg'),
      };
    case 'minWeight':
      return {
        ...limits({ ...lots, label: lots.weight }, 'minWeight', 'maxWeight'),
        ...{ ...digits, after: 'kg', ...(units.weight ? { unit: units.weight } : {}) },
      };
    case 'minHeads':
      return { ...limits({ ...lots, label: lots.heads }, 'minHeads', 'maxHeads'), ...digits, after: lots.headsUnit };
    case 'minAge':
      return { ...limits({ ...filters, label: filters.age }, 'minAge', 'maxAge'), ...digits, after: filters.months };
    default:
      return undefined;
  }
}

/** Returns what a filter could be instead: another radius, a breed, a class of the same family, other limits. */
function menuOf(
  keys: readonly ListingKey[],
  now: Filters,
  base: Filters,
  of: Asked,
  placeText: (query: Filters, place: string) => string,
): ChipMenu | undefined {
  const { locale, labels, action, asked, read, units = {}, classCounts } = of;
  const choice = (label: string, query: Filters, isChosen = false): ChipChoice => {
    const href = action + animalListingQueryString({ ...base, page: 1, ...query });
    return isChosen ? [label, href, true] : [label, href];
  };
  const range = keys.map((key) => rangeOf(labels, units, key, asked.literal === true)).find(Boolean);
  if (range) {
    const values = Object.fromEntries(range.limits.map(([name]) => [name, String(now[name as ListingKey] ?? '')]));
    return {
      range: { ...range, values, ...(read && range.unit ? { isSaid: true as const } : {}) },
    };
  }
  if (PLACES.some((key) => keys.includes(key))) {
    const { near, location, places, radius, region } = now;
    const centre = near ?? region;
    const hasCentre = (centre ?? location ?? radius) !== undefined;
    const radii = hasCentre ? [...new Set([...labels.filters.radii, radius ?? RADIUS_MAX_KM, RADIUS_MAX_KM])] : [];
    const around = radii
      .toSorted((one, other) => one - other)
      .map((km) => choice(labels.chips.within(km), { near: centre, location, places, radius: km }, km === radius));
    const others = (read?.places ?? []).map(({ place, query }) => choice(placeText(query, place), query));
    // Of a region also its country.
    const { country, region: name = '' } = (region !== undefined && of.placeNames) || {};
    const whole = country ? [choice(countryName(country, locale), { country })] : [];
    const place = { label: labels.filters.location, value: location ?? name, ...(radius ? { radius } : {}) };
    const title = labels.filters[around.length > 0 ? 'radius' : 'location'];
    return { title, choices: [...around, ...others, ...whole], isCounted: true, place };
  }
  if (keys.includes('breed') && now.breed !== undefined)
    return breedMenu(of, now.breed, choice, action + animalResultsQuery({ ...asked, page: 1 }));
  if (keys.includes('class') && now.class !== undefined) {
    const codes = classesOf(now.class);
    const [category] = codes.map((code) => CLASSES[code].category);
    if (!category) return undefined;
    const isChosen = (name: string) => codes.some((code) => code === name);
    const { families } = lotChoices(locale, labels.lot, category, classCounts).classes;
    const all = families.flatMap(({ classes }) => (classes.some(([code]) => isChosen(code)) ? classes : []));
    // What finds nothing is left out, where something else is found.
    const found = all.filter(([code]) => !classCounts || classCounts[code] || (isChosen(code) && codes.length === 1));
    const choices = (found.length > 1 ? found : all).map(([code, label]) => {
      const count = classCounts?.[code] ? ` (${formatNumber(locale, classCounts[code])})` : '';
      return choice(label + count, { class: code }, isChosen(code));
    });
    return choices.length > 1 ? { title: labels.lot.filters.class, choices } : undefined;
  }
  return undefined;
}

/** Returns the filters of a search: those that its text says, then those that were chosen. */
export async function searchChips(of: Asked): Promise<SearchChip[]> {
  const { locale, labels, action, asked, read, placeNames, zoneName } = of;
  const t = await translator(locale, 'understood');
  /** What is shown although it isn't had says so. */
  const chip = (keys: readonly ListingKey[], label: string, href: string, menu: ChipMenu | undefined): SearchChip => {
    const isUnmet = keys.some((key) => of.unmet?.includes(key));
    return {
      label: isUnmet ? t('unmet', { filter: label }) : label,
      href,
      ...(isUnmet ? { isUnmet } : {}),
      ...(menu ? { menu } : {}),
    };
  };
  const placeText = (query: Filters, place: string) => t(query.near === undefined ? 'inPlace' : 'nearPlace', { place });
  const search = asked.search ?? '';
  const { search: _search, ...filters } = { ...asked, page: 1 };
  const said = read ? CHIPS.flatMap((keys) => saidChip(keys, read)) : [];

  /** A figure whose limits are wider says so, unless its words do: «cerca de 50 cab.». */
  function asFound(written: string, isAbout: boolean): string {
    return isAbout && /^[\p{Sc}\d]/u.test(written) ? t('about', { what: written }) : written;
  }

  function saidChip(
    keys: readonly ListingKey[],
    { said, spans, figures = {}, units, crossOf = [], isMisspelt = false }: UnderstoodText,
  ): SearchChip[] {
    const shown = keys.filter((key) => said[key] !== undefined);
    if (shown.length === 0) return [];
    const only = Object.fromEntries(shown.map((key) => [key, said[key]])) as Filters;
    const names = activeFilters({ page: 1, limit: asked.limit, sort: 'newest', ...only }, locale, labels, placeNames);
    const written = writtenFor(search, spans, keys);
    const price = keys[0]?.startsWith('minPrice')
      ? (said.maxPrice ?? said.maxPriceKg ?? said.minPrice ?? said.minPriceKg)
      : undefined;
    const isAbout = FIGURES.some(([figure, key]) => keys.includes(key) && figures[figure] !== undefined);
    // What is several classes or a group of breeds, in another unit or money, or about so much, is the words that were typed.
    const isAsWritten =
      (keys.includes('class') && names.length > 1 && !isMisspelt) ||
      breedsIn(only.breed).length >= GROUP_MIN ||
      (keys === WEIGHTS && units?.weight !== undefined) ||
      isConverted(written, price) ||
      isAbout;
    const perWeight = keys.includes('minPriceKg') && /\d$/.test(written) ? of.units?.priceKg?.after : undefined;
    const inHeads = (heads: string) => `${heads}\u00a0${labels.lot.filters.headsUnit}`;
    const isCount = keys.includes('minHeads') && /^(?:[\d.,]+|\p{L}+)$/u.test(written);
    const named =
      keys[0] === 'sort'
        ? (labels.bar.sorts[said.sort ?? 'newest'] ?? '')
        : isAbout && keys.includes('minHeads') && figures.heads !== undefined
          ? // Of more animals than that some may be bought.
            t('aboutOrMore', { what: inHeads(formatNumber(locale, figures.heads)) })
          : isAsWritten
            ? asFound(isCount ? inHeads(written) : written + (perWeight ?? ''), isAbout)
            : (isMisspelt ? names.slice(0, NAMES_MAX) : names).map(({ label }) => label).join(' / ');
    const ofBreeds = crossOf.map((breed) => labels.filters.breeds[breed] ?? breed).join(' × ');
    const label = capitalised(locale, keys.includes('breed') && ofBreeds ? `${named}: ${ofBreeds}` : named);
    const left = without(search, spans, (span) => span.keys.some((key) => keys.some((own) => own === key)));
    const base: Filters = left ? { ...filters, search: left } : filters;
    return [chip(shown, label, action + animalResultsQuery(base), menuOf(keys, only, base, of, placeText))];
  }

  const chosen = activeFilters(read ? { ...asked, search: undefined } : asked, locale, labels, {
    ...placeNames,
    zone: zoneName,
    units: of.units,
  }).map(({ label, query, keys }): SearchChip => {
    const base = { ...asked, page: 1 };
    for (const key of keys) delete base[key];
    const menu = menuOf(keys, asked, base, { ...of, read: undefined }, placeText);
    return chip(keys, label, query ? action + query : localizedPath(locale, ANIMALS_PATH), menu);
  });
  return [...said, ...chosen];
}
