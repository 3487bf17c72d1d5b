import { cashText, value } from '@/components/market/animals/lot-line';
import { glanceFacts, sheetFacts } from '@/components/market/animals/lot-detail/glance';
import type { Fact } from '@/components/market/animals/lot-detail/lot-model';
import { healthModel } from '@/components/market/animals/health-model';
import { animalNames } from '@/components/market/listings/browse/labels';
import type { Figure } from '@/components/market/listings/card-model';
import { headsForSale, lotFigures } from '@/lib/market/animal-lots/lot-figures';
import type { ComparedListingDto } from '@/lib/market/animal-lots/lots/compare-listings';
import { traitRows } from '@/lib/market/animal-lots/lots/sheet';
import { placeIn } from '@/lib/core/i18n/country';
import { currencySign, type Currency } from '@/lib/core/i18n/currencies';
import { capitalised, formatDate, formatMoney, formatNumber, formatPrice, formatRounded } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import type { PublicPaperDto } from '@/lib/market/papers/dto';
import { formatAskedPrice } from '@/lib/livestock/price-formats/asked-price';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';

/** A listing with what only the comparison shows beside it. */
export type ComparedListing = ComparedListingDto & { papers: readonly PublicPaperDto[] };

/** What a listing says in a row. */
export type Cell = Omit<Fact, 'name'> & {
  /** The parts of a price as asked. */
  asked?: { currency: string; amount: string; unit: string };
  href?: string;
  /** The best of a row in which that is a fact. */
  isBest?: boolean;
};

export interface Row {
  name: string;
  /** In the order of the listings; null where one doesn't say. */
  cells: (Cell | null)[];
}

/** The head of a listing's column. */
export interface Column {
  id: string;
  href: string;
  /** Short enough to stay in sight: "46 Angus". */
  name: string;
  place: string;
  picture: string | undefined;
  stock: string;
  isSold: boolean;
}

type Named = Cell & { name: string };

const textOf = (cell: Cell | null) =>
  cell && [typeof cell.value === 'string' ? cell.value : cell.value[0], cell.note].join('\n');

/** Puts what the listings say below each other: what the first ones don't say stands where the others say it. */
function rowsOf(lists: readonly (readonly Named[])[]): Row[] {
  const names: string[] = [];
  for (const facts of lists)
    facts.forEach(({ name }, at) => {
      if (!names.includes(name)) names.splice(names.indexOf(facts[at - 1]?.name ?? '') + 1, 0, name);
    });
  return names.map((name) => ({ name, cells: lists.map((facts) => facts.find((fact) => fact.name === name) ?? null) }));
}

/** Whether listings say different things: one that says nothing doesn't differ. */
const differs = ({ cells }: Row) => new Set(cells.flatMap((cell) => textOf(cell) ?? [])).size > 1;

const amountOf = (cell: Cell | null) => (cell && typeof cell.value !== 'string' ? Number(cell.value[1]) : null);

/**
 * Marks the least figure of a row as the best, if the listings that have one are of one kind, so that less is better.
 * @param kindOf null where a listing's figure compares with no other's
 */
function markBest(row: Row, listings: readonly ComparedListing[], kindOf: (listing: ComparedListing) => string | null) {
  const amounts = row.cells.map(amountOf);
  const known = amounts.flatMap((amount) => amount ?? []);
  const kinds = new Set(listings.flatMap((listing, place) => (amounts[place] === null ? [] : kindOf(listing))));
  if (new Set(known).size < 2 || kinds.size > 1 || kinds.has(null)) return row;
  const best = Math.min(...known);
  return {
    ...row,
    cells: row.cells.map((cell, place) => (cell && amounts[place] === best ? { ...cell, isBest: true } : cell)),
  };
}

/** Listings whose prices by the kilogram compare: amounts in different currencies, for want of a recent rate, don't. */
const ofOneClass = (listing: ComparedListing) =>
  listing.lot.class && [listing.lot.class, lotFigures(listing).currency].join();

/** Listings whose prices by the head compare too: a lighter animal that costs less is no better for it. */
const ofOneWeight = (listing: ComparedListing) =>
  listing.weight === null ? null : ofOneClass(listing) && [ofOneClass(listing), listing.weight].join();

