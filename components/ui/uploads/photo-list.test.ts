import type { PhotoLook } from './photo-look';
import { photoHints, type Photo } from './photo-list';

const look = (shade: number, width = 3000, height = 2000): PhotoLook => ({
  width,
  height,
  colours: Array.from({ length: 768 }, (_, index) => (index * 37 + shade) % 200),
});

const photo = (key: string, change: Partial<Photo>): Photo => ({
  key,
  name: `${key}.jpg`,
  status: 'done',
  progress: 100,
  preview: null,
  thumbnailUrl: null,
  id: null,
  file: null,
  ...change,
});

describe('photoHints', () => {
  it('points out a picture that was chosen twice, also in another size', () => {
    const hints = photoHints([
      photo('a', { look: look(0) }),
      photo('b', { look: look(60) }),
      photo('c', { look: look(0, 1500, 1000) }),
    ]);
    expect(hints).toEqual([{ key: 'c', number: 3, kind: 'same', as: 1 }]);
  });

  it('does not take the next picture of a series, or one of another shape, for the same', () => {
    expect(
      photoHints([
        photo('a', { look: look(0) }),
        photo('b', { look: look(9) }),
        photo('c', { look: look(0, 2000, 2000) }),
      ]),
    ).toEqual([]);
  });

  it('points out a small picture with its size', () => {
    expect(photoHints([photo('a', { look: look(0, 320, 240) }), photo('b', { look: look(60, 600, 400) })])).toEqual([
      { key: 'a', number: 1, kind: 'tiny', width: 320, height: 240 },
    ]);
  });

  it('says nothing of what is kept, or of what this browser could not read', () => {
    expect(
      photoHints([
        photo('a', { look: look(0) }),
        photo('b', { look: look(0), isKept: true }),
        photo('c', { look: null }),
        photo('d', {}),
      ]),
    ).toEqual([]);
  });
});
