import './map.css';
import { activeFilters, type FilterProblem } from '@/components/listings/browse/active-filters';
import { RESULTS_ID } from '@/components/listings/browse/element-ids';
import { FilterProblems } from '@/components/listings/browse/filter-problems';
import { browseLabels } from '@/components/listings/browse/labels';
import { buttonVariants } from '@/components/ui/button-variants';
import { RemovableChip } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { EmptyState, Panel } from '@/components/ui/panel';
import { animalListingQueryString, type AnimalListingQuery } from '@/lib/animals/query-schema';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translator';
import type { LotMap, MapArea, MapDrawing as Drawing } from '@/lib/map/dto';
import { MapAreas, type AreaTuple } from './map-areas';
import { MapDrawing, type CellTuple, type TownTuple } from './map-drawing';
import { subjectOfMap } from './map-metadata';

interface LotMapPageProps {
  locale: Locale;
  query: AnimalListingQuery;
  problems: readonly FilterProblem[];
  map: LotMap;
  /** The name of the region that is searched in. */
  regionName: string | undefined;
  /** The place that its zone is known by. */
  zoneName: string | undefined;
}

/** The lots of a search on a map: zones and areas with their number, each a link to them. It needs no scripts. */
export async function LotMapPage({ locale, query, problems, map, regionName, zoneName }: LotMapPageProps) {
  const [t, f, labels, subject] = await Promise.all([
    translator(locale, 'map'),
    translator(locale, 'filters'),
    browseLabels(locale),
    subjectOfMap(locale, query, map),
  ]);
  const { country, total, withoutPlace, outside, wide, narrow, areas } = map;
  const [results, here] = [localizedPath(locale, '/'), localizedPath(locale, '/map')];
  const number = (value: number) => formatNumber(locale, value);
  const address = (path: string, changes: Partial<AnimalListingQuery> = {}) =>
    path + animalListingQueryString({ ...query, page: 1, ...changes });
  const anywhere = { country: undefined, region: undefined, location: undefined, radius: undefined, zone: undefined };
  const active = activeFilters(query, locale, labels, { region: regionName, zone: zoneName });

  const list = address(results);
  // A zone stands for the one that the map may be of: of a repeated key the first counts.
  const others = address(results, { zone: undefined });
  const zones = `${others}${others.includes('?') ? '&' : '?'}`;
  const hrefOf = ({ key, value, isMapped }: MapArea) =>
    key === 'region'
      ? address(results, { region: Number(value) })
      : address(isMapped ? here : results, { ...anywhere, country: String(value) });
  const rows = areas.map((area): AreaTuple => [hrefOf(area), area.name, area.total]);
  const names = [1, 2].map((count) => t('zone', { place: '{place}', count, shown: '{shown}' }));
  const drawing = ({ cells, towns, ...rest }: Drawing, className: 'wide' | 'narrow') => (
    <MapDrawing
      {...{ locale, className }}
      drawing={rest}
      cells={cells.map(({ zone, place, total, x, y }): CellTuple => [zone, place, total, x, y])}
      towns={towns.map(({ name, x, y, isLeft }): TownTuple => [name, x, y, isLeft])}
      isOfCountry={country !== null}
      results={zones}
      label={t('zones')}
      names={[names[0] ?? '', names[1] ?? '']}
    />
  );

  return (
    <div className="wrap pt-5 pb-12 sm:pt-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>{subject.heading}</h1>
          <p className="mt-2 text-ink-2">{t('intro', { count: total, shown: number(total) })}</p>
        </div>
        <a href={list} className={`map-actions ${buttonVariants({ variant: 'secondary' })} max-sm:w-full`}>
          <Icon name="list" />
          {t('list')}
        </a>
      </div>
      <div className="mt-4 empty:hidden">
        <FilterProblems problems={problems} />
      </div>
      {active.length > 0 ? (
        <div role="group" aria-label={labels.activeFilters} className="mt-4 flex flex-wrap items-center gap-2">
          {active.map((filter) => (
            <RemovableChip
              key={filter.label}
              href={here + filter.query}
              label={filter.label}
              removeLabel={labels.chips.remove(filter.label)}
            />
          ))}
          <a href={here} className="link ml-1 inline-flex min-h-11 items-center text-14">
            {labels.filters.clear}
          </a>
        </div>
      ) : null}
      {total === 0 ? (
        <div id={RESULTS_ID} tabIndex={-1} className="mt-4 outline-none">
          <EmptyState
            picture="/art/empty.webp"
            title={t('emptyTitle')}
            action={
              <a href={active.length > 0 ? here : results} className={buttonVariants()}>
                {active.length > 0 ? t('everything') : labels.browseAll}
              </a>
            }
          >
            {t('emptyText')}
          </EmptyState>
        </div>
      ) : (
        <div className="mt-4 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_376px]">
          <Panel padded={false} className="overflow-hidden max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0">
            {drawing(wide, 'wide')}
            {drawing(narrow, 'narrow')}
            <div className="grid gap-3 px-4 pb-4 sm:px-5">
              <p className="text-13 text-ink-2">
                {t('counted')} {outside > 0 ? t('outside', { count: outside, shown: number(outside) }) : null}
              </p>
              {withoutPlace > 0 ? (
                <p className="text-13 text-ink-2">
                  {t('unplaced', { count: withoutPlace, shown: number(withoutPlace) })}{' '}
                  <a href={address(results, { withoutPlace: true })} className="link inline-flex min-h-6 items-center">
                    {f('seeThem')}
                  </a>
                </p>
              ) : null}
              <p className="text-13 text-ink-2">
                <a href={localizedPath(locale, '/credits')} className="inline-flex min-h-6 items-center underline">
                  {t('sources')}
                </a>
              </p>
            </div>
          </Panel>
          <Panel
            id={RESULTS_ID}
            tabIndex={-1}
            padded={false}
            className="scroll-mt-20 pb-2 outline-none max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0"
          >
            <div className="px-5 pt-4 pb-2">
              <h2 className="text-20">{subject.areas}</h2>
              {country === null ? (
                <p className="mt-1 text-14 text-ink-2">{t('chooseCountry')}</p>
              ) : (
                <a
                  href={address(here, anywhere)}
                  className="map-actions link inline-flex min-h-11 items-center gap-1.5 text-14"
                >
                  <Icon name="arrow-left" className="size-4" />
                  {t('allCountries')}
                </a>
              )}
            </div>
            <MapAreas locale={locale} areas={rows} more={t('more', { count: rows.length })} />
          </Panel>
        </div>
      )}
    </div>
  );
}
