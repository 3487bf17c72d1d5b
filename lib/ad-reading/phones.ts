import 'server-only';
import { readPhone } from '@/lib/phones/read-phone';
import { gazetteer } from '@/lib/places/gazetteer';
import { countryName } from '@/lib/places/place-text';

/** A link to a telephone, or figures as people group them: a price and a number, or two numbers, may stand side by side. */
const RUN = /(?:https?:\/\/)?wa\.me\/\+?\d{7,15}|0\d{1,3}\/\d{6,8}|[+(]{0,2}\d[\d ().\-–]{5,60}\d/g;
const DATE = /^\d{1,2}[-.]\d{1,2}[-.](?:19|20)?\d\d$/;
const YEARS = /^(?:19|20)\d\d\D+(?:19|20)\d\d$/;
const AMOUNT = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const DIGITS_MIN = 7;
/** Of any country: shorter numbers would be telephones somewhere. */
const DIGITS_ANYWHERE_MIN = 8;
const DIGITS_MAX = 15;

/** What stands before a number that is for calling. */
const CALL =
  /(?:(?:^|[^\p{L}])(?:tel|cel|fone|whats|wsp|wpp|zap|ph|phone|call|text|conta[ct]|consult|llam|lig|chamar|inf|m[oó]v)[\p{L}.:/]*|[☎📞📱📲])[^\d\n]{0,16}$/iu;
const CURRENCY = /[$€£₡₲]\s*$|(?:^|[^\p{L}])(?:us|u\$|usd|brl|gs|bs)\.?\s*$/iu;
const UNIT = /^\s*(?:kg|kilo|lb|@|cab|hd|%|c\/u|al bulto|usd|d[oó]lar|peso|guaran|gs|reais|d[ií]as)/iu;
const JOINT = /^\s*[/,yoe&-]\s*$/;
/** So many digits that are a whole sentence are for calling, even if no country has such a number; tags have fifteen. */
const ALONE_DIGITS_MIN = 9;
const ALONE_DIGITS_MAX = 13;
/** Of a taxpayer, in Argentina. */
const CUIT = /^\d\d-\d{8}-\d$/;
const BEGINS = /(?:^|\n|[.!?]\s)\s*$/;
const ENDS = /^\s*(?:$|\n)/;
const BEFORE = 40;
/** Reading a number takes a while; no advertisement has so many that may be telephones. */
const READS_MAX = 80;

interface Span {
  start: number;
  end: number;
}

const digitsOf = (number: string) => number.replace(/\D/g, '').length;

/** Finds the telephone numbers of a text: those of the writer's country, or of any, and what stands after «tel.» or its like. */
export function phonesOf(text: string, country: string | null): Span[] {
  const codes = country
    ? [country]
    : gazetteer()
        .ofKind('country')
        .map((place) => place.country);
  const homes = codes.map((code) => countryName(code, 'en'));
  const least = country ? DIGITS_MIN : DIGITS_ANYWHERE_MIN;
  const found: Span[] = [];
  let reads = 0;
  const isPhone = (number: string) =>
    digitsOf(number) >= least &&
    !AMOUNT.test(number) &&
    (reads += 1) <= READS_MAX &&
    homes.some((home) => readPhone(number, home));
  const phoneAt = (groups: readonly Span[]): Span | null => {
    const start = groups[0]?.start ?? 0;
    const before = text.slice(Math.max(0, start - BEFORE), start);
    if (/[\d.,]$/.test(before) || CURRENCY.test(before)) return null;
    const spans = groups
      .map(({ end }) => ({ start, end }))
      .filter(({ end }) => {
        const number = text.slice(start, end);
        const digits = digitsOf(number);
        const isOther = YEARS.test(number) || DATE.test(number) || UNIT.test(text.slice(end, end + 10));
        return digits >= DIGITS_MIN && digits <= DIGITS_MAX && !isOther;
      })
      .reverse();
    const last = found.at(-1);
    const isCalled =
      CALL.test(before) ||
      (last !== undefined && JOINT.test(text.slice(last.end, start))) ||
      /^(?:\+|\S*wa\.me)/.test(text.slice(start, start + BEFORE));
    const known = spans.find(({ end }) => isPhone(text.slice(start, end)));
    const [longest] = spans;
    const number = text.slice(start, longest?.end);
    const isAlone =
      digitsOf(number) >= ALONE_DIGITS_MIN &&
      digitsOf(number) <= ALONE_DIGITS_MAX &&
      !CUIT.test(number) &&
      !AMOUNT.test(number) &&
      BEGINS.test(before) &&
      ENDS.test(text.slice(longest?.end));
    return known ?? (isCalled || isAlone ? (longest ?? null) : null);
  };
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const groups = [...run.matchAll(/\S+/g)].map(({ 0: group, index: at }) => ({
      start: index + at,
      end: index + at + group.length,
    }));
    for (let at = 0; at < groups.length; at += 1) {
      const phone = phoneAt(groups.slice(at));
      if (!phone) continue;
      found.push(phone);
      at = groups.findIndex(({ end }) => end === phone.end);
    }
  }
  return found;
}
