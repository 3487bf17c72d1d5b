import type { Actor, Landmark, Scene } from './compose';
import type { GoodsName } from './figures/goods';
import { CATTLE } from './cattle-hides';
import { HORSES } from './horse-hides';
import { POULTRY } from './poultry-hides';
import { SHEEP } from './sheep-hides';
import { PAINTS, type PaintName } from './paints';
import { createRandom } from './random';
import type { SkyName } from './skies';

/** What stands near the goods: the animals that they are for, or the machine that pulls them. */
const COMPANIONS = {
  cow: { figure: 'cow', hide: CATTLE['white-face'] },
  grazing: { figure: 'cow-grazing', hide: CATTLE.black },
  calf: { figure: 'calf', hide: CATTLE.red },
  'milk-cow': { figure: 'milk-cow', hide: CATTLE['black-pied'] },
  horse: { figure: 'horse', hide: HORSES.bay },
  ewe: { figure: 'ewe', hide: SHEEP.white },
  hen: { figure: 'hen', hide: POULTRY.red },
  green: { figure: 'tractor', hide: PAINTS.green },
  red: { figure: 'tractor', hide: PAINTS.red },
  blue: { figure: 'tractor', hide: PAINTS.blue },
} satisfies Record<string, Pick<Actor, 'figure' | 'hide'>>;

type GoodsPlan = { figure: GoodsName; paint: PaintName; near: keyof typeof COMPANIONS; count: 1 | 2 | 3 };

const plan = (figure: GoodsName, paint: PaintName, near: GoodsPlan['near'], count: GoodsPlan['count']): GoodsPlan => ({
  figure,
  paint,
  near,
  count,
});

/** What the pictures of equipment show, by name. */
export const GOODS_SETS = {
  'tractor-green': plan('tractor', 'green', 'grazing', 3),
  'tractor-red': plan('tractor', 'red', 'cow', 3),
  'tractor-blue': plan('tractor', 'blue', 'grazing', 2),
  'tractor-yellow': plan('tractor', 'yellow', 'cow', 2),
  'loader-green': plan('tractor-loader', 'green', 'cow', 1),
  'loader-orange': plan('tractor-loader', 'orange', 'grazing', 2),
  'harrow-green': plan('disc-harrow', 'green', 'green', 1),
  'harrow-red': plan('disc-harrow', 'red', 'red', 1),
  'drill-red': plan('seed-drill', 'red', 'red', 2),
  'drill-green': plan('seed-drill', 'green', 'green', 1),
  'baler-red': plan('baler', 'red', 'blue', 2),
  'baler-green': plan('baler', 'green', 'green', 1),
  'mower-orange': plan('mower', 'orange', 'blue', 1),
  'mixer-red': plan('mixer', 'red', 'milk-cow', 2),
  'sprayer-yellow': plan('sprayer', 'yellow', 'green', 1),
  'pickup-white': plan('pickup', 'white', 'horse', 2),
  'pickup-red': plan('pickup', 'red', 'cow', 2),
  'pickup-stakes': plan('pickup-stakes', 'graphite', 'calf', 2),
  'truck-blue': plan('cattle-truck', 'blue', 'cow', 2),
  'truck-white': plan('cattle-truck', 'white', 'grazing', 1),
  'trailer-white': plan('stock-trailer', 'white', 'horse', 2),
  'trailer-green': plan('stock-trailer', 'green', 'cow', 1),
  'quad-red': plan('quad', 'red', 'ewe', 2),
  'flat-trailer': plan('flat-trailer', 'red', 'green', 1),
  shed: plan('shed', 'galvanised', 'horse', 2),
  silo: plan('silo', 'galvanised', 'green', 2),
  mill: plan('mill', 'galvanised', 'grazing', 2),
  tank: plan('tank', 'galvanised', 'cow', 2),
  'crush-green': plan('crush', 'green', 'cow', 3),
  'crush-wood': plan('crush', 'wood', 'grazing', 1),
  panels: plan('panels', 'galvanised', 'ewe', 2),
  gate: plan('gate', 'wood', 'grazing', 1),
  ramp: plan('ramp', 'wood', 'cow', 1),
  'round-bales': plan('round-bales', 'straw', 'grazing', 3),
  'square-bales': plan('square-bales', 'meadow', 'horse', 3),
  'straw-bales': plan('square-bales', 'straw', 'hen', 1),
  'bags-white': plan('feed-bags', 'white', 'hen', 1),
  'bags-straw': plan('feed-bags', 'straw', 'milk-cow', 1),
  silage: plan('silage', 'white', 'milk-cow', 2),
  mineral: plan('mineral', 'blue', 'cow', 1),
  grain: plan('grain', 'straw', 'calf', 2),
  posts: plan('posts', 'wood', 'grazing', 2),
  wire: plan('wire', 'galvanised', 'grazing', 3),
  'ear-tags': plan('ear-tags', 'yellow', 'calf', 2),
  syringe: plan('syringe', 'blue', 'calf', 2),
  energizer: plan('energizer', 'yellow', 'milk-cow', 2),
  trough: plan('trough', 'blue', 'cow', 2),
  'generator-red': plan('generator', 'red', 'hen', 1),
  'generator-yellow': plan('generator', 'yellow', 'horse', 1),
  scale: plan('scale', 'blue', 'calf', 3),
  milker: plan('milker', 'blue', 'milk-cow', 2),
  'hand-tools': plan('hand-tools', 'red', 'grazing', 1),
  shears: plan('shears', 'green', 'ewe', 1),
  auger: plan('auger', 'orange', 'grazing', 1),
  knapsack: plan('knapsack', 'white', 'grazing', 1),
  saddle: plan('saddle', 'leather', 'horse', 3),
  tack: plan('tack', 'leather', 'horse', 1),
  'solar-pump': plan('solar-pump', 'blue', 'cow', 3),
  incubator: plan('incubator', 'white', 'hen', 2),
  hives: plan('hives', 'white', 'grazing', 1),
} satisfies Record<string, GoodsPlan>;

