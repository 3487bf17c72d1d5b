/** Letters of other alphabets, and of the Latin one, that are drawn like a plain one and that no compatibility form folds. */
const DRAWN_ALIKE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(pairs('аaвbсcԁdеeѕsіiїiјjкkмmнhоoрpгrтtуyхxӏlԛqԝwьb')),
  ...Object.fromEntries(pairs('αaβbεeηnιiκkνvοoρpτtυuχxγyωwσo')),
  ...Object.fromEntries(pairs('øołlđdıiħhŧtƚlǀlȼcɍrƒfɑaɡgɩiոnօoսuհhցg')),
  ...Object.fromEntries(pairs('⎮l∣l❘l│l')),
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
};

function pairs(text: string): [string, string][] {
  const letters = Array.from(text);
  return letters.flatMap((letter, index) => (index % 2 === 0 ? [[letter, letters[index + 1] ?? '']] : []));
}

const INVISIBLE = /[\p{M}\p{Default_Ignorable_Code_Point}]/u;

/** A text as it reads, and for each of its characters the place in the original where that begins. */
export type Folded = { text: string; at: number[] };

/**
 * Folds a text to what a reader sees: lower case, without accents and invisible characters, compatibility forms and
 * letters of other alphabets as the plain ones that they look like.
 */
export function fold(text: string): Folded {
  const folded: Folded = { text: '', at: [] };
  let from = 0;
  for (const sign of text) {
    for (const part of sign.normalize('NFKD').toLowerCase()) {
      if (INVISIBLE.test(part)) continue;
      const plain = DRAWN_ALIKE[part] ?? (/[’‘`´ʼ]/u.test(part) ? "'" : part);
      folded.text += plain;
      for (let unit = 0; unit < plain.length; unit += 1) folded.at.push(from);
    }
    from += sign.length;
  }
  return folded;
}

const SPELLED = /(?<![\p{L}\d])\p{L}(?:[ .\-_*]{1,2}\p{L}(?![\p{L}\d])){2,}/gu;

/** Joins words that are spelled letter by letter, three or more: "m a n d a m e". */
export function joinSpelled({ text, at }: Folded): Folded {
  const joined: Folded = { text: '', at: [] };
  let from = 0;
  const copy = (begin: number, end: number) => {
    joined.text += text.slice(begin, end);
    joined.at.push(...at.slice(begin, end));
  };
  for (const { 0: word, index } of text.matchAll(SPELLED)) {
    copy(from, index);
    for (let place = index; place < index + word.length; place += 1)
      if (/\p{L}/u.test(text.charAt(place))) copy(place, place + 1);
    from = index + word.length;
  }
  copy(from, text.length);
  return joined;
}

/** Digits and signs that stand for letters. */
const LEET: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', $: 's', '@': 'a', '€': 'e' },
};
/** Those that stand for either of two. */
const STROKE = /[1!|]/;

const BESIDE_LETTER = /[013-578$@€!|](?=\p{L})|(?<=\p{L})[013-578$@€!|]/gu;
const AMONG_LETTERS = /(?<=\p{L})[013-578$@€|](?=\p{L})/gu;

const read = (text: string, signs: RegExp, stroke: 'i' | 'l'): string =>
  text.replace(signs, (sign) => (STROKE.test(sign) ? stroke : (LEET[sign] ?? sign)));

/** Letters and signs that stand alone are read as one word: "C o r r 4 l". */
const joined = (text: string): string =>
  text.replace(/(?<=(?<![\p{L}\d])[\p{L}013-578$@€!|])[^\p{L}\d$@€!|]+(?=[\p{L}013-578$@€!|](?![\p{L}\d]))/gu, '');

/** Every way to read a short text such as a name: digits and signs beside letters as what they look like, spaced letters as a word. */
export function readingsOf(text: string): string[] {
  const plain = fold(text).text;
  const read1 = (['i', 'l'] as const).flatMap((stroke) =>
    [plain, joined(plain)].map((one) => read(read(one, BESIDE_LETTER, stroke), BESIDE_LETTER, stroke)),
  );
  return [...new Set([plain, ...read1])];
}

/** Reads digits and signs between two letters as letters; every character keeps its place. */
export const unleet = (text: string): string => read(text, AMONG_LETTERS, 'i');
