import { OTHER_BREEDS } from '@/lib/language/lexicon/other-breeds';
import { quantityAt } from '@/lib/language/quantities/quantity-at';
import { gazetteer } from '@/lib/places/gazetteer';
import { inRole } from '@/lib/livestock/stock/roles';
import { ask, inSameClause, leaveUnread, markUsed, match, take, upTo, written, type Ad, type Part } from './ad-text';
import { AGES, AROUND, FACT_PHRASES } from './ad-words';
import { coatFrom, isOnlyCoats } from './coats';
import { clauseEnd } from './doubts/clauses';
import { conditionOf, isBargain, isDenied } from './doubts/denied';
import { ofSome } from './doubts/some';
import { doubtOf, doubtOfDeclaration } from './doubts/unsure';
import { undeclaredBy } from './health';
import {
  besideUnregistered,
  intoParts,
  isOfHorns,
  isOfOtherNoun,
  isOfPairs,
  isOfPlace,
  isOfYoungBeside,
  kindIsOfSome,
} from './of-others';
import { isOfPrice, wholePrice } from './prices/prices-of-others';
import { sensesAt } from './senses';
import { takeTeeth, type Stock } from './stock';
import { isAt } from './terms';
import { isWrittenLarge } from './unknown-places';

/** «Transporte negociável» says nothing of the price. */
const CARRIAGE = /^(?:transportes?|fletes?|fretes?|entrega|carreto|freight|haulage|delivery|trucking|transport)$/;

/** Fields that say how a lot is sold, not what its animals are. */
const OF_THE_SALE = /^(?:price|payment|freight|sell|location)/;

/** Of a test, that they are in young: «tacto positivo». */
const IN_YOUNG_SAID = /positiv/i;

/** Where «PO» says «puro de origem»; elsewhere it does so in capitals beside animals. In Chile it is «pues». */
const ORIGIN_COUNTRIES: ReadonlySet<string | null> = new Set(['BR', 'PT', 'PY', 'BO']);

const isOrigin = (ad: Ad, at: number): boolean =>
  ORIGIN_COUNTRIES.has(ad.country) ||
  ad.locale === 'pt' ||
  (!ad.isLarge && written(ad, upTo(at, at + 1)) === 'PO' && ad.used.has(at - 1) && inSameClause(ad, at - 1, at));

