import 'server-only';
import { Prisma } from '@/lib/core/db/client';
import type { KindName, ListingTable } from './kind';

/** The tables of listings, by topic. */
export const LISTING_TABLES = {
  listing: {
    topic: 'listing',
    table: Prisma.sql`cattle_listings`,
    videoFile: Prisma.sql`video_file`,
    headsLeft: Prisma.sql`heads_left`,
    headsReserved: Prisma.sql`heads_reserved`,
    awaitsHeads: Prisma.sql`awaits_heads`,
  },
  equipment: {
    topic: 'equipment',
    table: Prisma.sql`equipment_listings`,
    videoFile: Prisma.sql`NULL::text`,
    headsLeft: Prisma.sql`NULL::int`,
    headsReserved: Prisma.sql`0`,
    awaitsHeads: Prisma.sql`false`,
  },
} as const satisfies Record<KindName, ListingTable>;

export const ALL_LISTING_TABLES: readonly ListingTable[] = Object.values(LISTING_TABLES);
