import type { Category } from '../../lib/livestock/stock/categories';
import { lightness } from '../../prisma/seed/pictures/colour';
import { drawCattle } from '../../prisma/seed/pictures/figures/cattle';
import type { Drawing } from '../../prisma/seed/pictures/figures/draw';
import { drawGoat } from '../../prisma/seed/pictures/figures/goat';
import { drawHorse } from '../../prisma/seed/pictures/figures/horse';
import { drawHen } from '../../prisma/seed/pictures/figures/poultry';
import { drawSheep } from '../../prisma/seed/pictures/figures/sheep';
import type { Hide } from '../../prisma/seed/pictures/hide';

// White and black mark the two tones; mixed colours are mapped to the nearer one.
const DUO: Hide = { base: '#ffffff', shade: '#000000', light: '#ffffff', dark: '#000000' };

const FIGURES: Record<Category, Drawing> = {
  bovine: drawCattle('b', { ...DUO, light: '#000000', patch: '#000000', pattern: 'pied' }, 'cow', 'standing'),
  ovine: drawSheep({ ...DUO, shade: '#ffffff', face: '#000000', light: '#000000' }, 'standing'),
  caprine: drawGoat('g', { ...DUO, face: '#000000', horns: 'short' }, 'doe', 'standing'),
  equine: drawHorse('h', { ...DUO, light: '#000000' }, 'horse', 'standing'),
  aviary: drawHen('p', DUO),
};

/** Two decimals are more than a screen shows. */
function rounded(body: string): string {
  return body.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}

function twoTones(body: string): string {
  return body.replace(
    /(fill|stroke)="(#[0-9a-f]{3,6})"/gi,
    (_, attribute: string, colour: string) =>
      `${attribute}="${lightness(colour) > 0.5 ? 'var(--duo,currentColor)' : 'currentColor'}"`,
  );
}

const ALL =
  '<symbol id="all" viewBox="0 0 40 40"><path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" d="M8 12v19M20 10v21M32 12v19M4 17h32M4 25h32"/></symbol>';

/** Renders the sprite of the category figures: one symbol each, plus a fence for "all". */
export function categorySprite(): string {
  const symbols = Object.entries(FIGURES).map(
    ([name, { body }]) => `<symbol id="${name}" viewBox="0 0 126 126">${rounded(twoTones(body))}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${ALL}${symbols.join('')}</svg>\n`;
}
