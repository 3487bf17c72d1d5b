import { Prisma } from '@/lib/core/db/generated/client';
import { placeColumns } from '@/lib/places/place-columns';
import type { AnimalListingFields } from './schema';

const toDate = (day: string | null | undefined) => (day ? new Date(day) : day);

/**
 * Maps the facts of a lot to columns; those that are absent stay as they are. A price without `priceAmount` is in US
 * dollars per head, which the database takes from `price` alone.
 */
function lotColumns(fields: AnimalListingFields) {
  const { class: code, headCount, weightMin, weightMax, weightMethod, curfewHours, shrinkPercent } = fields;
  const { dressingPercent, price, priceAmount, priceBasis, priceCurrency, payment, buyerCommission, sellMode } = fields;
  const { minHeads, cutPercent, freightPayer, ageMin, ageMax, teethMin, teethMax, horns, condition, frame } = fields;
  const { weanedDays, origin, traits } = fields;
  return {
    class: code,
    headCount,
    weightMin,
    weightMax,
    weightMethod,
    weighedOn: toDate(fields.weighedOn),
    curfewHours,
    shrinkPercent,
    dressingPercent,
    ...(priceAmount === undefined ? { price } : { priceAmount, priceBasis, priceCurrency }),
    payment: payment === null ? Prisma.DbNull : payment,
    buyerCommission,
    sellMode,
    minHeads,
    cutPercent,
    deliverFrom: toDate(fields.deliverFrom),
    deliverTo: toDate(fields.deliverTo),
    freightPayer,
    ageMin,
    ageMax,
    teethMin,
    teethMax,
    horns,
    condition,
    frame,
    weanedDays,
    origin,
    traits: traits as Prisma.InputJsonObject | undefined,
  };
}

/** Maps the form's fields to columns; the title, pictures, video and highlight are set by the verbs. */
export function animalListingColumns(fields: AnimalListingFields) {
  const { titleAuto, description, language, category, breed, age, weight, priceNegotiable, location } = fields;
  const { healthStatus, vaccinated, healthCertificate, pregnancyTested, youtubeUrl } = fields;
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
    healthStatus,
    vaccinated,
    healthCertificate,
    pregnancyTested,
    youtubeUrl,
  };
}