type Texts = Awaited<ReturnType<typeof textsOf>>;

async function textsOf(locale: Locale) {
  // messages: comparison.*
  // messages: paperKinds.*
  const [t, lot, listing, health, papers, names] = await Promise.all([
    translator(locale, 'comparison'),
    translator(locale, 'animalLot'),
    translator(locale, 'listing'),
    translator(locale, 'health'),
    translator(locale, 'paperKinds'),
    animalNames(locale),
  ]);
  return { t, lot, listing, health, papers, names };
}

/** A price by live weight: the one that was asked, or else about what another comes to. */
function perKgOf(locale: Locale, { lot }: ComparedListing, kg: string, currency: Currency): Figure {
  const isAsked =
    lot.priceBasis === 'live_kg' && currency === lot.priceCurrency && Number(kg) === Number(lot.priceAmount);
  const amount = isAsked
    ? `${currencySign(locale, currency)}\u00a0${formatPrice(locale, kg, 4)}`
    : `≈\u00a0${formatRounded(locale, kg, currency)}`;
  return [`${amount}/kg`, value(kg)];
}

/** The unit that all ask for, in the currency in which they compare: what they ask is then said once. */
function askedAlike(listings: readonly ComparedListing[]): PriceBasis | null {
  const units = new Set(
    listings.map((one) => {
      const { priceAmount, priceBasis, priceCurrency } = one.lot;
      const { currency, kg } = lotFigures(one);
      const isOther = priceBasis === 'live_kg' && Number(kg) !== Number(priceAmount);
      return currency === priceCurrency && !isOther ? priceBasis : null;
    }),
  );
  const [unit = null] = units;
  return units.size === 1 ? unit : null;
}

/** What a price comes to: as on the listing's own page. */
function priceFacts(
  locale: Locale,
  listing: ComparedListing,
  { t, lot: words }: Texts,
  alike: PriceBasis | null,
): Named[] {
  const { lot, priceNegotiable } = listing;
  const { currency, approximate, head, kg, total } = lotFigures(listing);
  const asked = formatAskedPrice(locale, {
    amount: lot.priceAmount,
    basis: lot.priceBasis,
    currency: lot.priceCurrency,
  });
  const format = approximate || currency !== lot.priceCurrency ? formatRounded : formatMoney;
  const money = (amount: string): Figure => [
    `${approximate ? '≈\u00a0' : ''}${format(locale, amount, currency)}`,
    value(amount),
  ];
  const cash = cashText(locale, lot);
  const asText = Object.values(asked).join(' ');
  return [
    {
      name: words('asked'),
      value: alike === null ? asText : [asText, value(lot.priceAmount)],
      asked,
      ...(priceNegotiable ? { note: t('negotiable') } : {}),
    },
    ...(head === null || alike === 'head' ? [] : [{ name: words('perHead'), value: money(head) }]),
    ...(kg === null || alike === 'live_kg'
      ? []
      : [{ name: words('perKg'), value: perKgOf(locale, listing, kg, currency) }]),
    ...(total === null ? [] : [{ name: words('lot'), value: money(total) }]),
    ...(cash ? [{ name: words('atOnce'), value: cash }] : []),
  ];
}

/** What it comes to at the visitor's farm. */
function landedFacts(locale: Locale, { landed }: ComparedListing, { t }: Texts): Named[] {
  if (!landed) return [];
  const money = (amount: number) => formatRounded(locale, amount.toFixed(4));
  return [
    {
      name: t('landedHead'),
      value: [`≈\u00a0${money(landed.head)}`, landed.head.toFixed(2)],
      // From the place itself there are no kilometres to say anything of.
      ...(landed.freight > 0 ? { note: t('freight', { amount: money(landed.freight) }) } : {}),
    },
    { name: t('landedKg'), value: [`≈\u00a0${money(landed.kg)}/kg`, landed.kg.toFixed(4)] },
  ];
}

