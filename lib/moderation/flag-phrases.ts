import type { Passage } from './dto';
import { FRAUD_PHRASES } from './fraud-phrases';

const escaped = (phrase: string) =>
  phrase
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[a-z]*')
    .replace(/ /g, '\\s+');

const PATTERN = new RegExp(`(?<![a-z0-9])(?:${FRAUD_PHRASES.map(escaped).join('|')})(?![a-z0-9])`, 'g');

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
  for (const { 0: found, index } of plain(text).matchAll(PATTERN)) {
    if (index > from) passages.push({ text: text.slice(from, index), flagged: false });
    from = index + found.length;
    passages.push({ text: text.slice(index, from), flagged: true });
  }
  if (from < text.length) passages.push({ text: text.slice(from), flagged: false });
  return passages;
}
