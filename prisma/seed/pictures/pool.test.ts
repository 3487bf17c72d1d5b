/** @jest-environment node */
import sharp from 'sharp';
import { CATEGORIES } from '../../../lib/livestock/stock/categories';
import { GOODS_SETS } from './goods-sets';
import { goodsPictures, pictureSets } from './pool';
import { renderPicture } from './render';

const sets = pictureSets();
const drawAll = () => [...pictureSets().flatMap((set) => set.pictures), ...[...goodsPictures().values()].flat()];
const pictures = drawAll();

test('draws the same pictures every time', () => {
  const again = drawAll();
  expect(again.map((picture) => picture.key)).toEqual(pictures.map((picture) => picture.key));
  for (const [i, picture] of pictures.entries()) expect(picture.svg()).toBe(again[i]?.svg());
});

test('gives every picture its own key, numbered within its set', () => {
  expect(new Set(pictures.map((picture) => picture.key)).size).toBe(pictures.length);
  for (const set of sets) {
    expect(set.pictures.length).toBeGreaterThanOrEqual(1);
    expect(set.pictures.length).toBeLessThanOrEqual(4);
    expect(set.pictures.map((picture) => picture.key)).toEqual(set.pictures.map((_, n) => `demo/${set.id}-${n + 1}`));
  }
});

test.each(CATEGORIES)('has several sets of %s', (category) => {
  expect(sets.filter((set) => set.category === category).length).toBeGreaterThanOrEqual(5);
});

test('shows at least two dozen kinds of equipment', () => {
  expect(new Set(Object.values(GOODS_SETS).map(({ figure }) => figure)).size).toBeGreaterThanOrEqual(24);
  for (const [name, drawn] of goodsPictures())
    expect(drawn.map(({ key }) => key)).toEqual(drawn.map((_, n) => `demo/goods-${name}-${n + 1}`));
});

test('leaves no reference in a drawing without its definition', () => {
  for (const picture of pictures) {
    const svg = picture.svg();
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    expect(svg).not.toMatch(/NaN|undefined/);
  }
});

test('renders to WebP in the three widths, with a placeholder small enough to inline', async () => {
  const rendered = await renderPicture(pictures[0]?.svg() ?? '');
  expect(rendered).toMatchObject({ width: 1600, height: 1200 });
  expect(rendered.variants.map((variant) => variant.width)).toEqual([400, 800, 1600]);
  for (const { width, webp } of rendered.variants) {
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width, height: width * 0.75 });
  }
  expect(rendered.blur).toMatch(/^data:image\/webp;base64,/);
  expect(rendered.blur.length).toBeLessThanOrEqual(400);
});
