import { LITTLE } from '@/lib/language/lexicon/lexicon';
import { deduce, inSameClause, markUsed, match, take, upTo, type Ad, type Part } from './ad-text';
import { FACT_PHRASES } from './ad-words';

const AND = /^(?:y|e|and|&|\/|con|com|o|or|ou|u)$/;

/** How many tokens name a colour, in the singular or the plural. */
export function colourAt(ad: Ad, at: number): number {
  const found = match(ad, FACT_PHRASES, at);
  if (found?.meaning.field === 'traits.coat') return found.length;
  const word = ad.words[at] ?? '';
  return [word, word.replace(/s$/, '')].some((one) => LITTLE.colours.get(one) !== undefined) ? 1 : 0;
}

/** A colour with the colours behind it: «overa rosada», «zaino colorado», «negras y caretas». */
export function coatFrom(ad: Ad, { from, length }: Part): Part {
  let to = from + length;
  for (;;) {
    const next = AND.test(ad.words[to] ?? '') ? to + 1 : to;
    const colour = inSameClause(ad, next, from) ? colourAt(ad, next) : 0;
    if (colour === 0) return upTo(from, to);
    to = next + colour;
  }
}

/** Whether a part of a sentence says nothing but several colours: «negras y caretas». */
export function isOnlyCoats(ad: Ad, part: Part): boolean {
  if (inSameClause(ad, part.from - 1, part.from)) return false;
  const { from, length } = coatFrom(ad, part);
  return length > part.length && !inSameClause(ad, from + length, from);
}

/** Horns that words name; «sin cuernos» may be said of born so or dehorned, which its writer chooses. */
export function takeHorns(ad: Ad, said: string, part: Part): number {
  const [horns = '', ...others] = said.split(',');
  if (others.length === 0 || ad.facts.has('horns')) return take(ad, 'horns', horns, part);
  for (const value of [horns, ...others]) deduce(ad, 'horns', value, 'several', [part]);
  return markUsed(ad, part);
}
