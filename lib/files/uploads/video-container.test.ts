import { box, makeVideo, videoHead } from '@/tests/factories/video';
import { ContainerCheck, type VideoContainer } from './video-container';

/** Returns whether a video passes when it arrives in pieces of this size. */
function passes(container: VideoContainer, bytes: Buffer, piece = bytes.length): boolean {
  const check = new ContainerCheck(container);
  for (let start = 0; start < bytes.length; start += piece)
    if (!check.push(bytes.subarray(start, start + piece))) return false;
  return check.isWhole();
}

const CONTAINERS = ['mp4', 'mov', 'webm', 'avi'] as const;
const ZIP = Buffer.from('PK\x03\x04\x14\0\0\0\x08\0payload', 'latin1');

describe.each(CONTAINERS)('a video as %s', (container) => {
  it.each([1, 7, 4096])('is whole, in pieces of %d bytes', (piece) => {
    expect(passes(container, makeVideo(container), piece)).toBe(true);
  });

  it('is not one that is cut off, has something behind it, or is something else', () => {
    const bytes = makeVideo(container);
    for (const size of [0, 1, 4, 13, 40, 1000, bytes.length - 1])
      expect([size, passes(container, bytes.subarray(0, size))]).toEqual([size, false]);
    for (const tail of [ZIP, Buffer.from('<?php system($_GET[0]);'), Buffer.from('x')])
      expect(passes(container, Buffer.concat([bytes, tail]))).toBe(false);
    for (const other of CONTAINERS)
      if (other !== container && !['mp4', 'mov'].includes(other))
        expect(passes(container, makeVideo(other))).toBe(false);
    expect(passes(container, Buffer.concat([videoHead(container, 1e9), Buffer.alloc(5000)]))).toBe(false);
  });
});

describe('containers in their other forms', () => {
  it('are whole: media before the index, long sizes, a last box to the end, recordings and long AVIs', () => {
    const [ftyp, moov, mdat] = [
      box('ftyp', Buffer.from('isom')),
      box('moov', box('mvhd')),
      box('mdat', Buffer.alloc(300)),
    ];
    const long = Buffer.concat([
      Buffer.from([0, 0, 0, 1]),
      Buffer.from('mdat'),
      Buffer.from([0, 0, 0, 0, 0, 0, 0, 20]),
      Buffer.alloc(4),
    ]);
    expect(passes('mp4', Buffer.concat([ftyp, box('wide'), mdat, moov]))).toBe(true);
    expect(passes('mp4', Buffer.concat([ftyp, moov, long]))).toBe(true);
    expect(passes('mp4', Buffer.concat([ftyp, moov, Buffer.from('\0\0\0\0mdat'), Buffer.alloc(99)]))).toBe(true);
    expect(passes('mp4', Buffer.concat([ftyp, moov, box('moof'), mdat, box('moof'), mdat, box('mfra')]))).toBe(true);
    expect(passes('mp4', Buffer.concat([ftyp, mdat]))).toBe(false);
    expect(passes('mp4', Buffer.concat([ftyp, moov]))).toBe(false);
    expect(passes('mp4', Buffer.concat([ftyp, moov, mdat, ...Array<Buffer>(50_000).fill(box('free'))]))).toBe(true);
    const recording = Buffer.from(
      '1a45dfa387428284' +
        Buffer.from('webm').toString('hex') +
        '1853806701ffffffffffffff' +
        'ec8100' +
        '1f43b67501ffffffffffffff' +
        'a3820102',
      'hex',
    );
    expect(passes('webm', recording, 1)).toBe(true);
    expect(passes('webm', recording.subarray(0, 30))).toBe(false);
    const more = Buffer.from('RIFF\x08\0\0\0AVIXabcd', 'latin1');
    expect(passes('avi', Buffer.concat([makeVideo('avi'), more, more]), 5)).toBe(true);
  });

  it('are no AVI without a stream of pictures and a frame', () => {
    const avi = makeVideo('avi').toString('latin1');
    expect(passes('avi', Buffer.from(avi, 'latin1'))).toBe(true);
    for (const [part, other] of [
      ['vids', 'auds'],
      ['00dc', '00wb'],
      ['movi', 'INFO'],
      ['00dc', '\0\0\0\0'],
    ] as const)
      expect([part, other, passes('avi', Buffer.from(avi.replace(part, other), 'latin1'))]).toEqual([
        part,
        other,
        false,
      ]);
    const anything = Buffer.concat([Buffer.from('RIFF\xd8\x07\0\0AVI LIST', 'latin1'), Buffer.alloc(2000, 1)]);
    expect(passes('avi', anything)).toBe(false);
  });

  it('are not whole when they have more parts than there is time to look at', () => {
    const [mdat, free] = [box('mdat', Buffer.alloc(9)), Buffer.concat(Array<Buffer>(200_000).fill(box('free')))];
    expect(passes('mp4', Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov'), mdat, free]))).toBe(false);
  });
});
