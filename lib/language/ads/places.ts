import 'server-only';
import type { Locale } from '@/lib/core/i18n/locales';
import { LITTLE } from '@/lib/language/lexicon/lexicon';
import type { Place, PlaceMatch } from '@/lib/places/dto';
import { gazetteer, placeWords } from '@/lib/places/gazetteer';
import { FAR_LARGER, isBareDistrict, isOfRegion, isLargerAcross, isRival, placeLabel } from '@/lib/places/place-text';
import { isLargeEnough, LONG_LETTERS, nearestFirst, PEOPLE } from '@/lib/places/ranked';
import { quantityAt } from '@/lib/language/quantities/quantity-at';
import { isLand } from '@/lib/language/lexicon/place-words';
import {
  ask,
  deduce,
  gapBefore,
  isNegation,
  inSameClause,
  leaveUnread,
  markUsed,
  match,
  take,
  upTo,
  written,
  type Ad,
  type Part,
} from './ad-text';
import { AROUND } from './ad-words';
import { clauseStart, tokensOf } from './doubts/clauses';
import { sensesAt } from './senses';
import { REGION_LETTERS, SHORT_REGIONS, shortRegions } from './short-regions';
import {
  isAmongNames,
  isBetween,
  isBrought,
  isEndOfName,
  isOfRace,
  isLandform,
  isOfCountry,
  isOfFarmOrSold,
  isOrdinary,
  isWrittenLarge,
  keepUnknown,
  standsAlone,
} from './unknown-places';

/** A place that an advertisement names, the likeliest of its name first. */
interface Named extends Part {
  places: Place[];
  /** The name without the words before it. */
  name: Part;
  /**
   * How sure it is: after «zona», with its region, after «en» or a pin, by itself, or after «por», which may be a way.
   * A `foreign` one, in another country than the writer's, is shown as not understood and never offered.
   */
  by: 'label' | 'word' | 'region' | 'itself' | 'way' | 'guess' | 'foreign';
}

const NAME_WORDS_MAX = 6;
/** Looking up a name takes a while; no advertisement has so many words that may be one. */
const LOOKS_MAX = 16;
const UNKNOWN_LOOKS_MAX = 200;
const LETTERS_MIN = 4;

/** How parts of names are shortened: «Gral. Villegas». */
const SHORT: Partial<Record<string, string>> = {
  cd: 'ciudad',
  cdad: 'ciudad',
  gral: 'general',
  cnel: 'coronel',
  cap: 'capitan',
  tte: 'teniente',
  sta: 'santa',
  sto: 'santo',
  pto: 'puerto',
  st: 'saint',
  ft: 'fort',
};

/** The words of a name stand at most so many characters apart. */
const GAP_MAX = 20;

/** “Lloydminster SK”, which is known in Alberta alone: letters of another state of its country behind a place. */
function isElsewhere(ad: Ad, at: number, { country, kind, regionId }: Place): boolean {
  const { start = 0, end = 0 } = ad.tokens[at] ?? {};
  const isCode = /^\p{Lu}{2,3}$/u.test(ad.text.slice(start, end)) && inSameClause(ad, at, at - 1);
  const regions = isCode ? (gazetteer().match([ad.words[at] ?? ''])?.places ?? []) : [];
  const own = regions.filter((region) => region.kind === 'region' && region.country === country);
  return kind !== 'region' && kind !== 'country' && own.length > 0 && own.every(({ id }) => id !== regionId);
}

/** Letters in brackets, which may stand for a province. */
const IN_BRACKETS = /^\(([^()\n]{2,12})\)/;

/** The letters that end a part of a sentence behind a name and mean a province of the writer's country: «Ayacucho BA». */
function lettersBehind(ad: Ad, kept: readonly number[]): { at: number; regions: (number | null)[] } | null {
  const at = kept.find((one) => one > (kept[0] ?? one) && !inSameClause(ad, one + 1, one)) ?? -1;
  const letters = at < 0 ? '' : written(ad, upTo(at, at + 1));
  const regions = REGION_LETTERS.test(letters) && ad.country !== null ? shortRegions(letters, ad.country) : [];
  return regions.length > 0 ? { at, regions } : null;
}

