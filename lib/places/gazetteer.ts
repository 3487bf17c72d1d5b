import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { plain } from '@/lib/core/i18n/country';
import { isTypo } from '@/lib/core/i18n/is-typo';
import { LOCALES } from '@/lib/core/i18n/locales';
import { perProcess } from '@/lib/core/per-process';
import { ALIASES } from './aliases';
import { PLACE_KINDS, type LandMatch, type Place, type PlaceFinder, type PlaceKind, type PlaceMatch } from './dto';
import { Lands } from './lands';
import { WordIndex, type Fit } from './word-index';

/** Written by scripts/places.mjs; line n is the place with the id n. */
const FILE = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'places', 'data', 'places.tsv.gz');

/** A place is in a district, a region and a country. */
const AREAS_MAX = 3;

/** Shorter names, and those of smaller places, are too like other words to be meant by a word with a typo. */
const TYPO_LETTERS = 7;
const TYPO_POPULATION = 20_000;
/** The shortest words whose doubled letter may be missing: `dubo`. */
const DOUBLED_LETTERS = 4;
/** The most words of a name that has a typo. */
const NAME_WORDS = 3;

const single = (word: string) => word.replace(/(.)\1/g, '$1');

/** Returns each alias, and the country, kind and name that it stands for. */
function* aliases(): Generator<[alias: string, target: string]> {
  for (const [country, kinds] of Object.entries(ALIASES))
    for (const [kind, names] of Object.entries(kinds))
      for (const [alias, name] of Object.entries(names)) yield [alias, `${country} ${kind} ${name}`];
}

/** The words of a text as the gazetteer compares them: lower case, without accents and punctuation. */
export const placeWords = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** All places in columns, which take a fifth of the memory of objects. */
export class Gazetteer implements PlaceFinder {
  private readonly names: string[] = [''];
  private readonly kinds: Uint8Array;
  private readonly countries: string[] = [''];
  private readonly regions: Int32Array;
  private readonly districts: Int32Array;
  private readonly populations: Int32Array;
  private readonly points: Float32Array;
  /** Names and aliases as words, and the place of each. */
  private readonly texts: string[] = [];
  private readonly placeOfText: Int32Array;
  private readonly index: WordIndex;
  private readonly countryIds = new Map<string, number>();
  private readonly lands: Lands;

  constructor(lines: readonly string[]) {
    const size = lines.length + 1;
    this.kinds = new Uint8Array(size);
    this.regions = new Int32Array(size);
    this.districts = new Int32Array(size);
    this.populations = new Int32Array(size);
    this.points = new Float32Array(2 * size);
    this.readLines(lines);
    this.placeOfText = this.readTexts();
    this.index = new WordIndex(this.texts);
    this.lands = new Lands({ wordsOf: placeWords, match: (words, from) => this.match(words, from) });
  }

  private readLines(lines: readonly string[]): void {
    const areas = new Map<string, number>();
    const shared = new Map<string, string>();
    // A copy, because a part of a line would keep the whole file in memory.
    const one = (text: string) => {
      const known = shared.get(text) ?? Buffer.from(text).toString();
      shared.set(known, known);
      return known;
    };
    const rows = lines.map((line, index) => [index + 1, line.split('\t')] as const);
    for (const [id, [kind = '', country = '', admin1 = '', admin2 = '', name = '']] of rows) {
      if (kind === 'region') areas.set(`${country}.${admin1}`, id);
      if (kind === 'district') areas.set(`${country}.${admin1}.${admin2}`, id);
      if (kind === 'country') this.countryIds.set(country, id);
      this.names.push(one(name));
    }
    for (const [id, [kind = '', country = '', admin1 = '', admin2 = '', , people, lat, lon]] of rows) {
      this.kinds[id] = PLACE_KINDS.indexOf(kind as PlaceKind);
      this.countries.push(one(country));
      this.regions[id] = areas.get(`${country}.${admin1}`) ?? 0;
      this.districts[id] = areas.get(`${country}.${admin1}.${admin2}`) ?? 0;
      this.populations[id] = Number(people);
      this.points.set([Number(lat), Number(lon)], 2 * id);
    }
  }

