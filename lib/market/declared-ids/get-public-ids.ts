import 'server-only';
import { db } from '@/lib/core/db/client';
import { PREMISES_SCHEMES } from '@/lib/livestock/ids/schema';
import type { PublicIdsDto } from './dto';

/**
 * Returns what everybody may know of the identifiers of a listing and its owner: which kinds are declared or checked. A
 * number would help to forge a movement permit and leads to somebody's gate, so that sellers tell it themselves.
 */
export async function getPublicIds(listing: { id: string; userId: string }): Promise<PublicIdsDto> {
  const [premises, tags] = await Promise.all([
    db.declaredId.findMany({
      where: { userId: listing.userId, listingId: null },
      orderBy: { id: 'asc' },
      select: { scheme: true, checkedAt: true },
    }),
    db.declaredId.aggregate({ where: { listingId: listing.id }, _count: { _all: true, checkedAt: true } }),
  ]);
  const { _all: declared, checkedAt: checked } = tags._count;
  const isChecked = (scheme: string) => premises.some((one) => one.scheme === scheme && one.checkedAt !== null);
  return {
    premises: PREMISES_SCHEMES.filter((scheme) => premises.some((one) => one.scheme === scheme)).map((scheme) => ({
      scheme,
      isChecked: isChecked(scheme),
    })),
    tags: { declared, checked },
  };
}
