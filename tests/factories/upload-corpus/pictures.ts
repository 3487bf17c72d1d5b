import { deflateSync } from 'node:zlib';
import { makePicture, makeProgressive } from '../picture';
import { MARKER, file, type CorpusFile } from './corpus-file';
import {
  makeAnimatedWebp,
  makeApng,
  makeGif,
  makePng,
  pngChunk,
  PNG_SIGNATURE,
  withScans,
  withSegments,
} from './image-formats';
import { makeZip } from './zip';

const SCRIPT = `<script>/*${MARKER}*/alert(document.domain)</script>`;
const PHP = `<?php /*${MARKER}*/ system($_GET['c']); ?>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${MARKER}')"><rect width="9" height="9"/></svg>`;
const BOM = '\ufeff';
const ENTITIES =
  '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>';
const OUTSIDE = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>';

/** Texts that browsers or servers would execute, disguised as pictures. */
const texts: CorpusFile[] = [
  file('an SVG', 'vaca.svg', SVG),
  ...['png', 'jpg', 'webp', 'gif'].map((ending) => file(`an SVG as .${ending}`, `vaca.${ending}`, SVG)),
  file('an SVG behind a byte order mark', 'bom.png', BOM + SVG),
  file('an SVG behind a comment', 'comentario.jpg', `<!-- ${'x'.repeat(5000)} -->${SVG}`),
  file('an SVG behind an XML head', 'xml.png', `<?xml version="1.0" encoding="UTF-8"?>\n\n  ${SVG}`),
  file('an SVG of entities that grow', 'entidades.png', ENTITIES + SVG.replace('<rect', '<text>&c;</text><rect')),
  file('an SVG that reads a file', 'externa.jpg', OUTSIDE + SVG.replace('<rect', '<text>&x;</text><rect')),
  file(
    'an SVG with a picture of another site',
    'remota.png',
    SVG.replace('<rect', '<image href="http://127.0.0.1:1/x.png"/><rect'),
  ),
  file('an SVG in UTF-16', 'utf16.png', Buffer.from(BOM + SVG, 'utf16le')),
  file('HTML', 'pagina.jpg', `<!doctype html>${SCRIPT}`),
  file('HTML behind blanks', 'blancos.png', `${' \n'.repeat(600)}<html>${SCRIPT}`),
  file('HTML behind the letters of a GIF', 'letras.gif', `GIF89a=1;//${SCRIPT}`),
  file('PHP', 'foto.php.jpg', PHP),
  file(
    'PHP with the first bytes of a JPEG',
    'cabeza.jpg',
    Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(PHP)]),
  ),
  file('PHP with the first bytes of a PNG', 'cabeza.png', Buffer.concat([PNG_SIGNATURE, Buffer.from(PHP)])),
  file('PHP with the first bytes of a GIF', 'cabeza.gif', `GIF89a${PHP}`),
  file('a shell script', 'guion.jpg', `#!/bin/sh\n# ${MARKER}\nid`),
  file('JavaScript', 'codigo.png', `/*${MARKER}*/ alert(1)`),
  file('JSON', 'datos.jpg', JSON.stringify({ marker: MARKER })),
];

