import 'server-only';
import { readPhone } from '@/lib/phones/read-phone';
import { countryName } from '@/lib/places/place-text';

const NUMBER = /(?:https?:\/\/)?wa\.me\/\+?\d{7,15}|(?:\+|\(\+?)?\d[\d ().\-–]{5,20}\d/g;
const YEARS = /^(?:19|20)\d\d\D+(?:19|20)\d\d$/;
const GROUPED = /^\d{1,3}(?:\.\d{3})+$/;
const DIGITS_MIN = 7;
const DIGITS_MAX = 15;

/** What stands before a number that is for calling. */
const CALL =
  /(?:(?:^|[^\p{L}])(?:tel|cel|fone|whats|wsp|wpp|zap|ph|phone|call|text|conta[ct]|consult|llam|lig|chamar|inf|m[oó]v)[\p{L}.:/]*|[☎📞📱📲])[^\d\n]{0,16}$/iu;
const CURRENCY = /[$€£₡]\s*$|(?:us|u\$|usd|brl)\s*$/iu;
const UNIT = /^\s*(?:kg|kilo|lb|@|cab|hd|%|c\/u|al bulto|usd|d[oó]lar)/iu;
const BEFORE = 40;
/** No advertisement has more. */
const PHONES_MAX = 30;

interface Span {
  start: number;
  end: number;
}

/** Finds the telephone numbers of a text: those of the writer's country, and what stands after «tel.» or its like. */
export function phonesOf(text: string, country: string | null): Span[] {
  const home = country && countryName(country, 'en');
  const found: Span[] = [];
  let asked = 0;
  for (const { 0: number, index: start } of text.matchAll(NUMBER)) {
    const end = start + number.length;
    const digits = number.replace(/\D/g, '').length;
    if (digits < DIGITS_MIN || digits > DIGITS_MAX || YEARS.test(number) || /[\d.,]/.test(text[start - 1] ?? ''))
      continue;
    const before = text.slice(Math.max(0, start - BEFORE), start);
    if (CURRENCY.test(before) || UNIT.test(text.slice(end, end + 10))) continue;
    const last = found.at(-1);
    const isNext = last !== undefined && /^[\s/,yoe&-]{1,5}$/.test(text.slice(last.end, start));
    const isCalled = CALL.test(before) || isNext || number.startsWith('+') || number.includes('wa.me');
    const isLikely = !GROUPED.test(number) && (asked += 1) <= PHONES_MAX;
    if (isCalled || (isLikely && readPhone(number, home))) found.push({ start, end });
  }
  return found;
}