/**
 * «Las Flores (BA)»: the places of a name that lie in a province which the letters behind it mean; none of «San Justo
 * (LP)», which is another one.
 */
function inShortRegion(ad: Ad, kept: readonly number[], words: readonly string[]): PlaceMatch | null {
  const [first = 0] = kept;
  const bracket = first + ad.words.slice(first, kept.at(-1)).indexOf('(');
  const [, bracketed = ''] = bracket < first ? [] : (IN_BRACKETS.exec(ad.text.slice(ad.tokens[bracket]?.start)) ?? []);
  const behind = bracket < first ? lettersBehind(ad, kept) : { at: bracket, regions: shortRegions(bracketed) };
  if (!behind) return null;
  const name = words.slice(0, kept.filter((at) => at < behind.at).length);
  const regions = name.length < kept.length ? behind.regions : [];
  const found = regions.length > 0 ? gazetteer().match(name) : null;
  if (found?.length !== name.length) return null;
  const inside = found.places.filter(({ kind, regionId }) => kind !== 'region' && regions.includes(regionId));
  const cities = inside.filter(({ kind }) => kind === 'city');
  const end = bracket < first ? behind.at + 1 : ad.words.indexOf(')', bracket);
  const length = kept.filter((at) => at < end).length;
  return { places: cities.length > 0 ? cities : inside, length };
}

/** Finds what a name at a token means, with the region that may follow it. */
function nameAt(ad: Ad, from: number): { places: Place[]; length: number; isNarrowed: boolean } | null {
  if (ad.tokens[from]?.kind !== 'word' || isLand(ad.words, from, ad.locale)) return null;
  const kept: number[] = [];
  for (let at = from; at < from + 2 * NAME_WORDS_MAX && kept.length < NAME_WORDS_MAX; at += 1) {
    // Another lot's text was taken out between them.
    if (at > from && gapBefore(ad, at).length > GAP_MAX) break;
    if (at > from && isBetween(ad, at)) continue;
    kept.push(at);
  }
  const words = kept
    .flatMap((at) => ad.tokens[at] ?? [])
    .map(({ text }, nth) => {
      const region = nth > 0 && ad.locale === 'en' ? SHORT_REGIONS[text] : undefined;
      return region ?? SHORT[text] ?? text;
    });
  // As written: a word that is nearly a place's name is rather another word.
  const found = inShortRegion(ad, kept, words) ?? gazetteer().match(words);
  const last = found && kept[found.length - 1];
  if (!found || last === undefined || last === null) return null;
  const places = nearestFirst(found.places, 'near', ad);
  const [best] = places;
  if (!best || isElsewhere(ad, last + 1, best)) {
    leaveUnread(ad, upTo(from, best ? last + 2 : last + 1));
    return null;
  }
  const isNarrowed = placeWords(best.name).length < found.length && places.every(({ kind }) => kind !== 'country');
  return { places, length: last - from + 1, isNarrowed };
}

function isAlone(ad: Ad, { from, length }: Part): boolean {
  // «Curuzú Cuatiá (Ctes)»
  const next = from + length + (ad.words[from + length] === ')' ? 1 : 0);
  return !inSameClause(ad, from - 1, from) && !inSameClause(ad, next, from);
}

/** True if a name without a word before it is a place's: written large, of a town people know or by itself. */
function isPlain(ad: Ad, part: Part, [best]: readonly Place[]): boolean {
  const { text = '', start = 0, kind } = ad.tokens[part.from] ?? {};
  const letters = written(ad, part).length;
  if (!best || kind !== 'word' || letters < LETTERS_MIN) return false;
  if (ad.country !== null && best.country !== ad.country) return false;
  const isOwnSentence = isAlone(ad, part) && ad.text.charAt(start) !== text.charAt(0);
  const writing = isOwnSentence ? 'aloneInAd' : part.length > 1 ? 'namesInAd' : 'wordInAd';
  return isLargeEnough(best, writing, ad, letters >= LONG_LETTERS) || (isOwnSentence && best.district === best.name);
}

/** So many words stand between somebody's word for delivery and the place: «hasta el remate de». */
const DELIVERY_WORDS_MAX = 3;

