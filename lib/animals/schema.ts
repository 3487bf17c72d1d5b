import { z } from 'zod';
import { TITLE_MAX, blankAsNull, isActiveField, listingFields } from '@/lib/listings/schema';
import { whenValid, whenWrong } from '@/lib/validation/across-fields';
import { message } from '@/lib/validation/field-errors';
import { requiredLine, wholeNumber, optionalLine, checkbox, optionalText } from '@/lib/validation/fields';
import { isBreedOf } from './breeds';
import { CATEGORIES } from './categories';

export const AGE_MAX_MONTHS = 300;

export const WEIGHT_MAX_KG = 5000;

/**
 * The fields of an animal listing, as sent by the form, the server action and `/api/cattle` (specification, section 5).
 */
export const animalListingFieldsSchema = z
  .object({
    title: requiredLine(TITLE_MAX, { required: 'titleRequired', tooLong: 'titleTooLong' }),
    category: z.enum(CATEGORIES, message('categoryRequired')),
    breed: z.string(message('breedRequired')).max(100, message('breedRequired')),
    age: z.preprocess(
      blankAsNull,
      z
        .any()
        .refine((value) => value !== null && value !== undefined, { error: message('ageRequired'), abort: true })
        .pipe(wholeNumber)
        .pipe(z.number().min(0, message('agePositive')).max(AGE_MAX_MONTHS, message('ageRealistic'))),
    ),
    weight: z.preprocess(
      blankAsNull,
      wholeNumber
        .pipe(z.number().min(0, message('weightPositive')).max(WEIGHT_MAX_KG, message('weightRealistic')))
        .nullish(),
    ),
    healthStatus: optionalLine(200),
    vaccinated: checkbox,
    healthCertificate: checkbox,
    pregnancyTested: checkbox,
    ...listingFields,
    /** The address returned by the video upload; only the uploader's own is accepted. */
    videoFile: optionalText(300),
  })
  .refine(({ category, breed }) => isBreedOf(category, breed), {
    path: ['breed'],
    error: message('breedRequired'),
    ...whenValid('category', 'breed'),
  })
  // Breeds belong to a category, so that none can be chosen yet.
  .refine(({ breed }) => Boolean(breed), {
    path: ['breed'],
    error: message('breedCategoryRequired'),
    ...whenWrong('category'),
  });

/** The fields of an animal listing as the API changes them. */
export const animalListingChangesSchema = animalListingFieldsSchema.safeExtend({ isActive: isActiveField });

/** Parsed fields of an animal listing: numbers are numbers, blanks are null, the price is decimal text. */
export type AnimalListingFields = z.output<typeof animalListingFieldsSchema>;