export type GoodsSet = keyof typeof GOODS_SETS;

export const GOODS_SET_NAMES = Object.keys(GOODS_SETS) as GoodsSet[];

const SKY_ORDER: SkyName[] = ['golden', 'morning', 'cloudy', 'golden', 'morning', 'dusk'];
const LANDMARKS: Landmark[] = ['poplars', 'ombu', 'windmill', 'barn'];
const FENCES = ['wire', 'none', 'rails'] as const;

function cast({ figure, paint, near }: GoodsPlan, n: number, mirrored: boolean): Actor[] {
  const at = (x: number) => (mirrored ? 1 - x : x);
  const goods = (x: number, y: number, zoom: number): Actor => ({
    figure,
    hide: PAINTS[paint],
    x: at(x),
    y,
    zoom,
    flip: mirrored,
  });
  if (n === 0) return [goods(0.5, 0.935, 1)];
  if (n === 1)
    return [{ ...COMPANIONS[near], x: at(0.17), y: 0.785, zoom: 0.44, flip: !mirrored }, goods(0.6, 0.925, 0.84)];
  return [goods(0.53, 0.98, 1.14)];
}

/** Returns the scenes of a set: alone in the middle, beside its animals, close up. */
export function goodsScenes(name: GoodsSet, index: number): Scene[] {
  const set = GOODS_SETS[name];
  return Array.from({ length: set.count }, (_, n) => {
    // A kind with a single picture is shown beside its companion every second time.
    const layout = set.count === 1 && index % 2 === 0 ? 1 : n;
    const mirrored = (index + n) % 2 === 1;
    const seed = 600 + index * 13 + n * 5;
    const random = createRandom(seed);
    const edge = 0.12 + random() * 0.08;
    const landmarks = LANDMARKS.filter((landmark) => landmark !== 'windmill' || set.figure !== 'mill');
    const landmark = landmarks[Math.floor(random() * landmarks.length)] ?? 'poplars';
    const fence = FENCES[Math.floor(random() * FENCES.length)] ?? 'wire';
    return {
      seed,
      fence,
      landmark,
      sky: SKY_ORDER[(index * 5 + n) % SKY_ORDER.length] ?? 'golden',
      landmarkX: mirrored === (layout === 1) ? edge : 1 - edge,
      actors: cast(set, layout, n === 2 ? !mirrored : mirrored),
    };
  });
}
