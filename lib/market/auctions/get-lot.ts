import 'server-only';
import { db } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
import type { Prisma } from '@/lib/core/db/generated/client';
import { toImages } from '@/lib/files/images/details';
import type { FactsFor } from '@/lib/livestock/facts/facts';
import { declaredHealth, HEALTH_FLAGS, type Health } from '@/lib/livestock/facts/health';
import { readFacts, type FactRow } from '@/lib/livestock/facts/stored-facts';
import { sellerSelect, toSeller } from '@/lib/market/listings/seller-of';
import { isId } from '@/lib/core/validation/fields';
import { toLotSummary, type LotDetail, type LotRow } from './dto';
import { LOT_COLUMNS, NEXT_BID, REVISION, isDue } from './lot-rows';
import { AUCTION_FACTS } from './schema';
import { settleLot } from './settle-lot';

const DETAILS = [
  ...(['description', 'averageAge', 'averageWeight', 'healthStatus', ...HEALTH_FLAGS] as const),
  ...(['youtubeUrl', 'version', 'userId', ...AUCTION_FACTS] as const),
] as const;

type DetailRow = LotRow &
  Pick<FactRow, FactsFor<'auction'>> &
  Health &
  Pick<LotDetail, 'description' | 'averageAge' | 'averageWeight' | 'youtubeUrl' | 'version' | 'revision'> & {
    userId: string | null;
    nextMinimum: Prisma.Decimal;
    increment: Prisma.Decimal;
  };

async function sellerOf(userId: string | null): Promise<LotDetail['seller']> {
  const user = userId ? await db.user.findUnique({ where: { id: userId }, select: sellerSelect }) : null;
  return user && { ...(await toSeller(user)), verificationStatus: user.verificationStatus };
}

/**
 * Returns a lot with its seller, or null if there is none; every lot is public but one that waits for a moderator, who
 * reads it with `alsoHeld`. Settles a lot that is past its end first.
 */
export async function getLot(id: string, { alsoHeld = false } = {}): Promise<LotDetail | null> {
  if (!isId(id)) return null;
  const [row] = await db.$queryRaw<DetailRow[]>`
    SELECT ${LOT_COLUMNS}, ${columnsOf('AuctionLot', DETAILS, 'l')}, ${NEXT_BID}, ${REVISION} AS revision
    FROM auction_lots l WHERE l.id = ${id}::uuid`;
  if (!row || (row.status === 'held' && !alsoHeld)) return null;
  if (isDue(row)) {
    await settleLot(id);
    return getLot(id);
  }
  const { description, averageAge, averageWeight, youtubeUrl, version, revision } = row;
  return {
    ...toLotSummary(row),
    ...readFacts(AUCTION_FACTS, row),
    description,
    averageAge,
    averageWeight,
    ...declaredHealth(row),
    youtubeUrl,
    version,
    revision,
    images: toImages(row.images, row.imageDetails),
    seller: await sellerOf(row.userId),
    nextMinimum: row.nextMinimum.toFixed(2),
    increment: row.increment.toFixed(2),
    serverTime: row.serverTime.toISOString(),
  };
}
