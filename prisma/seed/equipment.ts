import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { placeColumns } from '@/lib/places/place-columns';
import { demoEquipment, type DemoEquipment } from './content/equipment';
import { demoSellers } from './content/sellers';
import { demoId, highlightTransactions, listingColumns, pictureColumns, type PictureDetails } from './listings';
import { goodsPictures } from './pictures/pool';

const goods = goodsPictures();

/** Returns all pictures of the kind, rotated by `turn`, so that two tractors have different covers. */
function chooseGoods(picture: DemoEquipment['picture'], turn: number): string[] {
  const keys = (picture && goods.get(picture)?.map(({ key }) => key)) ?? [];
  return [...keys.slice(turn % keys.length), ...keys.slice(0, turn % keys.length)];
}

/** Creates the demo's equipment with the transactions of its highlights; returns what is on sale. */
export async function createEquipment(
  sellers: readonly string[],
  pictures: PictureDetails,
  now: Date,
): Promise<{ id: string; userId: string; title: string; createdAt: Date }[]> {
  const turns = new Map<DemoEquipment['picture'], number>();
  const rows = demoEquipment().map(({ seller, picture, createdDaysAgo, highlight, soldDaysAgo, ...columns }) => {
    const turn = turns.get(picture) ?? 0;
    turns.set(picture, turn + 1);
    const life = listingColumns({ createdDaysAgo, highlight }, now);
    const soldAt = soldDaysAgo === null ? null : new Date(now.getTime() - soldDaysAgo * DAY_MS);
    return {
      ...columns,
      ...placeColumns(columns.location),
      language: demoSellers()[seller]?.language ?? 'es',
      ...life,
      ...pictureColumns(chooseGoods(picture, turn), pictures),
      id: demoId(columns.title, life.createdAt),
      userId: sellers[seller] ?? '',
      soldAt,
    };
  });
  await db.equipmentListing.createMany({ data: rows });
  await db.transaction.createMany({ data: highlightTransactions(rows, 'equipmentId') });
  return rows.filter(({ isActive }) => isActive);
}
