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

interface Named extends Part {
  name: string | undefined;
}

/** Whether a cross is one of several things of which any will do: «cruzas o puras», “red angus or charolais cross”. */
function isCrossOrOther(written: Written, breeds: readonly Part[], { from, length }: Part, others: readonly Part[]) {
  const isAnother = (at: number) => !others.some((one) => one.from <= at && at < one.from + one.length);
  const of = breeds.find((one) => one.from + one.length === from)?.from ?? from - 1;
  return (
    (isOrAt(written, from - 1) && isAnother(from - 2)) ||
    (isOrAt(written, from + length) && isAnother(from + length + 1)) ||
    isOrAt(written, of - 1)
  );
}

/** «Chaco o San Pedro», where the first is no place that a search knows: of it and a place either will do. */
export function isAlternativePlace(written: Written & { read: ReadonlySet<number> }, { from }: Part): boolean {
  const other = written.tokens[from - 2];
  return isOrAt(written, from - 1) && other?.kind === 'word' && !written.read.has(from - 2);
}

/** «Angus o pampa», “hebridean or texel”: of a breed and a word that stays in the text either will do. */
export function isAlternative(
  written: Written & { read: ReadonlySet<number>; breeds: readonly (Part & { names: readonly string[] })[] },
  part: Named,
): boolean {
  const { tokens, read, breeds } = written;
  const { from, length, name } = part;
  const isCross = ({ names }: { names: readonly string[] }) => names.includes('Crossbred');
  if (name === 'Crossbred')
    return isCrossOrOther(
      written,
      breeds.filter((one) => !isCross(one)),
      part,
      breeds.filter(isCross),
    );
  const isUnread = (at: number) => tokens[at]?.kind === 'word' && !read.has(at);
  const to = from + length;
  return (isOrAt(written, from - 1) && isUnread(from - 2)) || (isOrAt(written, to) && isUnread(to + 1));
}
