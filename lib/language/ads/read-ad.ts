import 'server-only';
import { TRAITS } from '@/lib/livestock/facts/traits';
import type { Category } from '@/lib/livestock/stock/categories';
import { ask, deduce, leaveUnread, markUsed, openAd, spanOf, upTo, type Ad, type Part, type Writer } from './ad-text';
import { AROUND } from './ad-words';
import { isLet, isOfThingAlone, readThing } from './doubts/equipment';
import { passName, wordsOfNames } from './doubts/events';
import { leaveAsked, unasked } from './doubts/questions';
import { AD_FIELDS, AD_QUESTIONS, type AdAsks, type AdFact, type AdField, type AdReading, type Span } from './dto';
import {
  readAlso,
  readBreedOfLine,
  readOneMore,
  readOtherCoat,
  readSetApart,
  readUnknownOnes,
} from './figures/one-more';
import { readAnother, settleAnother } from './other-animals';
import { readHealth } from './health';
import { unreadOf } from './ledger';
import { outside, textOf, textsOfLots, without } from './lots/lots';
import { dropTotal } from './lots/total';
import { readFraction, readRising } from './figures/ages';
import { readBlood } from './figures/bloods';
import { passCorrected } from './figures/corrected';
import { readPair } from './figures/heads';
import { dropMilkOfDry, readLitres } from './figures/litres';
import { readCountsOfSexes } from './figures/counts-of-sexes';
import {
  askMeans,
  readCorrected,
  readDeniedFewer,
  readInAll,
  readMinimum,
  readNamed,
  readQuantity,
  readWritten,
} from './figures/numbers';
import { settleArrobas, settleWeights } from './figures/weights';
import { settleSale } from './prices/settle-sale';
import { settleStock } from './settle-stock';
import { weightsOfSexes } from './figures/weights-of-sexes';
import { readDelivery, readPlace, settlePlace } from './places';
import type { Asked } from './prices/asked';
import { readEnd } from './auction/read-end';
import { reservesIn } from './auction/reserves';
import { firstBidsOf } from './auction/first-bids';
import { readOtherMoney, readTax } from './prices/other-money';
import { askedHere } from './prices/no-asking';
import { askedOfSexes, isOfOthers, namedPrices } from './prices/prices-of-others';
import { breakAtPens, passPen } from './doubts/pens';
import { pricesOfSexes } from './prices/prices-of-sexes';
import { readPrice } from './prices/read-price';
import { openAmounts } from './prices/open-amounts';
import { askedOfParts, partStates } from './prices/states-of-prices';
import { likelyPrice } from './prices/likely-price';
import { settlePrice } from './prices/settle-price';
import { readFact } from './read-fact';
import { leaveToConfirm, leaveWanted } from './doubts/subjects';
import { passSold } from './doubts/sold';
import { passTaken } from './doubts/taken';
import { isAuctioned, isWanted } from './doubts/wanted';
import { passWorked } from './doubts/work';
import { noStock, readStock, type Stock } from './stock';
import { passParents, passSires, readSire } from './of-others';
import { readCondition, readHands, readPercent, readTerms, settleTerms } from './terms';

/** Leaves out traits that animals of the category don't have. */
function dropForeignTraits(ad: Ad): void {
  const category = ad.facts.get('category')?.value as Category | undefined;
  const known: object = category ? TRAITS[category] : {};
  for (const field of ad.facts.keys()) {
    const trait = field.startsWith('traits.') ? field.slice('traits.'.length) : null;
    if (trait !== null && trait !== 'vaccines' && !Object.hasOwn(known, trait)) {
      ad.facts.get(field)?.parts.forEach((part) => leaveUnread(ad, part));
      ad.facts.delete(field);
    }
  }
}

/** Of two values for one field neither is said: its writer chooses. Of words for a colour the first stands. */
function settleRivals(ad: Ad): void {
  // A weight in kilograms says more than one in arrobas.
  ad.deduced = ad.deduced.filter(({ field }) => !ad.facts.has(field));
  for (const field of new Set(ad.rivals.map((rival) => rival.field))) {
    const said = ad.facts.get(field);
    if (!said || field.startsWith('traits.')) continue;
    const all = [said, ...ad.rivals.filter((rival) => rival.field === field)];
    ad.facts.delete(field);
    for (const { value, parts } of all) if (value !== true) deduce(ad, field, value, 'several', parts);
  }
}

/** “12 - 3yr, 20 - 5 yr, 10 - 8yr+”: beside several ages a bound is of some, too. */
function settleAges(ad: Ad): void {
  const isSeveral = ad.deduced.some(({ field, reason }) => field === 'age' && reason === 'several');
  for (const field of isSeveral ? (['ageMin', 'ageMax'] as const) : []) {
    ad.facts.get(field)?.parts.forEach((part) => leaveUnread(ad, part));
    ad.facts.delete(field);
  }
}

