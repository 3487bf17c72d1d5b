import 'server-only';
import { Prisma } from '@/lib/db/client';
import { listingColumns } from './columns';
import { listingSelect as select, toListingDto, type ListingDto } from './dto';
import type { ListingKind } from './kind';
import type { ListingFields } from './schema';

/** The table of animals. */
export const ANIMALS: ListingKind<ListingFields, ListingDto> = {
  topic: 'listing',
  table: Prisma.sql`cattle_listings`,
  videoFile: Prisma.sql`video_file`,
  create: async (tx, userId, fields, set) =>
    toListingDto(await tx.cattleListing.create({ data: { ...listingColumns(fields), ...set, userId }, select })),
  update: async (tx, id, fields, set) =>
    toListingDto(await tx.cattleListing.update({ where: { id }, data: { ...listingColumns(fields), ...set }, select })),
  find: async (tx, id) =>
    tx.cattleListing.findUnique({ where: { id }, select }).then((row) => row && toListingDto(row)),
  change: async (tx, id, data) => toListingDto(await tx.cattleListing.update({ where: { id }, data, select })),
};