function lotFacts(locale: Locale, listing: ComparedListing, { lot: words, names }: Texts): Named[] {
  const { lot, category, breed } = listing;
  // Said already: the breed here, and how and from what to what it was weighed below the weight.
  const said = new Set([words('breed'), words('lightToHeavy'), words('weighed')]);
  return [
    ...(lot.class ? [{ name: words('stockClass'), value: capitalised(locale, names.stockClass(lot.class, 1)) }] : []),
    { name: words('breed'), value: names.breed(breed) },
    ...glanceFacts(locale, listing, words, null),
    ...sheetFacts(locale, listing, words, names.breed(breed)).filter(({ name }) => !said.has(name)),
    ...traitRows(locale, category, lot.traits),
  ];
}

function healthFacts(listing: ComparedListing, { t, health, papers }: Texts): Named[] {
  const named = listing.papers.map(({ kind, isChecked }) => papers(kind) + (isChecked ? ` (${t('checked')})` : ''));
  return [
    ...(healthModel('', listing, health)?.items ?? []).map(({ name, text }) => ({ name, value: text })),
    ...(listing.papers.length === 0 ? [] : [{ name: t('papers'), value: named.join(', ') }]),
  ];
}

/** How far it is, next to what it comes to there. */
function distanceFacts(locale: Locale, { distanceKm }: ComparedListing, { t }: Texts): Named[] {
  if (distanceKm === undefined) return [];
  return [{ name: t('distance'), value: [`${formatNumber(locale, distanceKm)}\u00a0km`, String(distanceKm)] }];
}

function placeFacts(locale: Locale, listing: ComparedListing, { t, listing: words }: Texts): Named[] {
  const { location, seller, verificationStatus, createdAt } = listing;
  return [
    { name: t('location'), value: placeIn(location, locale) },
    {
      name: words('seller'),
      value: seller.name,
      href: localizedPath(locale, `/seller/${seller.id}`),
      note: verificationStatus === 'verified' ? words('sellerVerified') : words('sellerUnverified'),
    },
    { name: t('listed'), value: formatDate(locale, createdAt) },
  ];
}

function columnOf(locale: Locale, listing: ComparedListing, { names }: Texts): Column {
  const { id, lot, breed, category, imageDetails, location, status } = listing;
  const heads = headsForSale(lot) ?? 1;
  return {
    id,
    href: localizedPath(locale, `/listing/${id}`),
    name: [...(heads === 1 ? [] : [formatNumber(locale, heads)]), names.breed(breed)].join(' '),
    place: location.split(',')[0] ?? location,
    picture: imageDetails[0]?.urls[400],
    stock: `/art/stock-${category}.webp`,
    isSold: status === 'sold',
  };
}

/** Puts listings side by side: a column for each, and what they say, by whether it differs. */
export async function comparisonModel(locale: Locale, listings: readonly ComparedListing[]) {
  const texts = await textsOf(locale);
  const { t, lot } = texts;
  const alike = askedAlike(listings);
  const kinds = new Map<string, (listing: ComparedListing) => string | null>([
    [lot('asked'), alike === 'live_kg' ? ofOneClass : alike === 'head' ? ofOneWeight : () => null],
    [lot('perKg'), ofOneClass],
    [t('landedKg'), ofOneClass],
    [lot('perHead'), ofOneWeight],
    [t('landedHead'), ofOneWeight],
    [t('distance'), () => ''],
  ]);
  const rows = rowsOf(
    listings.map((one) => [
      ...priceFacts(locale, one, texts, alike),
      ...landedFacts(locale, one, texts),
      ...distanceFacts(locale, one, texts),
      ...lotFacts(locale, one, texts),
      ...healthFacts(one, texts),
      ...placeFacts(locale, one, texts),
    ]),
  ).map((row) => {
    const kindOf = kinds.get(row.name);
    return kindOf ? markBest(row, listings, kindOf) : row;
  });
  // One alone has nothing to be equal to.
  const isOpen = (row: Row) => listings.length === 1 || differs(row);
  return {
    columns: listings.map((listing) => columnOf(locale, listing, texts)),
    different: rows.filter(isOpen),
    equal: rows.filter((row) => !isOpen(row)),
  };
}
