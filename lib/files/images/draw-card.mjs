import path from 'node:path';
import sharp from 'sharp';
import { drawable, fit, outline, widthOf } from './card-text.mjs';

/** The size that previews are shown in. WhatsApp leaves out a picture above some 300 kB. */
const CARD = { width: 1200, height: 630, maxBytes: 280_000 };
/** The picture is on the left, uncovered; the words stand on a panel beside it. */
const PICTURE_WIDTH = 720;
const LEFT = PICTURE_WIDTH + 44;
const WIDTH = CARD.width - LEFT - 40;
/** The last one fits even pure noise. */
const QUALITIES = [84, 76, 66, 54, 40, 24, 10];

const PASTURE = '#1e5b34';
const PAPER = '#fcfaf4';
const INK = '#19221a';
const INK_2 = '#4a5248';
const WHEAT = '#f2c75c';

const MARK = { size: 52, left: LEFT - 4, top: 44 };
const GAP = 12;
const BOTTOM = CARD.height - 34;

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @typedef {import('./decoders').CardWords} CardWords */

/** @type {Buffer | undefined} */
let mark;

/** @param {number} size @param {string} [colour] @returns {import('./card-text.mjs').Style} */
const bold = (size, colour = INK) => ({ weight: 700, size, colour });

/**
 * Lines of text below each other, and where the next one would stand.
 * @param {string[]} lines @param {import('./card-text.mjs').Style} style @param {number} top
 */
function block(lines, style, top) {
  const height = style.size * 1.18;
  return {
    svg: lines.map((line, index) => outline(line, style, LEFT, top + style.size * 0.84 + index * height)).join(''),
    bottom: top + lines.length * height,
  };
}

/**
 * The price as asked: sign and unit smaller than the amount, the unit below where the line is too narrow.
 * @param {readonly [sign: string, amount: string, unit: string]} price @param {number} top
 */
function priceBlock(price, top) {
  const [sign, amount, unit] = price.map(drawable);
  /** @param {{ text: string, size: number }[]} parts */
  const width = (parts) => sum(parts.map(({ text, size }) => widthOf(text, bold(size)) + GAP)) - GAP;
  const main = [
    { text: sign, size: 48 },
    { text: amount, size: 100 },
  ];
  const whole = [...main, ...(unit ? [{ text: unit, size: 48 }] : [])];
  const isBelow = width(whole) * 0.7 > WIDTH;
  const parts = isBelow ? main : whole;
  const scale = Math.min(1, WIDTH / width(parts));
  let x = LEFT;
  const baseline = top + 76 * scale;
  const svg = parts.map(({ text, size }) => {
    const drawn = outline(text, bold(size * scale), x, baseline);
    x += (widthOf(text, bold(size)) + GAP) * scale;
    return drawn;
  });
  if (!isBelow) return { svg: svg.join(''), bottom: baseline + 24 };
  const below = block([unit], fit(unit, bold(44), { smallest: 24, width: WIDTH, lines: 1 }).style, baseline + 22);
  return { svg: svg.join('') + below.svg, bottom: below.bottom + 14 };
}

/** @param {string} text */
function badge(text) {
  const {
    lines: [shown = ''],
    style,
  } = fit(drawable(text), bold(38, '#2f1d0a'), { smallest: 26, width: PICTURE_WIDTH - 150, lines: 1 });
  const width = Math.round(widthOf(shown, style)) + 56;
  return `<rect x="36" y="36" width="${width}" height="72" rx="36" fill="${WHEAT}"/>${outline(shown, style, 64, 85)}`;
}

/** @param {CardWords} words */
function overlay({ lead, price, title, details, badge: state }) {
  const small = { weight: /** @type {500} */ (500), size: 34, colour: INK_2 };
  const led = lead ? block([drawable(lead)], { ...small, size: 30 }, 118) : { svg: '', bottom: 144 };
  const priced = price ? priceBlock(price, led.bottom + 8) : { svg: '', bottom: 158 };
  const heading = fit(drawable(title), bold(price ? 46 : 62), { smallest: price ? 38 : 44, width: WIDTH, lines: 3 });
  const titled = block(heading.lines, heading.style, priced.bottom + 14);
  // As many as there is room for, at the bottom.
  const fitted = details.map((text) => fit(drawable(text), small, { smallest: 26, width: WIDTH, lines: 2 }));
  const heights = fitted.map(({ lines, style }) => lines.length * style.size * 1.18 + 6);
  const room = BOTTOM - titled.bottom - 14;
  const shown = fitted.filter((_, index) => sum(heights.slice(0, index + 1)) <= room);
  let top = BOTTOM - sum(heights.slice(0, shown.length));
  const described = shown.map(({ lines, style }) => {
    const { svg, bottom } = block(lines, style, top);
    top = bottom + 6;
    return svg;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<rect x="${PICTURE_WIDTH}" width="100%" height="100%" fill="${PAPER}"/><rect x="${PICTURE_WIDTH}" width="10" height="100%" fill="${PASTURE}"/>
${outline('Corral', bold(46, PASTURE), LEFT + 56, 86)}
${led.svg}${priced.svg}${titled.svg}${described.join('')}
${state ? badge(state) : ''}
</svg>`;
}

/**
 * Draws what is shown where a page is shared: its picture, and beside it the price, what it is and where, as a JPEG of
 * at most 280 kB. Letters are outlines, so nothing that somebody wrote becomes part of the SVG.
 * @param {Buffer} picture
 * @param {CardWords} words
 */
export async function drawCard(picture, words) {
  mark ??= await sharp(path.join(process.cwd(), 'public/icons/icon.svg'), { density: 300 })
    .resize(MARK.size)
    .png()
    .toBuffer();
  const photo = await sharp(picture)
    .resize({ width: PICTURE_WIDTH, height: CARD.height, fit: 'cover' })
    .flatten({ background: PAPER })
    .toBuffer();
  const { data, info } = await sharp({ create: { ...CARD, channels: 3, background: PAPER } })
    .composite([
      { input: photo, left: 0, top: 0 },
      { input: Buffer.from(overlay(words)) },
      { input: mark, left: MARK.left, top: MARK.top },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const quality of QUALITIES) {
    const jpeg = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= CARD.maxBytes) return jpeg;
  }
  throw new Error('a preview stays too large');
}
