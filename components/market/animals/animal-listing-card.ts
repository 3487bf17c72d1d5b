import { type ListingSource, type CardModel, listingCard } from '@/components/market/listings/card-model';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import type { TitleFacts } from '@/lib/market/animal-lots/lots/title';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import { isPlain } from '@/lib/market/animal-lots/lot-figures';
import { titleIn } from '@/lib/market/animal-lots/lots/title';
import { type HealthFlag, HEALTH_FLAGS } from '@/lib/livestock/facts/health';
import { formatAskedPrice } from '@/lib/livestock/price-formats/asked-price';
import { capitalised, formatAge, formatAgeRange, formatWeight } from '@/lib/core/i18n/format';
import { healthStatusIn } from '@/lib/livestock/facts/health-words';
import type { Locale } from '@/lib/core/i18n/locales';
import { lotLine, termsText } from './lot-line';

/** The fields of an animal listing that a card needs. */
export type AnimalListingSource = ListingSource &
  Pick<AnimalListingDto, 'category' | 'breed' | 'age' | 'weight' | 'healthStatus' | HealthFlag | 'videoFile'> & {
    /** Null while a form doesn't know it: the price is then per head. */
    lot: AnimalListingDto['lot'] | null;
  };

/** Translates what animals are on cards. */
export interface CardNames {
  breed: (name: string) => string;
  /** What animals of a class and a breed are called, in lower case: "vaquillonas preñadas Angus". */
  animals: (facts: Omit<TitleFacts, 'weight'>) => string;
}

/** Translates breeds and classes. */
export interface AnimalNames extends CardNames {
  /** So many head of the class; null is any number. */
  stockClass: (code: ClassCode, heads: number | null) => string;
}

const weightOf = ({ weight }: AnimalListingSource, locale: Locale): Pick<CardModel, 'weight'> =>
  weight === null ? {} : { weight: [formatWeight(locale, weight), String(weight)] };

/** The part of a card that a lot's facts and its price as asked make. */
function lotCard(listing: AnimalListingSource, locale: Locale, names: CardNames) {
  const { lot } = listing;
  if (!lot || isPlain(lot)) return weightOf(listing, locale);
  const { currency, amount, unit } = formatAskedPrice(locale, {
    amount: lot.priceAmount,
    basis: lot.priceBasis,
    currency: lot.priceCurrency,
  });
  const age = formatAgeRange(locale, lot.ageMin ?? lot.ageMax ?? listing.age, lot.ageMax ?? lot.ageMin ?? listing.age);
  const line = lotLine(locale, { ...listing, lot }, age);
  const kind = lot.class && names.animals({ ...listing, ...lot, class: lot.class });
  // Who sells for cash says so on the listing's page; cards have room for another term.
  const terms = lot.payment?.kind === 'cash' ? null : termsText(locale, lot);
  const isSaid = line.lead !== '' || line.rest.length > 0;
  return {
    price: amount,
    unit,
    ...(lot.priceCurrency === 'USD' ? {} : { sign: currency }),
    ...(isSaid ? { line } : {}),
    ...(terms ? { terms } : {}),
    ...(kind
      ? { kind: capitalised(locale, kind), facts: age }
      : { facts: [names.breed(listing.breed), age].filter(Boolean).join(' · ') }),
  };
}

/**
 * Builds the card of an animal listing, for a visitor from a country (`home`). One that says no more than a price per head
 * has no line of figures.
 */
export function toAnimalListingCard(
  listing: AnimalListingSource,
  locale: Locale,
  names: CardNames,
  home?: string,
): CardModel {
  const health = HEALTH_FLAGS.filter((flag) => listing[flag]);
  return {
    ...listingCard({ ...listing, ...titleIn(listing, locale) }, locale, '/listing', home),
    facts: [names.breed(listing.breed), formatAge(locale, listing.age)].filter(Boolean).join(' · '),
    ...lotCard(listing, locale, names),
    ...(health.length > 0 ? { health } : {}),
    ...(listing.healthStatus ? { note: healthStatusIn(locale, listing.healthStatus) } : {}),
    stock: listing.category,
    ...(listing.videoFile ? { video: { file: listing.videoFile } } : {}),
  };
}
