import { animalListingQueryString, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { lotQueryString } from '@/lib/market/auctions/query-schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import type { UnderstoodText } from './search-chips';

interface AskedText {
  locale: Locale;
  action: string;
  /** The search as it was asked. */
  asked: AnimalListingQuery;
}

export interface UnderstoodProps extends AskedText, Omit<UnderstoodText, 'said'> {
  /** The words of the text that only rank: those that some lot that is shown says, and those that none does. */
  ranking?: { said: string; unsaid: readonly string[] } | undefined;
  /** What it calls semen or embryos, which the market doesn't have. */
  notSold?: string | null;
  /** Nothing was found but by the text as it is. */
  isLiteral: boolean;
}

/** Phrases as they stand between a language's quotation marks: «mansa», «sela». */
export const quoted = (phrases: readonly string[], locale: Locale): string =>
  phrases.join(locale === 'es' ? '», «' : '”, “');

/** The words of a text in the phrases that a search has: what stands apart there makes none. */
function phrasesOf(text: string, search: string): string[] {
  const written = search.replace(/\s+/g, ' ');
  return text.split(/\s+/).reduce<string[]>((phrases, word) => {
    const longer = `${phrases.at(-1) ?? ''} ${word}`;
    return written.includes(longer) ? [...phrases.slice(0, -1), longer.trim()] : [...phrases, word];
  }, []);
}

const LINK = 'link relative inline-flex min-h-11 items-center text-14';

/**
 * What of a search's text only ranks or can't be used, which places a text of nothing but a name may mean, and the way to
 * the auctions that it asks for. Plain links: it works without scripts.
 */
export async function Understood({ locale, action, asked, spans, places, auctions, ...how }: UnderstoodProps) {
  const { isLiteral, ranking, notSold = null } = how;
  const t = await translator(locale, 'understood');
  const search = asked.search ?? '';
  const { search: _search, ...filters } = { ...asked, page: 1 };
  const inPhrases = (words: string) => quoted(phrasesOf(words, search), locale);
  const partsOf = (of: string) =>
    spans.filter(({ keys }) => keys.includes(of)).map(({ start, end }) => search.slice(start, end));
  const notes = [
    ...(notSold === null ? [] : [t('notSold', { what: notSold })]),
    ...(ranking?.said ? [t('prefer', { text: inPhrases(ranking.said) })] : []),
    ...(ranking && ranking.unsaid.length > 0 ? [t('unsaid', { text: quoted(ranking.unsaid, locale) })] : []),
    ...partsOf('currency').map((written) => t('noCurrency', { written })),
    ...partsOf('not').map((written) => t('notUsed', { written })),
    ...partsOf('unused').map((written) => t('unused', { written })),
    ...(isLiteral ? [t('literalFound', { text: search })] : []),
  ];
  const isName = spans.length === 0 && places.length > 0;
  if (notes.length === 0 && !isName && !auctions) return null;
  return (
    <div data-soft="page" className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-2">
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
      {isName ? (
        <>
          <span>{t('whichPlace')}</span>
          {places.map(({ place, query }) => (
            <a
              key={JSON.stringify(query)}
              href={action + animalListingQueryString({ ...filters, ...query })}
              className={LINK}
            >
              {t(query.near === undefined ? 'inPlace' : 'nearPlace', { place })}
            </a>
          ))}
        </>
      ) : null}
      {auctions ? <span>{t('fixedPrices')}</span> : null}
      {auctions ? (
        <a href={localizedPath(locale, '/auctions') + lotQueryString(auctions)} className={LINK}>
          {t('auctions')}
        </a>
      ) : null}
    </div>
  );
}

/** A way to the text as it is, below all that was found for what it says. */
export async function SearchLiterally({ locale, action, asked }: AskedText) {
  const t = await translator(locale, 'understood');
  return (
    <a href={action + animalListingQueryString({ ...asked, page: 1, literal: true })} data-soft="page" className={LINK}>
      {t('literal')}
    </a>
  );
}

/** Says that the text was searched for as it is, with a way back. */
export async function AsWritten({ locale, action, asked }: AskedText) {
  const t = await translator(locale, 'understood');
  const { literal: _literal, ...rest } = asked;
  return (
    <p data-soft="page" className="mt-3 mb-4 flex flex-wrap items-center gap-x-3 text-14 text-ink-2">
      {t('asWritten', { text: asked.search ?? '' })}
      <a href={action + animalListingQueryString({ ...rest, page: 1 })} className={LINK}>
        {t('understand')}
      </a>
    </p>
  );
}
