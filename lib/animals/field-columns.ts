import type { AnimalListingFields } from './schema';

/** Maps the form's fields to columns; pictures, video and highlight are set by the verbs. */
export function animalListingColumns(fields: AnimalListingFields) {
  const { title, description, language, category, breed, age, weight, price, priceNegotiable, location } = fields;
  const { healthStatus, vaccinated, healthCertificate, pregnancyTested, youtubeUrl } = fields;
  return {
    title,
    description,
    ...(language ? { language } : {}),
    category,
    breed,
    age,
    weight: weight ?? null,
    price,
    priceNegotiable,
    location,
    healthStatus,
    vaccinated,
    healthCertificate,
    pregnancyTested,
    youtubeUrl,
  };
}
