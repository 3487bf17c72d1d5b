// Runs in a thread of its own with limited memory, which `stamp-paper.ts` ends after some seconds: PDFs come from strangers.
import { parentPort, workerData } from 'node:worker_threads';
import pdfLib from 'pdf-lib';

const { PDFDict, PDFDocument, PDFName, StandardFonts, degrees, rgb } = pdfLib;

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

const { bytes, text } = workerData;
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
parentPort.postMessage(stamped, [stamped.buffer]);