/** Asks for the weight where only that of a sex is stated. */
function askWeight(ad: Ad, weights: readonly Part[], at: number): number {
  const weight = weights.find(({ from }) => from === at);
  if (!weight) return 0;
  ask(ad, 'weight', weight);
  return markUsed(ad, weight);
}

/** Reads a text's tokens, each once. */
function readTokens(ad: Ad): { stock: Stock; prices: Asked[]; places: NonNullable<ReturnType<typeof readPlace>>[] } {
  const stock = noStock();
  const prices: Asked[] = [];
  const places: NonNullable<ReturnType<typeof readPlace>>[] = [];
  const keepPrice = (found: Asked | null): number => {
    if (!found) return 0;
    prices.push(found);
    ad.priceEnd = found.from + found.length;
    return found.from + found.length;
  };
  const keepPlace = (found: (typeof places)[number] | null): number => {
    if (found) places.push(found);
    return found?.length ?? 0;
  };
  const ofSexes = pricesOfSexes(ad) ?? [];
  const weights = weightsOfSexes(ad, ofSexes);
  const figures = [...ofSexes, ...weights];
  const ofNames = wordsOfNames(ad);
  for (let at = 0; at < ad.tokens.length;) {
    const ofSex = ofSexes.find(({ from }) => from === at);
    at +=
      passPen(ad, at) ||
      passName(ad, ofNames, at) ||
      readEnd(ad, at) ||
      Math.max(0, keepPrice(ofSex ?? null) - at) ||
      askWeight(ad, weights, at) ||
      passCorrected(ad, at) ||
      readCountsOfSexes(ad, stock, at, figures) ||
      passTaken(ad, stock, at) ||
      passSold(ad, at) ||
      passWorked(ad, at) ||
      readOtherMoney(ad, at) ||
      readDelivery(ad, at) ||
      passParents(ad, stock, at) ||
      passSires(ad, stock, at) ||
      readAnother(ad, stock, at) ||
      readOneMore(ad, stock, at) ||
      readUnknownOnes(ad, stock, at) ||
      readOtherCoat(ad, stock, at) ||
      readAlso(ad, stock, at) ||
      readBreedOfLine(ad, stock, at) ||
      readSetApart(ad, stock, at) ||
      readPair(ad, at) ||
      readSire(ad, stock, at) ||
      readCondition(ad, at) ||
      readLitres(ad, stock, at) ||
      readHealth(ad, at) ||
      readDeniedFewer(ad, at) ||
      readFact(ad, stock, at) ||
      readThing(ad, stock, at) ||
      readBlood(ad, stock, at) ||
      readRising(ad, at) ||
      readFraction(ad, stock, at) ||
      readHands(ad, at) ||
      readStock(ad, stock, at) ||
      readPercent(ad, at) ||
      readTerms(ad, stock, at) ||
      readMinimum(ad, at) ||
      readCorrected(ad, at) ||
      readWritten(ad, stock, at) ||
      readInAll(ad, stock, at) ||
      readNamed(ad, stock, at) ||
      Math.max(0, keepPrice(readPrice(ad, at)) - at) ||
      readQuantity(ad, stock, at) ||
      readTax(ad, at) ||
      keepPlace(readPlace(ad, at)) ||
      1;
  }
  ad.named = places;
  breakAtPens(ad, stock);
  return { stock, prices, places };
}

/** The places that are none of a thing or of land which is sold or let beside the animals; those are shown. */
function placesOfAnimals<Place extends Part>(ad: Ad, places: readonly Place[]): Place[] {
  const [own, others] = [false, true].map((is) => places.filter((place) => isOfThingAlone(ad, place) === is));
  if (!own || own.length === 0) return [...places];
  others?.forEach((place) => leaveUnread(ad, place));
  return own;
}

interface ReadLot {
  ad: Ad;
  stock: Stock;
  prices: Asked[];
}

const PORTUGUESE: readonly (string | null)[] = ['BR', 'PT'];

/** Whose money an advertisement without a place means: who writes Portuguese asks in reais. */
const moneyCountry = ({ locale, country }: Ad) => (locale === 'pt' && !PORTUGUESE.includes(country) ? 'BR' : country);

