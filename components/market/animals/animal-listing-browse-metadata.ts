import type { Metadata } from 'next';
import { resultsMetadata } from '@/components/ui/page/page-metadata';
import { breedNames, categoryNames } from '@/components/market/listings/browse/labels';
import { lotLabels } from '@/components/market/listings/browse/lot-labels';
import { breedsIn, nameOfBreeds } from '@/lib/livestock/stock/breeds';
import { animalResultsQuery, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { capitalised, formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';

/** Search engines may index categories, breeds, classes and pages of results, but not every combination of filters. */
const INDEXED_KEYS = new Set(['category', 'breed', 'page', 'limit', 'sort']);
const INDEXED_PAGES = 20;

/** The class that is searched for, if it is one. */
const oneClass = ({ class: stock }: Pick<AnimalListingQuery, 'class'>) => (stock?.includes(',') ? undefined : stock);

/** True of a search that search engines don't index. */
export const isNarrowed = (query: AnimalListingQuery): boolean =>
  breedsIn(query.breed).length > 1 ||
  Object.keys(query).some((key) => !INDEXED_KEYS.has(key) && !(key === 'class' && oneClass(query))) ||
  query.sort !== 'newest';

/** What animals of a class or a category, and of breeds, are called: «Vaquillonas Angus», “Angus heifers”. */
export async function animalsNamed(
  locale: Locale,
  { category, breed, class: stock }: Pick<AnimalListingQuery, 'category' | 'breed' | 'class'>,
): Promise<string | undefined> {
  const [t, breeds, categories, lot] = await Promise.all([
    translator(locale, 'home'),
    breedNames(locale),
    categoryNames(locale),
    lotLabels(locale),
  ]);
  const one = oneClass({ class: stock });
  const kind = one ? lot.stock(one) : category && categories[category];
  const ofBreed = breed && nameOfBreeds(breeds, breed);
  if (!kind || !ofBreed) return kind ?? ofBreed;
  return capitalised(locale, t('kindOfBreed', { kind: kind.toLocaleLowerCase(locale), breed: ofBreed }));
}

interface Found {
  /** Equipment is shown instead of animals. */
  isOfEquipment?: boolean;
  total: number;
  totalIsCapped: boolean;
  totalPages: number;
}

/** What a page of results is called and described by, and its address without the language. */
export async function animalListingBrowseSubject(
  locale: Locale,
  query: AnimalListingQuery,
  { total, totalIsCapped, isOfEquipment = false }: Omit<Found, 'totalPages'>,
): Promise<{ title: string; description: string; path: string }> {
  const [t, ofEquipment, breeds, categories, named] = await Promise.all([
    translator(locale, 'home'),
    translator(locale, 'equipmentFound'),
    breedNames(locale),
    categoryNames(locale),
    animalsNamed(locale, query),
  ]);
  const shown = formatNumber(locale, total) + (totalIsCapped ? '+' : '');
  const { category, breed, page, search } = query;
  const stock = oneClass(query);
  const indexed: Partial<AnimalListingQuery> = {
    ...(category ? { category } : {}),
    ...(breed ? { breed } : {}),
    ...(stock ? { class: stock } : {}),
    page,
  };

  const subject = (): { title: string; description: string } => {
    if (search) {
      const title = isOfEquipment ? ofEquipment('meta', { text: search }) : t('metaSearch', { text: search });
      return { title, description: t('metaDescription', { shown }) };
    }
    if (stock && named) {
      return {
        title: t('metaCategory', { category: named }),
        description: t('metaCategoryDescription', { category: named, shown }),
      };
    }
    if (breed) {
      const name = nameOfBreeds(breeds, breed);
      return { title: t('metaBreed', { breed: name }), description: t('metaBreedDescription', { breed: name, shown }) };
    }
    if (category) {
      const name = categories[category];
      return {
        title: t('metaCategory', { category: name }),
        description: t('metaCategoryDescription', { category: name, shown }),
      };
    }
    return { title: t('metaTitle'), description: t('metaDescription', { shown }) };
  };
  const { title: first, description } = subject();
  return {
    title: page > 1 ? t('metaPage', { title: first, page }) : first,
    description,
    path: `/${animalResultsQuery(indexed)}`,
  };
}

/**
 * Title of a page of results, whether it is indexed, and its neighbours. Its other metadata are in the page itself
 * (`SubjectHead`). `local` is the page of the same animals in the same place, if there is one: search engines list that.
 */
export async function animalListingBrowseMetadata(
  locale: Locale,
  query: AnimalListingQuery,
  found: Found,
  local: Record<Locale, string> | null = null,
): Promise<Metadata> {
  const { total, totalPages } = found;
  const { page } = query;
  const subject = await animalListingBrowseSubject(locale, query, found);
  return {
    ...resultsMetadata({
      locale,
      ...subject,
      isIndexed: local !== null || (!isNarrowed(query) && total > 0 && page <= INDEXED_PAGES),
      page,
      totalPages,
      pathOf: (to) => `/${animalResultsQuery({ ...query, page: to })}`,
    }),
    title: { absolute: `${subject.title} · Corral` },
    description: null,
    alternates: null,
    openGraph: null,
    twitter: null,
  };
}
