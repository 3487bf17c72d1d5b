import { isValidMod3736 } from './check-digits';
import { compactId, type ReadId } from './read-id';
import type { PremisesScheme } from './schema';

type Rule = {
  /** Of the number without separators. */
  format: RegExp;
  hasRightCheck?: (number: string) => boolean;
  /** As it is written; without it, as it is stored. */
  show?: (number: string) => string;
};

/** No public source gives the format: nothing is claimed but that it is a number. */
const UNKNOWN: Rule = { format: /^(?=.*\d)[A-Z0-9]{5,20}$/ };

const RULES: Record<PremisesScheme, Rule> = {
  ar_renspa: {
    format: /^\d{13}$/,
    show: (number) => number.replace(/^(..)(...)(.)(.....)(..)$/, '$1-$2-$3-$4/$5'),
  },
  uy_dicose: UNKNOWN,
  mx_upp: UNKNOWN,
  us_pin: { format: /^[A-Z0-9]{7}$/, hasRightCheck: isValidMod3736 },
  us_lid: { format: /^(?=.*\d)([A-Z0-9]{6}|[A-Z0-9]{8})$/ },
  au_pic: UNKNOWN,
  uk_cph: { format: /^\d{9}$/, show: (number) => number.replace(/^(..)(...)(....)$/, '$1/$2/$3') },
  other: UNKNOWN,
};

/** Reads an identifier of premises as it was typed, with or without separators. */
export function readPremises(scheme: PremisesScheme, typed: string): ReadId<PremisesScheme> {
  const { format, hasRightCheck } = RULES[scheme];
  const number = compactId(typed);
  if (!format.test(number)) return { wrong: 'format' };
  if (hasRightCheck && !hasRightCheck(number)) return { wrong: 'check' };
  return { scheme, number };
}

/** Writes a stored identifier as its country does. */
export function showPremises(scheme: PremisesScheme, number: string): string {
  return RULES[scheme].show?.(number) ?? number;
}
