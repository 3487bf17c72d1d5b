import { MEASURES, VOCABULARY, phrasesOf } from '@/lib/language/lexicon/lexicon';
import { isForOthers } from '@/lib/language/lexicon/senses-at';
import type { Token } from '@/lib/language/lexicon/tokens';
import measureWords from '@/lib/language/lexicon/words/measures.json';
import { valueOf } from './quantity';

/** Words that may be written together with the number after them: «usd1200», «a180», «x50». */
const isBeforeNumber = (word: string) =>
  word === 'x' || (MEASURES.currency.get(word) ?? MEASURES.compare.get(word)) !== undefined;

/** «3/4 sangre». */
const PARTS = new Set(['1/2', '1/4', '3/4', '3/8', '5/8', '7/8', '1/8', '15/16', '31/32']);

/** Whether a unit of animals' figures stands at a token. */
export const isUnit = (tokens: readonly Token[], at: number) =>
  [MEASURES.age, MEASURES.teeth, MEASURES.weight, MEASURES.hundreds].some((units) => units.match(tokens, at));

const SINGULAR = new Set(['ano', 'year', 'mes']);

/** «24x de 500 reais»: what is paid each time is no price. */
export function isInstalment(tokens: readonly Token[], at: number): boolean {
  const word = ['de', 'of'].includes(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  return MEASURES.instalments.match(tokens, word) !== null && tokens[word - 1]?.kind === 'number' && word < at - 1;
}

/** Around a number that is a day, or the name of a road or an animal: «15 de marzo», “oct 15”, «ruta 5», “tag 417”. */
const MONTHS = phrasesOf({ yes: measureWords.months });
const NAMING = phrasesOf({ yes: measureWords.naming });
const DAYS_MOST = 31;

/** Behind years that say how often a district is tested: “from a 4 year TB area”. */
const TESTING = phrasesOf({ yes: measureWords.testing });
const isOfTesting = (tokens: readonly Token[], at: number): boolean => {
  const unit = MEASURES.age.match(tokens, at + 1);
  return unit !== null && TESTING.match(tokens, at + 1 + unit.length) !== null;
};

function isDayOrName(tokens: readonly Token[], at: number): boolean {
  const link = /^(?:de|of|th|st|nd|rd)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const isDay = valueOf(tokens[at]?.text ?? '') <= DAYS_MOST;
  // “Calving april may 3 to 6 years old”: an age.
  const isAge = [
    at + 1,
    ...(MEASURES.join.match(tokens, at + 1) && tokens[at + 2]?.kind === 'number' ? [at + 3] : []),
  ].some((unit) => MEASURES.age.match(tokens, unit));
  const isDate = isDay && (MONTHS.match(tokens, link) ?? (isAge ? null : MONTHS.match(tokens, at - 1))) !== null;
  const isNamed = NAMING.match(tokens, at - 1) !== null && tokens[at - 2]?.kind !== 'number';
  return isDate || (isNamed && !isUnit(tokens, at + 1));
}

/** A number that names something: «R2», «099 123 456», «3/4», “2015”. */
export function isName(tokens: readonly Token[], at: number): boolean {
  const [before, token, sign, last] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  const isGlued = before !== undefined && before.end === token?.start;
  const isPart =
    PARTS.has([token, sign, last].map((part) => part?.text).join('')) &&
    (SINGULAR.has(tokens[at + 3]?.text ?? '') || !isUnit(tokens, at + 3));
  if (/^0\d/.test(token?.text ?? '') || isPart || isDayOrName(tokens, at) || isOfTesting(tokens, at)) return true;
  const isPurpose = VOCABULARY.match(tokens, at + 1) && isForOthers(tokens, at);
  if (isInstalment(tokens, at) || isPurpose) return true;
  // «+598 99 123 456» is a telephone.
  if (isGlued && before.text === '+' && sign?.kind === 'number') return true;
  return isGlued && (before.text === '/' || (before.kind === 'word' && !isBeforeNumber(before.text)));
}
