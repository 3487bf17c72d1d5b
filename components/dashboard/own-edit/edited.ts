import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import type { EditField } from '@/lib/market/animal-lots/edit-fields';
import { isPlain } from '@/lib/market/animal-lots/lot-figures';
import type { Locale } from '@/lib/core/i18n/locales';
import { basisUnit } from '@/lib/livestock/price-formats/asked-price';

/** A listing's fields that can be changed by themselves, as they are: numbers are decimal text, blank is what nobody said. */
export interface Edited {
  id: string;
  /** The state that was seen: a change made since is not overwritten. */
  seenAt: string;
  currency: string;
  /** What the price is for. */
  unit?: string;
  values: Record<Exclude<EditField, 'text'>, string> & { text?: string };
}

/** Returns what can be changed of a listing by itself, in its seller's language. */
export function toEdited({ id, updatedAt, weight, lot }: AnimalListingDto, locale: Locale): Edited {
  return {
    id,
    seenAt: updatedAt,
    currency: lot.priceCurrency,
    ...(isPlain(lot) ? {} : { unit: basisUnit(locale, lot.priceBasis) }),
    values: {
      price: lot.priceAmount,
      heads: lot.headCount === null ? '' : String(lot.headCount),
      weight: weight === null ? '' : String(weight),
    },
  };
}
