import 'server-only';
import { countryName } from '@/lib/core/i18n/country';
import { readPhone } from '@/lib/core/phones/read-phone';
import type { Span } from '../dto';

/**
 * A link to a telephone, or figures as people group them: a price and a number, or two numbers, may stand side by side,
 * but after a full stop another sentence begins.
 */
const RUN = /(?:https?:\/\/)?wa\.me\/\+?\d{7,15}|0\d{1,3}\/\d{6,8}|[+(]{0,2}\d(?:(?!\.\s)[\d ().\-–]){5,60}\d/g;
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
const UNIT =
  /^\s*(?:kg|kilo|lb|@|cab|hd|%|c\/u|al bulto|us[d$]|u\$s|r\$|d[oó]l+ar|peso|guaran|gs|reais|d[ií]as|(?:us|dls)(?![\p{L}\d]))/iu;
/** Of what machines have run, and of land; a telephone that is written as one may stand before such a word. */
const RUN_UNIT = /^\s*(?:h|hs|hrs|horas?|hours|hp|cv|km|kms|miles|lts?|litros?|has?)(?![\p{L}\d])/iu;
/** Before the number of an animal, of a maker or of a holding: no telephone has one. */
const REGISTER =
  /(?:^|[^\p{L}])(?:rp|r\.p\.?|hb[aubp]?|s\.?b\.?[abu]?\.?|sb[abu]|reg(?:istr\p{L}*)?|rgn|rgd|tatu\p{L}*|tattoo\p{L}*|caravanas?|brincos?|chip|microchip|arete|siniiga|(?:ear ?)?tags?|eid|nlis|dicose|renspa|cuig|cuit|rut|cnpj|cpf|nirf|herd ?(?:mark|no)|serial|chas[is]+|vin|motor|matr[ií]cula|placa|patente)(?:[.:#ºª°\s-]|n(?:[ºª°]|ro|o|[uú]m(?:ero)?|umber)?(?!\p{L})){0,8}$/iu;
/** The same, but what is called so may have a telephone behind it: «vendo lote 099 123 456». */
const NAMED =
  /(?:^|[^\p{L}])(?:lotes?|lots?|s[eé]ries?|modelos?|models?)(?:[.:#ºª°\s-]|n(?:[ºª°]|ro|o|[uú]m(?:ero)?|umber)?(?!\p{L})){0,8}$/iu;
/** Written as nothing but a telephone is. */
const SHAPED = /^(?:[+(]|0\d|\d{3}-\d{3}-\d{4})/;
/** A year, before hours or a price: «2018 3200». */
const YEAR = /^(?:19[5-9]|20[0-4])\d$/;
/** «Hablar con Juan al 2018 3200». */
const AT = /(?:^|[^\p{L}])(?:al|ao|at|n[uú]mero|number)\s*$/iu;
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
  const isOfMachine = RUN_UNIT.test(next) && !SHAPED.test(number);
  return YEARS.test(number) || DATE.test(number) || UNIT.test(next) || isOfMachine || /^[.,]?\d/.test(next);
};

const digitsOf = (number: string) => number.replace(/\D/g, '').length;

/** Whether each of several figures may say something of its own: a year and hours, a weight and a price, all of them round. */
function areFigures(number: string): boolean {
  const groups = number.split(/\s+/);
  if (groups.length < 2 || SHAPED.test(number) || groups.some((group) => /\D/.test(group))) return false;
  const isYear = (group: string) => YEAR.test(group);
  return (
    isYear(groups[0] ?? '') ||
    (groups.length === 2 && groups.some(isYear)) ||
    groups.every((group) => Number(group) % ROUND === 0)
  );
}

/**
 * Finds the telephone numbers of a text: those of the writer's country, as people dial them anywhere, and what stands
 * after «tel.» or its like.
 */
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
    const number = text.slice(start, longest.end);
    const isOwnLine = BEGINS.test(before) && ENDS.test(text.slice(longest.end, longest.end + BEFORE));
    const isMeant = isCalled || isOwnLine || (WORD.test(before) && AT.test(before));
    const known = spans.find(({ end }) => {
      const said = text.slice(start, end);
      return isPhone(said) && (isMeant || !areFigures(said));
    });
    const isAlone =
      isOwnLine &&
      digitsOf(number) >= ALONE_DIGITS_MIN &&
      digitsOf(number) <= ALONE_DIGITS_MAX &&
      !CUIT.test(number) &&
      !AMOUNT.test(number);
    return known ?? (isCalled || isAlone ? longest : null);
  };
  let registered = -1;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const groups = [...run.matchAll(/\S+/g)].map(({ 0: group, index: at }) => ({
      start: index + at,
      end: index + at + group.length,
      digits: digitsOf(group),
    }));
    const before = text.slice(Math.max(0, index - BEFORE), index);
    // «RP 4512 3300, 4590 3301»: a number beside one of a register is another one.
    const isListed = registered >= 0 && JOINT.test(text.slice(registered, index));
    const isRegistered =
      isListed || (WORD.test(before) && (REGISTER.test(before) || (NAMED.test(before) && !SHAPED.test(run))));
    if (isRegistered) registered = index + run.length;
    const isHour = (groups[0]?.digits ?? 0) <= 2 && HOUR.test(before);
    for (let at = isHour || isRegistered ? 1 : 0; at < groups.length; at += 1) {
      if (isRegistered && !SHAPED.test(text.slice(groups[at]?.start, index + run.length))) continue;
      const phone = phoneAt(groups.slice(at, at + GROUPS_MAX));
      if (!phone) continue;
      found.push(phone);
      at = groups.findIndex(({ end }) => end === phone.end);
    }
  }
  return found;
}
