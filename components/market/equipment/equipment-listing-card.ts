import { listingCard, type CardModel, type ListingSource } from '@/components/market/listings/card-model';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import type { AskedDto } from '@/lib/market/listings/dto';
import { currencySign } from '@/lib/core/i18n/currencies';
import { formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { worthInDollars } from './worth-in-dollars';
import type { EquipmentNames } from './labels';

/** The fields of an equipment listing that a card needs. */
export type EquipmentListingSource = ListingSource &
  Pick<EquipmentListingDto, 'brand' | 'model' | 'year' | keyof AskedDto> & {
    /** Null while a form doesn't know it. */
    [Named in 'category' | 'condition']: EquipmentListingDto[Named] | null;
  };

/**
 * Builds the card of an equipment listing: make, model and year, or else its category, and its condition. One that is asked in another
 * currency also says what it comes to in US dollars, by which the list is sorted.
 */
export function toEquipmentListingCard(
  equipment: EquipmentListingSource,
  locale: Locale,
  { categories, conditions }: EquipmentNames,
  home?: string,
): CardModel & { facts: string } {
  const { brand, model, year, category, condition } = equipment;
  const { priceAmount, priceCurrency } = equipment;
  const worth = worthInDollars(equipment, locale);
  const make = [brand, model].filter(Boolean).join(' ');
  return {
    ...listingCard(equipment, locale, '/equipment', home),
    price: formatPrice(locale, priceAmount, 4),
    ...(priceCurrency === 'USD' ? {} : { sign: currencySign(locale, priceCurrency) }),
    ...(worth ? { line: { lead: worth, rest: [] } } : {}),
    facts: [make || (category && categories[category]), year, condition && conditions[condition]]
      .filter(Boolean)
      .join(' · '),
    stock: `equipment-${category ?? 'other'}`,
  };
}
