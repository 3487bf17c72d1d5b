import 'server-only';
import type { Transaction } from '@/lib/db/client';
import type { EditableListingKind } from '@/lib/listings/kind';
import { LISTING_TABLES } from '@/lib/listings/tables';
import { checkLot } from './check-lot';
import { animalListingSelect as select, toAnimalListingDto, type AnimalListingDto } from './dto';
import { animalListingColumns } from './field-columns';
import type { AnimalListingFields } from './schema';

async function find(tx: Transaction, id: string): Promise<AnimalListingDto | null> {
  const row = await tx.animalListing.findUnique({ where: { id }, select });
  return row && toAnimalListingDto(row);
}

/** The animals' implementation of an editable listing kind. */
export const ANIMAL_LISTINGS: EditableListingKind<AnimalListingFields, AnimalListingDto> = {
  ...LISTING_TABLES.listing,
  create: async (tx, userId, fields, set) => {
    await checkLot(tx, fields, null);
    const data = { ...animalListingColumns(fields), ...set, userId };
    return toAnimalListingDto(await tx.animalListing.create({ data, select }));
  },
  update: async (tx, id, fields, set) => {
    await checkLot(tx, fields, await find(tx, id));
    const data = { ...animalListingColumns(fields), ...set };
    return toAnimalListingDto(await tx.animalListing.update({ where: { id }, data, select }));
  },
  find,
  change: async (tx, id, data) => toAnimalListingDto(await tx.animalListing.update({ where: { id }, data, select })),
};
