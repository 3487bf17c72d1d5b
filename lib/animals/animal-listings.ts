import 'server-only';
import type { EditableListingKind } from '@/lib/listings/kind';
import { LISTING_TABLES } from '@/lib/listings/tables';
import { animalListingSelect as select, toAnimalListingDto, type AnimalListingDto } from './dto';
import { animalListingColumns } from './field-columns';
import type { AnimalListingFields } from './schema';

/** The animals' implementation of an editable listing kind. */
export const ANIMAL_LISTINGS: EditableListingKind<AnimalListingFields, AnimalListingDto> = {
  ...LISTING_TABLES.listing,
  create: async (tx, userId, fields, set) =>
    toAnimalListingDto(
      await tx.animalListing.create({ data: { ...animalListingColumns(fields), ...set, userId }, select }),
    ),
  update: async (tx, id, fields, set) =>
    toAnimalListingDto(
      await tx.animalListing.update({ where: { id }, data: { ...animalListingColumns(fields), ...set }, select }),
    ),
  find: async (tx, id) =>
    tx.animalListing.findUnique({ where: { id }, select }).then((row) => row && toAnimalListingDto(row)),
  change: async (tx, id, data) => toAnimalListingDto(await tx.animalListing.update({ where: { id }, data, select })),
};