/** Reads a phrase that fills a field by itself; a colour only beside the animals. */
export function readFact(ad: Ad, stock: Stock, at: number): number {
  const found = match(ad, FACT_PHRASES, at);
  const open = match(ad, AROUND.papers, at) ?? match(ad, AROUND.vaccines, at);
  if (open && open.length > (found?.length ?? 0)) return readDeclaration(ad, at, open.length);
  // «No se vende por separado menos de 20».
  if (!found || (match(ad, AROUND.least, at)?.length ?? 0) > found.length) return 0;
  const { field, value, also } = found.meaning;
  const part: Part = { from: at, length: found.length };
  // “Red Angus” is a breed, not a colour, and “black face ewes” may be one.
  if (Math.max(sensesAt(ad, at)?.length ?? 0, match(ad, OTHER_BREEDS, at)?.length ?? 0) > found.length) return 0;
  // «Vacas Barrosãs»: in Portuguese a breed.
  if (value === '' && ad.locale === 'pt' && match(ad, OTHER_BREEDS, at)) return 0;
  if (ad.words[at] === 'po' && !isOrigin(ad, at)) return 0;
  if (isDenied(ad, part)) return part.length;
  // “Reg 20431567” is a number of the herd book.
  if (ad.words[at] === 'reg' && ad.tokens[at + 1]?.kind === 'number') return 0;
  if (field === 'traits.registered' && isOfHorns(ad, part)) return leaveUnread(ad, part);
  // «Con registro ICA»: the holding's.
  if (field === 'traits.registered' && match(ad, AROUND.ofHoldings, at + part.length)) return leaveUnread(ad, part);
  // «Prenhas de carneiro Texel PO»: of the sire.
  if (!OF_THE_SALE.test(field) && stock.otherClause === ad.clauses[at])
    return field === 'traits.coat' ? part.length : leaveUnread(ad, part);
  const denial = undeclaredBy(ad, field, part);
  if (denial) return leaveUnread(ad, part, denial);
  if (field === 'traits.feed' && match(ad, AGES.no, at - 1)) return leaveUnread(ad, part);
  const some = OF_THE_SALE.test(field) ? null : ofSome(ad, part);
  if (some) return leaveUnread(ad, some) && part.length;
  const doubt = doubtOf(ad, part);
  if (doubt) return leaveUnread(ad, part, doubt);
  const partOnly = field === 'traits.registered' ? besideUnregistered(ad, part) : null;
  if (partOnly) stock.isPartRegistered = true;
  if (partOnly) return leaveUnread(ad, partOnly) && part.length;
  // «PO y comerciales …, PO a $us 1.200»: the others have no papers.
  if (field === 'traits.registered' && stock.isPartRegistered) return leaveUnread(ad, part);
  if (field === 'traits.coat' && isOfYoungBeside(ad, stock, part)) return leaveUnread(ad, part);
  if (field === 'traits.coat' && kindIsOfSome(ad, part)) return part.length;
  if (field === 'traits.ticks' && isOfPlace(ad, part)) return leaveUnread(ad, part);
  // «Enfardadora, 9.500 charlable. También 2 toros»: of the thing that is named first.
  if (field === 'priceNegotiable' && stock.thing && stock.codes.length === 0) return leaveUnread(ad, part);
  const condition = /^(?:freightPayer|priceNegotiable)$/.test(field) ? conditionOf(ad, part) : null;
  if (condition) return leaveUnread(ad, condition) && part.length;
  if (/^(?:priceNegotiable|sellMode)$/.test(field) && isOfOtherNoun(ad, stock, part)) return leaveUnread(ad, part);
  if (field === 'priceNegotiable' && CARRIAGE.test(ad.words[at - 1] ?? ''))
    return leaveUnread(ad, upTo(at - 1, at + part.length)) && part.length;
  // «Con flete aparte» is not in the price.
  if (field === 'freightPayer' && value === 'seller' && isAt(ad, at + part.length, 'aparte', 'extra'))
    return part.length;
  const near = field === 'freightPayer' && isNearOnly(ad, at + part.length) ? upTo(at, clauseEnd(ad, at)) : null;
  if (near) return leaveUnread(ad, near) && markUsed(ad, near);
  // «Parelha de bois» is a pair of them.
  const isPair = field === 'traits.uniformity' && !/s$/i.test(written(ad, part));
  if (isPair && /^(?:de|do|of)$/.test(ad.words[at + part.length] ?? '')) return part.length;
  if (field === 'traits.uniformity' && isOfPrice(ad, part)) return leaveUnread(ad, part) && markUsed(ad, part);
  if (field === 'sellMode' && value === 'whole' && (isOfPairs(ad, part) || isBargain(ad, part)))
    return leaveUnread(ad, part);
  const whole = field === 'sellMode' && value === 'whole' ? wholePrice(ad, part) : null;
  if (whole) return leaveUnread(ad, whole) && whole.length;
  const divided = field === 'sellMode' && value === 'any_number' ? intoParts(ad, part) : null;
  if (divided) return leaveUnread(ad, divided);
  if (field === 'teeth') return takeTeeth(ad, Number(value), Number(value), part);
  const isBeside = ad.used.has(at - 1) && inSameClause(ad, at - 1, at);
  if (value === '' && !isBeside && found.length === 1 && !(stock.nouns.length > 0 && isOnlyCoats(ad, part))) return 0;
  const coat = value === '' ? coatFrom(ad, part) : part;
  if (also) take(ad, also, also.startsWith('traits.') ? value : true, part);
  if (
    field === 'pregnancyTested' &&
    IN_YOUNG_SAID.test(written(ad, part)) &&
    !sensesAt(ad, at)?.senses.some(({ state }) => state)
  )
    stock.states.push({ concept: 'bred', codes: inRole('bred'), sex: undefined, ...part });
  // “PTIC” says the state of the animals, too.
  if (field === 'pregnancyTested' && sensesAt(ad, at)) return Math.min(0, take(ad, field, value, part));
  return take(ad, field, value === '' ? written(ad, coat) : value, coat);
}

/** So many words stand between what somebody pays and how far: “free delivery anywhere within 200 km”. */
const WITHIN_MAX = 4;
/** Before where it is paid to. */
const TO = /^(?:a|to|in|into|para|pra|p|en|em|no|na|nos|nas)$/;

/** Whether a distance or a place that is no country follows: who pays for others, the words don't say. */
const isNearOnly = (ad: Ad, from: number): boolean =>
  Array.from({ length: WITHIN_MAX }, (_, nth) => from + nth).some((at) => {
    if (!inSameClause(ad, at, from - 1)) return false;
    const isPlace = TO.test(ad.words[from] ?? '') && at > from && isWrittenLarge(ad, at);
    const places = isPlace ? (gazetteer().match(ad.words, at)?.places ?? []) : [];
    const isFar = quantityAt(ad.tokens, at, ad.locale)?.unit.of === 'distance';
    return isFar || (places.length > 0 && places.every(({ kind }) => kind !== 'country'));
  });

/** Papers and health that are spoken of, but not named: a declaration is its writer's. */
function readDeclaration(ad: Ad, at: number, length: number): number {
  const part = upTo(at, at + length);
  const doubt = doubtOfDeclaration(ad, part);
  if (doubt) return leaveUnread(ad, part, doubt);
  ask(ad, match(ad, AROUND.papers, at) ? 'papers' : 'vaccines', part);
  return length;
}
