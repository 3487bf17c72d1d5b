import { FRAUD_HINTS, type FraudHint, type Passage } from './dto';
import { FRAUD_PHRASES } from './fraud-phrases';

const escaped = (phrase: string) =>
  phrase
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[a-z]*')
    .replace(/ /g, '\\s+');

/** One named group per hint, all languages together: people write in whichever they share. */
const PATTERN = new RegExp(
  `(?<![a-z0-9])(?:${FRAUD_HINTS.map((hint) => {
    const phrases = Object.values(FRAUD_PHRASES).flatMap((language) => language[hint] ?? []);
    return `(?<${hint}>${phrases.map(escaped).join('|')})`;
  }).join('|')})(?![a-z0-9])`,
  'g',
);

/** One code unit for each of `text`, without accents and in lower case, so that positions stay the same. */
function plain(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const unit = text.charAt(index);
    const [base = unit] = unit.normalize('NFD').toLowerCase();
    return base === '’' ? "'" : base.charAt(0);
  }).join('');
}

/** Splits a text at the phrases that scams use; the passages joined are the text. */
export function flagPhrases(text: string): Passage[] {
  const passages: Passage[] = [];
  let from = 0;
  for (const { 0: found, index, groups } of plain(text).matchAll(PATTERN)) {
    if (index > from) passages.push({ text: text.slice(from, index), hint: null });
    from = index + found.length;
    const hint = FRAUD_HINTS.find((name) => groups?.[name] !== undefined) ?? null;
    passages.push({ text: text.slice(index, from), hint });
  }
  if (from < text.length) passages.push({ text: text.slice(from), hint: null });
  return passages;
}

/**
 * Returns what a message hints at that its reader should be warned of: every hint about money. Haste and absence alone
 * are ordinary, and count only together or beside another.
 */
export function fraudHints(text: string): FraudHint[] {
  const found = new Set(flagPhrases(text).map(({ hint }) => hint));
  const hints = FRAUD_HINTS.filter((hint) => found.has(hint));
  const isOrdinary = hints.length === 1 && (hints[0] === 'haste' || hints[0] === 'absence');
  return isOrdinary ? [] : hints;
}
