import './map.css';
import { headsText } from '@/components/market/animals/lot-line';
import { toAnimalListingCard } from '@/components/market/animals/animal-listing-card';
import { rangeUnits } from '@/components/market/animals/range-units';
import { searchChips, type ChipCounts, type UnderstoodText } from '@/components/market/animals/search-chips';
import type { FilterProblem } from '@/components/market/listings/browse/active-filters';
import type { SearchChip } from '@/components/market/listings/browse/filter-chip';
import { FilterProblems } from '@/components/market/listings/browse/filter-problems';
import { animalNames, browseLabels } from '@/components/market/listings/browse/labels';
import { SAVE_SEARCH_HASH } from '@/components/market/listings/save-search-hash';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/panel';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import {
  animalListingQueryString,
  animalResultsQuery,
  type AnimalListingQuery,
} from '@/lib/market/animal-lots/query-schema';
import { formatNumber, formatRounded, formatWeight } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { PlaceNames } from '@/lib/places/dto';
import { ANIMALS_PATH, localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import type { LotMap, MapArea, MapDrawing, MapStep, MapZone } from '@/lib/finding/map/dto';
import type { AreaTuple } from './map-areas';
import type { CellTuple, DrawingModel, StepTuple, TownTuple } from './map-drawing';
import { subjectOfMap } from './map-metadata';
import { MapView, type MapModel } from './map-view';
import type { ZoneLot, ZoneModel } from './map-zone';

interface LotMapPageProps extends ChipCounts {
  locale: Locale;
  /** The search as its address has it, with a sentence that is read. */
  asked: AnimalListingQuery;
  /** The search with the filters that the sentence says. */
  query: AnimalListingQuery;
  /** What is invalid in the address, as it was typed, and what is wrong with it. */
  invalid: Readonly<Record<string, string>>;
  problems: readonly FilterProblem[];
  map: LotMap;
  /** The first lots of the zone that is chosen, or of the map. */
  lots: readonly AnimalListingDto[];
  /** What the sentence says, and the search beside it. */
  read?: (UnderstoodText & { asked: AnimalListingQuery }) | undefined;
  /** The name of the region that is searched in. */
  placeNames: PlaceNames;
  /** The place that its zone is known by. */
  zoneName: string | undefined;
  /** The visitor's own place, at which maps begin that name none, and whether this one is of all countries instead. */
  own?: { name: string; isWhole: boolean } | null;
}

/** So many areas are listed below the map of a zone, the others with the whole map. */
const BESIDE_ZONE = 5;

/** What leaves a place for all countries. */
const ANYWHERE = { country: undefined, region: undefined, location: undefined, radius: undefined, zone: undefined };

/** The end of a tuple: nothing for what isn't known. */
const known = <Value,>(value: Value | null): [Value] | [] => (value === null ? [] : [value]);

/** An address that another filter is added to. */
const open = (address: string) => `${address}${address.includes('?') ? '&' : '?'}`;

/**
 * The addresses of the results, the map and its filters, with the search or with changes of it. A zone leaves the sentence
 * as it is, other changes are of what it says.
 */
function addressesOf({ locale, asked, query, own }: Pick<LotMapPageProps, 'locale' | 'asked' | 'query' | 'own'>) {
  const address =
    (path: string, said = query) =>
    (changes: Partial<AnimalListingQuery> = {}) => {
      const search = Object.keys(changes).every((key) => key === 'zone') ? said : query;
      return localizedPath(locale, path) + animalListingQueryString({ ...search, page: 1, ...changes });
    };
  const map = address('/map', asked);
  /** Of all countries, also for who has named a place. */
  const whole = (changes: Partial<AnimalListingQuery> = {}) => (own ? `${open(map(changes))}page=1` : map(changes));
  return { results: address('/', asked), map: own?.isWhole ? whole : map, whole, filters: address('/map/filters') };
}

type Addresses = ReturnType<typeof addressesOf>;

const addressOf = ({ key, isMapped }: MapArea): AreaTuple[0] => (key === 'region' ? 2 : isMapped ? 0 : 1);

/** The lots of a zone as its panel lists them. */
async function zoneLots(locale: Locale, lots: readonly AnimalListingDto[]): Promise<ZoneLot[]> {
  const names = await animalNames(locale);
  return lots.map((listing): ZoneLot => {
    const card = toAnimalListingCard(listing, locale, names);
    const weight = listing.weight === null ? null : formatWeight(locale, listing.weight);
    const facts = [headsText(locale, listing.lot), weight, listing.location.split(',')[0]].filter(Boolean).join(' · ');
    return [
      card.href,
      card.picture ?? `/art/stock-${card.stock}.webp`,
      [card.sign ?? 'US$', card.price, card.unit ?? ''],
      card.title,
      facts,
      ...known(card.lang ?? null),
    ];
  });
}

async function zoneModel(
  { locale, lots, zoneName }: LotMapPageProps,
  to: Addresses,
  { total, heads, median, regions, isNear }: MapZone,
  per: LotMap['per'],
): Promise<ZoneModel> {
  const [t, { chips }] = await Promise.all([translator(locale, 'map'), browseLabels(locale)]);
  const shown = formatNumber(locale, total);
  const price =
    median === null ? [] : [`${formatRounded(locale, String(median))} ${t(per === 'kg' ? 'perKg' : 'perHead')}`];
  const place = isNear || regions.length === 0 ? zoneName : new Intl.ListFormat(locale).format(regions);
  return {
    name: place === undefined ? t('unnamedZone') : isNear ? t('nearZone', { place }) : chips.zone(place),
    figures: [
      [t('lots'), shown],
      [t('heads'), formatNumber(locale, heads)],
      ...price.map((value) => [t('median'), value] as const),
    ],
    lots: await zoneLots(locale, lots),
    leave: to.map({ zone: undefined }),
    results: to.results(),
    notify: to.results() + SAVE_SEARCH_HASH,
    labels: {
      chosen: t('chosen'),
      leave: t('leaveZone'),
      see: t('seeLots', { count: total, shown }),
      notify: t('notify'),
      nothing: t('nothingHere'),
    },
  };
}

/** Drawings, areas and notes as props. */
async function mapModel(props: LotMapPageProps, to: Addresses, areas: string): Promise<NonNullable<MapModel['map']>> {
  const { locale, query, map, own } = props;
  const { country, regionWord, per, withoutPlace } = map;
  const [t, f, word] = await Promise.all([
    translator(locale, 'map'),
    translator(locale, 'filters'),
    translator(locale, 'placeKinds'),
  ]);
  const number = (value: number) => formatNumber(locale, value);
  const step = (to: Addresses, key: 'closer' | 'wider', { name, country, zone }: MapStep): StepTuple => [
    (name === '' ? to.whole : to.map)(
      country === undefined ? { zone } : { ...ANYWHERE, ...(country ? { country } : {}) },
    ),
    t(key, { place: name || t('allCountries') }),
  ];
  const drawing = ({ cells, towns, closer, wider, outside, ...rest }: MapDrawing): DrawingModel => ({
    ...rest,
    cells: cells.map(({ zone, place, total, x, y, median }): CellTuple => [zone, place, total, x, y, ...known(median)]),
    towns: towns.map(({ name, x, y, isLeft }): TownTuple => [name, x, y, isLeft]),
    closer: closer && step(to, 'closer', closer),
    wider: wider && step(to, 'wider', wider),
    outside: outside > 0 ? t('outside', { count: outside, shown: number(outside) }) : '',
  });
  const [one, more] = [1, 2].map((count) => t('zone', { place: '{place}', count, shown: '{shown}' }));
  const median = t('zoneMedian', {
    place: '{place}',
    shown: '{shown}',
    price: '{price}',
    per: t(per === 'kg' ? 'perKg' : 'perHead'),
  });
  const unplaced = t('unplaced', { count: withoutPlace, shown: number(withoutPlace) });
  return {
    // Without the path of the map, which this page has.
    zones: open(to.map({ zone: undefined })).replace(/^[^?]*/, ''),
    zone: query.zone,
    names: [one ?? '', more ?? '', median],
    wide: drawing(map.wide),
    narrow: drawing(map.narrow),
    notes: [
      ...(own && map.isOwn ? [[t('begins', { place: own.name }), to.whole(), t('everything')] as const] : []),
      [t('counted')],
      ...(withoutPlace > 0
        ? [
            [
              unplaced,
              to.results({ withoutPlace: true, zone: undefined }),
              f('seeThem', { count: withoutPlace }),
            ] as const,
          ]
        : []),
      ...(query.category === undefined && query.class === undefined ? [[t('chooseClass')] as const] : []),
      ['', localizedPath(locale, '/credits'), t('sources')],
    ],
    chosen: map.zone && (await zoneModel(props, to, map.zone, per)),
    areas: {
      heading: areas,
      hint: t(country === null ? 'chooseCountry' : 'allCountries'),
      back: country === null ? null : to.whole(ANYWHERE),
      rows: map.areas
        .slice(0, map.zone ? BESIDE_ZONE : undefined)
        .map((area): AreaTuple => [addressOf(area), area.value, area.name, area.total, ...known(area.median)]),
      addresses: [
        `${open(to.map(ANYWHERE))}country=`,
        `${open(to.results(ANYWHERE))}country=`,
        `${open(to.results({ region: undefined, zone: undefined }))}region=`,
      ],
      columns: [word(regionWord ?? 'country'), t('lots'), ...known(per && t(per === 'kg' ? 'medianKg' : 'medianHead'))],
      more: t('more', { count: map.areas.length }),
      moreHref: map.zone && map.areas.length > BESIDE_ZONE ? to.map({ zone: undefined }) : null,
      few: t('fewPrices'),
      lots: map.zone ? [] : await zoneLots(locale, props.lots),
    },
  };
}

/** The lots of a search on a map. */
export async function LotMapPage(props: LotMapPageProps) {
  const { locale, asked, query, invalid, problems, map, placeNames, own, read } = props;
  const [t, f, labels, subject] = await Promise.all([
    translator(locale, 'map'),
    translator(locale, 'filters'),
    browseLabels(locale),
    subjectOfMap(locale, query, map),
  ]);
  const to = addressesOf(props);
  const here = localizedPath(locale, '/map');
  const mistyped = new URLSearchParams(invalid).toString();
  const { zone } = query;
  const chosen = animalListingQueryString({
    ...asked,
    page: 1,
    search: undefined,
    literal: undefined,
    zone: undefined,
  });
  const units = await rangeUnits(locale, labels, read?.units ?? {});
  const beside = { ...(read?.asked ?? query), zone: undefined };
  const active = await searchChips({
    ...{ locale, labels, action: '', asked: beside, read, placeNames, units },
    ...{ classCounts: props.classCounts, breedHits: props.breedHits, soldBreeds: props.soldBreeds },
  });
  // A zone stays chosen without a filter, which its panel leaves, and so does the map of all countries.
  const kept = [zone === undefined ? '' : `zone=${zone}`, own?.isWhole ? 'page=1' : ''].filter(Boolean).join('&');
  const without = (href: string) => {
    // What leaves no filter leads to all animals.
    const rest = here + (href.startsWith('?') && href !== animalResultsQuery({}) ? href : '');
    return kept === '' ? rest : open(rest) + kept;
  };
  /** The chip of a search in the list, with the addresses of the map. */
  const onMap = ({ href, menu, ...chip }: SearchChip): SearchChip => {
    const own = { ...chip, href: without(href) };
    if (!menu || !('choices' in menu)) return menu ? { ...own, menu } : own;
    const choices = menu.choices.map(([label, to, ...isChosen]) => [label, without(to), ...isChosen] as const);
    return { ...own, menu: { ...menu, choices } };
  };
  return (
    <MapView
      {...{ locale }}
      heading={subject.heading}
      intro={t('intro', { count: map.total, shown: formatNumber(locale, map.total) })}
      links={{ list: to.results(), filters: mistyped ? open(to.filters()) + mistyped : to.filters(), everything: here }}
      labels={{
        list: t('list'),
        filters: f('open'),
        active: labels.activeFilters,
        clear: labels.filters.clear,
        zones: t('zones'),
      }}
      search={{ text: asked.search, kept: [...new URLSearchParams(chosen)], labels: labels.hero }}
      active={active.map(onMap)}
      chipWords={{
        take: labels.chips.take,
        show: labels.show(map.total, formatNumber(locale, map.total)),
        remove: labels.chips.remove('{filter}'),
      }}
      map={map.total > 0 ? await mapModel(props, to, subject.areas) : null}
      problems={<FilterProblems problems={problems} />}
      nothing={
        map.total > 0 ? null : (
          <EmptyState
            picture="/art/empty.webp"
            title={t('emptyTitle')}
            action={
              <a href={active.length > 0 ? here : localizedPath(locale, ANIMALS_PATH)} className={buttonVariants()}>
                {active.length > 0 ? t('everything') : labels.browseAll}
              </a>
            }
          >
            {t('emptyText')}
          </EmptyState>
        )
      }
    />
  );
}