/** Other formats, some of which the decoder supports; they must be refused before it sees them. */
async function otherFormats(): Promise<CorpusFile[]> {
  const brand = (name: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${name}\0\0\0\0mif1${name}${MARKER}`)]);
  const text = (head: string) => Buffer.from(head + MARKER.repeat(20), 'latin1');
  const webp = await makePicture('webp', 1, 1);
  return [
    file('a WebP', 'foto.webp', webp),
    file('a WebP as .jpg', 'foto.jpg', webp),
    file('a WebP of 10,000 frames', 'anim.png', makeAnimatedWebp(10_000, webp)),
    file('a TIFF', 'foto.jpg', text('II*\0\x08\0\0\0')),
    file('a big TIFF', 'foto.jpg', text('MM\0+\0\x08\0\0')),
    file('a BMP', 'foto.png', text('BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0')),
    file('an ICO', 'foto.png', text('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0')),
    file('a HEIC', 'IMG_0001.jpg', brand('heic')),
    file('an AVIF', 'foto.jpg', brand('avif')),
    file('a PSD', 'foto.jpg', text('8BPS\0\x01\0\0\0\0\0\0')),
    file('a JPEG XL', 'foto.jpg', text('\0\0\0\x0cJXL \r\n\x87\n')),
    file('a bare JPEG XL', 'foto.jpg', text('\xff\x0a')),
    file('a JPEG 2000', 'foto.jpg', text('\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x14ftypjp2 ')),
    file('an EPS', 'foto.jpg', text('%!PS-Adobe-3.0 EPSF-3.0\n')),
    file(
      'an MVG, which ImageMagick runs',
      'foto.png',
      text('push graphic-context\nviewbox 0 0 9 9\nfill \'url(https://example.com/"|id")\'\n'),
    ),
    file('an OpenEXR', 'foto.png', text('v/1\x01\x02\0\0\0')),
    file('a program for Windows', 'foto.jpg', text('MZ\x90\0\x03\0\0\0')),
    file('a program for Linux', 'foto.png', text('\x7fELF\x02\x01\x01\0')),
    file('a zip', 'foto.jpg', makeZip('a.php', PHP)),
    file('a RAR', 'foto.jpg', text('Rar!\x1a\x07\0')),
    file('a gzip', 'foto.png', text('\x1f\x8b\x08\0')),
    file('a PDF', 'foto.png', text('%PDF-1.4\n')),
    file('an MP4', 'foto.jpg', brand('isom')),
  ];
}

/** Truncated, empty and corrupted files. */
async function broken(): Promise<CorpusFile[]> {
  const made: CorpusFile[] = [
    file('0 bytes', 'vacia.jpg', ''),
    file('one byte', 'uno.png', 'x'),
    file('noise', 'ruido.jpg', Buffer.alloc(70_000, 7)),
    file('zeros', 'ceros.png', Buffer.alloc(70_000)),
  ];
  for (const format of ['jpeg', 'png', 'gif'] as const) {
    const whole = await makePicture(format);
    const ending = format === 'jpeg' ? 'jpg' : format;
    for (const [share, label] of [
      [0.02, 'its first bytes'],
      [0.5, 'its first half'],
    ] as const) {
      made.push(
        file(
          `${label} of a ${format}`,
          `cortada.${ending}`,
          whole.subarray(0, Math.max(12, Math.floor(whole.length * share))),
        ),
      );
    }
  }
  const png = await makePicture('png', 40, 30);
  const scrambled = Buffer.from(png).fill(0x55, png.indexOf('IDAT') + 6, png.indexOf('IDAT') + 30);
  made.push(file('a PNG whose data is scrambled', 'rota.png', scrambled));
  made.push(file('a PNG without size', 'nada.png', makePng(0, 0)));
  made.push(
    file('a PNG without data', 'hueca.png', Buffer.concat([png.subarray(0, 33), pngChunk('IEND', Buffer.alloc(0))])),
  );
  made.push(file('a GIF without a frame', 'hueca.gif', makeGif(0)));
  return made;
}

/** Decompression bombs: small files that are enormous when decoded. */
async function bombs(): Promise<CorpusFile[]> {
  const jpeg = await makePicture('jpeg', 60, 40);
  const exif = Buffer.concat([Buffer.from('Exif\0\0II*\0\x08\0\0\0\xff\xff', 'latin1'), Buffer.alloc(60_000, MARKER)]);
  const xmp = Buffer.concat([
    Buffer.from('http://ns.adobe.com/xap/1.0/\0'),
    Buffer.from(ENTITIES),
    Buffer.alloc(50_000, MARKER),
  ]);
  const icc = (place: number) =>
    Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([place, 255]), Buffer.alloc(60_000, MARKER)]);
  const repeated = (code: number, content: Buffer, times: number) =>
    withSegments(
      jpeg,
      Array.from({ length: times }, () => [code, content] as const),
    );
  const deflated = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 });
  const text = Buffer.concat([Buffer.from('Comment\0\0'), deflated(64)]);
  const profile = Buffer.concat([Buffer.from('icc\0\0'), deflated(64)]);
  // An EXIF directory that points to itself.
  const loop = Buffer.concat([
    Buffer.from('Exif\0\0II*\0\x08\0\0\0\x01\0\x69\x87\x04\0\x01\0\0\0\x08\0\0\0\x08\0\0\0', 'latin1'),
  ]);
  return [
    file('a PNG of 256 megapixels', 'enorme.png', makePng(16_000, 16_000)),
    file('a PNG as wide as can be', 'ancha.png', makePng(60_000_000, 1)),
    file('a PNG of three columns and 16 million rows', 'columna.png', makePng(3, 16_000_000)),
    file('a PNG of one row of 49 million pixels', 'fila.png', makePng(49_000_000, 1)),
    file('a JPEG of 50 scans', 'pasadas.jpg', withScans(await makeProgressive(60, 40), 50)),
    file(
      'a PNG of 49 megapixels of 16 bits, four samples each',
      'profunda.png',
      makePng(7_000, 7_000, { bits: 16, colour: 6 }),
    ),
    file(
      'a PNG that says it is larger than it is',
      'mentira.png',
      makePng(0x7fffffff, 0x7fffffff, { data: Buffer.alloc(100) }),
    ),
    file('a JPEG that says it is 65,535 pixels square', 'mentira.jpg', resized(jpeg)),
    file('a GIF of 10,000 frames', 'anim.gif', makeGif(10_000)),
    file('a GIF of 10,000 frames on a canvas of 65,535 pixels square', 'lienzo.gif', makeGif(10_000, 65_535, 65_535)),
    file('an animated PNG of 10,000 frames', 'anim.png', makeApng(10_000)),
    file(
      'a PNG whose data is 100 MB longer than its picture',
      'larga.png',
      makePng(10, 10, { data: Buffer.alloc(100 * 1024 * 1024) }),
      'either',
    ),
    file(
      'a PNG with a text that grows to 64 MB',
      'texto.png',
      makePng(10, 10, { between: [pngChunk('zTXt', text), pngChunk('zTXt', text)] }),
      'either',
    ),
    file(
      'a PNG with a colour profile that grows to 64 MB',
      'perfil.png',
      makePng(10, 10, { between: [pngChunk('iCCP', profile)] }),
      'either',
    ),
    file(
      'a PNG of 100,000 chunks',
      'trozos.png',
      makePng(10, 10, { between: Array<Buffer>(100_000).fill(pngChunk('tEXt', Buffer.from('a\0b'))) }),
      'either',
    ),
    file('a JPEG with 9 MB of EXIF', 'exif.jpg', repeated(0xe1, exif, 150), 'either'),
    file('a JPEG whose EXIF leads to itself', 'bucle.jpg', withSegments(jpeg, [[0xe1, loop]]), 'either'),
    file('a JPEG with 5 MB of XMP', 'xmp.jpg', repeated(0xe1, xmp, 100), 'either'),
    file(
      'a JPEG with 10 MB of colour profile',
      'icc.jpg',
      withSegments(
        jpeg,
        Array.from({ length: 160 }, (_, place) => [0xe2, icc(place + 1)] as const),
      ),
      'either',
    ),
    file('a JPEG of 1,000 comments', 'notas.jpg', repeated(0xfe, Buffer.from(MARKER), 1000), 'either'),
  ];
}

/** Returns the JPEG with other dimensions in its header. */
function resized(jpeg: Buffer): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from('ffc0', 'hex'));
  copy.writeUInt32BE(0xffffffff, frame + 5);
  return copy;
}

/** Files that are valid as a picture and as something else; only the picture may be stored. */
async function polyglots(): Promise<CorpusFile[]> {
  const [jpeg, png, gif] = await Promise.all(
    (['jpeg', 'png', 'gif'] as const).map((format) => makePicture(format, 60, 40)),
  );
  if (!jpeg || !png || !gif) throw new Error('no pictures');
  const after = (picture: Buffer, tail: string | Buffer) => Buffer.concat([picture, Buffer.from(tail)]);
  return [
    file('a GIF that is JavaScript', 'js.gif', after(gif, `*/=1;/*${MARKER}*/alert(1)`), 'drawn anew'),
    file('a JPEG with HTML behind it', 'html.jpg', after(jpeg, SCRIPT), 'drawn anew'),
    file('a JPEG with HTML in a comment', 'nota.jpg', withSegments(jpeg, [[0xfe, Buffer.from(SCRIPT)]]), 'drawn anew'),
    file(
      'a JPEG with PHP in its EXIF',
      'exif.php.jpg',
      withSegments(jpeg, [[0xe1, Buffer.from(`Exif\0\0${PHP}`)]]),
      'drawn anew',
    ),
    file('a PNG with PHP behind it', 'php.png', after(png, PHP), 'drawn anew'),
    file(
      'a PNG with PHP in a text',
      'texto.php.png',
      Buffer.concat([png.subarray(0, 33), pngChunk('tEXt', Buffer.from(`Comment\0${PHP}`)), png.subarray(33)]),
      'drawn anew',
    ),
    file('a JPEG with a zip behind it', 'zip.jpg', after(jpeg, makeZip('a.php', PHP)), 'drawn anew'),
    file('a GIF with a page behind it', 'pagina.html.gif', after(gif, SCRIPT), 'drawn anew'),
    file(
      'a JPEG with a second picture behind it',
      'dos.jpg',
      after(jpeg, Buffer.concat([jpeg, Buffer.from(MARKER)])),
      'drawn anew',
    ),
  ];
}

/** Every file that pretends to be a picture. */
export async function pictureCorpus(): Promise<CorpusFile[]> {
  return [...texts, ...(await otherFormats()), ...(await broken()), ...(await bombs()), ...(await polyglots())];
}
