// Runs in a process of its own, which is ended after some seconds or megabytes (see stamp-paper.ts): PDFs come from
// strangers.
import { constants, inflateSync } from 'node:zlib';
import pdfLib from 'pdf-lib';

const { PDFDict, PDFDocument, PDFName, StandardFonts, degrees, rgb } = pdfLib;

/** What all streams of a file but its pictures may hold; pictures stay as they are. */
const INFLATED_MAX = 64 * 1024 * 1024;
/** Objects that were compressed are written as text. */
const STAMPED_MAX = 40 * 1024 * 1024;
/** More pages than any paper of an animal has. */
const PAGES_MAX = 40;
const SIZE = 16;
const ROWS = 6;

/** What runs by itself when the file is opened, or hides in it, goes. */
function disarm(document) {
  for (const name of ['OpenAction', 'AA']) document.catalog.delete(PDFName.of(name));
  const names = document.catalog.lookupMaybe(PDFName.of('Names'), PDFDict);
  for (const name of ['JavaScript', 'EmbeddedFiles']) names?.delete(PDFName.of(name));
}

const isStart = (file, at) => file.toString('latin1', at - 3, at) !== 'end';
const isPicture = (file, at) => /\/Subtype\s*\/Image/.test(file.toString('latin1', Math.max(0, at - 500), at));
/** The low half of the first byte of what zlib compressed. */
const isDeflated = (data) => (data[0] & 0x0f) === 8;

/**
 * Inflates what the package would inflate while it reads the file, also twice, up to a limit for all of it. What is
 * packed otherwise, or passes for a picture, meets the memory limit of this process.
 * @throws {RangeError} if a stream becomes larger.
 */
function checkStreams(file) {
  let left = INFLATED_MAX;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (!isStart(file, at) || isPicture(file, at)) continue;
    const lineEnd = file.indexOf('\n', at);
    for (let data = file.subarray(lineEnd + 1); isDeflated(data); left -= data.length)
      try {
        data = inflateSync(data, { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH });
      } catch (error) {
        if (error instanceof RangeError) throw error;
        break;
      }
  }
}

/** @param {{ bytes: Uint8Array, text: string }} paper */
async function stamp({ bytes, text }) {
  checkStreams(Buffer.from(bytes));
  const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  const pages = document.getPages();
  if (pages.length === 0 || pages.length > PAGES_MAX) throw new Error('pages');
  disarm(document);
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  for (const page of pages) {
    page.node.delete(PDFName.of('AA'));
    const { x, y, width, height } = page.getMediaBox();
    const size = Math.max(8, Math.min(SIZE, width / 36));
    const length = font.widthOfTextAtSize(text, size);
    for (let row = 0; row < ROWS; row++)
      for (const left of [0.04, 0.54])
        page.drawText(text, {
          x: x + width * left,
          y: y + (height * (row + 0.2)) / ROWS,
          size: Math.min(size, (size * width * 0.5) / length),
          font,
          color: rgb(0.1, 0.25, 0.16),
          opacity: 0.3,
          rotate: degrees(25),
        });
  }
  const stamped = await document.save({ useObjectStreams: false });
  if (stamped.length > STAMPED_MAX) throw new Error('size');
  return stamped;
}

process.on('disconnect', () => process.exit());
process.on('message', (paper) => {
  stamp(paper).then(
    (stamped) => process.send?.(stamped),
    () => process.exit(1),
  );
});
