import { z } from 'zod';
import type { FormKind, ListingFormValues } from '@/components/listing-form/form-kind';
import { EMPTY_LISTING, listingDraft, listingValues } from '@/components/listing-form/form-values';
import { CONDITIONS, EQUIPMENT_CATEGORIES, type Condition, type EquipmentCategory } from '@/lib/equipment/categories';
import type { EquipmentListingDto } from '@/lib/equipment/dto';
import { equipmentListingFieldsSchema } from '@/lib/equipment/schema';
import { formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { readNumbers } from '@/lib/i18n/read-number';
import { readPrice } from '@/lib/price-formats/read-quantity';
import { CURRENCIES, type Currency } from '@/lib/pricing/price-bases';

/** The values of the equipment listing form. */
export interface EquipmentListingFormValues extends ListingFormValues {
  category: EquipmentCategory | '';
  condition: Condition | '';
  brand: string;
  model: string;
  year: string;
  priceAmount: string;
  priceCurrency: Currency;
}

/** Reads a price as typed, which may name its currency; null if it is none. */
export function readEquipmentPrice(
  { priceAmount, priceCurrency }: Pick<EquipmentListingFormValues, 'priceAmount' | 'priceCurrency'>,
  locale: Locale,
) {
  const read = readPrice(locale, priceAmount);
  return read && !read.basis ? { priceAmount: read.amount, priceCurrency: read.currency ?? priceCurrency } : null;
}

export const EQUIPMENT_LISTING_FORM: FormKind<EquipmentListingFormValues> = {
  schema: equipmentListingFieldsSchema,
  empty: {
    ...EMPTY_LISTING,
    category: '',
    condition: '',
    brand: '',
    model: '',
    year: '',
    priceAmount: '',
    priceCurrency: 'USD',
  },
  read: (values, locale) => ({
    ...readNumbers(values, ['year']),
    ...readEquipmentPrice(values, locale),
    price: undefined,
  }),
  draft: z
    .object({
      ...listingDraft,
      category: z.enum([...EQUIPMENT_CATEGORIES, '']),
      condition: z.enum([...CONDITIONS, '']),
      brand: z.string(),
      model: z.string(),
      year: z.string(),
      priceAmount: z.string().default(''),
      priceCurrency: z.enum(CURRENCIES).default('USD'),
    })
    // An older draft has a price in US dollars.
    .transform((values) => ({ ...values, priceAmount: values.priceAmount || values.price, price: '' })),
  order: [
    'category',
    'title',
    'condition',
    'brand',
    'model',
    'year',
    'description',
    'priceAmount',
    'priceCurrency',
    'location',
    'images',
    'youtubeUrl',
    'highlightDuration',
  ],
  answers: () => ['category', 'title', 'condition', 'priceAmount', 'location', 'images'],
};

/** Converts a stored equipment listing to form values, with its price in the language of the reader. */
export function equipmentListingValues(equipment: EquipmentListingDto, locale: Locale): EquipmentListingFormValues {
  const { category, condition, brand, model, year } = equipment;
  return {
    ...listingValues(equipment),
    price: '',
    priceAmount: formatPrice(locale, equipment.priceAmount, 4),
    priceCurrency: equipment.priceCurrency,
    category,
    condition,
    brand: brand ?? '',
    model: model ?? '',
    year: year?.toString() ?? '',
  };
}
