/** How a name has what was asked: it is the whole name, the name begins so, or a later word of it. */
export const FIT = { whole: 0, start: 1, word: 2 } as const;
export type Fit = (typeof FIT)[keyof typeof FIT];

/** As many lists as there are names, or a few more: each is of a name or two. */
const LISTS = 2 ** 18;

function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (LISTS - 1);
}

/** Finds texts of plain words by the beginning of any of their words, or as a whole. */
export class WordIndex {
  private readonly words: string[];
  /** The texts of word n are those from `starts[n]` to `starts[n + 1]`; twice the text's number, plus one for a later word. */
  private readonly starts: Int32Array;
  private readonly entries: Int32Array;
  /** The last text of each hash, and the one before each text; a map of the texts would take several times the memory. */
  private readonly heads = new Int32Array(LISTS).fill(-1);
  private readonly others: Int32Array;
  /** The most words of a text that begins with a word. */
  private readonly most = new Map<string, number>();

  constructor(private readonly texts: readonly string[]) {
    const counts = new Map<string, number>();
    const wordsOf = (text: string) => [...new Set(text.split(' '))];
    for (const text of texts) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    // Without a function that compares, which would take several times as long.
    this.words = [...counts.keys()].sort();
    this.starts = new Int32Array(this.words.length + 1);
    const next = new Map<string, number>();
    let total = 0;
    this.words.forEach((word, index) => {
      next.set(word, total);
      total += counts.get(word) ?? 0;
      this.starts[index + 1] = total;
    });
    this.entries = new Int32Array(total);
    this.others = new Int32Array(texts.length);
    texts.forEach((text, number) => {
      const [first = '', ...rest] = text.split(' ');
      this.most.set(first, Math.max(1 + rest.length, this.most.get(first) ?? 0));
      wordsOf(text).forEach((word, place) => {
        const at = next.get(word) ?? 0;
        this.entries[at] = 2 * number + Math.min(place, 1);
        next.set(word, at + 1);
      });
      const hash = hashOf(text);
      this.others[number] = this.heads[hash] ?? -1;
      this.heads[hash] = number;
    });
  }

  /** The first position of a word that is not before the given one. */
  private lowerBound(word: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Visits the texts in which a word, and what follows it, begins with the given text. */
  forEach(asked: string, visit: (text: number, fit: Fit) => void): void {
    const space = asked.indexOf(' ');
    const first = space < 0 ? asked : asked.slice(0, space);
    const from = this.lowerBound(first);
    const to = this.lowerBound(space < 0 ? `${first}\uffff` : `${first}\0`);
    for (let at = this.starts[from] ?? 0; at < (this.starts[to] ?? 0); at += 1) {
      const entry = this.entries[at] ?? 0;
      const number = entry >> 1;
      const text = this.texts[number] ?? '';
      if (entry & 1) {
        if (space < 0 || text.includes(` ${asked}`)) visit(number, FIT.word);
      } else if (space < 0 || text.startsWith(asked)) {
        visit(number, text.length === asked.length ? FIT.whole : FIT.start);
      } else if (text.includes(` ${asked}`)) visit(number, FIT.word);
    }
  }

  /** Returns how many words a text has at most that begins with this one. */
  longest(word: string | undefined): number {
    return this.most.get(word ?? '') ?? 0;
  }

  /** Returns the texts that are exactly this one. */
  whole(asked: string): number[] {
    const found: number[] = [];
    for (let number = this.heads[hashOf(asked)] ?? -1; number >= 0; number = this.others[number] ?? -1)
      if (this.texts[number] === asked) found.push(number);
    return found;
  }

  /** Returns the words with the same first letter for which a condition holds. */
  wordsLike(word: string, isLike: (other: string) => boolean): string[] {
    const [first = ''] = word;
    return this.words.slice(this.lowerBound(first), this.lowerBound(`${first}\uffff`)).filter(isLike);
  }
}
