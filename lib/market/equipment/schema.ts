import { z } from 'zod';
import {
  TITLE_MAX,
  askedInFull,
  askedPriceFields,
  isActiveField,
  listingFields,
  pricedSomehow,
} from '@/lib/market/listings/schema';
import { message } from '@/lib/core/validation/field-errors';
import { blankAsNull, checkbox, optionalLine, requiredLine, wholeNumber } from '@/lib/core/validation/fields';
import { CONDITIONS, EQUIPMENT_CATEGORIES } from './categories';

export const YEAR_MIN = 1900;
export const NAME_MAX = 80;

/** Returns the latest allowed year of manufacture: makers sell next year's models. */
export function yearMax(now = new Date()): number {
  return now.getUTCFullYear() + 1;
}

/** The fields of an equipment listing, as sent by the form, the server action and `/api/equipment`. */
export const equipmentListingFieldsSchema = z
  .object({
    title: requiredLine(TITLE_MAX, { required: 'titleRequired', tooLong: 'titleTooLong' }),
    category: z.enum(EQUIPMENT_CATEGORIES, message('categoryRequired')),
    condition: z.enum(CONDITIONS, message('conditionRequired')),
    brand: optionalLine(NAME_MAX),
    model: optionalLine(NAME_MAX),
    year: z.preprocess(
      blankAsNull,
      wholeNumber
        .pipe(
          z
            .number()
            .min(YEAR_MIN, message('yearRange'))
            .refine((year) => year <= yearMax(), message('yearRange')),
        )
        .nullish(),
    ),
    ...listingFields,
    /** US dollars; left out where `priceAmount` says what is asked. */
    price: listingFields.price.optional(),
    ...askedPriceFields,
    /** Says that a price out of the category's range is meant; without it such a price is refused. */
    priceConfirmed: checkbox,
  })
  .refine(...pricedSomehow)
  .refine(...askedInFull);

/** The fields of an equipment listing as the API changes them. */
export const equipmentListingChangesSchema = equipmentListingFieldsSchema.safeExtend({ isActive: isActiveField });

/** Parsed fields of an equipment listing: numbers are numbers, blanks are null, the price is decimal text. */
export type EquipmentListingFields = z.output<typeof equipmentListingFieldsSchema>;
