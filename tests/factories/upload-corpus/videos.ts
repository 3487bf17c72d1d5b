import { makePicture } from '../picture';
import { box, makeVideo, videoHead } from '../video';
import { MARKER, file, type CorpusFile } from './corpus-file';
import { makeZip } from './zip';

/** Every file that pretends to be a video. */
export async function videoCorpus(): Promise<CorpusFile[]> {
  const zip = makeZip('a.php', `<?php /*${MARKER}*/`);
  const media = box('mdat', Buffer.alloc(3_000, MARKER));
  const behind = (container: Parameters<typeof makeVideo>[0], tail: Buffer | string) =>
    Buffer.concat([makeVideo(container), Buffer.from(tail)]);
  return [
    file('0 bytes', 'vacio.mp4', ''),
    file('a zip as .mp4', 'zip.mp4', zip),
    file('a zip in an MP4', 'dentro.mp4', Buffer.concat([box('ftyp', Buffer.from('isom\0\0\x02\0isom')), zip])),
    file('a zip behind an MP4', 'detras.mp4', behind('mp4', zip)),
    file('HTML as .mp4', 'pagina.mp4', `<!doctype html><script>/*${MARKER}*/</script>`),
    file('HTML behind an MP4', 'detras.html.mp4', behind('mp4', `<script>/*${MARKER}*/</script>`)),
    file('PHP behind a WebM', 'detras.php.webm', behind('webm', `<?php /*${MARKER}*/`)),
    file('a zip behind an AVI', 'detras.avi', behind('avi', zip)),
    file(
      'an MP4 of a brand that is a picture',
      'marca.mp4',
      Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')), box('moov'), media]),
    ),
    file(
      'an MP4 of a brand that nobody knows',
      'rara.mp4',
      Buffer.concat([Buffer.from('\0\0\0\x10fytpisom\0\0\0\0'), box('moov'), media]),
    ),
    file(
      'an MP4 without an index',
      'sin-indice.mp4',
      Buffer.concat([box('ftyp', Buffer.from('isom\0\0\x02\0isom')), media]),
    ),
    file(
      'an MP4 of boxes without end',
      'cajas.mp4',
      Buffer.concat([box('ftyp', Buffer.from('isom\0\0\x02\0isom')), ...Array<Buffer>(50_000).fill(box('free'))]),
    ),
    file(
      'a box of a negative size',
      'negativa.mp4',
      Buffer.concat([box('ftyp', Buffer.from('isom\0\0\x02\0isom')), Buffer.from('\0\0\0\x02moov'), media]),
    ),
    ...(['mp4', 'mov', 'webm', 'avi'] as const).map((container) =>
      file(`half of a ${container}`, `cortado.${container}`, makeVideo(container, 90_000).subarray(0, 45_000)),
    ),
    ...(['mp4', 'webm', 'avi'] as const).map((container) =>
      file(`the head of a ${container}`, `cabeza.${container}`, videoHead(container, 1_000_000)),
    ),
    file('a photograph', 'foto.mp4', await makePicture()),
    file(
      'Matroska of another kind',
      'otro.webm',
      Buffer.concat([Buffer.from('1a45dfa38b4282886d6174726f736b61', 'hex'), Buffer.alloc(500, MARKER)]),
    ),
    file('Flash', 'viejo.mp4', `FLV\x01\x05\0\0\0\x09${MARKER}`),
    file('sound', 'canto.mp4', Buffer.from(`ID3\x03\0\0\0\0\0\0${MARKER}`, 'latin1')),
    file('noise', 'ruido.avi', Buffer.alloc(20_000, 7)),
  ];
}