/** Reads the text of one lot, or of the first of several. */
function readLot(text: string, writer: Writer, of?: Ad): ReadLot {
  const ad = openAd(text, writer, of);
  const { stock, ...found } = readTokens(ad);
  const [prices, places] = [askedHere(ad, unasked(ad, found.prices)), placesOfAnimals(ad, unasked(ad, found.places))];
  leaveAsked(ad);
  const where = settlePlace(ad, places, writer.language);
  settleWeights(ad, where);
  settleArrobas(ad);
  const open = (of: readonly Asked[]) => askedHere(ad, openAmounts(ad, of, prices));
  const likely = prices.length > 0 ? [] : likelyPrice(ad, stock);
  prices.push(...open(prices.filter((price) => !isOfOthers(ad, stock, price))));
  likely.push(...open(likely));
  partStates(ad, stock, [...prices, ...likely]);
  settleStock(ad, stock);
  dropMilkOfDry(ad, stock);
  settleAnother(ad, stock);
  prices.push(...namedPrices(ad, stock, prices));
  const [others, own] = [true, false].map((is) => prices.filter((price) => isOfOthers(ad, stock, price) === is));
  others?.forEach((price) => leaveUnread(ad, price));
  const asked = askedOfParts(ad, stock, askedOfSexes(ad, stock, own ?? []));
  const money = [...firstBidsOf(ad, asked), ...likely];
  settlePrice(ad, money, places.length > 0 ? where : moneyCountry(ad));
  settleTerms(ad);
  settleSale(ad);
  dropForeignTraits(ad);
  settleRivals(ad);
  settleAges(ad);
  leaveToConfirm(ad, stock);
  askMeans(ad);
  if (isWanted(ad, stock)) leaveWanted(ad);
  else if (!ad.auctionAt && isAuctioned(ad)) ask(ad, 'auction');
  const video = ad.tokens.findIndex((_, at) => AROUND.video.match(ad.tokens, at));
  if (!ad.video && video >= 0) ask(ad, 'video', upTo(video, video + 1));
  return { ad, stock, prices };
}

/** What hay or pasture costs that is offered beside animals is no price of those. */
function dropPrices(ad: Ad): void {
  for (const [field, { parts }] of ad.facts)
    if (field.startsWith('price')) {
      parts.forEach((part) => leaveUnread(ad, part));
      ad.facts.delete(field);
    }
  ad.deduced = ad.deduced.filter(({ field }) => !field.startsWith('price'));
  ad.asked.delete('currency');
}

function factsOf(ad: Ad, others: readonly Span[]): AdFact[] {
  // What goes on behind words of another lot doesn't hold those.
  const spans = (parts: readonly Part[]): Span[] => parts.flatMap((part) => without(spanOf(ad, part), others));
  const said = [...ad.facts].map(([field, { value, parts }]) => ({
    field,
    value,
    spans: spans(parts),
    state: 'said' as const,
  }));
  const deduced = ad.deduced.map(({ parts, ...fact }) => ({ ...fact, spans: spans(parts), state: 'deduced' as const }));
  const { link = '', start = 0, end = 0 } = ad.video ?? {};
  const video: AdFact = { field: 'youtubeUrl', value: link, spans: [{ start, end }], state: 'said' };
  return [...said, ...deduced, ...(ad.video ? [video] : [])].sort((a, b) => order(a.field) - order(b.field));
}

/**
 * Reads an advertisement as ranchers write them in groups, in any of three languages, and returns what the publishing
 * form takes from it, in time that grows with its length. Its writer's country is for places of many and for the money
 * that `$` is. Of several lots the first is read, and the others' texts are made ready.
 */
export function readAd(text: string, writer: Writer): AdReading {
  const whole = readLot(text, writer);
  const lots = textsOfLots(text, whole, (part) => readLot(part, writer, whole.ad));
  const [mine, ...others] = lots.texts;
  const { ad } = mine === undefined || mine === text ? whole : readLot(mine, writer, whole.ad);
  if (whole.stock.lots > 1) dropTotal(ad);
  const { thing, lots: count } = whole.stock;
  if (thing && (count > 1 || isLet(whole.ad, thing))) dropPrices(ad);
  const facts = factsOf(ad, lots.others);
  const reserves = reservesIn(ad);
  const asked = AD_QUESTIONS.filter(
    (question) =>
      ad.asked.has(question) ||
      (question === 'lots' && whole.stock.lots > 1) ||
      (question === 'price' && lots.joint.length > 0),
  );
  // “F1” can be a breed and the doubt about a class: what a fact holds isn't marked twice.
  const isFree = ({ start, end }: Span) =>
    !facts.some(({ spans }) => spans.some((held) => held.start <= start && end <= held.end));
  const spansOf = (asks: AdAsks) => (ad.asked.get(asks) ?? []).map((part) => spanOf(ad, part)).filter(isFree);
  return {
    facts,
    questions: asked.map((asks) => ({
      asks,
      spans: asks === 'lots' ? lots.others : [...spansOf(asks), ...(asks === 'price' ? lots.joint : [])],
      ...(asks === 'class' && ad.among.length > 0 ? { among: [...ad.among] } : {}),
    })),
    unread: unreadOf(ad).flatMap((span) => outside(span, lots.others)),
    described: [],
    reserves,
    phones: whole.ad.phones.map(({ start, end }) => text.slice(start, end).trim()),
    addresses: whole.ad.addresses.map(({ start, end }) => text.slice(start, end)),
    description: textOf(mine ?? text, [...whole.ad.phones, ...whole.ad.addresses]),
    language: whole.ad.locale,
    otherLots: others.map((other) => textOf(other, [])),
  };
}

/** As the form has them; traits last. */
const order = (field: AdField): number => {
  const index = (AD_FIELDS as readonly string[]).indexOf(field);
  return index < 0 ? AD_FIELDS.length : index;
};
