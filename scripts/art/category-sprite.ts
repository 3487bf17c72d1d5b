import { lightness } from '../../prisma/seed/pictures/colour';
import { CATEGORY_ART } from './category-art';

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
  const symbols = Object.entries(CATEGORY_ART).map(
    ([name, { icon }]) => `<symbol id="${name}" viewBox="0 0 126 126">${rounded(twoTones(icon.body))}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${ALL}${symbols.join('')}</svg>\n`;
}
