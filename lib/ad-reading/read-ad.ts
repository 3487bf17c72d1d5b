import 'server-only';
import { TRAITS } from '@/lib/animals/lots/traits';
import type { Category } from '@/lib/stock/categories';
import type { Locale } from '@/lib/i18n/locales';
import { giveBack, isNegated, match, openAd, take, written, type Ad, type Part } from './ad-text';
import { AROUND, FACT_PHRASES } from './ad-words';
import { descriptionOf } from './description';
import { AD_FIELDS, AD_QUESTIONS, type AdQuestion, type AdReading } from './dto';
import { openMeans, readCondition, readNamed, readPercent, readQuantity, readTerms, settleUnit } from './numbers';
import { readPlace, settlePlace } from './places';
import { readPrice, settlePrice } from './price';
import { noStock, readSire, readStock, sensesAt, settleStock, takeTeeth, type Stock } from './stock';

/** Reads a phrase that fills a field by itself; a colour only beside the animals. */
function readFact(ad: Ad, stock: Stock, at: number): number {
  const found = match(ad, FACT_PHRASES, at);
  if (!found) return 0;
  const { field, value, also } = found.meaning;
  const part: Part = { from: at, length: found.length };
  // “Red Angus” is a breed, not a colour.
  if (value === '' && (sensesAt(ad, at)?.length ?? 0) > found.length) return 0;
  if (isNegated(ad, at)) return part.length;
  if (field === 'teeth') return stock.lots > 1 ? part.length : takeTeeth(ad, Number(value), Number(value), part);
  const isBeside = ad.used.has(at - 1) && ad.clauses[at - 1] === ad.clauses[at];
  if (value === '' && (stock.lots > 1 || (!isBeside && found.length === 1))) return 0;
  if (also) take(ad, also, also.startsWith('traits.') ? value : true, part);
  return take(ad, field, value === '' ? written(ad, part) : value, part);
}

/** Leaves out traits that animals of the category don't have: their words stay in the text. */
function dropForeignTraits(ad: Ad): void {
  const category = ad.facts.get('category')?.value as Category | undefined;
  const known: object = category ? TRAITS[category] : {};
  for (const [field, { from, length }] of ad.facts) {
    const trait = field.startsWith('traits.') ? field.slice('traits.'.length) : null;
    if (trait === null || trait === 'vaccines' || Object.hasOwn(known, trait)) continue;
    ad.facts.delete(field);
    giveBack(ad, { from, length });
  }
}

/** So many words stand before «compro» at most: «Hola buenas». */
const GREETING_MAX = 4;

/** Whether its writer looks for animals instead of selling some. */
const isWanted = (ad: Ad): boolean =>
  ad.tokens.slice(0, GREETING_MAX).some((_, at) => match(ad, AROUND.wanted, at)) &&
  !ad.tokens.some((_, at) => match(ad, AROUND.offered, at));

/** Paid at once and by terms: which of them, only the writer can say. */
function settleTerms(ad: Ad): AdQuestion[] {
  const isTerms = ad.facts.has('paymentParts');
  if (ad.facts.get('paymentKind')?.value !== 'cash' || !isTerms) return [];
  ad.facts.delete('paymentKind');
  ad.facts.delete('paymentParts');
  return ['payment'];
}

/**
 * Reads an advertisement as ranchers write them in groups, in any of three languages, and returns what the publishing
 * form takes from it. It takes only what the text says, in time that grows with its length. `country` is where its
 * writer is, for places of many and for the money that `$` is.
 */
export function readAd(text: string, { language, country }: { language: Locale; country: string | null }): AdReading {
  const ad = openAd(text, language, country);
  const stock = noStock();
  const prices: NonNullable<ReturnType<typeof readPrice>>[] = [];
  const places: NonNullable<ReturnType<typeof readPlace>>[] = [];
  const keep = <Found extends Part>(found: Found | null, list: Found[]): number => {
    if (found) list.push(found);
    return found?.length ?? 0;
  };
  for (let at = 0; at < ad.tokens.length;) {
    at +=
      readSire(ad, stock, at) ||
      readCondition(ad, at) ||
      readFact(ad, stock, at) ||
      readStock(ad, stock, at) ||
      readPercent(ad, at) ||
      readTerms(ad, at) ||
      readNamed(ad, stock, at) ||
      keep(readPrice(ad, at), prices) ||
      readQuantity(ad, stock, at) ||
      keep(readPlace(ad, at), places) ||
      1;
  }
  const where = settlePlace(ad, places, language);
  settleUnit(ad, where.country);
  const said = new Set<AdQuestion>([
    ...(isWanted(ad) ? ['wanted' as const] : []),
    ...where.questions,
    ...settleStock(ad, stock),
    ...settlePrice(ad, prices, where.country, stock.lots),
    ...settleTerms(ad),
    ...openMeans(ad),
    ...(stock.lots > 1 ? ['lots' as const] : []),
    ...(ad.links.length === 0 && ad.tokens.some((_, at) => AROUND.video.match(ad.tokens, at))
      ? ['video' as const]
      : []),
  ]);
  dropForeignTraits(ad);
  const facts = [...ad.facts].map(([field, { value, from, length }]) => ({
    field,
    value,
    start: ad.tokens[from]?.start ?? 0,
    end: ad.tokens[from + length - 1]?.end ?? 0,
  }));
  return {
    facts: [...facts, ...ad.links].sort((a, b) => order(a.field) - order(b.field)),
    questions: AD_QUESTIONS.filter((question) => said.has(question)),
    phones: ad.phones,
    description: descriptionOf(ad),
    language: ad.locale,
  };
}

/** As the form has them; traits last. */
const order = (field: string): number => {
  const index = (AD_FIELDS as readonly string[]).indexOf(field);
  return index < 0 ? AD_FIELDS.length : index;
};
