import type { Category } from '../../../lib/animals/categories';
import { composeScene } from './compose';
import { GOODS_SET_NAMES, goodsScenes, type GoodsSet } from './goods-sets';
import { planScenes } from './layouts';
import { renderPicture, type RenderedPicture } from './render';
import { SETS, type Coat, type Subject } from './sets';

export type Picture = { key: string; svg: () => string };

export type PictureSet = {
  id: string;
  category: Category;
  subject: Subject;
  coat: Coat;
  pictures: Picture[];
};

/** All sets of demo pictures; the pictures of a set show the same animals, like the photos of a listing. */
export function pictureSets(): PictureSet[] {
  return SETS.map((plan, index) => ({
    id: plan.id,
    category: plan.category,
    subject: plan.subject,
    coat: plan.coat,
    pictures: planScenes(plan, index).map((scene, n) => ({
      key: `demo/${plan.id}-${n + 1}`,
      svg: () => composeScene(scene),
    })),
  }));
}

/** The pictures of equipment, by what they show. */
export function goodsPictures(): Map<GoodsSet, Picture[]> {
  return new Map(
    GOODS_SET_NAMES.map((name, index) => [
      name,
      goodsScenes(name, index).map((scene, n) => ({
        key: `demo/goods-${name}-${n + 1}`,
        svg: () => composeScene(scene),
      })),
    ]),
  );
}

// Rendering is CPU-bound and sharp runs outside the event loop: three at once keep two cores busy.
const CONCURRENCY = 3;

/** Renders the whole pool, a few pictures at a time, and passes on each picture as soon as it is ready. */
export async function renderPool(onPicture: (key: string, rendered: RenderedPicture) => Promise<void>): Promise<void> {
  const queue = [...pictureSets().flatMap((set) => set.pictures), ...[...goodsPictures().values()].flat()].values();
  const worker = async () => {
    for (const picture of queue) await onPicture(picture.key, await renderPicture(picture.svg()));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
