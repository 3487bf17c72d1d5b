import type { Locale } from '@/lib/core/i18n/locales';
import { MEASURES, VOCABULARY, phrasesOf } from '@/lib/language/lexicon/lexicon';
import measureWords from '@/lib/language/lexicon/words/measures.json';
import type { Phrases, Token } from '@/lib/language/lexicon/tokens';
import { isOfHundreds, writtenNumberAt } from './written-numbers';

/** After a comparison: «abaixo dos 10 mil». */
const ARTICLES = phrasesOf({ yes: measureWords.article });

/** A head in the singular: what a price is for rather than how many there are. */
export const SINGLE_HEAD = phrasesOf({ yes: measureWords.singleHead });

/** Reads phrases one after the other. */
export class Cursor {
  /** Whether a number was written in words. */
  isWritten = false;

  constructor(
    private readonly tokens: readonly Token[],
    public at: number,
    readonly locale: Locale,
  ) {}

  take<Meaning>(phrases: Phrases<Meaning>): Meaning | undefined {
    const found = phrases.match(this.tokens, this.at);
    this.at += found?.length ?? 0;
    return found?.meaning;
  }

  /** Takes the article of «abaixo dos 10 mil»; before anything but digits or money «dos» may be two. */
  takeArticle(): void {
    const found = ARTICLES.match(this.tokens, this.at);
    const next = this.at + (found?.length ?? 0);
    if (this.tokens[next]?.kind === 'number' || MEASURES.currency.match(this.tokens, next)) this.at = next;
  }

  sees(phrases: Phrases<unknown>): boolean {
    return phrases.match(this.tokens, this.at) !== null;
  }

  /** “45k for the lot”, «200k cabeza»: what money is for, and no weight. */
  get seesPriced(): boolean {
    const basis = MEASURES.basis.match(this.tokens, this.at)?.meaning;
    return basis === 'lot' || basis === 'head' || SINGLE_HEAD.match(this.tokens, this.at) !== null;
  }

  /** Whether animals are named right after it. */
  get seesAnimals(): boolean {
    return !this.isApart && (VOCABULARY.match(this.tokens, this.at)?.meaning.some(({ stock }) => stock) ?? false);
  }

  /** Whether something stands between the token that follows and the one before it: «a dos, braford». */
  private get isApart(): boolean {
    return (this.tokens[this.at]?.start ?? 0) - (this.tokens[this.at - 1]?.end ?? 0) > 1;
  }

  get next(): Token['kind'] | undefined {
    return this.tokens[this.at]?.kind;
  }

  /** Whether the token that follows stands right after the one before it. */
  get isGlued(): boolean {
    return this.at > 0 && this.tokens[this.at - 1]?.end === this.tokens[this.at]?.start;
  }

  /** The number in digits before the cursor, in full where its hundreds are said in words: “5 to 6 hundred”. */
  private typed(text: string): string {
    const times = MEASURES.weight.match(this.tokens, this.at)
      ? undefined
      : MEASURES.multiples.match(this.tokens, this.at);
    const isShort = /^\d{1,2}$/.test(text);
    if (isShort && isOfHundreds(this.tokens, Number(text), this.at, this.locale)) return `${text}00`;
    if (!isShort || !times) return text;
    this.at += times.length;
    return String(Number(text) * Number(times.meaning));
  }

  number(): string | undefined {
    const token = this.tokens[this.at];
    if (token?.kind === 'number') {
      this.at += 1;
      return this.typed(token.text);
    }
    const written = writtenNumberAt(this.tokens, this.at, this.locale);
    this.isWritten ||= written !== null;
    this.at += written?.length ?? 0;
    return written?.text;
  }
}
