import { CURRENCIES, currencySign, type Currency } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';
import { KG_PER_POUND } from '@/lib/core/i18n/pound';
import { COMPARED } from './foreign';
import type { Units } from './settings';

/** Units of a currency for a US dollar. */
export type Rates = Partial<Record<Currency, string>>;

/** The sign, the number and, of a price by weight, the unit. */
const MONEY = /(\S+)\s(\d[\d.,]*\d|\d)(\/kg)?/;

/** A weight, or two with a word between: `220 a 254 kg`. */
const WEIGHT = /(\d[\d.,]*)(?:(\s\p{L}{1,3}\s)(\d[\d.,]*))?\skg(?!\p{L})/gu;

/** What a sum multiplies: `4.080 kg × US$ 3,05`, `24 cab. × US$ 1.180`. */
const PRODUCT = /^(\d[\d.,]*)\s(\S.*?) ×\s(\S+)\s(\d[\d.,]*)$/;

/** Sentences with figures in them. The server wrote every word: what a seller writes is never converted. */
const SENTENCES =
  '.card-differs, .card-differs b, .card-terms, .lot-sums dt, .lot-heads tr:not(.sum) th, .lot-heads > p, .lot-pay span, .lot-glance small, .asked + p, .compare small, .zone-lots i, .viewed b, .sheet-price, .sheet-details, .local-prices dd';

/** The texts as the server wrote them. */
const originals = new WeakMap<Text, string>();

function original(text: Text): string {
  const known = originals.get(text) ?? text.data;
  originals.set(text, known);
  return known;
}

/** Writes only what differs, so that nothing is laid out again without need. */
function write(text: Text, next: string): void {
  if (text.data !== next) text.data = next;
}

