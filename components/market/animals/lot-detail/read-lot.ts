import { cashText, headsText, lotLine, value } from '@/components/market/animals/lot-line';
import type { Figure } from '@/components/market/listings/card-model';
import { unitLabels } from '@/components/ui/units/labels';
import type { Category } from '@/lib/livestock/stock/categories';
import { headsPriced, inOwnCurrency, isPlain, ownFigures } from '@/lib/market/animal-lots/lot-figures';
import { traitRows } from '@/lib/market/animal-lots/lots/sheet';
import { basisUnit, formatAskedPrice } from '@/lib/livestock/price-formats/asked-price';
import { formatDays, formatMoney, formatNumber, formatRounded } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { rawTexts, translator } from '@/lib/core/i18n/translator';
import { dressing } from '@/lib/livestock/pricing/normalise-price';
import { isByLiveWeight } from '@/lib/livestock/pricing/price-bases';
import { calculation, type LotTexts } from './calculation';
import { glanceFacts, paymentTexts, sheetFacts, sizeText, weightText, type LotListing } from './glance';
import { toRows, type Fact, type HeadsModel, type LotModel } from './lot-model';

/** One animal needs no counting, and its weight is no average. */
const ofOne = (facts: readonly Fact[], { headCount, headsLeft }: LotListing['lot'], t: LotTexts): Fact[] =>
  facts.flatMap((fact) => {
    if (headCount !== 1) return [fact];
    if (fact.name === t('heads')) return headsLeft === 0 ? [fact] : [];
    return [fact.name === t('weight') ? { ...fact, name: t('weightOfOne') } : fact];
  });

/**
 * What the price comes to, as on the card: to the cent only where it is exact. Where the number of head is chosen,
 * their total and its weight stand there, once.
 */
function sumsOf(locale: Locale, listing: LotListing, hasTotal: boolean, t: LotTexts): Fact[] {
  const { lot } = listing;
  const { currency, approximate, head, kg, total } = ownFigures(listing);
  const money = (amount: string): Figure => [
    approximate ? `≈\u00a0${formatRounded(locale, amount, currency)}` : formatMoney(locale, amount, currency),
    value(amount),
  ];
  const of = approximate && !hasTotal ? weightText(locale, listing, 1, t) : null;
  return [
    ...(kg !== null && !isByLiveWeight(lot.priceBasis)
      ? [{ name: t('perKg'), value: [`≈\u00a0${formatRounded(locale, kg, currency)}/kg`, value(kg)] as const }]
      : []),
    ...(head !== null && lot.priceBasis !== 'head'
      ? [{ name: of ? t('perHeadOf', { of }) : t('perHead'), value: money(head) }]
      : []),
    ...(!hasTotal && total !== null && headsPriced(lot) !== 1 && lot.priceBasis !== 'lot'
      ? [{ name: t('wholeLotOf', { of: sizeText(locale, listing, t) }), value: money(total) }]
      : []),
  ];
}

/** Tells readers that a rate is old, or too old to compare with. */
function warningOf(locale: Locale, { rate, comparable }: LotListing['lot'], t: LotTexts): LotModel['warning'] {
  if (!rate) return null;
  const day = formatDays(locale, rate.on);
  if (!comparable) return { title: t('oldTitle'), text: t('oldText', { day }) };
  return rate.stale ? { title: t('staleTitle', { day }), text: t('staleText') } : null;
}

async function headsOf(locale: Locale, { lot, weight }: LotListing, heads: number, t: LotTexts): Promise<HeadsModel> {
  const words = await rawTexts(locale, 'animalLot');
  const { headCount: total } = lot;
  // Who didn't say that the lot is split is taken to sell it whole, which isn't stated.
  const isSplit = lot.sellMode === 'any_number' || lot.sellMode === 'multiples';
  const least = lot.sellMode === 'whole' ? heads : Math.min(lot.minHeads ?? (isSplit ? 1 : heads), heads);
  return {
    amount: lot.priceAmount,
    basis: lot.priceBasis,
    currency: lot.priceCurrency,
    heads,
    priced: lot.priceBasis === 'lot' && total !== null ? total : heads,
    least,
    step: lot.sellMode === 'multiples' ? least : 1,
    kg: weight,
    shrink: lot.shrinkPercent,
    dressing: dressing(lot.dressingPercent, lot.priceBasis, lot.class),
    commission: lot.buyerCommission,
    limits: [
      ...(total !== null && heads < total
        ? [t('headsLeft', { left: formatNumber(locale, heads), count: formatNumber(locale, total) })]
        : least < heads
          ? [t('of', { count: formatNumber(locale, heads) })]
          : []),
      ...(least > 1 && least < heads ? [t('fromHeads', { count: least })] : []),
    ],
    words: {
      howMany: t('howMany'),
      less: t('less'),
      more: t('more'),
      settled: t('settled'),
      commission: lot.buyerCommission
        ? t('commissionOf', { percent: formatNumber(locale, Number(lot.buyerCommission)) })
        : '',
      lessShrink: words.lessShrink,
      total: words.total,
      message: words.message,
    },
  };
}

