import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';

/** What the drawings of a font stand for, as it says for whoever copies a text. */
function lettersOf(font: PDFDict): ReadonlyMap<string, string> {
  const said = font.lookup(PDFName.of('ToUnicode'));
  if (!(said instanceof PDFRawStream)) return new Map();
  const text = Buffer.from(decodePDFRawStream(said).decode()).toString();
  const letters = Array.from(text.matchAll(/^<([0-9a-f]{4})> <([0-9a-f]+)>$/gim), ([, drawing = '', codes = '']) => {
    const letter = Buffer.from(codes, 'hex').swap16().toString('utf16le');
    return [drawing.toUpperCase(), letter] as const;
  });
  return new Map(letters);
}

/** What a sheet says, page by page: the text that a reader selects, a line for each piece of it. */
export async function readPdf(bytes: Uint8Array): Promise<{ document: PDFDocument; pages: string[] }> {
  const document = await PDFDocument.load(bytes);
  const pages = document.getPages().map((page) => {
    const contents = page.node.Contents();
    const drawn = (contents instanceof PDFArray ? contents.asArray() : [contents])
      .map((part) => document.context.lookup(part))
      .map((stream) =>
        stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '',
      );
    const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
    const known = new Map(
      fonts?.keys().map((name) => [name.decodeText(), lettersOf(fonts.lookup(name, PDFDict))]) ?? [],
    );
    let letters: ReadonlyMap<string, string> | undefined;
    const lines: string[] = [];
    for (const [, font, hex] of drawn.join('\n').matchAll(/(?:\/(\S+) [\d.]+ Tf)|(?:<([0-9A-F]*)> Tj)/g)) {
      if (font) letters = known.get(font);
      else lines.push((hex?.match(/.{4}/g) ?? []).map((drawing) => letters?.get(drawing) ?? '\ufffd').join(''));
    }
    return lines.join('\n');
  });
  return { document, pages };
}
