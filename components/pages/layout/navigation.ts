import type { IconName } from '@/components/ui/icon';
import { ANIMALS_PATH } from '@/lib/core/i18n/paths';

/** The header's links in order; `label` is a key of the `layout` messages. */
export const MAIN_LINKS = [
  { path: ANIMALS_PATH, label: 'animals', icon: 'house' },
  { path: '/auctions', label: 'auctions', icon: 'gavel' },
  { path: '/equipment', label: 'equipment', icon: 'tractor' },
  { path: '/create-listing', label: 'sell', icon: 'plus' },
] as const satisfies readonly { path: string; label: string; icon: IconName }[];

/** The folders of `app/[locale]` whose pages a link of the header stands for. */
const SECTIONS = {
  animals: ['search', 'every-animal', 'filters', 'listing', 'map', 'map-of', 'animals', 'animales', 'animais'],
  auctions: ['auctions', 'auctions-front'],
  equipment: ['equipment', 'equipment-front', 'equipment-search'],
  sell: ['create-listing'],
} as const satisfies Record<(typeof MAIN_LINKS)[number]['label'], readonly string[]>;

export type Section = keyof typeof SECTIONS;

/** Folders of the pages that list what was searched, in a box of their own. */
const LISTS = ['front', 'every-animal', 'search', 'equipment-front', 'equipment-search', 'map-of'];
/** In front of pages that know where the visitor is. */
const PLACED = ['near', 'suggested'];

/** Whether a page, by the segments of its route, has a search and its results. */
export const isList = ([page = '', , placedPage = '']: readonly string[]): boolean =>
  LISTS.includes(PLACED.includes(page) ? placedPage : page);

/** Returns the section of a page, by the segments of its route; null of the home page and of those that no link stands for. */
export const sectionOf = (segments: readonly string[]): Section | null =>
  MAIN_LINKS.find(({ label }) => SECTIONS[label].some((folder) => segments.includes(folder)))?.label ?? null;
