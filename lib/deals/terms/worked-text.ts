import { currencySign, type Currency } from '@/lib/core/i18n/currencies';
import { formatDecimal, formatMoney, formatNumber, formatPercent, formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { WorkedLine, WorkedUnit } from './dto';

/** What a quantity is of; heads and lots need no unit beside their number. */
const UNIT_SIGNS: Record<WorkedUnit, string> = {
  head: '',
  lot: '',
  kg: '\u00a0kg',
  carcass_kg: '\u00a0kg',
  arroba: '\u00a0@',
  lb: '\u00a0lb',
  cwt: '\u00a0cwt',
};

type Line<Kind extends WorkedLine['kind']> = Extract<WorkedLine, { kind: Kind }>;
type Formula = { [Kind in WorkedLine['kind']]: (line: Line<Kind>, locale: Locale, currency: Currency) => string };

/** A price of a unit, which may have four decimals. */
const unitPrice = (locale: Locale, price: string, currency: Currency) =>
  `${currencySign(locale, currency)}\u00a0${formatPrice(locale, price, 4)}`;

/** With six decimals, of which hundredweights need so many to come to the cents of the sum. */
const quantity = (locale: Locale, number: string, unit: WorkedUnit) =>
  `${formatDecimal(locale, number, 6)}${UNIT_SIGNS[unit]}`;

const kg = (locale: Locale, number: string) => quantity(locale, number, 'kg');

const atPrice = (line: Line<'price'> | Line<'extra'>, locale: Locale, currency: Currency) =>
  `${quantity(locale, line.quantity, line.unit)} × ${unitPrice(locale, line.price, currency)}`;

/** A formula without what it comes to; empty where a line is only a figure. */
const FORMULAS: Formula = {
  weight: ({ heads, each, scale }, locale) => `${formatNumber(locale, heads)} × ${quantity(locale, each, scale)}`,
  net: () => '',
  carcass: () => '',
  shrink: ({ weight, scale, percent }, locale) =>
    `${quantity(locale, weight, scale)} − ${formatPercent(locale, percent)}`,
  dressing: (line, locale) => `${kg(locale, line.kg)} × ${formatPercent(locale, line.percent)}`,
  unit: ({ weight, scale, per }, locale) => `${quantity(locale, weight, scale)} ÷ ${quantity(locale, per, scale)}`,
  slide: (line, locale, currency) =>
    `${unitPrice(locale, line.price, currency)} ${line.off.startsWith('-') ? '+' : '−'} ${quantity(locale, line.over.replace('-', ''), line.unit)} × ${unitPrice(locale, line.amount, currency)}`,
  price: (line, locale, currency) => {
    if (line.unit !== 'lot') return atPrice(line, locale, currency);
    return line.part ? `${unitPrice(locale, line.price, currency)} × ${line.part.came} ÷ ${line.part.of}` : '';
  },
  extra: atPrice,
  short: (line, locale) => quantity(locale, line.quantity, line.unit),
  deduction: () => '',
  due: () => '',
  commission: (line, locale, currency) =>
    `${formatPercent(locale, line.percent)} × ${formatMoney(locale, line.of, currency)}`,
  buyerPays: () => '',
};

/** What a line comes to, with its unit. */
function totalText(line: WorkedLine, locale: Locale, currency: Currency): string {
  switch (line.kind) {
    case 'weight':
    case 'net':
    case 'shrink':
      return quantity(locale, line.total, line.scale);
    case 'carcass':
    case 'dressing':
      return kg(locale, line.total);
    case 'unit':
      return quantity(locale, line.total, line.unit);
    case 'slide':
      return unitPrice(locale, line.total, currency);
    case 'short':
    case 'deduction':
      return `−${formatMoney(locale, line.total, currency)}`;
    default:
      return formatMoney(locale, line.total, currency);
  }
}

/** A line of a worked sum in figures and signs: `40 × 342 kg`, and what it comes to: `13.680 kg`. */
export interface WorkedText {
  kind: WorkedLine['kind'];
  /** Empty where the line is only a figure. */
  formula: string;
  total: string;
}

/** Writes the lines of a worked sum, each apart; whoever shows them adds the words. */
export const workedTexts = (locale: Locale, lines: readonly WorkedLine[], currency: Currency): WorkedText[] =>
  lines.map((line) => ({
    kind: line.kind,
    formula: (FORMULAS[line.kind] as (one: WorkedLine, locale: Locale, currency: Currency) => string)(
      line,
      locale,
      currency,
    ),
    total: totalText(line, locale, currency),
  }));

/**
 * Writes what animals come to in as few sums as it takes: `40 × 342 kg × US$ 3,05 = US$ 41.724`, and one more for each
 * thing that is taken off in between. A commission is not part of it.
 */
export function sumTexts(locale: Locale, lines: readonly WorkedLine[], currency: Currency): string[] {
  const texts = workedTexts(
    locale,
    lines.filter(({ kind }) => kind !== 'commission' && kind !== 'buyerPays' && kind !== 'due'),
    currency,
  );
  const [weight, price] = lines;
  const isShort = weight?.kind === 'weight' && price?.kind === 'price';
  const [first, ...rest] = texts;
  const short =
    isShort && first && rest[0]
      ? [{ ...rest[0], formula: `${first.formula} × ${unitPrice(locale, price.price, currency)}` }, ...rest.slice(1)]
      : texts;
  return short.map(({ formula, total }) => (formula ? `${formula} = ${total}` : total));
}
