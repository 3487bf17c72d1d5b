import { FACT_PHRASES } from '@/lib/language/ads/ad-words';
import { LITTLE, MEASURES, NUMBER_WORDS, VOCABULARY } from '@/lib/language/lexicon/lexicon';
import { NAME_LINKS, placeWordsOf, unknownNameAt } from '@/lib/language/lexicon/place-words';
import { tokens as tokensOf, type Span, type Token } from '@/lib/language/lexicon/tokens';
import type { Locale } from '@/lib/core/i18n/locales';
import type { Place, PlaceFinder } from '@/lib/places/dto';
import { PEOPLE } from '@/lib/places/ranked';
import type { UnknownPlace } from './dto';

/** What was read of a text: its place, if it has one. */
interface Read {
  spans: readonly Span[];
  place: Place | undefined;
  /** The text says where in another way: a region, several places, the visitor's own. */
  isPlaced: boolean;
}

/** What stands before other things than places as well: «por kilo», “within two weeks”; a name behind it has a capital. */
const LOOSE = /^(?:por|within|around|cerca|zona|serca)$/i;
const LETTERS_MIN = 4;
/** What happens to animals: “close to calving”, «cerca de parir». */
const EVENTS =
  /^(?:calv|lamb|kidd|foal|farrow|wean|term|par[iit]|desmam|destet|entor|servi|yerra|faena|abat|slaught|due)/;
/** Where nobody's town is: «cerca de la ruta», “near the highway”. */
const NO_TOWN =
  /^(?:rutas?|pueblos?|ciudad|ciudades|arroyos?|rios?|costa|frontera|highway|road|river|town|border|estrada|cidade)$/;

const WORDS = [
  ...[VOCABULARY, FACT_PHRASES, LITTLE.skip, LITTLE.where, LITTLE.not, LITTLE.noPlace, LITTLE.ordinary],
  ...[LITTLE.purpose, LITTLE.joinPlaces, LITTLE.equipment, MEASURES.compare, MEASURES.currency, MEASURES.weight],
  ...[MEASURES.age, MEASURES.days, MEASURES.basis],
];

/**
 * The place that a text names and the gazetteer doesn't know: «cerca de Xyzqwk», «en Xyzqwk»; also one whose name begins with
 * that of another: «en Atlantis de los Corrales» is no Atlantis. Null if it names none.
 */
export function unknownPlaceIn(
  text: string,
  {
    locale,
    country,
    places,
  }: { locale: Locale; country?: string | undefined; places: Pick<PlaceFinder, 'match' | 'land'> },
  { spans, place, isPlaced }: Read,
): UnknownPlace | null {
  const tokens = tokensOf(text);
  const words = placeWordsOf(tokens);
  const isLarge = (at: number) => /^\p{Lu}\p{Ll}/u.test(text.slice(tokens[at]?.start));
  const isOpen = (at: number) =>
    tokens[at]?.kind === 'word' &&
    WORDS.every((known) => !known.match(tokens, at)) &&
    !NUMBER_WORDS[locale].has(words[at] ?? '') &&
    ![EVENTS, NO_TOWN].some((other) => other.test(words[at] ?? ''));
  const isLonger = (at: number) => endOfLinks(tokens, at) > at && isLarge(endOfLinks(tokens, at));
  const isName = (at: number) =>
    isOpen(at) && (words[at] ?? '').length >= LETTERS_MIN && (!places.match(words, at) || isLonger(at + 1));
  const without = (from: number, first: number, to: number): UnknownPlace => {
    const [start, begin, end] = [tokens[from]?.start, tokens[first]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    return {
      name: text.slice(begin, end),
      rest: text.slice(0, start) + ' '.repeat(end - (start ?? 0)) + text.slice(end),
    };
  };
  if (place) {
    const span = spans.findLast(({ keys }) => keys.includes('near'));
    const at = tokens.findIndex(({ start }) => start >= (span?.end ?? Infinity));
    const name = endOfLinks(tokens, at);
    const isOther = place.country !== country || place.population < PEOPLE.town;
    // «Mercedes de Soriano»: the region that it is in.
    const areas = places.match(words, name)?.places.map(({ id }) => id) ?? [];
    const isWithin = place.regionId !== null && areas.includes(place.regionId);
    if (at < 0 || name === at || !isOther || isWithin || !isLarge(name) || !isOpen(name)) return null;
    const from = tokens.findIndex(({ start }) => start === span?.start);
    return without(from, from + (LITTLE.where.match(tokens, from)?.length ?? 0), name + 1);
  }
  for (let at = isPlaced ? tokens.length : 0; at < tokens.length; at += 1) {
    const where = LITTLE.where.match(tokens, at);
    const first = at + (where?.length ?? 0);
    const written = text.slice(tokens[at]?.start, tokens[first - 1]?.end);
    const isSure = where?.meaning === 'near' && !LOOSE.test(written);
    const whole = unknownNameAt({ text, tokens, words, context: { places, country } }, at);
    if (whole > 0) return without(at, first, at + whole);
    if (!where || where.meaning === 'from' || !isName(first) || !(isSure || isLarge(first))) continue;
    let to = first + 1;
    for (let next = to; isOpen((next = endOfLinks(tokens, to))) && (next === to || isLarge(next));) to = next + 1;
    return without(at, first, to);
  }
  return null;
}

/** Where the little words end that stand inside a name. */
function endOfLinks(tokens: readonly Token[], from: number): number {
  let at = from;
  while (NAME_LINKS.test(tokens[at]?.text ?? '')) at += 1;
  return at;
}
