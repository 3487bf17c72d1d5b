import 'server-only';
import { readPhone } from '@/lib/core/phones/read-phone';
import { countryName } from '@/lib/places/place-text';
import type { Span } from './dto';

/** A link to a telephone, or figures as people group them: a price and a number, or two numbers, may stand side by side. */
const RUN = /(?:https?:\/\/)?wa\.me\/\+?\d{7,15}|0\d{1,3}\/\d{6,8}|[+(]{0,2}\d[\d ().\-–]{5,60}\d/g;
const DATE = /^\d{1,2}[-.]\d{1,2}[-.](?:19|20)?\d\d$/;
const YEARS = /^(?:19|20)\d\d\D+(?:19|20)\d\d$/;
const AMOUNT = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const DIGITS_MIN = 7;
const DIGITS_MAX = 15;

/** What stands before a number that is for calling. */
const CALL =
  /(?:(?:^|[^\p{L}])(?:tel|cel|fone|whats|wsp|wpp|zap|ph|phone|call|text|conta[ct]|consult|llam|lig|chamar|inf|m[oó]v)[\p{L}.:/]*|[☎📞📱📲])[^\d\n]{0,16}$/iu;
/** Before an hour: “call after 6 0428 111 222”. */
const HOUR =
  /(?:^|[^\p{L}])(?:after|before|from|between|until|till?|past|(?:despu[eé]s|depois|luego|antes|a partir) d(?:e las?|as?)|desde las?|hasta las?|at[eé] [aà]s|a las|[aà]s|a partir d[ea]s?)\s*$/iu;
/** Among nothing but figures no word is looked for, which would take a while. */
const WORD = /[^\d\s.,()+-]/;
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
const READS_MAX = 40;
/** More groups than these no number is written in. */
const GROUPS_MAX = 10;

/** Numbers as they are dialled within the countries where people sell, whatever country the writer is in. */
const DIALLED = [
  /^09\d{7,8}$/,
  /^0?[1-9]\d9\d{8}$/,
  /^0?[2-9]\d{9}$/,
  /^0[1-9]\d{8,9}$/,
  /^0?\d{2,4}15\d{6,8}$/,
  /^[679]\d{8}$/,
  /^1[2-9]\d{9}$/,
  /^00[1-9]\d{8,12}$/,
];
/** «450 460 470»: weights and prices beside each other are round. */
const ROUND = 5;
const FEW_DIGITS = 9;

function isDialled(number: string): boolean {
  const groups = number.match(/\d+/g) ?? [];
  const digits = groups.join('');
  const isGrouped = groups.length > 1 || digits.length > FEW_DIGITS || digits.startsWith('0');
  return (
    isGrouped && groups.some((group) => Number(group) % ROUND !== 0) && DIALLED.some((shape) => shape.test(digits))
  );
}

/** Figures that stand together, and how many they are. */
type Group = Span & { digits: number };

/** Years, a date, or an amount of something. */
const isOther = (text: string, start: number, end: number) => {
  const number = text.slice(start, end);
  const next = text.slice(end, end + 10);
  return YEARS.test(number) || DATE.test(number) || UNIT.test(next) || /^[.,]?\d/.test(next);
};

const digitsOf = (number: string) => number.replace(/\D/g, '').length;

/** Finds the telephone numbers of a text: those of the writer's country, as people dial them anywhere, and what stands after «tel.» or its like. */
export function phonesOf(text: string, country: string | null): Span[] {
  const home = country && countryName(country, 'en');
  const found: Span[] = [];
  let reads = 0;
  const isPhone = (number: string) =>
    !AMOUNT.test(number) &&
    (isDialled(number) || (home !== null && (reads += 1) <= READS_MAX && readPhone(number, home) !== null));
  const phoneAt = (groups: readonly Group[]): Span | null => {
    const [first, second] = groups;
    const start = first?.start ?? 0;
    // «1 1 1 …» is none; one that is written figure by figure begins with a zero.
    if (first?.digits === 1 && second?.digits === 1 && text[start] !== '0' && text[start] !== '+') return null;
    const before = text.slice(Math.max(0, start - BEFORE), start);
    if (/[\d.,]$/.test(before) || (WORD.test(before) && CURRENCY.test(before))) return null;
    let digits = 0;
    const spans = groups
      .flatMap((group): Span[] => {
        digits += group.digits;
        const isPossible = digits >= DIGITS_MIN && digits <= DIGITS_MAX && !isOther(text, start, group.end);
        return isPossible ? [{ start, end: group.end }] : [];
      })
      .reverse();
    const [longest] = spans;
    if (!longest) return null;
    const last = found.at(-1);
    const isCalled =
      (WORD.test(before) && CALL.test(before)) ||
      (last !== undefined && JOINT.test(text.slice(last.end, start))) ||
      /^(?:\+|\S*wa\.me)/.test(text.slice(start, start + BEFORE));
    const known = spans.find(({ end }) => isPhone(text.slice(start, end)));
    const number = text.slice(start, longest.end);
    const isAlone =
      digitsOf(number) >= ALONE_DIGITS_MIN &&
      digitsOf(number) <= ALONE_DIGITS_MAX &&
      !CUIT.test(number) &&
      !AMOUNT.test(number) &&
      BEGINS.test(before) &&
      ENDS.test(text.slice(longest.end, longest.end + BEFORE));
    return known ?? (isCalled || isAlone ? longest : null);
  };
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const groups = [...run.matchAll(/\S+/g)].map(({ 0: group, index: at }) => ({
      start: index + at,
      end: index + at + group.length,
      digits: digitsOf(group),
    }));
    const isHour = (groups[0]?.digits ?? 0) <= 2 && HOUR.test(text.slice(Math.max(0, index - BEFORE), index));
    for (let at = isHour ? 1 : 0; at < groups.length; at += 1) {
      const phone = phoneAt(groups.slice(at, at + GROUPS_MAX));
      if (!phone) continue;
      found.push(phone);
      at = groups.findIndex(({ end }) => end === phone.end);
    }
  }
  return found;
}
