import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { toEquipmentListingCard } from '@/components/market/equipment/equipment-listing-card';
import { equipmentLabels } from '@/components/market/equipment/labels';
import {
  FilterPlace,
  KeptFilters,
  type FilterState,
  type PlaceFilterLabels,
} from '@/components/market/listings/browse/filter-controls';
import { FilterPrice } from '@/components/market/listings/browse/filter-range';
import type { SearchChip } from '@/components/market/listings/browse/filter-chip';
import { briefCards } from '@/components/market/listings/brief-cards';
import { FlowHead } from '@/components/market/listings/flow-head';
import { gridCard } from '@/components/market/listings/grid-card';
import { inFlow } from '@/components/market/listings/in-flow';
import { ListingGrid } from '@/components/market/listings/listing-grid';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import type { EquipmentFound } from '@/lib/finding/understood-searches/dto';
import { animalResultsQuery, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { equipmentListingQueryString } from '@/lib/market/equipment/query-schema';
import { quoted } from '../understood';
import { differenceWriter, type Written } from './bands';

/**
 * What of a text names equipment, a make as it writes itself, and that it asks for what is cheap: taken off, its words leave
 * the text.
 */
export async function namedChips(
  { named, powers, cheap, listings, like }: Pick<EquipmentFound, 'named' | 'powers' | 'cheap' | 'listings' | 'like'>,
  query: AnimalListingQuery,
  { locale, action, cheapFirst }: { locale: Locale; action: string; cheapFirst: string },
): Promise<SearchChip[]> {
  const t = await translator(locale, 'understood');
  const chip = (words: string, label: string): SearchChip => {
    const search = query.search?.replace(words, ' ').replace(/\s+/g, ' ').trim() || undefined;
    return { label, href: action + animalResultsQuery({ ...query, page: 1, search }) };
  };
  const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);
  const ofNames = named.map((words) => {
    const isIt = ({ brand }: EquipmentFound['listings'][number]) => brand?.toLowerCase() === words.toLowerCase();
    return chip(words, [...listings, ...like].find(isIt)?.brand ?? capital(words));
  });
  const ofPowers = powers.map((words) => chip(words, capital(t('about', { what: words }))));
  return [...ofNames, ...ofPowers, ...(cheap === null ? [] : [chip(cheap, cheapFirst)])];
}

/**
 * The equipment that the text of a search of animals asks for: what is said of it, the way to it, and its cards, which say
 * in what they differ.
 */
export async function equipmentFound(
  { query, listings, total, isExact, like, differences, unused }: EquipmentFound,
  written: Written,
  alert?: ReactNode,
) {
  const { locale, home } = written;
  const [t, bands, understood, { names, shell, filters }, differs] = await Promise.all([
    translator(locale, 'equipmentFound'),
    translator(locale, 'bands'),
    translator(locale, 'understood'),
    equipmentLabels(locale),
    differenceWriter(written),
  ]);
  const cardsOf = (of: typeof listings) =>
    briefCards(
      of.map((one) => {
        const difference = differs(differences[one.id] ?? []);
        return {
          ...gridCard(toEquipmentListingCard(one, locale, names, home)),
          ...(difference ? { differs: difference } : {}),
        };
      }),
    );
  const { first, below, others } = inFlow(listings.length, like.length > 0 ? [like.length] : [], Boolean(alert));
  const [after] = others;
  const href = localizedPath(locale, '/equipment') + equipmentListingQueryString(query);
  return {
    filters: { ...filters, more: { href, label: shell.filters.more } },
    way: { href, label: t('open') },
    title: isExact
      ? t('title', { total, shown: formatNumber(locale, total) })
      : t('nearest', { asked: written.search }),
    instead: (
      <>
        {unused.length > 0 ? (
          <p className="mb-4 text-14 text-ink-2">{understood('unused', { written: quoted(unused, locale) })}</p>
        ) : null}
        <div className="flow">
          {isExact ? (
            <FlowHead flow={first} size={listings.length}>
              {bands('exact')}
            </FlowHead>
          ) : null}
          <ListingGrid {...cardsOf(listings)} labels={shell.card} flow={first} />
          {alert ? (
            <div className="results-alert" style={{ gridRow: below }}>
              {alert}
            </div>
          ) : null}
          {after ? (
            <section className="mt-8">
              <div className="band-head" style={{ gridArea: after.head }}>
                <h3 className="text-18">{t('like')}</h3>
              </div>
              <ListingGrid layout="band" {...cardsOf(like)} labels={shell.card} flow={after} />
            </section>
          ) : null}
        </div>
      </>
    ),
  };
}

interface EquipmentFoundFiltersProps extends FilterState {
  labels: PlaceFilterLabels &
    Record<'price' | 'minPrice' | 'maxPrice', string> & {
      /** The others, on the page of equipment. */
      more: { href: string; label: string | undefined };
    };
}

/** The filters of animals that equipment has as well, and the way to the others. */
export function EquipmentFoundFilters({ labels, ...state }: EquipmentFoundFiltersProps) {
  const { price, minPrice, maxPrice, location, locationPlaceholder, radius, anyRadius, radii, more } = labels;
  return (
    <>
      <FilterPrice state={state} labels={{ price, minPrice, maxPrice }} />
      <KeptFilters values={state.values} names={['country', 'region', 'places']} />
      <FilterPlace state={state} labels={{ location, locationPlaceholder, radius, anyRadius, radii }} />
      <a href={more.href} className={buttonVariants({ variant: 'ghost' })}>
        <Icon name="sliders-horizontal" />
        {more.label}
      </a>
    </>
  );
}

/** The same below animals that were found. */
export function EquipmentFoundSection({ title, way, instead }: Awaited<ReturnType<typeof equipmentFound>>) {
  return (
    <section aria-labelledby="equipment-found" className="mb-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="equipment-found" className="text-22">
          {title}
        </h2>
        <a href={way.href} className={buttonVariants({ variant: 'secondary' })}>
          {way.label}
        </a>
      </div>
      {instead}
    </section>
  );
}
