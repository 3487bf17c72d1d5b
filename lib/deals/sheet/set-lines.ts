import type { PDFFont } from 'pdf-lib';
import type { Block } from './block';
import { writable } from './writable';

/** A piece of a line, from the left edge of its column. */
interface Piece {
  text: string;
  x: number;
  isBold: boolean;
  isGrey: boolean;
}

/** A line as it is set: its height includes the space below it, `rules` are drawn above it. */
export interface SetLine {
  pieces: Piece[];
  size: number;
  height: number;
  rules: readonly (readonly [from: number, to: number])[];
}

export interface Fonts {
  regular: PDFFont;
  bold: PDFFont;
}

const SIZE = 9;
const HEADING_SIZE = 10.5;
const LEADING = 1.3;
/** Space between the name of a row and its value, and between values and figures. */
const GAP = 8;
const NAME_SHARE = 0.32;
const SIGNING_SPACE = 46;

/** Breaks a text where a column ends: between words, or within one that is longer than the column. */
function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const widthOf = (part: string) => font.widthOfTextAtSize(part, size);
  const space = widthOf(' ');
  return text.split(/\r\n?|\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const word of writable(paragraph).split(' ')) {
      // Each word is measured once: laying out the line again for each of its words takes several times as long.
      const wide = widthOf(word);
      if (line && used + space + wide <= width) {
        line += ` ${word}`;
        used += space + wide;
        continue;
      }
      if (line) lines.push(line);
      [line, used] = [word, wide];
      if (wide <= width) continue;
      line = '';
      for (const letter of word) {
        if (line && widthOf(line + letter) > width) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
      used = widthOf(line);
    }
    return [...lines, line];
  });
}

const plainLine = (pieces: Piece[], size = SIZE, after = 0): SetLine => ({
  pieces: pieces.filter(({ text }) => text !== ''),
  size,
  height: size * LEADING + after,
  rules: [],
});

function setRow(block: Extract<Block, { kind: 'row' | 'sum' }>, fonts: Fonts, width: number): SetLine[] {
  const start = width * NAME_SHARE + GAP;
  const isStrong = block.kind === 'sum' && block.isStrong === true;
  const font = isStrong ? fonts.bold : fonts.regular;
  const total = block.kind === 'sum' ? writable(block.total) : '';
  const totalWidth = total ? font.widthOfTextAtSize(total, SIZE) : 0;
  const names = wrap(block.name, font, SIZE, width * NAME_SHARE);
  const room = width - start - (total ? totalWidth + GAP : 0);
  // A figure so long that nothing fits beside it has a line of its own.
  const isApart = total !== '' && room < SIZE * 6;
  const values = block.value ? wrap(block.value, font, SIZE, isApart ? width - start : room) : [''];
  const count = Math.max(names.length, values.length);
  const lines = Array.from({ length: count }, (_, index) =>
    plainLine(
      [
        { text: names[index] ?? '', x: 0, isBold: isStrong, isGrey: !isStrong },
        { text: values[index] ?? '', x: start, isBold: isStrong, isGrey: false },
      ],
      SIZE,
      index === count - 1 ? 2 : 0,
    ),
  );
  const figure: Piece = { text: total, x: Math.max(0, width - totalWidth), isBold: isStrong, isGrey: false };
  const last = isApart ? undefined : lines[values.length - 1];
  if (last) last.pieces = [...last.pieces, figure].filter(({ text }) => text !== '');
  return last ? lines : [...lines, plainLine([figure], SIZE, 2)];
}

function setSignatures({ names }: Extract<Block, { kind: 'signatures' }>, fonts: Fonts, width: number): SetLine[] {
  const half = (width - 3 * GAP) / 2;
  const columns = names.map((name) => wrap(name, fonts.regular, SIZE, half));
  const count = Math.max(...columns.map((lines) => lines.length));
  const space: SetLine = { pieces: [], size: SIZE, height: SIGNING_SPACE, rules: [] };
  const lines = Array.from({ length: count }, (_, index) =>
    plainLine(
      columns.map((column, side) => ({
        text: column[index] ?? '',
        x: side * (half + 3 * GAP),
        isBold: false,
        isGrey: false,
      })),
    ),
  );
  const [first, ...others] = lines;
  const rules = [0, 1].map((side) => [side * (half + 3 * GAP), side * (half + 3 * GAP) + half] as const);
  return first ? [space, { ...first, rules }, ...others] : [space];
}

/** Sets a block in a column of a width. */
export function setBlock(block: Block, fonts: Fonts, width: number): SetLine[] {
  const whole = (font: PDFFont, text: string, size: number, isGrey: boolean): SetLine[] =>
    wrap(text, font, size, width).map((line) =>
      plainLine([{ text: line, x: 0, isBold: font === fonts.bold, isGrey }], size),
    );
  switch (block.kind) {
    case 'heading': {
      const lines = whole(fonts.bold, block.text, HEADING_SIZE, false);
      const space: SetLine = { pieces: [], size: SIZE, height: 9, rules: [] };
      return [space, ...lines.map((line, index) => ({ ...line, rules: index === 0 ? [[0, width] as const] : [] }))];
    }
    case 'text':
      return whole(fonts.regular, block.text, SIZE, false);
    case 'signatures':
      return setSignatures(block, fonts, width);
    default:
      return setRow(block, fonts, width);
  }
}
