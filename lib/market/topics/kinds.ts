import 'server-only';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { db } from '@/lib/core/db/client';
import { EQUIPMENT_LISTINGS } from '@/lib/market/equipment/equipment-listings';
import type { ListingDto } from '@/lib/market/listings/dto';
import type { ListingKind } from '@/lib/market/listings/kind';
import { isId } from '@/lib/core/validation/fields';

/** The kinds of listing, by kind of topic. */
export const KINDS = { listing: ANIMAL_LISTINGS, equipment: EQUIPMENT_LISTINGS } as const satisfies Record<
  string,
  ListingKind<ListingDto>
>;

/** All kinds of listing. */
export const ALL_KINDS: readonly ListingKind<ListingDto>[] = Object.values(KINDS);

/** Returns the kind of the listing with this id; null if there is none. */
export async function kindOf(id: string): Promise<ListingKind<ListingDto> | null> {
  if (!isId(id)) return null;
  for (const kind of ALL_KINDS) {
    const rows = await db.$queryRaw<unknown[]>`SELECT 1 FROM ${kind.table} WHERE id = ${id}::uuid`;
    if (rows.length > 0) return kind;
  }
  return null;
}
