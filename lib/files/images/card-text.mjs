import { readFileSync } from 'node:fs';
import path from 'node:path';
import opentype from 'opentype.js';

/** @typedef {{ weight: 500 | 700, size: number, colour: string }} Style */

/** More than fits on a preview; measuring a book would take minutes. */
const LONGEST = 200;

/** @type {Map<number, any[]>} */
const loaded = new Map();

/**
 * The font of the site's headings, in two files. It is read here and drawn as outlines, since which fonts a machine has,
 * and whether SVG finds them, differs.
 * @param {500 | 700} weight
 */
function fontsOf(weight) {
  let fonts = loaded.get(weight);
  if (!fonts) {
    fonts = ['latin', 'latin-ext'].map((subset) => {
      const file = `node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-${weight}-normal.woff`;
      const bytes = readFileSync(path.join(process.cwd(), file));
      return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    });
    loaded.set(weight, fonts);
  }
  return fonts;
}

/** @param {string} character @param {500 | 700} weight */
const fontWith = (character, weight) => fontsOf(weight).find((font) => font.charToGlyphIndex(character) > 0);

/**
 * The text, or its beginning, without what the font can't draw: letters lose accents that it lacks, others are left out.
 * @param {string} text
 */
export function drawable(text) {
  const has = (/** @type {string} */ character) => fontWith(character, 700) !== undefined;
  return [...text.slice(0, LONGEST).normalize('NFC').replace(/\s+/g, ' ')]
    .map((character) => (has(character) ? character : [...character.normalize('NFD')].filter(has).join('')))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * The glyphs of a text side by side, kerned, and where the next one would stand.
 * @param {string} text @param {Style} style
 */
function layOut(text, { weight, size }) {
  /** @type {{ glyph: any, x: number }[]} */
  const glyphs = [];
  let x = 0;
  let before;
  for (const character of text) {
    const font = fontWith(character, weight);
    if (!font) continue;
    const glyph = font.charToGlyph(character);
    const scale = size / font.unitsPerEm;
    if (before?.font === font) x += font.getKerningValue(before.glyph, glyph) * scale;
    glyphs.push({ glyph, x });
    x += glyph.advanceWidth * scale;
    before = { font, glyph };
  }
  return { glyphs, width: x };
}

/** @param {string} text @param {Style} style */
export const widthOf = (text, style) => layOut(text, style).width;

/** The numbers of each command of a path. */
const NUMBERS = {
  M: ['x', 'y'],
  L: ['x', 'y'],
  Q: ['x1', 'y1', 'x', 'y'],
  C: ['x1', 'y1', 'x2', 'y2', 'x', 'y'],
  Z: [],
};

/**
 * A glyph's path as SVG writes it. Not the library's `toPathData`, which leaves out the space before a zero.
 * @param {{ commands: ({ type: keyof typeof NUMBERS } & Record<string, number>)[] }} path
 */
const pathData = ({ commands }) =>
  commands
    .map((command) => command.type + NUMBERS[command.type].map((key) => command[key]?.toFixed(1)).join(' '))
    .join('');

/**
 * The text as the outline of an SVG, its baseline at `y`.
 * @param {string} text @param {Style} style @param {number} left @param {number} y
 */
export function outline(text, style, left, y) {
  const paths = layOut(text, style).glyphs.map(({ glyph, x }) => pathData(glyph.getPath(left + x, y, style.size)));
  return `<path fill="${style.colour}" d="${paths.join('')}"/>`;
}

/**
 * The longest beginning of a text that is at most `width` wide, with an ellipsis if that isn't all.
 * @param {string} text @param {Style} style @param {number} width
 */
function cut(text, style, width) {
  if (widthOf(text, style) <= width) return text;
  let shown = text;
  while (shown && widthOf(`${shown}…`, style) > width) shown = shown.slice(0, -1).trimEnd();
  return `${shown}…`;
}

/** @param {string} text @param {Style} style @param {number} width */
function wrap(text, style, width) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, style) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * A text in at most so many lines of a width: down to `smallest` it becomes smaller, then shorter.
 * @param {string} text @param {Style} style @param {{ smallest: number, width: number, lines: number }} bounds
 * @returns {{ lines: string[], style: Style }}
 */
export function fit(text, style, { smallest, width, lines: most }) {
  for (let size = style.size; ; size = Math.max(smallest, size * 0.94)) {
    const fitted = { ...style, size };
    const lines = wrap(text, fitted, width);
    const fits = lines.length <= most && lines.every((line) => widthOf(line, fitted) <= width);
    if (!fits && size > smallest) continue;
    const [kept, rest] = [lines.slice(0, most - 1), lines.slice(most - 1).join(' ')];
    return { lines: [...kept, ...(rest ? [rest] : [])].map((line) => cut(line, fitted, width)), style: fitted };
  }
}
