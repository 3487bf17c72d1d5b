import type { Prisma } from '@/lib/core/db/generated/client';
import { factColumns } from '@/lib/livestock/facts/fact-columns';
import { FACT_NAMES } from '@/lib/livestock/facts/facts';
import { healthOf } from '@/lib/livestock/facts/health';
import { placeColumns } from '@/lib/places/place-columns';
import type { AnimalListingFields } from './schema';

/**
 * Maps the facts of a lot to columns; those that are absent stay as they are. A price without `priceAmount` is in US
 * dollars per head, which the database takes from `price` alone.
 */
function lotColumns(fields: AnimalListingFields) {
  const { price, priceAmount, priceBasis, priceCurrency, traits } = fields;
  return {
    ...factColumns(FACT_NAMES, fields),
    ...(priceAmount === undefined ? { price } : { priceAmount, priceBasis, priceCurrency }),
    traits: traits as Prisma.InputJsonObject | undefined,
  };
}

/** Maps the form's fields to columns; the title, pictures, video and highlight are set by the verbs. */
export function animalListingColumns(fields: AnimalListingFields) {
  const { titleAuto, description, language, category, breed, age, weight, priceNegotiable, location } = fields;
  return {
    titleAuto,
    description,
    ...(language ? { language } : {}),
    category,
    breed,
    age,
    weight: weight ?? null,
    ...lotColumns(fields),
    priceNegotiable,
    location,
    ...placeColumns(location),
    ...healthOf(fields),
    youtubeUrl: fields.youtubeUrl,
  };
}
