import { icons } from '@iconify-json/noto';
import { mix, type Hex } from '../colour';
import type { Hide } from '../hide';
import type { Drawing } from './draw';

/** The figures taken from Noto Emoji (Apache-2.0), recoloured to real coats. */
type NotoName = 'cow' | 'ewe' | 'ram' | 'goat' | 'horse' | 'rooster' | 'baby-chick' | 'turkey' | 'duck' | 'goose';

const BASELINE: Record<NotoName, number> = {
  cow: 116,
  ewe: 121,
  ram: 121,
  goat: 121,
  horse: 117,
  rooster: 121,
  'baby-chick': 119,
  turkey: 121,
  duck: 118,
  goose: 121,
};

type Recolour = (hide: Hide) => Record<string, Hex>;

const RECOLOUR: Record<NotoName, Recolour> = {
  cow: (hide) => ({
    '#dfdfdf': hide.base,
    '#adadb8': hide.shade,
    '#4d4d4d': hide.patch ?? hide.base,
    '#ffbd16': '#e4d5b0',
    '#fea8a7': hide.light,
    '#ffd1b3': '#e8c0a4',
    '#ffd3af': '#e8c0a4',
  }),
  ewe: (hide) => ({
    '#fff': hide.base,
    '#868686': hide.shade,
    '#b1b1b1': hide.face ?? hide.light,
    '#2b2b2b': hide.dark,
  }),
  ram: (hide) => {
    const face = hide.face ?? hide.light;
    const hooves = mix(face, hide.dark, 0.6);
    return {
      '#dedede': hide.base,
      '#929394': face,
      '#979899': face,
      '#98999a': face,
      '#5d6167': hooves,
      '#5d6268': hooves,
      '#5d6164': hooves,
      '#5f6467': hooves,
    };
  },
  goat: (hide) => ({
    '#b68859': hide.base,
    '#6d4938': hide.face ? mix(hide.face, hide.shade, 0.3) : hide.shade,
    '#855b52': hide.face ?? hide.shade,
    '#46484a': hide.dark,
    '#fff3dd': hide.light,
  }),
  horse: (hide) => {
    const middle = mix(hide.base, hide.shade, 0.55);
    const low = mix(hide.shade, hide.dark, 0.35);
    return {
      '#feaf5f': hide.base,
      '#e09a5c': mix(hide.base, hide.shade, 0.3),
      '#dd985b': mix(hide.base, hide.shade, 0.3),
      '#c08358': middle,
      '#b3875d': hide.shade,
      '#a87c5b': hide.shade,
      '#a4785a': hide.shade,
      '#a67255': middle,
      '#9f6c55': low,
      '#916656': low,
      '#946554': low,
      '#895d52': low,
      '#865b52': hide.dark,
      '#6b4733': mix(hide.dark, '#000', 0.2),
      '#523226': mix(hide.dark, '#000', 0.3),
    };
  },
  rooster: (hide) => ({
    '#d27856': hide.light,
    '#8d5e50': hide.base,
    '#ffb903': hide.light,
    '#5a7439': hide.shade,
    '#34642e': hide.dark,
    '#315427': mix(hide.dark, '#000', 0.15),
  }),
  'baby-chick': (hide) => ({ '#ffb903': hide.base, '#fc9301': hide.dark, '#fa9100': hide.dark }),
  turkey: () => ({}),
  duck: () => ({}),
  goose: () => ({}),
};

/** Colours of the original are kept where `hide` is left out. */
export function drawNoto(id: string, name: NotoName, hide?: Hide): Drawing {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`The icon set has no figure "${name}".`);
  const colours: Record<string, Hex> = hide ? RECOLOUR[name](hide) : {};
  // Several figures share one drawing, so every id (gradients) gets the figure's own prefix.
  const body = icon.body
    .replace(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi, (colour) => colours[colour.toLowerCase()] ?? colour)
    .replace(/id="([^"]+)"/g, `id="${id}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}$1)`);
  return { body, baseline: BASELINE[name] };
}
