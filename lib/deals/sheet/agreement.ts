import { currencySign } from '@/lib/core/i18n/currencies';
import {
  capitalised,
  formatAgeRange,
  formatDate,
  formatZonedDateTime,
  formatDecimal,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
} from '@/lib/core/i18n/format';
import { placeIn } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import { FACTS, type Fact } from '@/lib/livestock/facts/facts';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { classWord } from '@/lib/market/animal-lots/class-words';
import { paymentDates, paymentParts } from '@/lib/deals/terms/dates/payment-dates';
import { formatScale, scaleRange, scaleUnit } from '@/lib/deals/terms/scale';
import { TERM_FACTS, USUAL_TOLERANCE, type Slide } from '@/lib/deals/terms/schema';
import { isShrinkIdle, isShrunk } from '@/lib/deals/terms/steps';
import { sumTexts, workedTexts } from '@/lib/deals/terms/worked-text';
import { worthOf } from '@/lib/deals/terms/worth';
import type { Block } from './block';
import type { ComparedRow, DealSheetView, SheetParty } from './dto';
import type { SheetWords } from './words';
import { isAsSpelled } from './writable';

/** What both sides agreed on, without who they are. */
type Agreed = Pick<DealSheetView, 'terms' | 'newDate' | 'timeZone'>;

/** What a row says; rows of which nobody said anything are left out. */
type Said = string | null | false | undefined;

/** Rows with what they say, under a heading; nothing at all where none says anything. */
function section(text: string, rows: readonly (readonly [name: string, value: Said])[]): Block[] {
  const said = rows.flatMap(([name, value]) => (value ? [{ kind: 'row' as const, name, value }] : []));
  return said.length > 0 ? [{ kind: 'heading', text }, ...said] : [];
}

const joined = (parts: readonly Said[], between = ', '): string => parts.filter(Boolean).join(between);

const partyText = ({ name, place, ids }: SheetParty, locale: Locale): string =>
  [name, place && placeIn(place, locale), ...ids].filter(Boolean).join('\n');

/** The one term in hours is how long animals stand before they are weighed. */
const HOURS = TERM_FACTS.filter((name) => (FACTS[name] as Fact).unit === 'h');

function shrinkText({ terms }: DealSheetView, { locale, t, lot }: SheetWords): string {
  const { shrinkPercent } = terms;
  const percent =
    shrinkPercent !== null && (Number(shrinkPercent) === 0 ? lot('noShrink') : formatPercent(locale, shrinkPercent));
  const hours = HOURS.map((name) => terms[name]).filter((value) => value !== null);
  const idle = isShrinkIdle(terms) && t('shrinkIdle');
  return joined([percent, idle, ...hours.map((value) => lot('curfew', { hours: Number(value) }))]);
}

function countRows({ terms }: Agreed, { locale, lot }: SheetWords) {
  const word = terms.class && classWord(terms.class, locale)[terms.heads === 1 ? 'one' : 'other'];
  return [
    [lot('heads'), formatNumber(locale, terms.heads)],
    [lot('stockClass'), word && capitalised(locale, word)],
  ] as const;
}

function lotBlocks(view: DealSheetView, words: SheetWords): Block[] {
  const { locale, t, lot } = words;
  const { terms } = view;
  const { title, breed, place, ageFrom, ageTo, weightMin, weightMax, weighedOn, faults } = view.lot;
  const unit = scaleUnit(terms);
  const figure = (kg: number) => formatScale(locale, kg, unit);
  const range =
    weightMin !== null && weightMax !== null && lot('teethRange', scaleRange(locale, weightMin, weightMax, unit));
  const weighed = [
    terms.weightMethod && lot(`methods.${terms.weightMethod}`),
    weighedOn && formatDate(locale, weighedOn),
  ];
  return section(t('lot'), [
    ...countRows(view, words),
    [lot('breed'), breed && words.breed(breed)],
    [lot('age'), ageFrom !== null && ageTo !== null && formatAgeRange(locale, ageFrom, ageTo)],
    [t('place'), place && placeIn(place, locale)],
    [t('listedAs'), title],
    [lot('weight'), terms.kg === null ? null : figure(terms.kg)],
    [lot('lightToHeavy'), range],
    [lot('weighed'), capitalised(locale, joined(weighed))],
    [lot('shrink'), shrinkText(view, words)],
    [lot('dressing'), terms.dressingPercent && formatPercent(locale, terms.dressingPercent)],
    [lot('cut'), terms.cutPercent !== null && lot('cutText', { percent: terms.cutPercent })],
    [
      t('faults'),
      faults
        .map(({ what, heads, note }) => joined([`${what}: ${t('faultHeads', { heads })}`, note && `(${note})`], ' '))
        .join('\n'),
    ],
  ]);
}