/** Before a «puesto» that is a place by itself. */
const ARTICLES = /^(?:el|del|un|o|do|no|um|ao|en|em)$/;

/** «$ 4.200 puesto Rosario», “$198/cwt delivered Dodge City”: how many tokens say that a place after them is another. */
function deliveredAt(ad: Ad, at: number): number {
  const isNoun = inSameClause(ad, at - 1, at) && ARTICLES.test(ad.words[at - 1] ?? '');
  return isNoun ? 0 : (match(ad, AROUND.delivered, at)?.length ?? 0);
}

/** Whether the part of a sentence before a token ends by such a word: “delivered, Dodge City”. */
const isAfterDelivered = (ad: Ad, at: number): boolean =>
  !inSameClause(ad, at - 1, at) &&
  !ad.used.has(at - 1) &&
  /^\s*[,:]\s*$/.test(gapBefore(ad, at)) &&
  deliveredAt(ad, at - 1) > 0;

/**
 * Leaves a place that animals are brought to unread, and who pays what it costs: «entrega en Durazno», “free delivery to
 * Amarillo”.
 */
export function readDelivery(ad: Ad, at: number): number {
  const brought = match(ad, AROUND.place, at) ? 0 : (match(ad, AROUND.delivery, at)?.length ?? deliveredAt(ad, at));
  for (let from = at + brought; brought > 0 && from < at + brought + DELIVERY_WORDS_MAX; from += 1) {
    if (!inSameClause(ad, from, at)) return 0;
    const found = isWrittenLarge(ad, from) ? nameAt(ad, from) : null;
    if (!found) continue;
    const part = upTo(at, from + found.length);
    markUsed(ad, part);
    return leaveUnread(ad, part);
  }
  return 0;
}

/** Whether a distance from the place stands before it, and that animals are brought: «entrego en até 150 km de Uberaba». */
const isBroughtAround = (ad: Ad, at: number): boolean =>
  [at - 3, at - 2].some((one) => {
    const far = quantityAt(ad.tokens, one, ad.locale);
    return far?.unit.of === 'distance' && far.to === at - 1;
  }) && tokensOf(clauseStart(ad, at), at).some((one) => match(ad, AROUND.bringing, one) !== null);

/** Before the name of where somebody is: «Zona Pehuajó» says it, whatever other places are named. */
const ZONE = /^zonas?$/;

