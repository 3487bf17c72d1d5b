import { rgb, type PDFDocument } from 'pdf-lib';
import { qrSquares } from '@/lib/files/images/qr-squares';
import type { Block } from './block';
import type { SheetFormat } from './dto';
import { setBlock, type Fonts, type SetLine } from './set-lines';
import { openTags, type Part } from './tags';
import { writable } from './writable';

/** Points, of which 72 are an inch. */
const PAPERS = { a4: [595.28, 841.89], letter: [612, 792] } as const;
const MARGIN = 42;
const COLUMN_GAP = 20;
const FOOT = 40;
const QR_SIDE = 92;
const TITLE_SIZE = 17;
const FOOT_SIZE = 7.5;

const BLACK = rgb(0, 0, 0);
const GREY = rgb(0.33, 0.33, 0.33);
const RULE = rgb(0.7, 0.7, 0.7);

/** What stands above everything: a title and lines in each language, and an address as a QR code. */
export interface Head {
  titles: readonly string[];
  lines: readonly string[];
  address: string;
}

/** The height of lines beside each other. */
const tallestOf = (lines: readonly (SetLine | undefined)[]): number =>
  Math.max(...lines.map((line) => line?.height ?? 0));

/** A block as it is set, in each language. */
interface Placed {
  kind: Block['kind'];
  isTied: boolean;
  lines: (SetLine | undefined)[][];
  height: number;
}

/** Whether a block stays on the page of the one before it, whatever its rows are tied to. */
const ties = (before: Placed, next: Placed): boolean => before.kind === 'heading' || next.kind === 'signatures';

/** The height of a block with those that stay on its page. */
function heightOf(blocks: readonly Placed[], stays: (before: Placed, next: Placed) => boolean): number {
  const end = blocks.findIndex((block, index) => {
    const next = blocks[index + 1];
    return !next || !stays(block, next);
  });
  return blocks.slice(0, end + 1).reduce((sum, { height }) => sum + height, 0);
}

/** Pages that are filled from top to bottom, a column for each language, which readers aloud read one after the other. */
export function openPaper(document: PDFDocument, fonts: Fonts, { languages, paper }: SheetFormat) {
  const [width, height] = PAPERS[paper];
  const inner = width - 2 * MARGIN;
  const column = languages.length === 1 ? inner : (inner - COLUMN_GAP) / 2;
  const bottom = MARGIN + FOOT;
  const tags = openTags(document);
  const whole = tags.open('Document', null);
  let page = document.addPage([width, height]);
  let y = height - MARGIN;

  function turn() {
    page = document.addPage([width, height]);
    y = height - MARGIN;
  }

  function drawLine({ pieces, rules, size }: SetLine, left: number) {
    for (const [from, to] of rules)
      page.drawLine({
        start: { x: left + from, y: y + 1 },
        end: { x: left + to, y: y + 1 },
        thickness: 0.5,
        color: RULE,
      });
    for (const { text, x, isBold, isGrey } of pieces)
      page.drawText(text, {
        x: left + x,
        y: y - size,
        size,
        font: isBold ? fonts.bold : fonts.regular,
        color: isGrey ? GREY : BLACK,
      });
  }

  /** Draws the lines of each language beside each other, as high as the higher one. */
  function drawBeside(lines: readonly (SetLine | undefined)[], partOf: (column: number) => Part) {
    const tallest = tallestOf(lines);
    if (y - tallest < bottom) turn();
    for (const [index, line] of lines.entries()) {
      const left = MARGIN + index * (column + COLUMN_GAP);
      if (line && line.pieces.length > 0) tags.draw(page, partOf(index), () => drawLine(line, left));
      else if (line && line.rules.length > 0) tags.adorn(page, () => drawLine(line, left));
    }
    y -= tallest;
  }

  /**
   * Sets the same blocks in each language; none is torn by the end of a page, nor a heading left alone at it, nor are
   * signatures apart from the section before them, nor tied rows from each other unless they are longer than a page.
   */
  function place(blocks: readonly (readonly Block[])[]) {
    const room = height - MARGIN - bottom;
    const sections = languages.map((language) => tags.open('Sect', whole, language));
    const first = blocks[0] ?? [];
    const lastHeading = first.findLastIndex(({ kind }) => kind === 'heading');
    const set = first.map((block, index): Placed => {
      const columns = blocks.map((those) => (those[index] ? setBlock(those[index], fonts, column) : []));
      const count = Math.max(...columns.map((lines) => lines.length));
      const lines = Array.from({ length: count }, (_, line) => columns.map((those) => those[line]));
      const { kind } = block;
      const isTied = index > lastHeading || ('isTied' in block && block.isTied === true);
      return { kind, isTied, lines, height: lines.reduce((sum, beside) => sum + tallestOf(beside), 0) };
    });
    for (const [index, { kind, lines }] of set.entries()) {
      const rest = set.slice(index);
      const tied = heightOf(rest, (before, next) => next.isTied || ties(before, next));
      // What is signed is on the page of the signatures, at least its end.
      const together = tied <= room ? tied : heightOf(rest, ties);
      // What is longer than a page begins where it is.
      if (y - together < bottom && together <= room) turn();
      const parts: Part[] = [];
      const partOf = (at: number) => (parts[at] ??= tags.open(kind === 'heading' ? 'H2' : 'P', sections[at] ?? whole));
      for (const beside of lines) drawBeside(beside, partOf);
    }
  }

  function drawHead({ titles, lines, address }: Head) {
    const { size, path } = qrSquares(address);
    const top = y;
    // The code's margin is white already.
    const code = { x: width - MARGIN - QR_SIDE, y: top + 8, scale: QR_SIDE / size, color: BLACK };
    // The address is among the lines.
    tags.adorn(page, () => page.drawSvgPath(path, code));
    const room = inner - QR_SIDE - 12;
    for (const [index, title] of titles.entries()) {
      const text = writable(title);
      const size = Math.min(TITLE_SIZE, (TITLE_SIZE * room) / fonts.bold.widthOfTextAtSize(text, TITLE_SIZE));
      tags.draw(page, tags.open('H1', whole, languages[index] ?? languages[0]), () =>
        page.drawText(text, { x: MARGIN, y: y - size, size, font: fonts.bold, color: BLACK }),
      );
      y -= size * 1.25;
    }
    y -= 4;
    for (const text of lines) {
      const part = tags.open('P', whole);
      for (const line of setBlock({ kind: 'text', text }, fonts, room)) {
        tags.draw(page, part, () => drawLine(line, MARGIN));
        y -= line.height;
      }
    }
    y = Math.min(y, top - QR_SIDE) - 4;
  }

  /** Writes the foot of every page, when it is known how many there are. */
  function close(feet: readonly string[], pageOf: (page: number, pages: number) => string) {
    const pages = document.getPages();
    for (const [index, one] of pages.entries()) {
      const texts = [...feet, pageOf(index + 1, pages.length)].map(writable);
      for (const [line, text] of texts.entries()) {
        const size = Math.min(FOOT_SIZE, (FOOT_SIZE * inner) / fonts.regular.widthOfTextAtSize(text, FOOT_SIZE));
        const at = MARGIN + (texts.length - 1 - line) * FOOT_SIZE * 1.3;
        const draw = () => one.drawText(text, { x: MARGIN, y: at, size, font: fonts.regular, color: GREY });
        // What is on every page is read once.
        if (index === pages.length - 1) tags.draw(one, tags.open('P', whole, languages[line] ?? languages[0]), draw);
        else tags.adorn(one, draw);
      }
    }
    tags.close();
  }

  return { place, drawHead, close };
}
