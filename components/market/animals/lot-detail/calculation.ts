import type { Figure } from '@/components/market/listings/card-model';
import { headsPriced, inOwnCurrency, lotFigures, type LotSource } from '@/lib/market/animal-lots/lot-figures';
import { basisUnit } from '@/lib/livestock/price-formats/asked-price';
import { currencySign } from '@/lib/core/i18n/currencies';
import { formatDays, formatNumber, formatPercent, formatPrice, formatWeight } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { translator } from '@/lib/core/i18n/translator';
import { dressing } from '@/lib/livestock/pricing/normalise-price';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { toRows, type LotModel, type Step } from './lot-model';

// messages: animalLot.*
/** The texts of a lot. */
export type LotTexts = Awaited<ReturnType<typeof translator<'animalLot'>>>;

/** Formats an amount to the cent, or to its four decimals if it has them. */
function exact(locale: Locale, amount: string, currency: string): string {
  const text = formatPrice(locale, amount, 4);
  return `${currencySign(locale, currency)}\u00a0${text}`;
}

/** Kilograms in the unit that a basis asks for. */
const UNIT_KG: Partial<Record<PriceBasis, number>> = { live_lb: 0.45359237, live_cwt: 45.359237, arroba: 15 };

/** How the weight of a head becomes the units that its price multiplies. */
function weightSteps(locale: Locale, { lot, weight }: LotSource, t: LotTexts): Step[] {
  const { priceBasis: basis, shrinkPercent, weightMethod, weighedOn } = lot;
  if (weight === null || basis === 'head' || basis === 'lot') return [];
  const number = (value: number) => formatNumber(locale, value);
  const kg = (value: number): Figure => [formatWeight(locale, value), String(value)];
  const weighed = [weightMethod && t(`methods.${weightMethod}`), weighedOn && formatDays(locale, weighedOn)];
  const note = weighed.filter(Boolean).join(', ');
  const steps: Step[] = [{ name: t('weight'), value: kg(weight), ...(note ? { note } : {}) }];
  const isCarcass = basis === 'carcass_kg' || basis === 'arroba';
  const percent = Number(isCarcass ? dressing(lot.dressingPercent, basis, lot.class) : (shrinkPercent ?? 0));
  const soldKg = isCarcass ? (weight * percent) / 100 : (weight * (100 - percent)) / 100;
  if (isCarcass)
    steps.push(
      {
        name: t('dressing'),
        value: `×\u00a0${formatPercent(locale, String(percent))}`,
        ...(lot.dressingPercent ? {} : { mark: 'estimated' as const }),
      },
      { name: t('carcassKg'), value: kg(soldKg), mark: 'sum' },
    );
  else if (shrinkPercent !== null)
    steps.push(
      { name: t('shrink'), value: `−\u00a0${formatPercent(locale, String(percent))}` },
      { name: t('paidKg'), value: kg(soldKg), mark: 'sum' },
    );
  const unitKg = UNIT_KG[basis];
  if (unitKg) {
    const [unit, units] = { live_lb: ['pound', 'pounds'], live_cwt: ['quintal', 'quintals'] }[basis as string] ?? [
      'arroba',
      'arrobas',
    ];
    steps.push(
      { name: t(unit as 'arroba'), value: `÷\u00a0${formatPrice(locale, String(unitKg), 8)}\u00a0kg` },
      {
        name: t(units as 'arrobas'),
        value: `${number(soldKg / unitKg)}\u00a0${basisUnit(locale, basis).slice(1)}`,
        mark: 'sum',
      },
    );
  }
  return steps;
}

/** The steps from the price as asked to a head and the lot, in the currency asked. */
function priceSteps(locale: Locale, source: LotSource, t: LotTexts): Step[] {
  const { lot, weight } = source;
  const { priceAmount, priceBasis, priceCurrency } = lot;
  const count = headsPriced(lot);
  const own = inOwnCurrency(lot, weight);
  const money = (amount: string | null) => exact(locale, amount ?? '0', priceCurrency);
  const heads = formatNumber(locale, count ?? 0);
  const asked = money(priceAmount);
  const head: Step = { name: t('perHead'), value: money(own.head), mark: 'sum' };
  const whole: Step = { name: t('lot'), value: money(own.lot), mark: 'sum' };
  if (priceBasis === 'lot')
    return [{ name: t('asked'), value: asked }, { name: t('heads'), value: `÷\u00a0${heads}` }, head];
  const many: Step[] = count !== null && count > 1 ? [{ name: t('heads'), value: `×\u00a0${heads}` }, whole] : [];
  if (priceBasis === 'head') return [{ name: t('asked'), value: asked }, ...many];
  return [{ name: t('asked'), value: `×\u00a0${asked}` }, head, ...many];
}

