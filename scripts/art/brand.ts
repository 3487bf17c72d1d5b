import sharp from 'sharp';
import { MARK } from '../../components/ui/art/brand-paths';
import { WORDMARK } from './wordmark';

const PASTURE = '#1e5b34';
const PASTURE_LIGHT = '#76c788';
const PAPER = '#fcfaf4';
const INK = '#19221a';

const mark = (colour: string) =>
  `<g fill="none" stroke="${colour}" stroke-linecap="round"><path stroke-width="${MARK.ring.width}" d="${MARK.ring.d}"/><path stroke-width="${MARK.rails.width}" d="${MARK.rails.d}"/></g>`;

/** The mark alone, in a lighter colour in dark mode. */
export const iconSvg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>g{stroke:${PASTURE}}@media(prefers-color-scheme:dark){g{stroke:${PASTURE_LIGHT}}}</style>${mark(PASTURE).replace(` stroke="${PASTURE}"`, '')}</svg>\n`;

/** Renders the mark in paper on pasture. `share` is the mark's fraction of the side, `corner` the corner radius. */
export function appIcon(size: number, share: number, corner: number): Promise<Buffer> {
  const inset = (40 / share - 40) / 2;
  const side = 40 + inset * 2;
  // Optical centring: the rails reach farther right than the ring does left.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-inset} ${-inset} ${side} ${side}"><rect x="${-inset}" y="${-inset}" width="${side}" height="${side}" rx="${corner * side}" fill="${PASTURE}"/><g transform="translate(-1.3 0)">${mark(PAPER)}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** Builds an .ico file that contains one PNG image per size. */
export function ico(images: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + images.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, i) => {
    const entry = 6 + i * 16;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

/** Draws the mark, `height` units high with its top left corner at `x`, `y`, and the name. */
export function lockup(x: number, y: number, height: number): string {
  const scale = height / 40;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${mark(PASTURE)}<path fill="${INK}" transform="translate(48 31) scale(.36)" d="${WORDMARK}"/></g>`;
}
