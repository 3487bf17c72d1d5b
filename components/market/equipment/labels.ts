import type { BrowseShellLabels } from '@/components/market/listings/browse/browse-shell';
import { browseLabels } from '@/components/market/listings/browse/labels';
import {
  CONDITIONS,
  EQUIPMENT_CATEGORIES,
  type Condition,
  type EquipmentCategory,
} from '@/lib/market/equipment/categories';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { pickLabels } from '@/lib/core/i18n/pick-labels';

/** Translated categories and conditions. */
export interface EquipmentNames {
  categories: Record<EquipmentCategory, string>;
  conditions: Record<Condition, string>;
  /** The empty choice of a form. */
  chooseCondition: string;
}

export async function equipmentNames(locale: Locale): Promise<EquipmentNames> {
  // messages: equipment.categories.*, equipment.conditions.*
  const t = await translator(locale, 'equipment');
  return {
    categories: Object.fromEntries(
      EQUIPMENT_CATEGORIES.map((category) => [category, t(`categories.${category}`)]),
    ) as EquipmentNames['categories'],
    conditions: Object.fromEntries(
      CONDITIONS.map((condition) => [condition, t(`conditions.${condition}`)]),
    ) as EquipmentNames['conditions'],
    chooseCondition: t('chooseCondition'),
  };
}

/** Labels of the equipment pages: the shared list labels, replaced where those mention animals. */
export async function equipmentLabels(locale: Locale) {
  const [shared, t, names] = await Promise.all([
    browseLabels(locale),
    translator(locale, 'equipment'),
    equipmentNames(locale),
  ]);
  const { sorts } = shared.bar;
  const {
    title,
    clear,
    close,
    apply,
    more,
    category,
    allCategories,
    location,
    locationPlaceholder,
    radius,
    anyRadius,
    radii,
    minPrice,
    maxPrice,
  } = shared.filters;
  const shell: BrowseShellLabels = {
    activeFilters: shared.activeFilters,
    openFilters: shared.openFilters,
    pages: shared.pages,
    previous: shared.previous,
    next: shared.next,
    page: shared.page,
    range: shared.range,
    past: shared.past,
    chips: shared.chips,
    card: shared.card,
    filters: { title, clear, close, apply, more },
    bar: {
      ...shared.bar,
      sorts: {
        newest: sorts.newest,
        price_asc: sorts.price_asc,
        price_desc: sorts.price_desc,
        year_desc: t('sortYearDesc'),
        year_asc: t('sortYearAsc'),
        distance_asc: sorts.distance_asc,
        near_recent: sorts.near_recent,
      },
    },
    emptyText: t('emptyText'),
    emptyFilters: shared.emptyFilters,
    browseAll: t('browseAll'),
    found: (total, shown) => t('found', { total, shown }),
    show: (total, shown) => t('show', { total, shown }),
  };
  return {
    shell,
    names,
    chips: shared.chips,
    filters: {
      category,
      allCategories,
      location,
      locationPlaceholder,
      radius,
      anyRadius,
      radii,
      minPrice,
      maxPrice,
      categories: names.categories,
      conditions: names.conditions,
      ...pickLabels(t, ['price', 'condition', 'anyCondition', 'year', 'minYear', 'maxYear']),
    },
    hero: {
      headline: [t('headline1'), t('headline2')] as const,
      search: shared.hero.search,
      ...pickLabels(t, ['searchLabel', 'searchPlaceholder', 'browse', 'sell']),
    },
    categories: shared.categories,
    all: t('all'),
    count: (total: number) => t('count', { total, shown: formatNumber(locale, total) }),
  };
}

export type EquipmentLabels = Awaited<ReturnType<typeof equipmentLabels>>;