function slideText({ kind, amount, unit, stop, bothWays }: Slide, view: Agreed, { locale, t }: SheetWords): string {
  const { kg, currency } = view.terms;
  const expected =
    kg === null
      ? t('slideUnpriced')
      : // What was agreed and the sum counts from.
        formatScale(locale, kg, scaleUnit(view.terms));
  const values = {
    kg: expected,
    unit,
    amount: `${currencySign(locale, currency)}\u00a0${formatPrice(locale, amount, 4)}`,
  };
  return joined(
    [
      kind === 'price' ? t('slidePrice', values) : t('slideExtra', values),
      kind === 'price' && bothWays && t('slideBoth', { unit }),
      stop !== null && t('slideStop', { stop: `${formatNumber(locale, stop)}\u00a0${unit}` }),
      isShrunk(view.terms) && t('slideShrunk'),
    ],
    ' ',
  );
}

function priceBlocks(view: Agreed, words: SheetWords): Block[] {
  const { locale, t, lot } = words;
  const { terms } = view;
  const worth = worthOf(terms);
  const sum = worth ? sumTexts(locale, worth.lines, terms.currency).join('\n') : t('afterWeighing');
  const isUsual = worth?.lines.some((line) => line.kind === 'dressing' && line.isUsual);
  const commission = workedTexts(locale, worth?.lines ?? [], terms.currency)
    .filter(({ kind }) => kind === 'commission' || kind === 'buyerPays')
    .map(
      ({ kind, formula, total }) =>
        [
          t(`lines.${kind}`),
          joined([joined([formula, total], ' = '), kind === 'buyerPays' && t('commissionApart')], '\n'),
        ] as const,
    );
  return section(t('pricing'), [
    [t('asked'), askedPriceText(locale, terms)],
    [t('slide'), terms.slide && slideText(terms.slide, view, words)],
    [t('worked'), joined([sum, isUsual && t('usualDressing')], '\n')],
    ...(commission.length > 0
      ? commission
      : [[lot('commission'), terms.buyerCommission && formatPercent(locale, terms.buyerCommission)] as const]),
  ]);
}

function paymentText({ terms: { payment } }: Agreed, { locale, lot }: SheetWords): Said {
  if (!payment) return null;
  if (payment.kind === 'cash') return lot('cash');
  const discount =
    payment.cashDiscountPercent !== undefined &&
    payment.cashDiscountPercent > 0 &&
    lot('cashDiscount', { percent: formatNumber(locale, payment.cashDiscountPercent) });
  if (payment.kind === 'days') return joined([lot('termDays', { days: payment.days.join('/') }), discount]);
  const count = payment.groups.reduce((sum, group) => sum + group, 0);
  const groups = payment.groups.length > 1 && payment.groups.join(' + ');
  return joined([lot('instalments', { count }), groups, discount]);
}

/** Returns how it is paid, with the days of its parts as far as they are known. */
function paymentBlocks(view: DealSheetView, words: SheetWords): Block[] {
  const { locale, t, lot } = words;
  const { terms, newDate, loadedOn, loading, settlement } = view;
  const blocks = section(t('payment'), [[lot('terms'), paymentText(view, words)]]);
  if (blocks.length === 0) return [];
  const from = loadedOn ?? newDate?.day ?? terms.deliverTo ?? terms.deliverFrom;
  // Animals that have left were loaded on a day that nobody said: no agreed one stands for it any more.
  const hasLeft = loading.length > 0 || settlement !== null;
  if (from === null || (loadedOn === null && hasLeft)) return [...blocks, { kind: 'text', text: t('fromLoading') }];
  const day = formatDate(locale, from);
  const due = settlement?.sum?.due ?? worthOf(terms)?.due;
  const parts = due === undefined ? [] : paymentParts(terms.payment, from, due);
  const dates = parts.length > 0 ? parts : paymentDates(terms.payment, from).map((one) => ({ day: one, amount: null }));
  return [
    ...blocks,
    { kind: 'text', text: loadedOn === null ? t('ifLoaded', { day }) : t('countedFrom', { day }) },
    ...dates.map((part, index) => ({
      kind: 'sum' as const,
      name: t('part', { nth: index + 1, count: dates.length }),
      value: formatDate(locale, part.day),
      total: part.amount === null ? '' : formatMoney(locale, part.amount, terms.currency),
    })),
  ];
}

