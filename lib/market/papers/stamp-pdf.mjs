// Runs in a process of its own, which is ended after some seconds or megabytes (see stamp-paper.ts): PDFs come from
// strangers.
import { constants, inflateSync } from 'node:zlib';
import pdfLib from 'pdf-lib';

const { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream, StandardFonts, degrees, rgb } = pdfLib;

/** What all streams of a file but its pictures may hold; pictures stay as they are. */
const INFLATED_MAX = 64 * 1024 * 1024;
/** Objects that were compressed are written as text. */
const STAMPED_MAX = 40 * 1024 * 1024;
/** More pages than any paper of an animal has. */
const PAGES_MAX = 40;
const SIZE = 16;
const ROWS = 6;

const named = (...names) => new Set(names.map((name) => PDFName.of(name)));

/** Keys of what runs, or of a file within the file, in whatever object they are. */
const ARMED = named(
  'JS',
  'JavaScript',
  'AA',
  'OpenAction',
  'EmbeddedFiles',
  'EF',
  'FS',
  'AF',
  'XFA',
  'Collection',
  'Renditions',
);
/** Actions that run a program, read, send or open a file, or play one. */
const ACTIONS = named(
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'RichMediaExecute',
);
/** Annotations that are a file or play one. */
const ATTACHMENTS = named('RichMedia', 'FileAttachment', 'Screen', 'Movie', 'Sound', '3D');
const [ACTION, SUBTYPE, TYPE, URI, FILE] = ['S', 'Subtype', 'Type', 'URI', 'F'].map((name) => PDFName.of(name));
const [FILE_SPEC, EMBEDDED] = ['Filespec', 'EmbeddedFile'].map((name) => PDFName.of(name));
const WEB = /^\s*(?:https?|mailto|tel):/i;

/** Deletes a key with the streams that are its own, which would stay in the file otherwise; pages it refers to stay. */
function remove(context, dict, key) {
  // A set is walked in order, also what is added meanwhile, and nothing twice: arrays may hold each other.
  const within = new Set([dict.get(key)]);
  for (const one of within) {
    const value = context.lookup(one);
    if (value instanceof PDFStream) context.delete(one);
    else if (value instanceof PDFArray) for (const item of value.asArray()) within.add(item);
    else if (one instanceof PDFDict) for (const item of one.values()) within.add(item);
  }
  dict.delete(key);
}

function disarmDict(context, dict) {
  const uri = context.lookup(dict.get(URI));
  const isElsewhere = uri !== undefined && !(uri.decodeText && WEB.test(uri.decodeText()));
  const isAttachment = ATTACHMENTS.has(context.lookup(dict.get(SUBTYPE))) || dict.get(TYPE) === FILE_SPEC;
  if (isElsewhere || isAttachment || ACTIONS.has(context.lookup(dict.get(ACTION))))
    for (const key of dict.keys()) remove(context, dict, key);
  for (const key of ARMED) if (dict.has(key)) remove(context, dict, key);
}

/** What runs, leads to another file or hides one goes, wherever in the document it is; links to the web stay. */
function disarm({ context }) {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFStream) {
      // What is in another file isn't in this one.
      object.dict.delete(FILE);
      if (object.dict.get(TYPE) === EMBEDDED) context.delete(ref);
    }
    const within = [object instanceof PDFStream ? object.dict : object];
    for (const value of within) {
      if (value instanceof PDFDict) disarmDict(context, value);
      if (value instanceof PDFDict) within.push(...value.values());
      if (value instanceof PDFArray) within.push(...value.asArray());
    }
  }
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
