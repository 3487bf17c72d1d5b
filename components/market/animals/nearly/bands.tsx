import type { ReactNode } from 'react';
import { activeFilters } from '@/components/market/listings/browse/active-filters';
import type { BrowseLabels } from '@/components/market/listings/browse/labels';
import { buttonVariants } from '@/components/ui/button-variants';
import type { RangeUnits } from '@/components/ui/units/range-unit';
import { briefCards } from '@/components/market/listings/brief-cards';
import { gridCard } from '@/components/market/listings/grid-card';
import { FACT_FILTERS, type Band, type Difference } from '@/lib/finding/understood-searches/dto';
import { pureBreedsIn } from '@/lib/livestock/stock/breeds';
import { countryOf, placeIn } from '@/lib/core/i18n/country';
import {
  formatAge,
  formatDecimal,
  formatMoney,
  formatNumber,
  formatPounds,
  formatWeight,
} from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { ANIMALS_PATH, localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import type { AnimalListingQuery, ListingKey, RankedAnimalQuery } from '@/lib/market/animal-lots/query-schema';
import { toAnimalListingCard, type AnimalNames } from '../animal-listing-card';
import { isInPounds } from '../range-units';
import { isConverted, writtenFor, type UnderstoodText } from '../search-chips';
import { besideExact, givenUp, inRows, rowTitles } from './band-rows';
import { BandSections } from './band-section';
import { widenedQuery } from './widened-query';

interface BandsProps {
  locale: Locale;
  labels: BrowseLabels;
  names: AnimalNames;
  action: string;
  /** The country of the visitor. */
  home?: string | undefined;
  /** The search that found too little, with what its text says. */
  query: RankedAnimalQuery;
  /** The search as it was asked. */
  asked: AnimalListingQuery;
  bands: readonly Band[];
  /** The units that the filters show their limits in, dollars where it is none. */
  units: RangeUnits;
  /** So many lots that are exactly it stand before them. */
  exact: number;
  /** What can be done where those are few. */
  alert?: ReactNode;
  /** The search's text, and what was understood of it. */
  search: string;
  read?: UnderstoodText | undefined;
  /** True if the page shows nothing else: a link leads to the whole market. */
  isAll: boolean;
  /** The search is for words alone, and nothing says them. */
  isTextAlone: boolean;
}

/** From so many per cent more on, «8 veces ese precio» says it better. */
const TIMES_FROM = 200;
/** More times a price than this say nothing more. */
const TIMES_MOST = 20;

/** The search that found too little, and the words for it. */
export type Written = Pick<BandsProps, 'locale' | 'labels' | 'names' | 'home' | 'query' | 'read' | 'search'>;

/** Writes in what a listing differs, and, if it is one thing, what was asked. */
export async function differenceWriter({ locale, labels, names, query, read, search }: Written) {
  const t = await translator(locale, 'bands');
  const inPounds = isInPounds(read?.units);
  const number = (value: number) => formatNumber(locale, value);
  const timesText = (times: number) => (times > TIMES_MOST ? `> ${TIMES_MOST}` : number(Math.round(times)));
  const write = (difference: Difference): { has: string; asked?: string } => {
    const limit = (
      { isAbout }: { isAbout?: true },
      [min, max]: readonly [ListingKey, ListingKey],
      has: string,
      asked: string,
      isBelow: boolean,
    ) => {
      const limitKey = isBelow ? min : max;
      const value = query[limitKey];
      const written = read ? writtenFor(search, read.spans, [min, max]) : '';
      // In the words, the unit and the money of the text.
      if (isAbout || isConverted(written, value === undefined ? undefined : String(value)))
        return { has, asked: t('asked.said', { asked: written }) };
      return { has, asked: t(isBelow ? 'asked.least' : 'asked.most', { asked }) };
    };
    switch (difference.of) {
      case 'distance':
        return {
          // A little further than asked doesn't read as what was asked.
          has: t('has.distance', { has: number(Math.ceil(difference.has)) }),
          ...(difference.asked === undefined
            ? {}
            : { asked: t('asked.distance', { asked: number(difference.asked) }) }),
        };
      case 'heads': {
        const has = t('has.heads', { count: difference.has, has: number(difference.has) });
        const isBelow = difference.has < difference.asked;
        return limit(difference, ['minHeads', 'maxHeads'], has, number(difference.asked), isBelow);
      }
      case 'price':
      case 'priceKg': {
        const { percent, asked, of } = difference;
        const has =
          percent >= TIMES_FROM
            ? t('has.times', { has: timesText(1 + percent / 100) })
            : t(percent < 0 ? 'has.cheaper' : 'has.dearer', { has: number(Math.abs(percent)) });
        return limit(
          difference,
          of === 'price' ? ['minPrice', 'maxPrice'] : ['minPriceKg', 'maxPriceKg'],
          has,
          of === 'price' ? formatMoney(locale, String(asked)) : `US$\u00a0${formatDecimal(locale, String(asked))}/kg`,
          percent < 0,
        );
      }
      case 'weight':
      case 'age': {
        const format = difference.of === 'age' ? formatAge : inPounds ? formatPounds : formatWeight;
        const unit = (value: number) => format(locale, value);
        return limit(
          difference,
          difference.of === 'age' ? ['minAge', 'maxAge'] : ['minWeight', 'maxWeight'],
          unit(difference.has),
          unit(difference.asked),
          difference.has < difference.asked,
        );
      }
      case 'breed': {
        // «Texel o cruza»: a cross of others is no difference by its name alone.
        const asked = difference.has === 'Crossbred' ? pureBreedsIn(query.breed).map(names.breed).join(' / ') : '';
        return { has: names.breed(difference.has), ...(asked ? { asked: t('asked.breed', { asked }) } : {}) };
      }
      case 'make':
        return { has: difference.has, asked: t('asked.breed', { asked: difference.asked }) };
      case 'category':
        return { has: labels.filters.categories[difference.has] };
      case 'class':
        return { has: labels.lot.stock(difference.has) };
      case 'power':
        return { has: t('has.power', { has: number(difference.has) }) };
      case 'place':
        return { has: placeIn(difference.has, locale) };
    }
  };
  return (differences: readonly Difference[]) => {
    const [only, ...others] = differences.map(write);
    if (!only || others.length === 0) return only;
    // The rest is plain, or all would be bold. What was asked the chips say.
    return { has: only.has, asked: ['', ...others.map(({ has }) => has)].join(' · ') };
  };
}

/** The filters of a search that only say what a lot states. */
const factsOf = (query: RankedAnimalQuery): AnimalListingQuery => ({
  ...(Object.fromEntries(FACT_FILTERS.map((key) => [key, query[key]])) as Partial<AnimalListingQuery>),
  page: 1,
  limit: query.limit,
  sort: 'newest',
});

const sideOf = (min: unknown, max: unknown) => (min === undefined ? 'above' : max === undefined ? 'below' : 'other');

/** How many times a limit is little more than it. */
const NEAR_TIMES = { radius: 2.5, price: 1.25 };

const isNear = (
  asked: string | number | undefined,
  reached: string | number | undefined,
  times: keyof typeof NEAR_TIMES,
): boolean => asked !== undefined && reached !== undefined && Number(reached) <= NEAR_TIMES[times] * Number(asked);

/** What gives up several things is no step that the search could take; other animals are in the menus of its chips. */
const NO_STEP: ReadonlySet<Band['gives']> = new Set([
  'several',
  'elsewhere',
  'species',
  'everything',
  'class',
  'breed',
]);

/** Lots that are nearly what was asked, in bands: each says what it gives up, and each lot in what it differs. */
export async function Bands(props: BandsProps) {
  const { locale, labels, names, home, action, query, asked, read, bands, units, exact, isAll, isTextAlone } = props;
  const [t, differs] = await Promise.all([translator(locale, 'bands'), differenceWriter(props)]);
  const { card, favorites } = labels;
  const titleOf = (band: Band): string => {
    const { gives, query: wide } = band;
    switch (gives) {
      case 'several': {
        const names = givenUp(band).map((given) => titleOf({ ...band, gives: given, lots: [] }));
        if (names.length === 0) return t('band.several');
        const [first = '', ...others] = names;
        const rest = others.map((name) => name.charAt(0).toLocaleLowerCase(locale) + name.slice(1));
        return new Intl.ListFormat(locale, { type: 'disjunction' }).format([first, ...rest]);
      }
      case 'species': {
        const category = wide.category ? labels.filters.categories[wide.category] : '';
        return t('band.species', { category: category.toLocaleLowerCase(locale) });
      }
      case 'text':
        if (isTextAlone) return t('band.everything');
        return t('band.text', { text: query.search?.replace(/["“”«»]/g, '') ?? '' });
      case 'heads':
        return t('band.heads', { side: sideOf(query.minHeads, query.maxHeads) });
      case 'radius':
        return t('band.radius', { near: isNear(query.radius, wide.radius, 'radius') ? 'yes' : 'no' });
      case 'price':
        return t('band.price', {
          side: sideOf(query.minPrice ?? query.minPriceKg, query.maxPrice ?? query.maxPriceKg),
          near: isNear(query.maxPrice ?? query.maxPriceKg, wide.maxPrice ?? wide.maxPriceKg, 'price') ? 'yes' : 'no',
        });
      case 'facts': {
        const facts = activeFilters(factsOf(query), locale, labels, {}).map(({ label }) => label);
        return t('band.facts', { facts: facts.join(', ') });
      }
      default:
        return t(`band.${gives}`);
    }
  };
  const textOf = ({ gives, query: wide }: Band) => {
    if (gives === 'radius') return t('go.radius', { value: formatNumber(locale, wide.radius ?? 0) });
    if (gives === 'heads' && wide.minHeads) return t('go.fewer', { value: formatNumber(locale, wide.minHeads) });
    // In dollars it would say little to whoever asked in their own money.
    if (gives === 'price' && wide.maxPrice && !units.price?.before)
      return t('go.dearer', { value: formatMoney(locale, wide.maxPrice) });
    return t('all');
  };
  const hrefOf = ({ query: wide }: Pick<Band, 'query'>) => action + widenedQuery(wide, query, asked, read);
  // What is exactly it, but far away, has no other page than this one.
  const own = hrefOf({ query });
  const linkOf = (band: Band) => {
    const href = hrefOf(band);
    return href === own || NO_STEP.has(band.gives) ? undefined : { href, text: textOf(band) };
  };
  /** In a row of several bands a lot whose own facts don't say it differs by what its band gives up. */
  const cardsOf = (band: Band, isMixed: boolean) =>
    band.lots.map(({ listing, differences }) => {
      const difference = differs(differences) ?? (isMixed ? { has: titleOf(band) } : undefined);
      const { distance, ...card } = gridCard(toAnimalListingCard(listing, locale, names, home));
      // How far it is is said once.
      const isSaid = differences.some((one) => one.of === 'distance');
      return { ...card, ...(distance && !isSaid ? { distance } : {}), ...(difference ? { differs: difference } : {}) };
    });
  const rows = inRows(bands).map((row, nth) => (nth === 0 && row.every(linkOf) ? besideExact(row, exact) : row));
  const titles = rowTitles(rows, titleOf, t('mixed'));
  const cards = rows.map((row) => row.flatMap((band) => cardsOf(band, row.length > 1)));
  // What the cards of all bands have in common is sent once.
  const brief = briefCards(cards.flat());
  const all = rows.flatMap((row, nth) => {
    const [first] = row;
    const before = cards.slice(0, nth).flat().length;
    const link = row.length === 1 && first ? linkOf(first) : undefined;
    return first
      ? {
          name: first.gives,
          title: titles[nth] ?? '',
          ...(link ? { link } : {}),
          cards: brief.cards.slice(before, before + (cards[nth]?.length ?? 0)),
        }
      : [];
  });
  return (
    <>
      <BandSections
        bands={all}
        inCommon={brief.inCommon}
        labels={card}
        favoriteLabels={favorites}
        exact={exact}
        alert={props.alert}
      />
      {isAll ? (
        <a
          href={localizedPath(locale, ANIMALS_PATH)}
          data-soft
          className={`${buttonVariants({ variant: 'secondary' })} mt-8`}
        >
          {labels.browseAll}
        </a>
      ) : null}
    </>
  );
}

interface NothingExact {
  bands: readonly Band[];
  /** The country of the visitor. */
  home: string | undefined;
  otherAnimal: string | null;
  isFar: boolean;
  isTextAlone: boolean;
}

/**
 * The sentence that says that nothing is exactly what was asked, or nothing that isn't far away, or that the market has no
 * such animals; the bands follow.
 */
export async function nothingExact(
  locale: Locale,
  { bands, home, otherAnimal, isFar, isTextAlone }: NothingExact,
): Promise<string> {
  const t = await translator(locale, 'bands');
  if (otherAnimal !== null) return t('otherAnimal', { animal: otherAnimal });
  const [first] = bands[0]?.lots ?? [];
  const isHomeFirst = first !== undefined && countryOf(first.listing.location) === home;
  if (isFar) return t('far', { first: isHomeFirst ? 'home' : 'abroad' });
  return t(isTextAlone ? 'unsaid' : 'title');
}
