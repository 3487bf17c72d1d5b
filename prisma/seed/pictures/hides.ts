import type { Category } from '../../../lib/animals/categories';
import type { Hex } from './colour';

/** How `patch` lies on the body. */
type Pattern = 'pied' | 'tobiano' | 'speckled' | 'roan' | 'brindle' | 'shaded';

/**
 * An animal's colours: `base` the body, `shade` the far legs and folds, `light` muzzle and belly, `dark` hooves, mane
 * and the tuft of the tail, `patch` the markings, `face` a face that differs from the body. `build` and `horns` are
 * what else tells breeds apart.
 */
export type Hide = {
  base: Hex;
  shade: Hex;
  light: Hex;
  dark: Hex;
  patch?: Hex;
  face?: Hex;
  pattern?: Pattern;
  /** The lower legs. */
  socks?: Hex;
  ears?: Hex;
  build?: 'zebu' | 'hair' | 'lop-eared' | 'earless' | 'fleece';
  horns?: 'short' | 'long';
};

export const CATTLE = {
  black: { base: '#38322f', shade: '#211d1b', light: '#5f554f', dark: '#191514' },
  red: { base: '#9c4f2b', shade: '#6c3219', light: '#c98d69', dark: '#4f2412' },
  cherry: { base: '#7d3320', shade: '#542013', light: '#b0735a', dark: '#3b170d' },
  'golden-red': { base: '#bd7438', shade: '#8a4f22', light: '#ecc79a', dark: '#6a3c1a', horns: 'short' },
  'white-face': {
    base: '#9a4a28',
    shade: '#692f18',
    light: '#e2b49c',
    dark: '#4b2413',
    face: '#f5e8d3',
    socks: '#f0e2cb',
  },
  'black-white-face': {
    base: '#3b3431',
    shade: '#231f1d',
    light: '#d9b4a4',
    dark: '#1b1716',
    face: '#f3ebdd',
  },
  'black-pied': {
    base: '#f4eee2',
    shade: '#b8b0a4',
    light: '#e3a893',
    dark: '#4a4440',
    patch: '#2f2b2a',
    pattern: 'pied',
  },
  'red-pied': {
    base: '#ad5e2e',
    shade: '#7a3f1c',
    light: '#e6b59c',
    dark: '#6d4a35',
    patch: '#f5e9d3',
    face: '#f5e9d3',
    pattern: 'pied',
    socks: '#f2e5cd',
  },
  'brown-pied': {
    base: '#f0e2c8',
    shade: '#b59d80',
    light: '#dfa288',
    dark: '#4d3526',
    patch: '#63402c',
    pattern: 'pied',
  },
  roan: { base: '#a65a3a', shade: '#743a22', light: '#d9a98d', dark: '#552a17', patch: '#ecdccb', pattern: 'roan' },
  fawn: { base: '#bd8a56', shade: '#7c5433', light: '#f0dcbc', dark: '#3a2a20', patch: '#6e4a30', pattern: 'shaded' },
  'grey-brown': {
    base: '#9c8672',
    shade: '#665444',
    light: '#e8dccb',
    dark: '#39302a',
    patch: '#6b5848',
    pattern: 'shaded',
  },
  brown: { base: '#7a5138', shade: '#523424', light: '#d5b291', dark: '#33221a' },
  cream: { base: '#f0e4cd', shade: '#c2ac8a', light: '#e3b49c', dark: '#9a8263' },
  smoke: { base: '#b9b0a2', shade: '#857c70', light: '#d8cdbf', dark: '#59524a' },
  yellow: { base: '#d09b55', shade: '#996a33', light: '#ebc997', dark: '#633f1f' },
  brindle: {
    base: '#96552e',
    shade: '#66361c',
    light: '#d9a98d',
    dark: '#3b2014',
    patch: '#4d2817',
    pattern: 'brindle',
  },
  'red-speckled': {
    base: '#f1e4d0',
    shade: '#bda78b',
    light: '#dfa288',
    dark: '#5b3c2a',
    patch: '#99512b',
    pattern: 'speckled',
    horns: 'long',
  },
  'black-eared': { base: '#f4eee2', shade: '#bdb3a4', light: '#4b4440', dark: '#3d3734', ears: '#2f2b2a' },
  'zebu-white': {
    base: '#ece8df',
    shade: '#b3aca0',
    light: '#5f5852',
    dark: '#3c3733',
    patch: '#bdb6aa',
    pattern: 'shaded',
    build: 'zebu',
  },
  'zebu-grey': {
    base: '#c9c5bd',
    shade: '#8b867e',
    light: '#5b5550',
    dark: '#35312e',
    patch: '#77716a',
    pattern: 'shaded',
    build: 'zebu',
  },
  'zebu-red': {
    base: '#a0532f',
    shade: '#6f351c',
    light: '#8a5138',
    dark: '#43200f',
    patch: '#7c3b20',
    pattern: 'shaded',
    build: 'zebu',
  },
  'zebu-brown': {
    base: '#8d735c',
    shade: '#5f4c3c',
    light: '#d9c6b0',
    dark: '#352b24',
    patch: '#62503f',
    pattern: 'shaded',
    build: 'zebu',
  },
  'zebu-speckled': {
    base: '#efe2cf',
    shade: '#bba489',
    light: '#a5694b',
    dark: '#4f2a18',
    patch: '#a4552f',
    pattern: 'speckled',
    build: 'zebu',
  },
} satisfies Record<string, Hide>;

