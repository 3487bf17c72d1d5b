import { PLACES_MAX, type LandMatch, type Place } from './dto';
import lands from './data/lands.json';

/**
 * Lands that people name and that are no areas of the gazetteer, by country: the regions that make one up, or after a
 * number of kilometres the towns around which it lies.
 */
const LANDS: Record<string, Record<string, readonly (string | number)[]>> = lands;

/** Names that people of other countries use of something else. */
const AT_HOME = new Set(
  'agreste,borders,central west,chaco,costa sur,la vera,litoral,llanos,los altos,mallee,maritimes,mesopotamia,midlands,the borders,nea,noa,north island,prairies,zona norte,zona sur'.split(
    ',',
  ),
);

const ARTICLES = new Set(['el', 'la', 'los', 'las', 'the', 'o', 'a', 'os', 'as']);

interface Land {
  country: string;
  parts: Place[];
  km: number | undefined;
}

/** What the lands need of the gazetteer. */
interface Areas {
  wordsOf: (text: string) => string[];
  /** The places that words name, with how many words that takes. */
  match: (words: readonly string[], from?: number) => { places: Place[]; length: number } | null;
}

const isIn = (part: Place, { id, kind, country }: Place): boolean =>
  kind === 'country' ? part.country === country : part.regionId === id;

/** Finds lands by their names. */
export class Lands {
  private readonly byName = new Map<string, Land[]>();
  /** The most words of a name that begins with a word. */
  private readonly longest = new Map<string, number>();

  constructor(private readonly areas: Areas) {
    for (const [country, names] of Object.entries(LANDS))
      for (const [name, [first, ...others]] of Object.entries(names)) {
        const km = typeof first === 'number' ? first : undefined;
        const texts = [...(km === undefined ? [first] : []), ...others];
        const parts = texts.map((text) => this.part(country, km === undefined ? 'region' : 'city', String(text)));
        const words = areas.wordsOf(name);
        const [begin = ''] = words;
        this.longest.set(begin, Math.max(words.length, this.longest.get(begin) ?? 0));
        const key = words.join(' ');
        this.byName.set(key, [...(this.byName.get(key) ?? []), { country, parts, km }]);
      }
  }

  private part(country: string, kind: Place['kind'], text: string): Place {
    const found = this.areas.match(this.areas.wordsOf(text))?.places ?? [];
    const place = found.find((one) => one.country === country && one.kind === kind);
    if (!place) throw new Error(`No ${kind} of ${country} is called ${text}`);
    return place;
  }

  /** Returns the land that words from a position on name, with an article before it and an area behind it. */
  at(words: readonly string[], from: number, country: string | null | undefined): LandMatch | null {
    for (const start of ARTICLES.has(words[from] ?? '') ? [from, from + 1] : [from]) {
      const most = Math.min(words.length - start, this.longest.get(words[start] ?? '') ?? 0);
      for (let to = start + most; to > start; to -= 1) {
        const name = words.slice(start, to).join(' ');
        const called = this.byName.get(name);
        const found = called && this.meant(name, called, this.areas.match(words, to), country);
        if (found) return { ...found, length: to - from + found.length };
      }
    }
    return null;
  }

  private meant(
    name: string,
    called: readonly Land[],
    area: { places: Place[]; length: number } | null,
    country: string | null | undefined,
  ): LandMatch | null {
    const inArea = called
      .map(({ parts, ...land }) => ({
        ...land,
        parts: parts.filter((part) => area?.places.some((place) => isIn(part, place))),
      }))
      .filter(({ parts }) => parts.length > 0);
    const own = called.filter((land) => land.country === country);
    const meant = inArea.length > 0 ? inArea : own.length > 0 || AT_HOME.has(name) ? own : called;
    const parts = meant.flatMap((land) => land.parts);
    if (parts.length === 0 || parts.length > PLACES_MAX) return null;
    const km = Math.max(...meant.map((land) => land.km ?? 0)) || undefined;
    return { parts, km, length: inArea.length > 0 ? (area?.length ?? 0) : 0 };
  }
}