/** UN/CEFACT's codes of the units that prices are asked in; `HEA` is a head. */
const UNIT_CODES = {
  head: 'HEA',
  lot: 'LO',
  live_kg: 'KGM',
  carcass_kg: 'KGM',
  live_lb: 'LBR',
  live_cwt: 'LBR',
  arroba: 'KGM',
};
/** How many of the unit the price is for, where it isn't one. */
const QUANTITIES: Partial<Record<string, number>> = { live_cwt: 100, arroba: 15 };

/** The price as asked, in schema.org's words, of the heads that it buys. */
function offerOf({ lot, weight }: LotListing): object {
  const heads = headsPriced(lot);
  const { priceAmount, priceBasis, priceCurrency } = lot;
  const own = inOwnCurrency(lot, weight, heads);
  return {
    price: own.lot ?? priceAmount,
    priceCurrency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: priceAmount,
      priceCurrency,
      unitCode: UNIT_CODES[priceBasis],
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: QUANTITIES[priceBasis] ?? 1,
        unitCode: UNIT_CODES[priceBasis],
      },
    },
    ...(heads === null
      ? {}
      : {
          eligibleQuantity: {
            '@type': 'QuantitativeValue',
            value: heads,
            unitText: basisUnit('en', 'head').slice(1),
          },
        }),
  };
}

/** Puts the lot that an animal's page sells into words; null for a listing that says no more than a price per head. */
export async function readLot(
  locale: Locale,
  listing: LotListing & { category: Category; priceNegotiable: boolean | null; status: string },
  names: { breed: string; stockClass: string | null },
): Promise<LotModel | null> {
  const { lot } = listing;
  if (isPlain(lot)) return null;
  const t = await translator(locale, 'animalLot');
  const worth = cashText(locale, lot);
  const terms = paymentTexts(locale, lot, t);
  const { lead } = lotLine(locale, listing);
  const leading = typeof lead === 'string' ? lead : lead[0];
  const left = listing.status === 'active' ? (lot.headsLeft ?? lot.headCount) : null;
  const heads = left !== null && left > 1 ? await headsOf(locale, listing, left, t) : null;
  // Said elsewhere on the page: the terms in the box, how and from what to what they were weighed below the weight.
  const said = new Set([t('terms'), ...(listing.weight === null ? [] : [t('lightToHeavy'), t('weighed')])]);
  const unsaid = (facts: Fact[]) => facts.filter(({ name }) => !said.has(name));
  return {
    price: formatAskedPrice(locale, { amount: lot.priceAmount, basis: lot.priceBasis, currency: lot.priceCurrency }),
    sums: toRows(sumsOf(locale, listing, heads !== null, t)),
    payment: terms && { ...terms, worth: worth ? t('worth', { amount: worth }) : null },
    warning: warningOf(locale, lot, t),
    units: await unitLabels(locale),
    glanceTitle: t('glance'),
    glance: toRows(unsaid(ofOne(glanceFacts(locale, listing, t, names.stockClass), lot, t))),
    sheetTitle: t('sheet'),
    sheet: toRows([
      ...unsaid(sheetFacts(locale, listing, t, names.breed)),
      ...traitRows(locale, listing.category, lot.traits),
    ]),
    how: calculation(locale, listing, t),
    heads,
    bar: [...new Set([leading, headsText(locale, left === null ? lot : { ...lot, headCount: left, headsLeft: left })])]
      .filter(Boolean)
      .join(' · '),
    offer: offerOf(listing),
  };
}