/** The steps from the currency asked to US dollars, and to a kilogram of live weight. */
function comparisonSteps(locale: Locale, source: LotSource, t: LotTexts): Step[] {
  const { lot, weight } = source;
  const { currency, head, kg, total } = lotFigures(source);
  const money = (amount: string | null) => exact(locale, amount ?? '0', currency);
  const steps: Step[] = [];
  if (lot.rate && lot.comparable) {
    steps.push(
      {
        name: t('perUsd', { currency: currencySign(locale, lot.priceCurrency) }),
        value: `÷\u00a0${formatPrice(locale, lot.rate.perUsd, 6)}`,
      },
      { name: t('headUsd'), value: money(head), mark: 'sum' },
    );
    if (total !== null && headsPriced(lot) !== 1) steps.push({ name: t('lotUsd'), value: money(total), mark: 'sum' });
  }
  if (kg === null || weight === null || (lot.priceBasis === 'live_kg' && !lot.rate)) return steps;
  const shrink = Number(lot.shrinkPercent ?? 0);
  const soldKg = (weight * (100 - shrink)) / 100;
  return [
    ...steps,
    {
      name: t(lot.shrinkPercent === null ? 'weight' : shrink > 0 ? 'soldKg' : 'liveKg'),
      value: [`÷\u00a0${formatWeight(locale, soldKg)}`, String(soldKg)],
    },
    { name: t('perKg'), value: money(Number(kg).toFixed(2)), mark: 'sum' },
  ];
}

/** The parts that are due together: how many, of how many in all, in how many days; `monthly` for instalments from then on. */
interface DueParts {
  count: number;
  days: number;
  monthly?: true;
}

function dueParts({ payment }: LotSource['lot']): DueParts[] {
  if (!payment || payment.kind === 'cash') return [];
  if (payment.kind === 'days') return payment.days.map((days) => ({ count: 1, days }));
  return payment.groups.map((count, index, { length }) => ({
    count,
    days: DAYS_APART * index,
    ...(index === length - 1 && count > 1 ? { monthly: true } : {}),
  }));
}

const DAYS_APART = 30;

/** What parts of an amount that are due later come to at once, as `corral_cash` computes. */
function atOnceOf({ count, days, monthly }: DueParts, part: number, percent: number): number {
  const worth = (later: number) => part / (1 + percent / 100) ** (later / DAYS_APART);
  return monthly
    ? Array.from({ length: count }, (_, index) => worth(days + DAYS_APART * index)).reduce((sum, one) => sum + one, 0)
    : count * worth(days);
}

/** One line for the parts that are due together, or for the seller's own discount. */
function partSteps(locale: Locale, lot: LotSource['lot'], t: LotTexts): Step[] {
  const { payment, lotTotal, cashPercent } = lot;
  if (lotTotal === null) return [];
  if (payment && payment.kind !== 'cash' && payment.cashDiscountPercent !== undefined)
    return [
      { name: t('lotUsd'), value: exact(locale, lotTotal, 'USD') },
      { name: t('discount'), value: `−\u00a0${formatPercent(locale, String(payment.cashDiscountPercent))}` },
    ];
  if (cashPercent === null) return [];
  const due = dueParts(lot);
  const part = Number(lotTotal) / due.reduce((sum, { count }) => sum + count, 0);
  const percent = Number(cashPercent);
  return due.map((parts) => ({
    name: t(parts.monthly ? 'monthlyParts' : 'dueParts', { count: parts.count, days: parts.days }),
    value: exact(locale, atOnceOf(parts, part, percent).toFixed(2), 'USD'),
    ...(parts.days > 0 || parts.monthly
      ? {
          note: t('atMonthly', {
            amount: exact(locale, (parts.count * part).toFixed(2), 'USD'),
            percent: formatNumber(locale, percent),
          }),
        }
      : {}),
  }));
}

function cashSteps(locale: Locale, lot: LotSource['lot'], t: LotTexts): Step[] {
  const { cashTotal, cashPrice } = lot;
  if (cashPrice === null || !lot.comparable) return [];
  return [
    ...partSteps(locale, lot, t),
    ...(cashTotal === null
      ? []
      : [{ name: t('lotAtOnce'), value: exact(locale, cashTotal, 'USD'), mark: 'sum' as const }]),
    ...(headsPriced(lot) !== 1 ? [{ name: t('headAtOnce'), value: exact(locale, cashPrice, 'USD') }] : []),
  ];
}

/** How the figures of a lot come about: each line is one operation, and the last sentence has the rate. */
export function calculation(locale: Locale, source: LotSource, t: LotTexts): LotModel['how'] {
  const { lot } = source;
  const { rate } = lot;
  const atOnce = cashSteps(locale, lot, t);
  const steps = [
    ...weightSteps(locale, source, t),
    ...priceSteps(locale, source, t),
    ...comparisonSteps(locale, source, t),
  ];
  return {
    title: t('how'),
    estimated: t('estimated'),
    parts: [{ rows: toRows(steps) }, ...(atOnce.length > 0 ? [{ title: t('atOnce'), rows: toRows(atOnce) }] : [])],
    rate:
      rate && lot.comparable
        ? t('rate', {
            rate: `${currencySign(locale, lot.priceCurrency)}\u00a0${formatPrice(locale, rate.perUsd, 6)}`,
            day: formatDays(locale, rate.on),
            source: rate.note ?? t(`source.${rate.source}` as 'source.manual'),
          })
        : null,
  };
}