/** Reads where the animals are. What is a word of ranchers is a place only after a word such as «en». */
export function readPlace(ad: Ad, at: number): Named | null {
  const handover = match(ad, AROUND.handover, at)?.length ?? 0;
  const said = handover || (match(ad, AROUND.place, at)?.length ?? 0);
  // «La yegua no. Pan de Azúcar»: a word such as «no» belongs to its own part of the sentence.
  const isWhere = !isNegation(ad, at + said) && inSameClause(ad, at + said, at + said + 1);
  const where = isWhere ? LITTLE.where.match(ad.tokens, at + said) : null;
  const from = at + said + (where && (where.meaning !== 'from' || said > 0) ? where.length : 0);
  const isSaid = from > at || ad.pins.has(at);
  const isCapital = isWrittenLarge(ad, from);
  const looks = isSaid ? ad.looks.said : ad.looks.plain;
  // «Puesto en campo. Salto»: how they are handed over, and in a sentence of its own where they are.
  if (said > 0 && !inSameClause(ad, from, at) && match(ad, AROUND.delivered, at)) {
    ad.pins.add(from);
    leaveUnread(ad, upTo(at, at + said));
    return null;
  }
  // “valentine ne”, by itself: with its state a name is one however it is written.
  const isLine = !isSaid && !isCapital && !inSameClause(ad, from - 1, from);
  if ((!isSaid && !isCapital && !isLine) || looks.length >= LOOKS_MAX) return null;
  if (isOfFarmOrSold(ad, at, from, said > 0) || isOfRace(ad, from)) return null;
  const found = nameAt(ad, from);
  if (!isSaid && !found?.isNarrowed && isAmongNames(ad, from)) return null;
  if (isLine && !(found?.isNarrowed && isAlone(ad, { from, length: found.length }))) return null;
  if (found) looks.push(at);
  const by = said > 0 ? 'place' : isSaid ? 'where' : 'plain';
  const show = (isKnown: boolean): null => {
    ad.looks.unknown.push(at);
    if (ad.looks.unknown.length <= UNKNOWN_LOOKS_MAX) keepUnknown(ad, from, by, isKnown);
    return null;
  };
  if (!found) return show(false);
  // «2.500 lucas» is money.
  if (ad.words[from] === 'lucas' && ad.tokens[from - 1]?.kind === 'number') return null;
  if (found.places[0]?.kind === 'country') return null;
  // «No pé do caminhão» is not in Pernambuco: a code is written large.
  const code = written(ad, { from, length: found.length });
  const isCounty = ad.words[from] === 'co' && inSameClause(ad, from + 1, from) && isWrittenLarge(ad, from + 1);
  if (code.length < LETTERS_MIN && code !== code.toUpperCase()) return isCounty ? show(false) : null;
  // «En Tostado» is the town, «alazán tostado» a coat.
  const isTown = isSaid && LITTLE.colours.match(ad.tokens, from) !== null;
  const word = isTown ? null : LITTLE.noPlace.match(ad.tokens, from);
  const ordinary = (word ?? LITTLE.skip.match(ad.tokens, from))?.length ?? 0;
  const isNoun = sensesAt(ad, from)?.senses.some(({ stock, breed, state }) => stock ?? breed ?? state);
  if (found.length <= ordinary && isLandform(ad, from)) return show(false);
  // «Serra da Estrela» is no Estrela.
  if (found.length <= ordinary || (!isSaid && (isNoun || isEndOfName(ad, from)))) return null;
  // A longer name than any that is known.
  const end = from + found.length;
  const isLonger =
    LITTLE.where.match(ad.tokens, end)?.meaning === 'from' ||
    (inSameClause(ad, end, from) && match(ad, AROUND.placeParts, end) !== null);
  if (isLonger && !found.isNarrowed) return show(false);
  const isFar = ad.country !== null && found.places[0]?.country !== ad.country;
  const name = { from, length: found.length };
  const part = { from: at, length: from - at + found.length, name, places: found.places };
  const isForeign = isFar && !found.isNarrowed && !isOfCountry(ad, found.places[0]?.country ?? '');
  if (handover > 0 || isAfterDelivered(ad, at) || isBroughtAround(ad, at))
    return { ...part, by: isForeign ? 'foreign' : 'guess' };
  if (said === 0 && isBrought(ad, at)) return { ...part, by: isForeign ? 'foreign' : 'guess' };
  const isLabel = said > 0 || ad.words.slice(at, from).some((word) => ZONE.test(word));
  if (found.isNarrowed) return { ...part, by: isLabel ? 'label' : 'region' };
  // A far place of the same name may be another one.
  // «Patos de Minas», which people know elsewhere, too.
  const isKnown = written(ad, name).length >= LETTERS_MIN && (found.places[0]?.population ?? 0) >= PEOPLE.town;
  if (isFar) return isKnown ? { ...part, by: isForeign ? 'foreign' : 'guess' } : show(isSaid);
  const isWay = ad.words[from - 1] === 'por' && from - at === 1;
  if (isSaid && !isLabel && isOrdinary(ad, name, found.places)) return { ...part, by: 'guess' };
  if (isSaid) return { ...part, by: isLabel ? 'label' : isWay ? 'way' : 'word' };
  return standsAlone(ad, name) && isPlain(ad, name, found.places) ? { ...part, by: 'itself' } : show(true);
}

/** «Chaco» is more of Paraguay than the department that is called so. */
const isWider = (ad: Ad, { name: { from, length } }: Named, { country }: Place): boolean =>
  LITTLE.wider.some(({ name, only }) => name === ad.words.slice(from, from + length).at(-1) && only.includes(country));