export const SHEEP = {
  white: { base: '#fbf5e8', shade: '#cdbfa4', light: '#e6d3b8', dark: '#4a3d33', face: '#f0e4d0' },
  'white-horned': {
    base: '#f6ecd9',
    shade: '#c9b898',
    light: '#e6d3b8',
    dark: '#4a3d33',
    face: '#eddcc4',
    horns: 'long',
  },
  'black-faced': { base: '#f3ead8', shade: '#c3b293', light: '#5d4d41', dark: '#241d19', face: '#2f2825' },
  'brown-faced': { base: '#f5ecda', shade: '#c6b596', light: '#7d6656', dark: '#2a211c', face: '#5a463a' },
  'black-headed': {
    base: '#f6efe0',
    shade: '#c6b699',
    light: '#4d433d',
    dark: '#4a3d33',
    face: '#2e2826',
    build: 'hair',
  },
  'hair-white': { base: '#f5ecdb', shade: '#c7b799', light: '#e9d3bb', dark: '#4a3d33', build: 'hair' },
  'hair-brown': { base: '#8d5434', shade: '#5f3620', light: '#b98461', dark: '#3b2417', build: 'hair' },
  'hair-black': { base: '#3d3531', shade: '#26201d', light: '#6a5c53', dark: '#1b1614', build: 'hair' },
  'hair-pied': {
    base: '#f4ead6',
    shade: '#c6b190',
    light: '#a8694a',
    dark: '#4a3427',
    face: '#8f4f30',
    patch: '#8f4f30',
    pattern: 'pied',
    build: 'hair',
  },
  'black-bellied': {
    base: '#a0643c',
    shade: '#6d3f22',
    light: '#5a4032',
    dark: '#231b17',
    patch: '#2b221d',
    socks: '#2b221d',
    build: 'hair',
  },
} satisfies Record<string, Hide>;

export const GOATS = {
  'red-headed': {
    base: '#f3e8d6',
    shade: '#c8b394',
    light: '#fff7e8',
    dark: '#4b3f38',
    face: '#8a4526',
    build: 'lop-eared',
    horns: 'short',
  },
  white: { base: '#f7f0e2', shade: '#cdbfa6', light: '#fffaf0', dark: '#57493e', face: '#f3e8d5' },
  'white-horned': { base: '#f6eddc', shade: '#c9b99d', light: '#fffaf0', dark: '#57493e', horns: 'long' },
  'white-lop': {
    base: '#f7f0e2',
    shade: '#cdbfa6',
    light: '#fffaf0',
    dark: '#57493e',
    build: 'lop-eared',
    horns: 'short',
  },
  curly: { base: '#f4ecdc', shade: '#cbbb9f', light: '#fffaf0', dark: '#5d5046', build: 'fleece', horns: 'short' },
  chamois: {
    base: '#a06a3f',
    shade: '#6d4528',
    light: '#e8d3b0',
    dark: '#2b211b',
    patch: '#2f2621',
    socks: '#2f2621',
  },
  'white-striped': {
    base: '#8f7660',
    shade: '#655141',
    light: '#f1e6d6',
    dark: '#3f352d',
    patch: '#f1e6d6',
    socks: '#efe3d2',
  },
  black: { base: '#3c3430', shade: '#26201d', light: '#6a5c52', dark: '#1d1815' },
  'black-earless': { base: '#3c3430', shade: '#26201d', light: '#cdb999', dark: '#1d1815', build: 'earless' },
  'brown-earless': { base: '#a0703f', shade: '#6d4938', light: '#fff3dd', dark: '#3f302a', build: 'earless' },
  brown: { base: '#a0703f', shade: '#6d4938', light: '#f2e0c3', dark: '#3f302a', horns: 'long' },
  cream: { base: '#e6d2ac', shade: '#b39a70', light: '#fff3dd', dark: '#3a2f28', horns: 'short' },
  'black-lop': { base: '#3c3430', shade: '#26201d', light: '#cdb999', dark: '#1d1815', build: 'lop-eared' },
  'brown-lop': { base: '#93552f', shade: '#62361c', light: '#e9d6ba', dark: '#38271f', build: 'lop-eared' },
  'spotted-lop': {
    base: '#8a4a29',
    shade: '#5d2f18',
    light: '#f1e4cf',
    dark: '#38271f',
    patch: '#f1e4cf',
    pattern: 'speckled',
    build: 'lop-eared',
  },
  'black-pied': {
    base: '#f3ece0',
    shade: '#bdb2a3',
    light: '#fffaf0',
    dark: '#3a342f',
    face: '#332d2a',
    patch: '#332d2a',
    pattern: 'pied',
    horns: 'short',
  },
  'brown-pied': {
    base: '#f3e8d6',
    shade: '#c2ad90',
    light: '#fffaf0',
    dark: '#3f302a',
    face: '#8a5a35',
    patch: '#8a5a35',
    pattern: 'pied',
    horns: 'short',
  },
} satisfies Record<string, Hide>;

