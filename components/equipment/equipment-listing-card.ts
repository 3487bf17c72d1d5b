import { listingCard, type CardModel, type ListingSource } from '@/components/listings/card-model';
import type { EquipmentListingDto } from '@/lib/equipment/dto';
import type { Locale } from '@/lib/i18n/locales';
import type { EquipmentNames } from './labels';

/** The fields of an equipment listing that a card needs. */
export type EquipmentListingSource = ListingSource &
  Pick<EquipmentListingDto, 'category' | 'condition' | 'brand' | 'model' | 'year'>;

/** Builds the card of an equipment listing: make, model and year, or else its category. */
export function toEquipmentListingCard(
  equipment: EquipmentListingSource,
  locale: Locale,
  { categories, conditions }: EquipmentNames,
): CardModel {
  const { brand, model, year, category, condition } = equipment;
  const make = [brand, model].filter(Boolean).join(' ');
  return {
    ...listingCard(equipment, locale, '/equipment'),
    facts: [make || categories[category], year].filter(Boolean).join(' · '),
    health: [],
    note: conditions[condition],
    stock: `equipment-${category}`,
  };
}
