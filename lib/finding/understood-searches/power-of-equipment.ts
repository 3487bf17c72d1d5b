import { POWER } from '@/lib/language/ads/equipment/words';
import { tokens, type Token } from '@/lib/language/lexicon/tokens';

/** How many tokens say a power: «75 cv». */
export const powerAt = (all: readonly Token[], at: number): number =>
  all[at]?.kind === 'number' ? 1 + (POWER.match(all, at + 1)?.length ?? -1) : 0;

/** The horsepower that a text says. */
export function powerSaid(text: string): number | undefined {
  const all = tokens(text);
  const at = all.findIndex((_, at) => powerAt(all, at) > 0);
  return at < 0 ? undefined : Number(all[at]?.text);
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

/** Whether one of these powers is about what is asked. */
export const isAsStrong = (powers: readonly number[], asked: number): boolean =>
  powers.some((power) => Math.abs(power - asked) <= LIKE * asked);
