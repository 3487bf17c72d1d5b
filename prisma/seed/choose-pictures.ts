import type { DemoLot } from './content/auctions/lot';
import type { DemoListing } from './content/types';
import { pictureSets, type PictureSet } from './pictures/pool';
import { lookOf } from './pictures/sets';

type Shown = Pick<DemoListing, 'category' | 'subject' | 'coat' | 'head' | 'pictures'>;

/** What the pictures of an auction lot show. */
export function shownIn({ category, subject, coat, quantity }: DemoLot): Shown {
  return { category, subject, coat, head: quantity, pictures: quantity > 1 ? 4 : 3 };
}

const setsByLook = new Map<string, PictureSet[]>();
for (const set of pictureSets()) setsByLook.set(set.look, [...(setsByLook.get(set.look) ?? []), set]);

/**
 * Returns the picture keys of a listing. All of them belong to one set, and so show the same animals; `turn` chooses
 * among the sets of these animals, `cover` the picture that comes first.
 */
export function choosePictures(shown: Shown, turn: number, cover: number): string[] {
  const sets = setsByLook.get(lookOf(shown)) ?? [];
  const pictures = sets[turn % sets.length]?.pictures ?? [];
  const first = cover % pictures.length;
  return [...pictures.slice(first), ...pictures.slice(0, first)].slice(0, shown.pictures).map(({ key }) => key);
}
