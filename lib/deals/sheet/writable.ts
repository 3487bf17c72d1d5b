import { CURRENCIES, currencySign } from '@/lib/core/i18n/currencies';
import { canDraw } from './figtree';

/** Signs whose looks or sound another one has. */
const SIGNS: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '≈': '~',
  '≤': '<=',
  '≥': '>=',
  '≠': '<>',
  '→': '->',
  '←': '<-',
  '′': "'",
  '″': '"',
  ĸ: 'k',
  ŧ: 't',
  Ŧ: 'T',
  '∗': '*',
  '∙': '·',
  '⇒': '=>',
  '⇐': '<=',
  ʼ: '’',
  ʻ: '‘',
  ʹ: "'",
  ʺ: '"',
  // A currency without a sign that we can write is its code.
  ...Object.fromEntries(
    CURRENCIES.map((code) => [currencySign('en', code), code] as const).filter(([sign]) =>
      /^[^\u0000-\u00ff€]$/u.test(sign),
    ),
  ),
};

const CYRILLIC = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўјљњћџђ';
const LATIN =
  'a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya i yi ye g u j lj nj c dz dj'.split(' ');
const GREEK = 'αβγδεζηθικλμνξοπρσςτυφχψω';
const GREEK_LATIN = 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'.split(' ');

/** Letters of other alphabets by their sound; those without one are silent. */
const SOUNDS: ReadonlyMap<string, string> = new Map(
  [...CYRILLIC, ...GREEK].map((letter, index) => {
    const sound = [...LATIN, ...GREEK_LATIN][index] ?? '';
    return [letter, sound === '-' ? '' : sound];
  }),
);

/** Letters of languages of America and Africa, each before the one of ours that looks like it. */
const ALIKE = 'ɓbɖdɗdəeɛeɡgɠgɣgɨiɩiƙkɫlɲnɔoɵoʉuʋvƴyȷjƀbɟj';

function alikeOf(letter: string): string | undefined {
  const at = ALIKE.indexOf(letter.toLowerCase());
  const alike = at < 0 ? undefined : ALIKE.charAt(at + 1);
  return letter === letter.toLowerCase() ? alike : alike?.toUpperCase();
}

/** A letter of another alphabet in ours, with a capital if it has one; undefined if it is of none that we know. */
function soundOf(letter: string): string | undefined {
  const small = letter.toLowerCase();
  const sound = SOUNDS.get(small);
  return sound === undefined || small === letter ? sound : sound.charAt(0).toUpperCase() + sound.slice(1);
}

/** What stands for a picture or a sign, and for a letter, that nothing else stands for: a reader sees that something was there. */
const PICTURE = '·';
const UNKNOWN = '?';

function written(character: string): string {
  if (canDraw(character)) return character;
  const sign = SIGNS[character] ?? soundOf(character) ?? alikeOf(character);
  if (sign !== undefined) return sign;
  // A letter with a mark that isn't ours keeps the letter.
  const [base = '', ...marks] = character.normalize('NFD');
  if (marks.length > 0) return canDraw(base) ? base : (soundOf(base) ?? UNKNOWN);
  if (/\p{Zs}/u.test(character)) return ' ';
  const plain = character.normalize('NFKC');
  if (plain !== character) return [...plain].map(written).join('');
  return /\p{S}|\p{P}|\p{Extended_Pictographic}/u.test(character) ? PICTURE : UNKNOWN;
}

/** The tilde of g, a letter of Guaraní that has no character of its own; the font has no other mark. */
const TILDE = '\u0303';
const TILDE_OF_G = /(?<=g)\u0303/giu;

/** Invisible signs, which join or colour others or set their direction. */
const INVISIBLE = /(?!(?<=[gG])\u0303)[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Mn}\p{Emoji_Modifier}\p{Surrogate}]/gu;

/**
 * Writes a line in the letters that the sheet's font has. Other letters become those that sound or look alike, a
 * picture or a sign becomes a dot, and a letter that nothing stands for a question mark; nothing throws, and nothing disappears unseen.
 */
export function writable(line: string): string {
  const composed = line.normalize('NFC').replace(/\s+/gu, (space) => (space === '\u00a0' ? space : ' '));
  return [...composed.replace(INVISIBLE, '')].map(written).join('');
}

/** A letter or a mark on one; what only joins or colours others is none. */
const LETTER = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}]/u;

/** Whether each letter of a text is written as it is. */
export const isAsSpelled = (text: string): boolean =>
  [...text.normalize('NFC').replace(TILDE_OF_G, '')].every(
    (character) => !LETTER.test(character) || (canDraw(character) && character !== TILDE),
  );
