import 'server-only';
import { db } from '@/lib/db/client';
import { EQUIPMENT } from '@/lib/equipment/equipment';
import { isId } from '@/lib/validation/fields';
import { ANIMALS } from './animals';
import type { OfferDto } from './dto';
import type { LifeKind } from './kind';

/** The tables of listings by what their rows are as a topic. */
export const KINDS = { listing: ANIMALS, equipment: EQUIPMENT } as const satisfies Record<string, LifeKind<OfferDto>>;

export type KindName = keyof typeof KINDS;

/** Every table of listings. */
export const ALL_KINDS: readonly LifeKind<OfferDto>[] = Object.values(KINDS);

/** Which of the tables has a row of that id; null where none has. */
export async function kindOf(id: string): Promise<LifeKind<OfferDto> | null> {
  if (!isId(id)) return null;
  for (const kind of ALL_KINDS) {
    const rows = await db.$queryRaw<unknown[]>`SELECT 1 FROM ${kind.table} WHERE id = ${id}::uuid`;
    if (rows.length > 0) return kind;
  }
  return null;
}
