import type { Hex } from './colour';

/**
 * An animal's colours: `base` the body, `shade` the far legs and folds, `light` muzzle and belly, `dark` hooves, mane
 * and the tuft of the tail, `patch` the spots, `face` a face that differs from the body.
 */
export type Hide = { base: Hex; shade: Hex; light: Hex; dark: Hex; patch?: Hex; face?: Hex };

export const CATTLE = {
  black: { base: '#38322f', shade: '#211d1b', light: '#5f554f', dark: '#191514' },
  red: { base: '#9c4f2b', shade: '#6c3219', light: '#c98d69', dark: '#4f2412' },
  'red-white-face': { base: '#9a4a28', shade: '#692f18', light: '#e2b49c', dark: '#4b2413', face: '#f5e8d3' },
  cream: { base: '#e9dabf', shade: '#b89f7c', light: '#dbab92', dark: '#8d7557' },
  'black-white': { base: '#f4eee2', shade: '#b8b0a4', light: '#e3a893', dark: '#4a4440', patch: '#2f2b2a' },
  'red-white': { base: '#f5e9d3', shade: '#c9b394', light: '#dfa288', dark: '#6d4a35', patch: '#a9552c' },
  'brown-white': { base: '#f0e2c8', shade: '#b59d80', light: '#dfa288', dark: '#4d3526', patch: '#63402c' },
  grey: { base: '#d5d0c7', shade: '#938d84', light: '#6f6862', dark: '#3a3633' },
  yellow: { base: '#d09b55', shade: '#996a33', light: '#ebc997', dark: '#633f1f' },
  brown: { base: '#8a6244', shade: '#5d3f2a', light: '#d5b291', dark: '#3b271a' },
} satisfies Record<string, Hide>;

export const SHEEP = {
  white: { base: '#fbf5e8', shade: '#cdbfa4', light: '#e6d3b8', dark: '#4a3d33', face: '#e9d8bf' },
  'black-faced': { base: '#f3ead8', shade: '#c3b293', light: '#5d4d41', dark: '#241d19', face: '#3d332d' },
  brown: { base: '#6f5d50', shade: '#4b3e35', light: '#8a7565', dark: '#1d1613', face: '#3a2f28' },
  'brown-white': {
    base: '#f4ead6',
    shade: '#c6b190',
    light: '#a8694a',
    dark: '#4a3427',
    face: '#8f4f30',
    patch: '#8f4f30',
  },
} satisfies Record<string, Hide>;

export const GOATS = {
  'red-white': { base: '#f3e8d6', shade: '#c8b394', light: '#fff7e8', dark: '#4b3f38', face: '#8a4526' },
  white: { base: '#f7f0e2', shade: '#cdbfa6', light: '#fffaf0', dark: '#57493e', face: '#f3e8d5' },
  black: { base: '#4a4039', shade: '#2b2420', light: '#cdb999', dark: '#1d1815', face: '#3a312b' },
  brown: { base: '#a97649', shade: '#6d4938', light: '#fff3dd', dark: '#3f302a', face: '#8d5d3b' },
  grey: { base: '#9a928a', shade: '#665f59', light: '#e9e2d6', dark: '#37312d', face: '#867e76' },
} satisfies Record<string, Hide>;

export const HORSES = {
  chestnut: { base: '#b4622f', shade: '#7d4524', light: '#c98552', dark: '#6b3519' },
  bay: { base: '#8a4f2c', shade: '#5c3219', light: '#a66c44', dark: '#231814' },
  grey: { base: '#cfcbc2', shade: '#979187', light: '#e6e3db', dark: '#5d5852' },
  black: { base: '#4a352a', shade: '#2c1e17', light: '#65503f', dark: '#1b1310' },
  dun: { base: '#d9a864', shade: '#9f7440', light: '#efd0a0', dark: '#4a3322' },
  pinto: { base: '#f1e6d3', shade: '#b9a78d', light: '#fbf4e6', dark: '#6a4128', patch: '#95552e' },
  brown: { base: '#7d6654', shade: '#56453a', light: '#e4d8c6', dark: '#2b221d' },
} satisfies Record<string, Hide>;

export const POULTRY = {
  white: { base: '#fbf4e5', shade: '#d6c6a8', light: '#fffdf6', dark: '#b9a688' },
  brown: { base: '#a5633a', shade: '#71401f', light: '#c98c58', dark: '#4c2a19' },
  barred: { base: '#a5a39e', shade: '#6f6d6a', light: '#dedbd3', dark: '#3c3a39', patch: '#e6e3db' },
  black: { base: '#3c3736', shade: '#242020', light: '#5b5452', dark: '#171414' },
  yellow: { base: '#f3c24f', shade: '#d79a2f', light: '#ffe39a', dark: '#b57a1e' },
  speckled: { base: '#5d6069', shade: '#3f424b', light: '#8b8f99', dark: '#2b2d33', patch: '#eceae4' },
  'brown-speckled': { base: '#94704d', shade: '#634630', light: '#dcc39b', dark: '#3f2c1f', patch: '#e9d6b0' },
} satisfies Record<string, Hide>;