function deliveryText({ terms: { deliverFrom, deliverTo } }: Agreed, { locale, lot }: SheetWords): Said {
  const from = deliverFrom && formatDate(locale, deliverFrom);
  const to = deliverTo && formatDate(locale, deliverTo);
  if (from && to) return from === to ? from : `${from} – ${to}`;
  return (from && lot('deliverFrom', { day: from })) ?? (to && lot('deliverTo', { day: to }));
}

function toleranceBlocks({ terms }: DealSheetView, { locale, t, lot }: SheetWords): Block[] {
  const agreed = terms.tolerancePercent;
  const percent = formatDecimal(locale, agreed ?? USUAL_TOLERANCE);
  return section(t('tolerances'), [
    [t('weightTolerance'), agreed === null ? t('usualTolerance', { percent }) : t('agreedTolerance', { percent })],
    [t('outside'), t('outsideText')],
    [lot('heads'), terms.basis === 'lot' ? t('headsOfLot') : t('headsTolerance')],
    [t('faultsName'), t('faultTolerance')],
  ]);
}

/** The papers that there are on the day of the printing, since no term names any; and whether they were said to be ready. */
function paperBlocks(view: DealSheetView, { locale, t, papers: kinds }: SheetWords): Block[] {
  const { papers, papersOn, papersReadyOn, loadedOn } = view;
  const ready = papersReadyOn && t('papersReady', { day: formatDate(locale, papersReadyOn) });
  // Who has loaded may have skipped to say that they were.
  const text = ready ?? (loadedOn === null ? t('papersNotReady') : null);
  const day = formatDate(locale, papersOn);
  return [
    { kind: 'heading', text: t('papersOn', { day }) },
    ...(papers ? [{ kind: 'text' as const, text: papers.length === 0 ? t('noPapers') : t('papersToday') }] : []),
    ...(papers ?? []).map(({ kind, number, issuedOn, expiresOn }): Block => ({
      kind: 'row',
      name: kinds(kind),
      value: joined([
        number && t('paperNumber', { number }),
        t('paperIssued', { day: formatDate(locale, issuedOn) }),
        expiresOn && t('paperExpires', { day: formatDate(locale, expiresOn) }),
      ]),
    })),
    ...(text === null ? [] : [{ kind: 'text' as const, text }]),
  ];
}

/** Two lines on which the parties sign. */
export const signatureBlocks = ({ seller, buyer }: DealSheetView, { t }: SheetWords): Block[] => [
  {
    kind: 'signatures',
    names: [
      t('signedBy', { role: t('seller'), name: seller.name }),
      t('signedBy', { role: t('buyer'), name: buyer.name }),
    ],
  },
];

/** Returns who the parties are. */
const partyBlocks = ({ seller, buyer }: DealSheetView, { locale, t }: SheetWords): Block[] => [
  ...section(t('parties'), [
    [t('seller'), partyText(seller, locale)],
    [t('buyer'), partyText(buyer, locale)],
  ]),
  ...(isAsSpelled(seller.name + buyer.name) ? [] : [{ kind: 'text' as const, text: t('otherLetters') }]),
];

const deliveryRows = (view: Agreed, words: SheetWords): [name: string, value: Said][] => [
  [words.t('deliveryDays'), deliveryText(view, words)],
  [
    words.t('newDate'),
    view.newDate &&
      words.t('newDateText', {
        day: formatDate(words.locale, view.newDate.day),
        moment: formatZonedDateTime(words.locale, view.newDate.at, view.timeZone),
      }),
  ],
];

/** The rows of a sheet that anybody who has it may compare: how many of what, at which price, paid and delivered when. */
export const comparedRows = (view: Agreed, words: SheetWords): ComparedRow[] =>
  [
    ...section('', countRows(view, words)),
    ...priceBlocks(view, words),
    ...section('', [[words.t('payment'), paymentText(view, words)], ...deliveryRows(view, words)]),
  ].flatMap((block) => (block.kind === 'row' ? [{ name: block.name, value: block.value }] : []));

/** Returns what both sides agreed on, in one language; every language has the same blocks. */
export function agreementBlocks(view: DealSheetView, words: SheetWords): Block[] {
  const { locale, t, lot } = words;
  const { note, freightPayer } = view.terms;
  return [
    ...partyBlocks(view, words),
    ...lotBlocks(view, words),
    ...priceBlocks(view, words),
    ...paymentBlocks(view, words),
    ...section(t('delivery'), [
      ...deliveryRows(view, words),
      [t('freight'), freightPayer && capitalised(locale, lot(`freights.${freightPayer}`))],
    ]),
    ...toleranceBlocks(view, words),
    ...paperBlocks(view, words),
    ...(note
      ? [
          { kind: 'heading' as const, text: t('note') },
          { kind: 'text' as const, text: note },
        ]
      : []),
  ];
}
