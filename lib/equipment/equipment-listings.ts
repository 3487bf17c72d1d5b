import 'server-only';
import type { EditableListingKind, SetColumns } from '@/lib/listings/kind';
import { LISTING_TABLES } from '@/lib/listings/tables';
import { equipmentListingSelect as select, toEquipmentListingDto, type EquipmentListingDto } from './dto';
import type { EquipmentListingFields } from './schema';

/** Maps the form's fields to columns. */
function columns({
  title,
  description,
  language,
  category,
  condition,
  brand,
  model,
  year,
  price,
  priceNegotiable,
  location,
  youtubeUrl,
}: EquipmentListingFields) {
  return {
    title,
    description,
    ...(language ? { language } : {}),
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

/** Drops `videoFile`: equipment has no uploaded videos. */
function own<Set extends SetColumns>({ videoFile: _none, ...set }: Set) {
  return set;
}

/** The equipment's implementation of an editable listing kind. */
export const EQUIPMENT_LISTINGS: EditableListingKind<EquipmentListingFields, EquipmentListingDto> = {
  ...LISTING_TABLES.equipment,
  create: async (tx, userId, fields, set) =>
    toEquipmentListingDto(
      await tx.equipmentListing.create({ data: { ...columns(fields), ...own(set), userId }, select }),
    ),
  update: async (tx, id, fields, set) =>
    toEquipmentListingDto(
      await tx.equipmentListing.update({ where: { id }, data: { ...columns(fields), ...own(set) }, select }),
    ),
  find: async (tx, id) =>
    tx.equipmentListing.findUnique({ where: { id }, select }).then((row) => row && toEquipmentListingDto(row)),
  change: async (tx, id, set) =>
    toEquipmentListingDto(await tx.equipmentListing.update({ where: { id }, data: own(set), select })),
};