export const HORSES = {
  sorrel: { base: '#b4622f', shade: '#7d4524', light: '#c98552', dark: '#8f4a22', face: '#f6ead8' },
  bay: { base: '#8a4f2c', shade: '#5c3219', light: '#a66c44', dark: '#231814', socks: '#2a1d17' },
  grey: { base: '#cfcbc2', shade: '#979187', light: '#a39d94', dark: '#77716a', patch: '#e6e3db', pattern: 'roan' },
  black: { base: '#37302d', shade: '#211c1a', light: '#544a44', dark: '#161211' },
  palomino: { base: '#d9a864', shade: '#9f7440', light: '#e8c795', dark: '#f3e7cf', face: '#fbf4e6', socks: '#fbf1df' },
  'bay-tobiano': {
    base: '#f1e6d3',
    shade: '#b9a78d',
    light: '#fbf4e6',
    dark: '#2f211a',
    patch: '#84492a',
    pattern: 'tobiano',
  },
  'black-tobiano': {
    base: '#f3ecdf',
    shade: '#b8afa2',
    light: '#fbf4e6',
    dark: '#211c1a',
    patch: '#332c29',
    pattern: 'tobiano',
  },
  'sorrel-tobiano': {
    base: '#f3e8d5',
    shade: '#bda98d',
    light: '#fbf4e6',
    dark: '#8f4a22',
    patch: '#b0602f',
    pattern: 'tobiano',
  },
  leopard: {
    base: '#f1eadd',
    shade: '#b9ae9f',
    light: '#d8c6b4',
    dark: '#4b3a30',
    patch: '#4f3527',
    pattern: 'speckled',
  },
} satisfies Record<string, Hide>;

export const POULTRY = {
  white: { base: '#fbf4e5', shade: '#d6c6a8', light: '#fffdf6', dark: '#cbb999' },
  red: { base: '#96502c', shade: '#653118', light: '#c07f4d', dark: '#3b2015' },
  barred: {
    base: '#a5a39e',
    shade: '#6f6d6a',
    light: '#dedbd3',
    dark: '#3c3a39',
    patch: '#e6e3db',
    pattern: 'brindle',
  },
  black: { base: '#3c3736', shade: '#242020', light: '#5b5452', dark: '#171414' },
  buff: { base: '#dca24f', shade: '#a9742c', light: '#f2cf8f', dark: '#b67d33' },
  light: { base: '#fbf4e5', shade: '#d6c6a8', light: '#2f2b2a', dark: '#2f2b2a', patch: '#2f2b2a', pattern: 'shaded' },
  spotted: {
    base: '#8a5431',
    shade: '#5b341c',
    light: '#d9a765',
    dark: '#2c2421',
    patch: '#f0e2c6',
    pattern: 'speckled',
  },
  pearl: {
    base: '#5d6069',
    shade: '#3f424b',
    light: '#8b8f99',
    dark: '#2b2d33',
    patch: '#eceae4',
    pattern: 'speckled',
  },
  'brown-streaked': {
    base: '#94704d',
    shade: '#634630',
    light: '#dcc39b',
    dark: '#3f2c1f',
    patch: '#e9d6b0',
    pattern: 'speckled',
  },
  bronze: {
    base: '#5a3f2c',
    shade: '#38271c',
    light: '#a9744a',
    dark: '#241a15',
    patch: '#e8d5b5',
    pattern: 'brindle',
  },
  'black-white': {
    base: '#36333a',
    shade: '#211f24',
    light: '#f2ece0',
    dark: '#19171b',
    patch: '#f2ece0',
    pattern: 'pied',
  },
  'yellow-down': { base: '#f3c24f', shade: '#d79a2f', light: '#ffe39a', dark: '#c9882a' },
  'black-down': { base: '#46403f', shade: '#2c2827', light: '#f0dfae', dark: '#211d1c' },
  'red-down': { base: '#bd7a42', shade: '#8a5227', light: '#e7b87f', dark: '#6f3f1d' },
} satisfies Record<string, Hide>;

/** The coats that pictures can show, per category. */
export const HIDES = {
  bovine: CATTLE,
  ovine: SHEEP,
  caprine: GOATS,
  equine: HORSES,
  aviary: POULTRY,
} satisfies Record<Category, Record<string, Hide>>;

export type CoatOf<C extends Category> = keyof (typeof HIDES)[C];
export type Coat = { [C in Category]: CoatOf<C> }[Category];

/** The colours of a coat. */
export function hideOf(category: Category, coat: Coat): Hide {
  const hides: Partial<Record<Coat, Hide>> = HIDES[category];
  const hide = hides[coat];
  if (!hide) throw new Error(`No ${category} is ${coat}`);
  return hide;
}
