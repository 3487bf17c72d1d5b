/** How a name has what was asked: it is the whole name, the name begins so, or a later word of it. */
export const FIT = { whole: 0, start: 1, word: 2 } as const;
export type Fit = (typeof FIT)[keyof typeof FIT];

/** Finds texts of plain words by the beginning of any of their words. */
export class WordIndex {
  private readonly words: string[];
  /** The texts of word n are those from `starts[n]` to `starts[n + 1]`; twice the text's number, plus one for a later word. */
  private readonly starts: Int32Array;
  private readonly entries: Int32Array;

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
    texts.forEach((text, number) => {
      wordsOf(text).forEach((word, place) => {
        const at = next.get(word) ?? 0;
        this.entries[at] = 2 * number + Math.min(place, 1);
        next.set(word, at + 1);
      });
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

  /** Returns the texts that are exactly this one. */
  whole(asked: string): number[] {
    const [first = ''] = asked.split(' ', 1);
    const at = this.lowerBound(first);
    if (this.words[at] !== first) return [];
    const found: number[] = [];
    for (const entry of this.entries.subarray(this.starts[at], this.starts[at + 1]))
      if (!(entry & 1) && this.texts[entry >> 1] === asked) found.push(entry >> 1);
    return found;
  }

  /** Returns the words with the same first letter for which a condition holds. */
  wordsLike(word: string, isLike: (other: string) => boolean): string[] {
    const [first = ''] = word;
    return this.words.slice(this.lowerBound(first), this.lowerBound(`${first}\uffff`)).filter(isLike);
  }
}
