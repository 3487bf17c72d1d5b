/** @jest-environment node */
import sharp from 'sharp';
import { choosePictures, shownIn } from './choose-pictures';
import { coatsOf } from './content/coats';
import { demoListings } from './content/listings';
import { DEMO_LOTS } from './content/lots';
import { composeScene, type Actor } from './pictures/compose';
import type { Hide } from './pictures/hide';
import { hideOf } from './pictures/hides';
import { pictureSets } from './pictures/pool';

const sets = pictureSets();
const setOf = new Map(sets.flatMap((set) => set.pictures.map(({ key }) => [key, set])));
const pictureOf = new Map(sets.flatMap((set) => set.pictures.map((picture) => [picture.key, picture])));
const shown = [
  ...demoListings().map((listing, index) => ({ ...listing, keys: choosePictures(listing, index, index) })),
  ...DEMO_LOTS.map((lot) => ({ ...lot, ...shownIn(lot), keys: choosePictures(shownIn(lot), lot.cover, lot.cover) })),
];

/** What a passer-by would say of each breed's colour; crosses and breeds outside the list are left out. */
const COLOURS: Record<string, Colour[][]> = {
  Angus: [['black']],
  'Red Angus': [['red']],
  Hereford: [['red', 'white']],
  Braford: [['red', 'white']],
  Brangus: [['black'], ['red']],
  Brahman: [['white'], ['red']],
  Nelore: [['white']],
  Tabapuã: [['white']],
  Gyr: [['red'], ['red', 'white']],
  Guzerat: [['white']],
  Indubrasil: [['white'], ['red']],
  Girolando: [['black', 'white'], ['red']],
  Holstein: [['black', 'white']],
  Jersey: [['red']],
  'Brown Swiss': [['red'], ['white']],
  Normande: [['red', 'white']],
  Simmental: [['red', 'white']],
  Simbrah: [['red', 'white'], ['red']],
  Charolais: [['white']],
  Limousin: [['red']],
  Beefmaster: [['red']],
  'Santa Gertrudis': [['red']],
  Senepol: [['red']],
  Bonsmara: [['red']],
  Shorthorn: [['red']],
  Gelbvieh: [['red']],
  Wagyu: [['black']],
  Romosinuano: [['red']],
  'Texas Longhorn': [['red', 'white']],
  Merino: [['white']],
  Corriedale: [['white']],
  'Polwarth (Ideal)': [['white']],
  'Romney Marsh': [['white']],
  Texel: [['white']],
  Suffolk: [['white', 'black']],
  'Hampshire Down': [['white', 'black']],
  'Ile de France': [['white']],
  Rambouillet: [['white']],
  Dorper: [['white', 'black']],
  Katahdin: [['white'], ['red']],
  Pelibuey: [['red'], ['white']],
  'Barbados Blackbelly': [['red', 'black']],
  Boer: [['white', 'red']],
  Kiko: [['white']],
  Savanna: [['white']],
  Saanen: [['white']],
  Angora: [['white']],
  Alpine: [['red']],
  'Murciano-Granadina': [['black']],
  Leghorn: [['white']],
  'Rhode Island Red': [['red']],
  'Hybrid layer': [['red']],
  'Broiler chicken': [['white']],
  'Broad Breasted White turkey': [['white']],
  'Pekin duck': [['white']],
  'Muscovy duck': [['black', 'white']],
  'Embden goose': [['white']],
};

type Colour = 'black' | 'white' | 'red';

/** The share of each colour among the pixels that the animals of a picture cover. */
async function coloursOf(key: string): Promise<Record<Colour, number>> {
  const scene = pictureOf.get(key)?.scene;
  if (!scene) throw new Error(`${key} is not drawn`);
  const render = (svg: string) => sharp(Buffer.from(svg)).resize(200).removeAlpha().raw().toBuffer();
  const daylight = { ...scene, sky: 'cloudy' as const, distant: [] };
  const [full, empty] = await Promise.all([
    render(composeScene(daylight)),
    render(composeScene({ ...daylight, actors: [] })),
  ]);
  const counts = { black: 0, white: 0, red: 0 };
  let all = 0;
  for (let at = 0; at < full.length; at += 3) {
    const [r = 0, g = 0, b = 0] = full.subarray(at, at + 3);
    const changed = [r, g, b].some((value, i) => Math.abs(value - (empty[at + i] ?? 0)) > 12);
    // Shadows on the grass are greener than any animal.
    if (!changed || (g > r && g > b + 12)) continue;
    all += 1;
    const light = (r + g + b) / 3;
    const warmth = (r - b) / Math.max(r, 1);
    if (light < 90 && warmth < 0.4) counts.black += 1;
    else if (light > 120 && warmth < 0.3) counts.white += 1;
    else if (warmth >= 0.25) counts.red += 1;
  }
  return { black: counts.black / all, white: counts.white / all, red: counts.red / all };
}

test('each listing and lot has pictures of its own animals only', () => {
  for (const { title, category, coat, keys } of shown) {
    expect({ title, pictures: keys.length > 0 }).toEqual({ title, pictures: true });
    expect({ title, sets: new Set(keys.map((key) => setOf.get(key))).size }).toEqual({ title, sets: 1 });
    expect({ title, coat: setOf.get(keys[0] ?? '')?.coat }).toEqual({ title, coat });
    const drawn = keys.flatMap((key) => pictureOf.get(key)?.scene.actors ?? []);
    const hides = new Set<Hide | undefined>(drawn.map(({ hide }: Actor) => hide));
    expect({ title, hides: [...hides] }).toEqual({ title, hides: [hideOf(category, coat)] });
  }
});

test('coats are those of the breed', () => {
  for (const { title, category, breed, coat, subject } of shown) {
    if (breed === 'Crossbred' || breed === 'Other') continue;
    const coats = coatsOf(category, breed, subject === 'chick' ? 'chick' : 'fowl', null);
    expect({ title, breed, possible: coats.includes(coat) }).toEqual({ title, breed, possible: true });
  }
});

test('a single animal is alone in its pictures', () => {
  for (const { title, head, keys } of shown.filter(({ head }) => head === 1))
    for (const key of keys)
      expect({ title, head, shown: pictureOf.get(key)?.scene.actors?.length }).toEqual({ title, head, shown: 1 });
});

test('the pixels of a breed have its colours', async () => {
  const wrong: string[] = [];
  for (const [breed, alternatives] of Object.entries(COLOURS)) {
    const coats = new Map(
      shown.flatMap((listing) =>
        listing.breed === breed && listing.subject !== 'chick' ? [[listing.coat, listing.keys[0] ?? ''] as const] : [],
      ),
    );
    for (const [coat, key] of coats) {
      const share = await coloursOf(key);
      const fits = alternatives.some((colours) =>
        (['black', 'white', 'red'] as const).every((colour) =>
          colours.includes(colour) ? share[colour] > (colours.length > 1 ? 0.08 : 0.5) : share[colour] < 0.34,
        ),
      );
      if (!fits) wrong.push(`${breed} ${coat} ${key} ${JSON.stringify(share)}`);
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);
