import type { Locale } from '@/lib/core/i18n/locales';
import { isOrAt } from './senses-at';
import type { Token } from './tokens';

interface Part {
  from: number;
  length: number;
}

interface Written {
  tokens: readonly Token[];
  context: { locale: Locale };
}

/** «Angus o pampa», “hebridean or texel”: of a breed and a word that stays in the text either will do. */
export function isAlternative(
  written: Written & { read: ReadonlySet<number>; breeds: readonly Part[] },
  { from, length, name }: Part & { name: string | undefined },
): boolean {
  const { tokens, read, breeds } = written;
  const to = from + length;
  const ofCross = (isBeside: (other: Part) => boolean) => name === 'Crossbred' && breeds.some(isBeside);
  const isUnread = (at: number) => name !== 'Crossbred' && tokens[at]?.kind === 'word' && !read.has(at);
  return (
    (isOrAt(written, from - 1) && (isUnread(from - 2) || ofCross((one) => one.from + one.length === from - 1))) ||
    (isOrAt(written, to) && (isUnread(to + 1) || ofCross((one) => one.from === to + 1)))
  );
}
