import './map.css';
import '@/components/market/listings/browse/browse.css';
import { AnimalFilters } from '@/components/market/animals/animal-filters';
import { filterLabels } from '@/components/market/animals/animal-listing-browse';
import { AreaSelects } from '@/components/market/listings/browse/area-selects';
import type { FilterValues } from '@/components/market/listings/browse/filter-form';
import { areaLabels, browseLabels } from '@/components/market/listings/browse/labels';
import { lotChoices } from '@/components/market/listings/browse/lot-labels';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { CLASSES, classesOf } from '@/lib/livestock/stock/classes';
import { animalListingQueryString, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import type { AreaCounts } from '@/lib/finding/understood-searches/dto';
import { MapFilterForm } from './map-filter-form';

interface MapFiltersProps {
  locale: Locale;
  query: AnimalListingQuery;
  /** The URL's values as written, including invalid ones, and the message of each of those. */
  values: FilterValues;
  errors: FilterValues;
  areas: AreaCounts;
}

/** What a search may say without a control here: it stays as it is. */
const KEPT = ['search', 'literal', 'withoutPlace'];
/** What has a control only where a category says what animals it is about, besides the filters of lots. */
const OF_LOTS = ['sex', 'withoutWeight'];

/** The filters of the map: those of the results, in a form that leads to the map. It needs no scripts. */
export async function MapFilters({ locale, query, values, errors, areas }: MapFiltersProps) {
  const [t, { filters, lot }, ofAreas] = await Promise.all([
    translator(locale, 'map'),
    browseLabels(locale),
    areaLabels(locale),
  ]);
  const [map, form] = [localizedPath(locale, '/map'), localizedPath(locale, '/map/filters')];
  const codes = query.class ? classesOf(query.class) : [];
  const [first] = codes;
  const stock = query.category ?? (first && CLASSES[first].category);
  const kept = stock ? KEPT : [...KEPT, ...OF_LOTS, ...Object.keys(lot.filters)];
  return (
    <div className="wrap map-page map-form">
      <a href={map + animalListingQueryString({ ...query, page: 1 })} className="link">
        <Icon name="arrow-left" />
        {t('back')}
      </a>
      <h1>{t('filtersTitle')}</h1>
      <MapFilterForm action={map} fields={form}>
        {kept.map((name) =>
          values[name] ? <input key={name} type="hidden" name={name} value={values[name]} /> : null,
        )}
        <div>
          <AnimalFilters
            locale={locale}
            values={codes.length > 0 ? { ...values, class: codes.join(',') } : values}
            errors={errors}
            labels={filterLabels(filters, values)}
            areas={<AreaSelects state={{ locale, values, errors }} areas={areas} labels={ofAreas} />}
            lot={stock && { labels: lot.filters, choices: lotChoices(locale, lot, stock, null) }}
          />
        </div>
        <p>
          {/* First, so that Enter in a field presses it. */}
          <button className={buttonVariants()}>{t('show')}</button>
          <a href={map} className={buttonVariants({ variant: 'ghost' })}>
            {filters.clear}
          </a>
          <noscript>
            <button formAction={form} className={buttonVariants({ variant: 'secondary' })}>
              {t('ofCategory')}
            </button>
          </noscript>
        </p>
      </MapFilterForm>
    </div>
  );
}
