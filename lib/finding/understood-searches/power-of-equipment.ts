import { POWER } from '@/lib/language/ads/equipment/words';
import { MEASURES } from '@/lib/language/lexicon/lexicon';
import { tokens, type Token } from '@/lib/language/lexicon/tokens';

/** How many tokens say a power: «75 cv». */
export const powerAt = (all: readonly Token[], at: number): number =>
  all[at]?.kind === 'number' ? 1 + (POWER.match(all, at + 1)?.length ?? -1) : 0;

/** The same with the limit that it is: «hasta 80 hp», “over 100 hp”. */
export function boundedPowerAt(all: readonly Token[], at: number): number {
  const bound = MEASURES.compare.match(all, at);
  const power = bound && bound.meaning !== 'about' ? powerAt(all, at + bound.length) : 0;
  return bound && power > 0 ? bound.length + power : 0;
}

/** The horsepower that a text says. */
function powerSaid(text: string): number | undefined {
  const all = tokens(text);
  const said = all.find((_, at) => powerAt(all, at) > 0);
  return said && Number(said.text);
}

/** From how much horsepower to how much. */
export interface PowerAsked {
  least: number;
  most: number;
}

/** What a text asks for: a limit that it says, or else about so much. */
export function powerAsked(text: string): PowerAsked | undefined {
  const power = powerSaid(text);
  if (power === undefined) return undefined;
  const all = tokens(text);
  const from = all.findIndex((_, at) => boundedPowerAt(all, at) > 0);
  const bound = MEASURES.compare.match(all, from)?.meaning;
  if (from >= 0 && bound === 'max') return { least: 0, most: power };
  if (from >= 0) return { least: power, most: Infinity };
  return { least: power * (1 - LIKE), most: power * (1 + LIKE) };
}

/** Engines as strong as this share more or less do the same work. */
const LIKE = 0.15;
/** No tractor is so strong: of a longer number of a model the last two digits are its power, «MF 275». */
const POWER_MOST = 200;
/** No tractor is so weak: of such a model, «6610», nothing is known. */
const POWER_LEAST = 15;

/** How strong a machine may be: as its text says it, or else its model, «BM110», «6110J». */
export function powersOf({ title, description }: { title: string; description: string }): number[] {
  const said = powerSaid(`${title}. ${description}`);
  const models = [...title.matchAll(/\d{2,4}/g)].map(([digits]) => Number(digits) % 1000);
  const powers = models.map((one) => (one > POWER_MOST ? one % 100 : one));
  return said === undefined ? powers.filter((one) => one >= POWER_LEAST) : [said];
}

/** Whether one of these powers is what is asked. */
export const isAsStrong = (powers: readonly number[], { least, most }: PowerAsked): boolean =>
  powers.some((power) => power >= least && power <= most);