const number = (locale: Locale, value: number, decimals: number) =>
  value.toLocaleString(locale, {
    useGrouping: 'always' as unknown as boolean,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** Reads a number as the language writes it. */
const readNumber = (locale: Locale, text: string) =>
  Number(locale === 'en' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.'));

/** Kilograms in pounds, without the unit: as far as they are known, or to a tenth where they are part of a sum. */
const pounds = (locale: Locale, kilograms: number, exact = false) =>
  exact
    ? (kilograms / KG_PER_POUND).toLocaleString(locale, { maximumFractionDigits: 1 })
    : number(locale, Number((kilograms / KG_PER_POUND).toPrecision(3)), 0);

/** A converted amount: whole from a hundred on, below it with cents. */
const money = (locale: Locale, value: number, currency: Currency) =>
  `${currencySign(locale, currency)}\u00a0${number(locale, value, value < 100 ? 2 : 0)}`;

const firstText = (element: Element): Text | null => (element.firstChild instanceof Text ? element.firstChild : null);

/** How many of one currency another is worth; null without a rate. */
function factor(rates: Rates, from: Currency, to: Currency): number | null {
  if (from === to) return 1;
  return rates[from] && rates[to] ? Number(rates[to]) / Number(rates[from]) : null;
}

const byValue = (locale: Locale, sign: string) => CURRENCIES.find((one) => currencySign(locale, one) === sign);

/** Converts a figure: a weight, or an amount with its currency, which may be by the kilogram. */
export function convertFigure(text: string, value: number, units: Units, rates: Rates, locale: Locale): string {
  if (/\skg$/.test(text)) return units.weight === 'lb' ? `${pounds(locale, value)}\u00a0lb` : text;
  const [found, sign = '', , perKg] = MONEY.exec(text) ?? [];
  const from = byValue(locale, sign);
  if (!found || !from) return text;
  const to = units.money === 'asked' ? from : units.money;
  const rate = factor(rates, from, to);
  const perLb = perKg && units.weight === 'lb';
  if (rate === null || (rate === 1 && !perLb)) return text;
  const amount = value * rate * (perLb ? KG_PER_POUND : 1);
  const about = from !== to && !text.includes('≈') ? '≈\u00a0' : '';
  return text.replace(found, about + money(locale, amount, to) + (perLb ? '/lb' : (perKg ?? '')));
}

/** Converts both factors, with as few digits as give the same result: whoever reads it may check it. */
export function convertProduct(text: string, units: Units, rates: Rates, locale: Locale): string {
  const [found, many = '', unit = '', sign = '', price = ''] = PRODUCT.exec(text) ?? [];
  const from = byValue(locale, sign);
  if (!found || !from) return text;
  const to = units.money === 'asked' ? from : units.money;
  const rate = factor(rates, from, to) ?? 1;
  const inPounds = unit === 'kg' && units.weight === 'lb';
  if (rate === 1 && !inPounds) return text;
  const kilograms = inPounds ? KG_PER_POUND : 1;
  const factors = [readNumber(locale, many) / kilograms, readNumber(locale, price) * rate * kilograms] as const;
  const [first, second] = fewestDigits(...factors);
  const plain = (value: number) => value.toLocaleString(locale, { useGrouping: true, maximumFractionDigits: 8 });
  const amount = Number.isInteger(second) ? plain(second) : number(locale, second, Math.max(2, decimalsOf(second)));
  return `${plain(first)}\u00a0${inPounds ? 'lb' : unit} ×\u00a0${currencySign(locale, rate === 1 ? from : to)}\u00a0${amount}`;
}

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

/** Two factors, rounded as far as what they come to stays the same. */
function fewestDigits(one: number, other: number): readonly [number, number] {
  for (let digits = 5; digits < 10; digits++) {
    const [first, second] = [Number(one.toPrecision(digits)), Number(other.toPrecision(digits))];
    if (Math.round(first * second) === Math.round(one * other)) return [first, second];
  }
  return [one, other];
}

/** Converts every weight and amount of a sentence, as far as they are written; weights `exact` where they are part of a sum. */
export function convertSentence(text: string, units: Units, rates: Rates, locale: Locale, exact = false): string {
  const weighed =
    units.weight === 'lb'
      ? text.replace(WEIGHT, (_, from: string, between: string | undefined, to: string | undefined) => {
          const converted = [from, to].flatMap((one) => (one ? [pounds(locale, readNumber(locale, one), exact)] : []));
          return `${converted.join(between)}\u00a0lb`;
        })
      : text;
  return weighed.replace(new RegExp(`(≈\\s)?${MONEY.source}`, 'g'), (found, _about, _sign, amount: string) =>
    convertFigure(found, readNumber(locale, amount), units, rates, locale),
  );
}

/** Converts a price as asked to the chosen currency, and one by the kilogram to the pound. */
function convertAsked(price: Element, units: Units, rates: Rates, locale: Locale): void {
  const sign = price.querySelector('span');
  const first = sign && firstText(sign);
  const amount = sign?.nextSibling;
  if (!first || !(amount instanceof Text)) return;
  const [from, text] = [byValue(locale, original(first).trim()), original(amount)];
  const unit = amount.nextSibling instanceof Element ? firstText(amount.nextSibling) : null;
  const to = units.money === 'asked' ? from : units.money;
  const rate = from && to ? factor(rates, from, to) : null;
  const perLb = rate !== null && units.weight === 'lb' && unit !== null && original(unit).startsWith('\u00a0/kg');
  if (unit) write(unit, perLb ? original(unit).replace('/kg', '/lb') : original(unit));
  if (!to || rate === null || (rate === 1 && !perLb)) {
    write(first, original(first));
    write(amount, text);
    return;
  }
  const value = readNumber(locale, text) * rate * (perLb ? KG_PER_POUND : 1);
  write(first, `≈\u00a0${currencySign(locale, to)}\u00a0`);
  write(amount, number(locale, value, value < 100 ? 2 : 0));
}

/** The elements that React doesn't rewrite while somebody types, as it does the preview of a form. */
const settled = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => !one.closest('[inert]'));

/** What compares a card with others is in one currency on the whole page. */
const unitsOf = (data: Element, units: Units): Units =>
  units.money === 'asked' && units.compared && data.closest(COMPARED) ? { ...units, money: units.compared } : units;

/** Shows the figures and the prices as asked of a page in the chosen units. What is bid in auctions stays as it is. */
export function convert(units: Units, rates: Rates): void {
  const locale = document.documentElement.lang as Locale;
  for (const data of settled('data') as HTMLDataElement[]) {
    const text = firstText(data);
    if (!text) continue;
    const written = original(text);
    const shown = data.value
      ? convertFigure(written, Number(data.value), unitsOf(data, units), rates, locale)
      : convertSentence(written, units, rates, locale);
    if (shown === written) write(text, written);
    // How a price comes about stays in the units that it is asked in, with the other one beside it.
    else if (data.closest('.lot-how')) write(text, `${written} (${pounds(locale, Number(data.value), true)}\u00a0lb)`);
    // A total stands in the chosen currency, and below in the one that is paid.
    else if (data.closest('.lot-heads')) write(text, `${shown}\n${written.replace('≈\u00a0', '')}`);
    else write(text, shown);
  }
  for (const sentence of settled(SENTENCES)) {
    const own = sentence.matches(COMPARED) ? unitsOf(sentence, units) : units;
    for (const text of sentence.childNodes)
      if (text instanceof Text) {
        const product = convertProduct(original(text), own, rates, locale);
        const isSum = sentence.closest('.lot-heads, .lot-sums') !== null;
        write(text, product === original(text) ? convertSentence(product, own, rates, locale, isSum) : product);
      }
  }
  for (const price of settled('.card:not(.lot-card) .card-price, .asked')) {
    convertAsked(price, units, rates, locale);
    dontRepeat(price, locale);
  }
}

/** Rates of several days may lie so far apart. */
const SAME = 0.02;

/** What a price comes to stays as it was written where it would be the price again, and is hidden where it is even so. */
function dontRepeat(price: Element, locale: Locale): void {
  const line = price.parentElement?.querySelector<HTMLElement>('.card-line, .asked + p b');
  const data = line?.querySelector('data');
  const text = data && firstText(data);
  if (!line || !text || line.textContent !== text.data) return;
  const [, asked, amount = ''] = MONEY.exec((price.querySelector('p') ?? price).textContent) ?? [];
  const isSame = () => {
    const [, sign, again = ''] = MONEY.exec(text.data) ?? [];
    return sign === asked && Math.abs(readNumber(locale, again) / readNumber(locale, amount) - 1) < SAME;
  };
  if (isSame()) write(text, original(text));
  line.hidden = isSame();
}
