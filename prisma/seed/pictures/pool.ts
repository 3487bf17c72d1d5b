import type { Category } from '../../../lib/livestock/stock/categories';
import { DEMO_LOTS } from '../content/lots';
import { demoListings } from '../content/listings';
import { composeScene, type Scene } from './compose';
import { GOODS_SET_NAMES, goodsScenes, type GoodsSet } from './goods-sets';
import type { Coat } from './hides';
import { planScenes } from './layouts';
import { renderPicture, type RenderedPicture } from './render';
import { planSets, type Subject } from './sets';

export type Picture = { key: string; scene: Scene; svg: () => string };

export type PictureSet = {
  id: string;
  look: string;
  category: Category;
  subject: Subject;
  coat: Coat;
  pictures: Picture[];
};

function picture(name: string, index: number, scene: Scene): Picture {
  return { key: `demo/${name}-${index + 1}`, scene, svg: () => composeScene(scene) };
}

/** All sets of demo pictures; the pictures of a set show the same animals, like the photos of a listing. */
export function pictureSets(): PictureSet[] {
  const lots = DEMO_LOTS.map((lot) => ({ ...lot, head: lot.quantity, pictures: lot.quantity > 1 ? 4 : 3 }));
  return planSets([...demoListings(), ...lots]).map((plan, index) => ({
    id: plan.id,
    look: plan.look,
    category: plan.category,
    subject: plan.subject,
    coat: plan.coat,
    pictures: planScenes(plan, index).map((scene, n) => picture(plan.id, n, scene)),
  }));
}

/** The pictures of equipment, by what they show. */
export function goodsPictures(): Map<GoodsSet, Picture[]> {
  return new Map(
    GOODS_SET_NAMES.map((name, index) => [
      name,
      goodsScenes(name, index).map((scene, n) => picture(`goods-${name}`, n, scene)),
    ]),
  );
}

// Rendering is CPU-bound and sharp runs outside the event loop: three at once keep two cores busy.
const CONCURRENCY = 3;

/** Renders the whole pool, a few pictures at a time, and passes on each picture as soon as it is ready. */
export async function renderPool(onPicture: (key: string, rendered: RenderedPicture) => Promise<void>): Promise<void> {
  const queue = [...pictureSets().flatMap((set) => set.pictures), ...[...goodsPictures().values()].flat()].values();
  const worker = async () => {
    for (const { key, svg } of queue) await onPicture(key, await renderPicture(svg()));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
