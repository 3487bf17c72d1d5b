import type { ClassCode } from '@/lib/livestock/stock/classes';
import { areAllYoung } from '@/lib/livestock/stock/roles';
import { LITTLE } from '@/lib/language/lexicon/lexicon';
import { PAIRS, isFigureOfYoung } from '@/lib/language/lexicon/senses-at';
import type { Token } from '@/lib/language/lexicon/tokens';
import { PREGNANCY_MONTHS, valueOf, type Quantity } from './quantity';

interface Said {
  from: number;
  length: number;
  codes: readonly ClassCode[];
}

/** Words by which young ones are named beside their mothers; «paridas» names none. */
const NAMES_YOUNG = /cria|terner|becerr|corder|cabrit|potr|bezerr|cordeir|cal[fv]|lamb|kid|foal/;

/** Between the young and what they weigh, or how old they are. */
const isOf = (tokens: readonly Token[], at: number): boolean =>
  (LITTLE.of.match(tokens, at) ?? LITTLE.with.match(tokens, at)) !== null || tokens[at]?.text === 'weighing';

/**
 * Whether a figure is of the young of those that are looked for: «preñadas de 6 meses», «vacas con ternero de 120 kg»,
 * “cows with 300 lb calves”.
 */
export function isOfYoung(
  { tokens, nouns, states }: { tokens: readonly Token[]; nouns: readonly Said[]; states: readonly Said[] },
  { unit, low, from, to }: Quantity,
): boolean {
  const isBefore = (part: Said) => part.from + part.length === from;
  const isShort = unit.of === 'age' && valueOf(low) * unit.factor < PREGNANCY_MONTHS;
  if (isShort && states.some((state) => isBefore(state) && state.codes.includes('mare_bred'))) return true;
  const areNamed = (part: Said) =>
    part.codes.some((code) => PAIRS.includes(code)) &&
    tokens.slice(part.from, from).some(({ text }) => NAMES_YOUNG.test(text));
  const isTheirs = isOf(tokens, from) && [...nouns, ...states].some((part) => isBefore(part) && areNamed(part));
  if (isTheirs && (isShort || unit.of === 'weight')) return true;
  const isOther = nouns.some((noun) => noun.from < from && !areAllYoung(noun.codes));
  return isOther && isFigureOfYoung(tokens, to);
}
