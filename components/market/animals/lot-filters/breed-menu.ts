import type { ChipChoice, ChipMenu } from '@/components/market/listings/browse/filter-chip';
import type { BrowseLabels } from '@/components/market/listings/browse/labels';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { breedsIn, nameOfBreeds } from '@/lib/livestock/stock/breeds';

/** A menu has no more breeds. */
const BREEDS_MAX = 8;

/** The breeds that are asked for and those that most of the other animals are of. */
function breedChoices(hits: Record<string, number>, asked: readonly string[]): [string, number][] {
  const others = Object.entries(hits).filter(([name]) => !asked.includes(name));
  const most = others.toSorted(([, one], [, other]) => other - one).slice(0, BREEDS_MAX - 1);
  return [...asked.map((name): [string, number] => [name, hits[name] ?? 0]), ...most];
}

interface BreedHits {
  locale: Locale;
  labels: BrowseLabels;
  breedHits?: Record<string, number> | null | undefined;
  soldBreeds?: Record<string, number> | undefined;
  withCrosses?: number | undefined;
}

/** The other breeds that a search could be of; `withCrossesHref` is the search as it is, which finds crosses too. */
export function breedMenu(
  { locale, labels, breedHits, soldBreeds, withCrosses }: BreedHits,
  breed: string,
  choice: (label: string, query: { breed: string }, isChosen: boolean) => ChipChoice,
  withCrossesHref: string,
): ChipMenu | undefined {
  const own: readonly string[] = breedsIn(breed);
  const pure = own.reduce((sum, name) => sum + (breedHits?.[name] ?? 0), 0);
  const hasCrosses = withCrosses !== undefined && withCrosses > pure;
  const counted = (text: string, count: number) => `${text} (${formatNumber(locale, count)})`;
  const both = counted(labels.chips.withCrosses(nameOfBreeds(labels.filters.breeds, breed)), withCrosses ?? 0);
  // Where no other breed has a hit, those that are sold most, uncounted.
  const isHit = Object.keys(breedHits ?? {}).some((name) => !own.includes(name)) || soldBreeds === undefined;
  const choices = breedChoices((isHit ? breedHits : soldBreeds) ?? {}, own).map(([name, count]) => {
    const text = labels.filters.breeds[name] ?? name;
    const isOwn = own.includes(name);
    const label = isOwn && hasCrosses ? labels.chips.only(text) : text;
    return choice(isHit ? counted(label, count) : label, { breed: name }, isOwn && !hasCrosses);
  });
  if (hasCrosses) choices.unshift([both, withCrossesHref, true]);
  return choices.length > 1 ? { title: labels.filters.breed, choices } : undefined;
}
