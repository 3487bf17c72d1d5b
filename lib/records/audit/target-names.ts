import 'server-only';
import { fullName } from '@/lib/core/validation/full-name';
import { db } from '@/lib/core/db/client';
import { isId } from '@/lib/core/validation/fields';
import type { AuditTarget } from './admin-act';

type Named = { id: string; name: string };

/** How to read the names of each kind of target; transactions have none. */
const NAMES: Partial<Record<AuditTarget, (ids: string[]) => Promise<Named[]>>> = {
  user: async (ids) =>
    (await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, firstName: true, lastName: true } })).map(
      ({ id, firstName, lastName }) => ({ id, name: fullName({ firstName, lastName }) }),
    ),
  report: async (ids) =>
    (await db.report.findMany({ where: { id: { in: ids } }, select: { id: true, listingTitle: true } })).map(
      ({ id, listingTitle }) => ({ id, name: listingTitle }),
    ),
  message: async (ids) =>
    (await db.message.findMany({ where: { id: { in: ids } }, select: { id: true, message: true } })).map(
      ({ id, message }) => ({ id, name: message.slice(0, 60) }),
    ),
  listing: async (ids) =>
    (await db.animalListing.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } })).map(
      ({ id, title }) => ({ id, name: title }),
    ),
  equipment: async (ids) =>
    (await db.equipmentListing.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } })).map(
      ({ id, title }) => ({ id, name: title }),
    ),
  auction_lot: async (ids) =>
    (await db.auctionLot.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } })).map(
      ({ id, title }) => ({ id, name: title }),
    ),
  deal: async (ids) =>
    (await db.deal.findMany({ where: { id: { in: ids } }, select: { id: true, number: true } })).map(
      ({ id, number }) => ({ id, name: String(number) }),
    ),
  banner_ad: async (ids) =>
    (await db.bannerAd.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } })).map(
      ({ id, title }) => ({ id, name: title }),
    ),
  support_case: async (ids) =>
    (await db.supportCase.findMany({ where: { id: { in: ids } }, select: { id: true, number: true } })).map(
      ({ id, number }) => ({ id, name: `C-${number}` }),
    ),
  blog_post: async (ids) =>
    (await db.blogPost.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } })).map(
      ({ id, title }) => ({ id, name: title }),
    ),
};

/** Returns the names of the targets of these entries, by id, without deleted ones. One query per kind. */
export async function targetNames(
  rows: readonly { targetType: string; targetId: string }[],
): Promise<Map<string, string>> {
  const found = await Promise.all(
    Object.entries(NAMES).map(async ([type, read]) => {
      const ids = rows.filter((row) => row.targetType === type && isId(row.targetId)).map(({ targetId }) => targetId);
      return ids.length > 0 ? read(ids) : [];
    }),
  );
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}
