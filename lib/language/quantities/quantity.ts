import type { Currency } from '@/lib/core/i18n/currencies';
import { readNumber } from '@/lib/core/i18n/read-number';
import { LITTLE, VOCABULARY, type LocalCurrency, type Sense } from '@/lib/language/lexicon/lexicon';
import { isRanking } from '@/lib/language/lexicon/kept';
import { isBeside, type Token } from '@/lib/language/lexicon/tokens';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';

export type Compare = 'max' | 'min' | 'about';

export type Unit =
  /** Plain “dollars” or “bucks” are those of the country. */
  | { of: 'price'; currency?: Currency | LocalCurrency; basis?: PriceBasis; isPlain?: boolean }
  | { of: 'age' | 'distance'; factor: number }
  /** “200k” may be thousands. */
  | { of: 'weight'; factor: number; isHundreds?: true; isK?: boolean }
  | { of: 'days'; isTerm?: true }
  /** «Garrote 2500 cabeça» may be so many, or so much for each. */
  | { of: 'heads'; isUnsure?: true }
  | { of: 'teeth' | 'bare' };

/** A number of a text with what stands around it; a range has two values. */
export interface Quantity {
  low: string;
  high?: string;
  compare?: Compare;
  /** What the word before it says of a number without a unit. */
  hint?: 'price' | 'heads' | 'most' | 'counted' | 'weight' | 'animals' | 'upward' | 'plus' | 'age';
  unit: Unit;
  /** «10 o 15», “3 or 4”: of a range one of the two, as nobody writes of weights. */
  isEither?: true;
  /** What «mil» or «millones» multiplies by, and where it stands: after the only or the last number, or between the two. */
  scale?: { by: number; stands: 'last' | 'between' };
  /** What bounds it stands behind the animals that it counts: «50 terneros o más». */
  behind?: { compare: 'max' | 'min'; from: number; length: number };
  /** The tokens that it is made of. */
  from: number;
  to: number;
}

/** Less than this is how long a female is in young, right after the word for it. */
export const PREGNANCY_MONTHS = 12;

/** Reads a number as it is written before animals, weights and dollars. */
export const valueOf = (written: string) => Number(readNumber(written) ?? NaN);

/** The senses of the animals that a number at the token before counts; «dos lindos toros» has a word between. */
export function countedAt(tokens: readonly Token[], from: number): readonly Sense[] {
  // «300 no boi gordo» is a price, but not «50, no cruza».
  const isIn = isBeside(tokens, from) && LITTLE.where.match(tokens, from)?.meaning === 'in';
  // «Terneros 180+ y vacas».
  const isOther = isIn || LITTLE.joinDenied.match(tokens, from) !== null;
  const between = isOther ? null : (LITTLE.noPlace.match(tokens, from) ?? LITTLE.skip.match(tokens, from));
  const found = VOCABULARY.match(tokens, from) ?? (between && VOCABULARY.match(tokens, from + between.length));
  return found?.meaning ?? [];
}

/** «1 camión de terneros» counts no animals. */
const LOADS = /^(?:camion(?:es)?|jaulas?|cargas?|carretas?|caminhao|caminhoes|trucks?|truckloads?|loads?|potloads?)$/;
export const isLoadAt = (tokens: readonly Token[], at: number): boolean => LOADS.test(tokens[at]?.text ?? '');

/** What is known of the text of a number. */
export interface Text {
  tokens: readonly Token[];
  isEquipment: boolean;
  nouns: readonly { from: number }[];
  breeds: readonly unknown[];
  states: readonly unknown[];
  quantities: readonly Quantity[];
}

/** Nobody looks for so light animals without naming them: “jd 4440 under 25k”. */
const NAMELESS_KG = 100;

/** Nobody says of fewer animals how many there are at least, where they are not named behind. */
const LEAST_MIN = 20;