  private readTexts(): Int32Array {
    const places: number[] = [];
    const add = (text: string, id: number) => {
      places[this.texts.push(placeWords(text).join(' ')) - 1] = id;
    };
    const targets = new Map<string, number>();
    for (let id = 1; id < this.names.length; id += 1) {
      add(this.names[id] ?? '', id);
      const key = `${this.countries[id]} ${this.kindOf(id)} ${this.names[id]}`;
      if (this.populationOf(id) >= this.populationOf(targets.get(key) ?? 0)) targets.set(key, id);
    }
    for (let id = 1; id < this.names.length; id += 1) {
      const name = this.names[id] ?? '';
      // “Hawkes Bay”, “Coeur dAlene”: people leave out the apostrophe.
      if (/['’]/.test(name)) add(name.replace(/['’]/g, ''), id);
      // «Wagga» is Wagga Wagga.
      const [, half] = /^(\p{L}+) \1$/u.exec(name) ?? [];
      if (half) add(half, id);
    }
    for (const [alias, target] of aliases()) {
      const id = targets.get(target);
      if (id === undefined) throw new Error(`The alias ${alias} names no place: ${target}`);
      add(alias, id);
    }
    for (const locale of LOCALES) {
      const regions = new Intl.DisplayNames(locale, { type: 'region' });
      for (const [code, id] of this.countryIds) add(regions.of(code) ?? code, id);
    }
    return Int32Array.from(places);
  }

  private kindOf(id: number): PlaceKind {
    return PLACE_KINDS[this.kinds[id] ?? 0] ?? 'city';
  }

  /** Visits the places in whose names a word, and what follows it, begins with a text of plain words. */
  forEachCalled(text: string, visit: (id: number, fit: Fit) => void): void {
    this.index.forEach(text, (name, fit) => visit(this.placeOfText[name] ?? 0, fit));
  }

  /** Returns the ids of the places whose name or alias is exactly this text of plain words. */
  called(text: string): number[] {
    return [...new Set(this.index.whole(text).map((name) => this.placeOfText[name] ?? 0))];
  }

  /** Whether a district is called like a settlement in it, of whose description it is then a part. */
  isNamesake(id: number): boolean {
    return (
      this.kindOf(id) === 'district' &&
      this.called(this.texts[id - 1] ?? '').some((other) => other !== id && this.districts[other] === id)
    );
  }

  /** Returns the areas that a place is in. */
  areasWith(id: number): number[] {
    const areas = [this.districts[id], this.regions[id], this.countryIds.get(this.countries[id] ?? '')];
    return areas.filter((area): area is number => area !== undefined && area !== 0 && area !== id);
  }

  populationOf(id: number): number {
    return this.populations[id] ?? 0;
  }

  countryOf(id: number): string {
    return this.countries[id] ?? '';
  }

  /** Sorts by population; an area comes after its settlement of the same size, whose figure it bears. */
  readonly byPopulation = (a: number, b: number): number =>
    this.populationOf(b) - this.populationOf(a) || (this.kinds[a] ?? 0) - (this.kinds[b] ?? 0) || a - b;

  /** Returns all countries, or all regions. */
  ofKind(kind: 'country' | 'region'): Place[] {
    const places: Place[] = [];
    for (let id = 1; id < this.names.length; id += 1) {
      const place = this.kindOf(id) === kind ? this.get(id) : undefined;
      if (place) places.push(place);
    }
    return places;
  }

  /** Returns a country by its two letters. */
  country(code: string): Place | undefined {
    const id = this.countryIds.get(code);
    return id === undefined ? undefined : this.get(id);
  }

  /** Visits the settlements with their coordinates. */
  forEachSettlement(visit: (id: number, lat: number, lon: number) => void): void {
    for (let id = 1; id < this.names.length; id += 1)
      if (this.kindOf(id) === 'city') visit(id, this.points[2 * id] ?? 0, this.points[2 * id + 1] ?? 0);
  }

  get(id: number): Place | undefined {
    const name = this.names[id];
    if (!name) return undefined;
    const nameOf = (area: number | undefined) => (area ? (this.names[area] ?? null) : null);
    return {
      id,
      kind: this.kindOf(id),
      name,
      district: nameOf(this.districts[id]),
      region: nameOf(this.regions[id]),
      regionId: this.regions[id] || null,
      country: this.countryOf(id),
      population: this.populationOf(id),
      lat: this.points[2 * id] ?? 0,
      lon: this.points[2 * id + 1] ?? 0,
    };
  }

  /** Keeps the places that are in an area of a name; null if none is. */
  private within(ids: readonly number[], area: string): number[] | null {
    const areas = this.called(area);
    if (areas.length === 0) return null;
    const kept = ids.filter((id) => this.areasWith(id).some((other) => areas.includes(other)));
    return kept.length > 0 ? kept : null;
  }

  match(words: readonly string[], from = 0): PlaceMatch | null {
    for (let length = Math.min(this.index.longest(words[from]), words.length - from); length > 0; length -= 1) {
      const ids = this.called(words.slice(from, from + length).join(' ')).filter((id) => !this.isNamesake(id));
      if (ids.length > 0) return this.narrow(ids, words, from, length);
    }
    return null;
  }

  land(words: readonly string[], from: number, country: string | null | undefined): LandMatch | null {
    return this.lands.at(words, from, country);
  }

  corrected(word: string, after: readonly string[] = []): string | undefined {
    if (word.length < DOUBLED_LETTERS) return undefined;
    const size = (name: string) => Math.max(0, ...this.called(name).map((id) => this.populationOf(id)));
    const isLike = (other: string) =>
      word.length < TYPO_LETTERS || other.length < TYPO_LETTERS
        ? other.length === word.length + 1 && single(other) === single(word)
        : isTypo(word, other);
    const [best] = this.index
      .wordsLike(word, isLike)
      .flatMap((other) =>
        after
          .slice(0, NAME_WORDS - 1)
          .reduceRight<string[]>((names, _, last) => [...names, [other, ...after.slice(0, last + 1)].join(' ')], [])
          .concat(other),
      )
      .filter((name) => size(name) >= TYPO_POPULATION)
      .sort((a, b) => b.split(' ').length - a.split(' ').length || size(b) - size(a));
    return best;
  }

  private narrow(ids: number[], words: readonly string[], from: number, length: number, areas = AREAS_MAX): PlaceMatch {
    const next = from + length;
    const most = areas > 0 ? this.index.longest(words[next]) : 0;
    for (let more = Math.min(most, words.length - next); more > 0; more -= 1) {
      const kept = this.within(ids, words.slice(next, next + more).join(' '));
      if (kept) return this.narrow(kept, words, from, length + more, areas - 1);
    }
    const places = ids.sort(this.byPopulation).flatMap((id) => this.get(id) ?? []);
    return { places, length };
  }
}

/** Returns the gazetteer; the first call reads it, which takes about half a second. */
export const gazetteer = (): Gazetteer =>
  perProcess('gazetteer', () => new Gazetteer(gunzipSync(readFileSync(FILE)).toString().trimEnd().split('\n')));
