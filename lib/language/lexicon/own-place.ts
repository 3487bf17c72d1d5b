import type { Place } from '@/lib/places/dto';
import { LITTLE } from './lexicon';
import type { NamedPlace } from './meant-places';
import { Phrases, plainPhrase, type Token } from './tokens';
import littleWords from './words/little-words.json';

/** Words that mean where the visitor is: «cerca mío», “near me”. */
const OWN_PLACE = new Phrases<true>();
for (const phrase of littleWords.ownPlace) OWN_PLACE.set(plainPhrase(phrase), true);

/**
 * How many tokens mean where the visitor is: «cerca mío», and «cerca de mi campo», which has «cerca de mí» and «mi
 * campo»; 0 if none do.
 */
export function ownPlaceAt(tokens: readonly Token[], at: number): number {
  const before = (LITTLE.skip.match(tokens, at) ?? LITTLE.where.match(tokens, at))?.length ?? 0;
  const behind = before > 0 ? (OWN_PLACE.match(tokens, at + before - 1)?.length ?? 1) : 0;
  if (behind > 1) return before - 1 + behind;
  return OWN_PLACE.match(tokens, at)?.length === before ? before : 0;
}

/** The places of a text; where it names none and means the visitor's own, that one, if it is known. */
export function orOwnPlace(
  places: readonly NamedPlace[],
  ownPlace: { from: number; length: number } | undefined,
  own: Place | undefined,
): readonly NamedPlace[] {
  return places.length === 0 && ownPlace && own ? [{ ...ownPlace, where: 'near', found: [own] }] : places;
}
