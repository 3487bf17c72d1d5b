import { inflections } from '@/lib/language/lexicon/inflect';
import { yes } from '@/lib/language/lexicon/lexicon';
import { isBeside, plainPhrase, type Token } from '@/lib/language/lexicon/tokens';
import measureWords from '@/lib/language/lexicon/words/measures.json';
import { isTerms } from './amounts';
import type { Quantity } from './quantity';
import { PRICES } from './quantity-filters';

/** What is done to animals, or happens to them, on a day, in all forms. */
const EVENTS = yes(measureWords.events.flatMap((word) => [word, ...inflections(plainPhrase(word), 'es', 'adjective')]));

/** «Parida a 15 dias», «destetados a menos de 60 días»: whether days are those since something, and no terms of payment. */
export const isSinceEvent = (tokens: readonly Token[], at: number): boolean =>
  /^(?:a|em)$/.test(tokens[at]?.text ?? '') && isBeside(tokens, at) && EVENTS.match(tokens, at - 1) !== null;

/** What was read before: its tokens, and the filters that they say. */
interface Said {
  from: number;
  length: number;
  keys: readonly string[];
}

/** «30/60/90» after a word for a term or a price, «60» after such a word. */
const mayBeDays = ({ unit, low, high }: Quantity, after: string): boolean =>
  unit.of === 'days' || (unit.of === 'bare' && (high !== undefined || after === 'pay') && isTerms(low, high ?? low));

/** Before what is paid, or when: a range of months, but «pago hasta 4500». */
const PAYING = /^(?:pagos?|pagamentos?|pagto|payments?|pagando|paying)$/;

/**
 * «A prazo 60 dias», «320 a arroba 30 dias», «a plazo 30/60/90»: right after a term or a price days are those of payment, and
 * so they are in «pago 30-60», «pagando 30 dias».
 */
export const isOfPayment = (
  read: Quantity,
  { said, tokens }: { said: readonly Said[]; tokens: readonly Token[] },
): boolean =>
  (PAYING.test(tokens[read.from - 1]?.text ?? '') &&
    (read.high !== undefined || read.unit.of === 'days') &&
    mayBeDays(read, 'pay')) ||
  said.some(
    ({ from, length, keys }) =>
      from + length === read.from && keys.some((key) => (key === 'pay' || PRICES.has(key)) && mayBeDays(read, key)),
  );
