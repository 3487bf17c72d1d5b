import type { Locale } from '@/lib/core/i18n/locales';
import { MEASURES } from '@/lib/language/lexicon/lexicon';
import type { Phrases, Token } from '@/lib/language/lexicon/tokens';
import { writtenNumberAt } from './written-numbers';

/** Reads phrases one after the other. */
export class Cursor {
  /** Whether a number was written in words. */
  isWritten = false;

  constructor(
    private readonly tokens: readonly Token[],
    public at: number,
    private readonly locale: Locale,
  ) {}

  take<Meaning>(phrases: Phrases<Meaning>): Meaning | undefined {
    const found = phrases.match(this.tokens, this.at);
    this.at += found?.length ?? 0;
    return found?.meaning;
  }

  sees(phrases: Phrases<unknown>): boolean {
    return phrases.match(this.tokens, this.at) !== null;
  }

  /** “45k for the lot”. */
  get seesLot(): boolean {
    return MEASURES.basis.match(this.tokens, this.at)?.meaning === 'lot';
  }

  get next(): Token['kind'] | undefined {
    return this.tokens[this.at]?.kind;
  }

  /** Whether the token that follows stands right after the one before it. */
  get isGlued(): boolean {
    return this.at > 0 && this.tokens[this.at - 1]?.end === this.tokens[this.at]?.start;
  }

  number(): string | undefined {
    const token = this.tokens[this.at];
    if (token?.kind === 'number') {
      this.at += 1;
      return token.text;
    }
    const written = writtenNumberAt(this.tokens, this.at, this.locale);
    this.isWritten ||= written !== null;
    this.at += written?.length ?? 0;
    return written?.text;
  }
}
