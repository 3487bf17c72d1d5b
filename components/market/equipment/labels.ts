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
import { pick } from '@/lib/core/pick';

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
  const shell: BrowseShellLabels = {
    ...pick(shared, ['activeFilters', 'openFilters', 'pages', 'previous', 'next', 'page', 'range', 'past']),
    ...pick(shared, ['chips', 'card', 'emptyFilters']),
    filters: pick(shared.filters, ['title', 'clear', 'close', 'apply', 'more']),
    bar: {
      ...shared.bar,
      sorts: {
        ...pick(shared.bar.sorts, ['newest', 'price_asc', 'price_desc']),
        year_desc: t('sortYearDesc'),
        year_asc: t('sortYearAsc'),
        ...pick(shared.bar.sorts, ['distance_asc', 'near_recent']),
      },
    },
    emptyText: t('emptyText'),
    browseAll: t('browseAll'),
    found: (total, shown) => t('found', { total, shown }),
    show: (total, shown) => t('show', { total, shown }),
    backTo: (total, shown) => t('backTo', { total, shown }),
  };
  return {
    shell,
    names,
    chips: shared.chips,
    filters: {
      ...pick(shared.filters, ['category', 'allCategories', 'location', 'locationPlaceholder']),
      ...pick(shared.filters, ['radius', 'anyRadius', 'radii', 'minPrice', 'maxPrice']),
      ...pick(names, ['categories', 'conditions']),
      ...pickLabels(t, ['price', 'condition', 'anyCondition', 'year', 'minYear', 'maxYear']),
    },
    hero: {
      headline: [t('headline1'), t('headline2')] as const,
      search: shared.hero.search,
      ...pickLabels(t, ['searchLabel', 'searchPlaceholder']),
    },
    categories: shared.categories,
    all: t('all'),
    sell: t('sell'),
    count: (total: number) => t('count', { total, shown: formatNumber(locale, total) }),
  };
}

export type EquipmentLabels = Awaited<ReturnType<typeof equipmentLabels>>;
