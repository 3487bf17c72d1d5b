import { makePdf } from '../document';
import { MARKER, file, type CorpusFile } from './corpus-file';
import { makeZip } from './zip';

/** Files that pretend to be PDFs. Pictures of documents are covered by the corpus of pictures. */
export function documentCorpus(): CorpusFile[] {
  const { bytes } = makePdf('a.pdf', 3_000);
  const script = `<script>/*${MARKER}*/</script>`;
  return [
    file('half of a PDF', 'cortado.pdf', bytes.subarray(0, 1_500)),
    file('a PDF with HTML behind it', 'html.pdf', Buffer.concat([bytes, Buffer.from(script)])),
    file('a PDF with a zip behind it', 'zip.pdf', Buffer.concat([bytes, makeZip('a.php', MARKER)])),
    file('HTML in front of a PDF', 'delante.pdf', Buffer.concat([Buffer.from(`<html>${script}`), bytes])),
    file('HTML as .pdf', 'pagina.pdf', `<!doctype html>${script}`),
    file('a Word document', 'carta.pdf', makeZip('word/document.xml', MARKER)),
    file(
      'an old Word document',
      'vieja.pdf',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600, MARKER)]),
    ),
    file('RTF', 'texto.pdf', `{\\rtf1 ${MARKER}}`),
    file('0 bytes', 'vacio.pdf', ''),
  ];
}
