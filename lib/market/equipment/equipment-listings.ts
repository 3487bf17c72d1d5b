import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import type { EditableListingKind, SetColumns } from '@/lib/market/listings/kind';
import { LISTING_TABLES } from '@/lib/market/listings/tables';
import { checkPrice } from './check-price';
import { placeColumns } from '@/lib/places/place-columns';
import { equipmentListingSelect as select, toEquipmentListingDto, type EquipmentListingDto } from './dto';
import type { EquipmentListingFields } from './schema';

/**
 * Maps the form's fields to columns. A price without `priceAmount` is in US dollars, which the database takes from
 * `price` alone.
 */
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
  priceAmount,
  priceCurrency,
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
    ...(priceAmount === undefined ? { price } : { priceAmount, priceCurrency }),
    priceNegotiable,
    location,
    ...placeColumns(location),
    youtubeUrl,
  };
}

/** Drops what equipment has none of: uploaded videos and heads. */
function own<Set extends SetColumns>({ videoFile: _none, awaitsHeads: _neither, ...set }: Set) {
  return set;
}

async function find(tx: Transaction, id: string): Promise<EquipmentListingDto | null> {
  const row = await tx.equipmentListing.findUnique({ where: { id }, select });
  return row && toEquipmentListingDto(row);
}

/** The equipment's implementation of an editable listing kind. */
export const EQUIPMENT_LISTINGS: EditableListingKind<EquipmentListingFields, EquipmentListingDto> = {
  ...LISTING_TABLES.equipment,
  create: async (tx, userId, fields, set) => {
    await checkPrice(tx, fields, null);
    const data = { ...columns(fields), ...own(set), userId };
    return toEquipmentListingDto(await tx.equipmentListing.create({ data, select }));
  },
  update: async (tx, id, fields, set) => {
    await checkPrice(tx, fields, await find(tx, id));
    const data = { ...columns(fields), ...own(set) };
    return toEquipmentListingDto(await tx.equipmentListing.update({ where: { id }, data, select }));
  },
  find,
  change: async (tx, id, set) =>
    toEquipmentListingDto(await tx.equipmentListing.update({ where: { id }, data: own(set), select })),
};
