import { z } from 'zod';
import { TITLE_MAX, askedInFull, isActiveField, listingFields, pricedSomehow } from '@/lib/market/listings/schema';
import { whenValid } from '@/lib/core/validation/across-fields';
import { message } from '@/lib/core/validation/field-errors';
import {
  blankAsNull,
  requiredLine,
  wholeNumber,
  checkbox,
  kilograms,
  optionalText,
} from '@/lib/core/validation/fields';
import { CATEGORIES } from '@/lib/livestock/stock/categories';
import { animalRules, isAscending, lotFactsFields } from './lot-schema';
import { healthRules } from '@/lib/livestock/facts/health';
import { AGE_MAX_MONTHS, WEIGHT_MAX_KG, WEIGHT_MIN_KG } from '@/lib/livestock/facts/limits';
import { traitsError } from '@/lib/livestock/facts/traits';

/** The fields of an animal listing, as sent by the form, the server action and `/api/cattle`. */
export const animalListingFieldsSchema = z
  .object({
    /** Left out where `titleAuto` asks for one from the facts. */
    title: z.preprocess(
      (value) => blankAsNull(value) ?? undefined,
      requiredLine(TITLE_MAX, { required: 'titleRequired', tooLong: 'titleTooLong' }).optional(),
    ),
    category: z.enum(CATEGORIES, message('categoryRequired')),
    breed: z.string(message('breedRequired')).max(100, message('breedRequired')),
    age: z.preprocess(
      blankAsNull,
      // Without `abort`, which would leave out the comparisons between other fields.
      z
        .any()
        .refine((value) => value !== null && value !== undefined, message('ageRequired'))
        .pipe(wholeNumber)
        .pipe(z.number().min(0, message('agePositive')).max(AGE_MAX_MONTHS, message('ageRealistic'))),
    ),
    weight: z.preprocess(blankAsNull, kilograms(WEIGHT_MIN_KG, WEIGHT_MAX_KG, 'weightPositive').nullish()),
    ...healthRules,
    ...listingFields,
    /** US dollars per head; left out where `priceAmount` says what is asked. */
    price: listingFields.price.optional(),
    ...lotFactsFields,
    /** Says that a price out of the class's range is meant; without it such a price is refused. */
    priceConfirmed: checkbox,
    /** The address returned by the video upload; only the uploader's own is accepted. */
    videoFile: optionalText(300),
  })
  .check(...animalRules('weight'))
  .refine(({ title, titleAuto }) => Boolean(title) || titleAuto, {
    path: ['title'],
    error: message('titleRequired'),
    ...whenValid('title', 'titleAuto'),
  })
  .refine(...pricedSomehow)
  .refine(...askedInFull)
  // Where the number of head isn't sent, the verb checks with the stored one.
  .refine(({ priceBasis, headCount }) => priceBasis !== 'lot' || headCount !== null, {
    path: ['headCount'],
    error: message('headsForPrice'),
    ...whenValid('priceBasis', 'headCount'),
  })
  .superRefine(
    ({ category, traits, headCount }, context) => {
      const wrong = traits ? traitsError(category, traits, headCount ?? undefined) : null;
      if (wrong) context.addIssue({ code: 'custom', path: ['traits'], message: message(wrong) });
    },
    whenValid('category', 'traits', 'headCount'),
  )
  .refine(({ minHeads, headCount }) => !minHeads || !headCount || minHeads <= headCount, {
    path: ['minHeads'],
    error: message('minHeadsTooMany'),
    ...whenValid('minHeads', 'headCount'),
  })
  .refine(({ ageMin, ageMax }) => isAscending(ageMin, ageMax), {
    path: ['ageMin'],
    error: message('minAboveMax'),
    ...whenValid('ageMin', 'ageMax'),
  })
  .refine(({ ageMin, age, ageMax }) => isAscending(ageMin, age) || !isAscending(ageMin, ageMax), {
    path: ['ageMin'],
    error: message('ageOrder'),
    ...whenValid('ageMin', 'age', 'ageMax'),
  })
  .refine(({ age, ageMax }) => isAscending(age, ageMax), {
    path: ['ageMax'],
    error: message('ageOrder'),
    ...whenValid('age', 'ageMax'),
  })
  .refine(({ teethMin, teethMax }) => isAscending(teethMin, teethMax), {
    path: ['teethMin'],
    error: message('minAboveMax'),
    ...whenValid('teethMin', 'teethMax'),
  })
  .refine(({ deliverFrom, deliverTo }) => isAscending(deliverFrom, deliverTo), {
    path: ['deliverFrom'],
    error: message('minAboveMax'),
    ...whenValid('deliverFrom', 'deliverTo'),
  });

/** The fields of an animal listing as the API changes them. */
export const animalListingChangesSchema = animalListingFieldsSchema.safeExtend({ isActive: isActiveField });

/** Parsed fields of an animal listing: numbers are numbers, blanks are null, the price is decimal text. */
export type AnimalListingFields = z.output<typeof animalListingFieldsSchema>;
