import 'server-only';
import { Prisma } from '@/lib/db/client';
import type { ListingKind, SetColumns } from '@/lib/listings/kind';
import { equipmentSelect as select, toEquipmentDto, type EquipmentDto } from './dto';
import type { EquipmentFields } from './schema';

/** The columns that a seller fills in. */
function columns({
  title,
  description,
  category,
  condition,
  brand,
  model,
  year,
  price,
  priceNegotiable,
  location,
  youtubeUrl,
}: EquipmentFields) {
  return {
    title,
    description,
    category,
    condition,
    brand,
    model,
    year: year ?? null,
    price,
    priceNegotiable,
    location,
    youtubeUrl,
  };
}

/** The table has no uploaded videos. */
function own<Set extends SetColumns>({ videoFile: _none, ...set }: Set) {
  return set;
}

/** The table of equipment. */
export const EQUIPMENT: ListingKind<EquipmentFields, EquipmentDto> = {
  topic: 'equipment',
  table: Prisma.sql`equipment_listings`,
  videoFile: Prisma.sql`NULL::text`,
  create: async (tx, userId, fields, set) =>
    toEquipmentDto(await tx.equipmentListing.create({ data: { ...columns(fields), ...own(set), userId }, select })),
  update: async (tx, id, fields, set) =>
    toEquipmentDto(
      await tx.equipmentListing.update({ where: { id }, data: { ...columns(fields), ...own(set) }, select }),
    ),
  find: async (tx, id) =>
    tx.equipmentListing.findUnique({ where: { id }, select }).then((row) => row && toEquipmentDto(row)),
  change: async (tx, id, set) =>
    toEquipmentDto(await tx.equipmentListing.update({ where: { id }, data: own(set), select })),
};