/** “200-230 kg, 60 or more”: where it is said what animals weigh, and how old they are, so many are meant. */
const isLeast = ({ low, high, compare, hint, scale }: Quantity, quantities: readonly Quantity[]): boolean =>
  compare === 'min' &&
  [high, hint, scale].every((part) => part === undefined) &&
  /^\d+$/.test(low) &&
  valueOf(low) >= LEAST_MIN &&
  valueOf(low) <= LOT_MAX &&
  quantities.some(({ unit }) => unit.of === 'weight');

/** A range of numbers before animals counts so many at most: more may be what they weigh. */
export const COUNT_MAX = 100;

/** «Lote de 100»: so many there are, where no unit follows. */
const LOTS = /^(?:lotes?|puntas?|tropas?|partidas?|mobs?|lots?)$/;
/** «Lote fechado de 100», «tropa pareja de 60». */
const OF_LOT = /^(?:cerrado|cerrada|fechado|fechada|completo|completa|inteiro|entero|parejo|pareja|uniforme)$/;
const LOT_MAX = 2_000;

function isLotOf(tokens: readonly Token[], { from, to, low, high, scale, compare }: Quantity): boolean {
  const link = tokens[from]?.kind === 'number' ? from - 1 : from;
  const lot = OF_LOT.test(tokens[link - 1]?.text ?? '') ? link - 2 : link - 1;
  // «Lote acima de 100», “lots over 50”.
  const isBound = compare !== undefined && LOTS.test(tokens[from - 1]?.text ?? '');
  return (
    (high === undefined || valueOf(high) <= COUNT_MAX) &&
    scale === undefined &&
    (isBound ||
      ([undefined, 'about'].includes(compare) &&
        /^(?:de|of)$/.test(tokens[link]?.text ?? '') &&
        LOTS.test(tokens[lot]?.text ?? ''))) &&
    Number.isInteger(valueOf(low)) &&
    valueOf(low) <= LOT_MAX &&
    (!tokens[to] || tokens[to].kind === 'word')
  );
}

/**
 * «46 novillas», «20 a 30 vacas»: before animals a number without a unit counts them. “Tractor under 30k”: beside what is
 * used with animals, or where none are named, no «k» is one of kilograms. «Novillos 450 gordos»: of animals named before
 * it, what they may weigh is no count.
 */
export function asCount({ tokens, isEquipment, ...named }: Text, asked: Quantity, mayBeWeight = false): Quantity {
  const { unit, high, compare, hint, to } = asked;
  if (isLoadAt(tokens, to)) return asked;
  if (unit.of === 'bare' && (isLotOf(tokens, asked) || isLeast(asked, named.quantities)))
    return { ...asked, unit: { of: 'heads' } };
  const isNameless = [named.nouns, named.breeds, named.states].every(({ length }) => length === 0);
  const isMoney = isEquipment || (isNameless && valueOf(asked.low) < NAMELESS_KG);
  if (isMoney && unit.of === 'weight' && tokens[to - 1]?.text === 'k')
    return { ...asked, unit: { of: 'bare' }, scale: { by: 1_000, stands: 'last' } };
  const isFew = high === undefined || valueOf(high) <= COUNT_MAX;
  // “Gelding 8-12 kid safe” is so old.
  if (unit.of !== 'bare' || hint === 'weight' || isRanking(tokens, to) || !(isFew || compare === 'about')) return asked;
  // «Novillos 300 pa arriba gordos», «novillos 300 o más angus» may weigh so much.
  const isAfter = tokens[to - 1]?.kind !== 'number' && compare === 'min' && asked.from < to - 1;
  const mayBeSaidOf = !mayBeWeight || named.nouns.every(({ from }) => from > asked.from);
  const counts = countedAt(tokens, to).some(({ stock, state, breed }) =>
    isAfter
      ? hint !== 'upward' && stock
      : (stock ?? (mayBeSaidOf ? (breed ?? (isFew ? state : undefined)) : undefined)),
  );
  return counts ? { ...asked, unit: { of: 'heads' } } : asked;
}

/** What an arroba costs: nobody names fewer reais, or more. */
const [ARROBA_MIN, ARROBA_MAX] = [100, 700];

export const isArrobaPrice = (amount: number): boolean => amount >= ARROBA_MIN && amount <= ARROBA_MAX;