/** «Durazno o Tacuarembó»: the place that may be meant as well, and the words for both. */
function alternative(ad: Ad, { from, length }: Part): { place: Place; part: Part } | null {
  const at = from + length;
  const isOr =
    LITTLE.joinDenied.match(ad.tokens, at)?.meaning === 'any' && !(ad.locale === 'pt' && ad.words[at] === 'o');
  if (!isOr || !inSameClause(ad, at + 1, at - 1)) return null;
  const found = nameAt(ad, at + 1);
  const [place] = found?.places ?? [];
  return found && place ? { place, part: upTo(from, at + 1 + found.length) } : null;
}

/** «Tambores, Paysandú», which is known in Tacuarembó: the other region of its country behind a place, and the words for both. */
function otherRegion(ad: Ad, { from, length }: Part, best: Place): { place: Place; part: Part } | null {
  const at = ad.words[from + length] === ',' ? from + length + 1 : from + length;
  const isBeside = /^ *[,(]? *$/.test(gapBefore(ad, at)) || at > from + length;
  if (!isBeside || best.kind === 'region' || !isWrittenLarge(ad, at)) return null;
  const found = nameAt(ad, at);
  const place = found?.places.find(({ kind, country }) => kind === 'region' && country === best.country);
  const next = found && at + found.length;
  const isListed = next !== null && next !== undefined && LITTLE.joinDenied.match(ad.tokens, next) !== null;
  if (!found || !place || isListed || place.id === best.regionId) return null;
  return { place, part: upTo(from, at + found.length) };
}

/** Takes the surest of the places named, and returns its country; of a name that several have, what is written. */
export function settlePlace(ad: Ad, named: readonly Named[], page: Locale): string | null {
  const [sure] = (['label', 'region', 'word', 'itself', 'way', 'guess', 'foreign'] as const).flatMap((by) =>
    named.filter((one) => one.by === by),
  );
  const meant = named.find(({ places: [place] }) => isOfRegion(sure?.places[0], place)) ?? sure;
  const [best, ...others] = meant?.places ?? [];
  if (!meant || !best) return ad.country;
  const inside = named.filter(({ places: [place] }) => isOfRegion(place, best) || place?.id === best.id);
  const parts = [meant, ...inside.filter((one) => one !== meant)].map(({ from, length }) => ({ from, length }));
  if (meant.by === 'foreign') {
    leaveUnread(ad, meant.name);
    return ad.country;
  }
  if (meant.by === 'guess' || meant.by === 'way') {
    deduce(ad, 'location', placeLabel(best, page), 'place', parts);
    return best.country;
  }
  const other = alternative(ad, meant) ?? otherRegion(ad, meant, best);
  if (other && other.place.id !== best.id) {
    for (const place of [best, other.place]) deduce(ad, 'location', placeLabel(place, page), 'oneOf', [other.part]);
    return best.country;
  }
  const isShared = others.some((other) => isRival(best, other) || isLargerAcross(best, other));
  const isElsewhere =
    ad.country === null &&
    others.some(({ country, population }) => country !== best.country && best.population < FAR_LARGER * population);
  const [first = meant, ...rest] = parts;
  if ((isBareDistrict(best) && meant.by !== 'region') || (isWider(ad, meant, best) && best.kind === 'region')) {
    ask(ad, 'place', ...parts);
    return best.country;
  }
  if (isShared || isElsewhere) {
    const likely = others.filter((one) => isElsewhere || one.country === best.country || isLargerAcross(best, one));
    deducePlaces(ad, [best, ...likely], page, parts);
    return isElsewhere ? null : best.country;
  }
  take(ad, 'location', placeLabel(best, page), first, ...rest);
  return best.country;
}

/** So many places of one name are offered, the likeliest; any other is typed. */
const CHOICES_MAX = 4;

function deducePlaces(ad: Ad, places: readonly Place[], page: Locale, parts: Part[]): void {
  const [largest = 0] = places.map(({ population }) => population).sort((a, b) => b - a);
  const likely = places.filter((one, nth) => one.kind === 'city' && (!nth || one.population * FAR_LARGER >= largest));
  const labels = [...new Set(likely.map((place) => placeLabel(place, page)))];
  if (labels.length === 0) ask(ad, 'place', ...parts);
  else for (const label of labels.slice(0, CHOICES_MAX)) deduce(ad, 'location', label, 'oneOf', parts);
}
