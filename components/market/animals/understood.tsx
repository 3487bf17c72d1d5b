import type { ReactNode } from 'react';
import { activeFilters } from '@/components/market/listings/browse/active-filters';
import type { BrowseLabels } from '@/components/market/listings/browse/labels';
import { RemovableChip } from '@/components/ui/chip';
import { animalListingQueryString, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';

type Filter = keyof AnimalListingQuery;

/** Filters that are one chip. */
const CHIPS: readonly (readonly Filter[])[] = [
  ['category', 'class', 'sex'],
  ['breed'],
  ['notBreed'],
  ['minHeads', 'maxHeads'],
  ['minWeight', 'maxWeight'],
  ['minAge', 'maxAge'],
  ['minPrice', 'maxPrice'],
  ['minPriceKg', 'maxPriceKg'],
  ['horns'],
  ['teeth'],
  ['pay'],
  ['vaccinated'],
  ['healthCertificate'],
  ['pregnancyTested'],
  ['near', 'radius', 'location', 'country', 'region'],
  ['sort'],
];

/** A part of the text, and the filters that it says. */
export interface UnderstoodPart {
  start: number;
  end: number;
  keys: readonly string[];
}

export interface UnderstoodProps {
  locale: Locale;
  labels: BrowseLabels;
  action: string;
  /** The search as it was asked. */
  asked: AnimalListingQuery;
  /** The filters that its text says, with a place as text. */
  said: Partial<AnimalListingQuery>;
  spans: readonly UnderstoodPart[];
  /** What of the text is no filter. */
  text: string;
  /** True if it only ranks. */
  isRanked: boolean;
  regionName: string | undefined;
  /** Other places of the name. */
  places: readonly { place: string; query: Partial<AnimalListingQuery> }[];
  /** Nothing was found but by the text as it is. */
  isLiteral: boolean;
  /** Saves the search. */
  save: ReactNode;
}

const LINK = 'link relative inline-flex min-h-11 items-center text-14';

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A search's text without some of its parts. */
function without(text: string, spans: readonly UnderstoodPart[], isOut: (span: UnderstoodPart) => boolean): string {
  let left = '';
  let from = 0;
  for (const span of spans.filter(isOut)) {
    left += text.slice(from, span.start);
    from = Math.max(from, span.end);
  }
  return tidy(left + text.slice(from));
}

/** True if an amount was converted: the limit doesn't begin with the digits that were typed. */
const isConverted = (written: string, value: string | undefined) => {
  const digits = written.replace(/\D/g, '');
  return value !== undefined && digits !== '' && !digits.startsWith(value.split('.')[0] ?? '');
};

/** What was understood of a search, each part removable, with a link to the text as it is. Plain links: it works without scripts. */
export async function Understood(props: UnderstoodProps) {
  const { locale, labels, action, asked, said, spans, text, regionName, places, isLiteral, isRanked, save } = props;
  const t = await translator(locale, 'understood');
  const search = asked.search ?? '';
  const href = (query: Partial<AnimalListingQuery>) => action + animalListingQueryString(query);
  const { search: _search, ...filters } = { ...asked, page: 1 };
  const withText = (left: string) => href(left ? { ...filters, search: left } : filters);
  const chips = CHIPS.flatMap((keys) => {
    const shown = keys.filter((key) => said[key] !== undefined);
    if (shown.length === 0) return [];
    const only = Object.fromEntries(shown.map((key) => [key, said[key]])) as Partial<AnimalListingQuery>;
    const names = activeFilters({ page: 1, limit: asked.limit, sort: 'newest', ...only }, locale, labels, {
      region: regionName,
    });
    const isOfChip = (span: UnderstoodPart) => span.keys.some((key) => keys.some((own) => own === key));
    const written = tidy(
      spans
        .filter(isOfChip)
        .map(({ start, end }) => search.slice(start, end))
        .join(' '),
    );
    // Several classes are the words that were typed: «vaquillonas» are those of dairies too.
    const named =
      keys[0] === 'sort'
        ? (labels.bar.sorts[said.sort ?? 'newest'] ?? '')
        : keys.includes('class') && names.length > 1
          ? written
          : names.map(({ label }) => label).join(' / ');
    const price = keys[0]?.startsWith('minPrice')
      ? (said.maxPrice ?? said.maxPriceKg ?? said.minPrice ?? said.minPriceKg)
      : undefined;
    const label = isConverted(written, price)
      ? t('converted', { written, filter: named.charAt(0).toLocaleLowerCase(locale) + named.slice(1) })
      : named.charAt(0).toLocaleUpperCase(locale) + named.slice(1);
    return [{ label, href: withText(without(search, spans, isOfChip)) }];
  });
  const partsOf = (isSuch: (span: UnderstoodPart) => boolean) =>
    spans.filter(isSuch).map(({ start, end }) => search.slice(start, end));
  const unused = [
    ...partsOf(({ keys }) => keys.includes('currency')).map((amount) => t('noCurrency', { written: amount })),
    ...partsOf(({ keys }) => keys.includes('not')).map((denied) => t('notUsed', { written: denied })),
    ...partsOf(({ keys }) => keys.includes('unused')).map((part) => t('unused', { written: part })),
  ];
  return (
    <section
      data-soft="page"
      aria-labelledby={chips.length > 0 || places.length > 0 ? 'understood' : undefined}
      className="mt-3 mb-4 grid gap-2"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {chips.length > 0 ? (
          <h2 id="understood" className="font-text text-14 font-semibold text-ink-2 max-sm:w-full">
            {t('title')}
          </h2>
        ) : null}
        {chips.map(({ label, href }) => (
          <RemovableChip key={label} href={href} label={label} removeLabel={t('remove', { filter: label })} />
        ))}
        {text ? <span className="text-14 text-ink-2">{t(isRanked ? 'prefer' : 'text', { text })}</span> : null}
        {unused.map((said) => (
          <span key={said} className="text-14 text-ink-2">
            {said}
          </span>
        ))}
        {chips.length > 0 ? (
          <a href={href({ ...asked, page: 1, literal: true })} className={LINK}>
            {t('literal')}
          </a>
        ) : null}
        {places.length > 0 ? null : save}
      </div>
      {isLiteral ? <p className="text-14 text-ink-2">{t('literalFound', { text: search })}</p> : null}
      {places.length > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="flex flex-wrap items-center gap-x-3 text-14 text-ink-2">
            <span id={chips.length > 0 ? undefined : 'understood'}>
              {t(chips.length > 0 ? 'otherPlaces' : 'whichPlace')}
            </span>
            {places.map(({ place, query }) => (
              <a
                key={JSON.stringify(query)}
                href={href({ ...(chips.length > 0 ? { ...asked, page: 1 } : filters), ...query })}
                className={LINK}
              >
                {t(query.near === undefined ? 'inPlace' : 'nearPlace', { place })}
              </a>
            ))}
          </p>
          {save}
        </div>
      ) : null}
    </section>
  );
}

/** Says that the text was searched for as it is, with a way back. */
export async function AsWritten({ locale, action, asked }: Pick<UnderstoodProps, 'locale' | 'action' | 'asked'>) {
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
