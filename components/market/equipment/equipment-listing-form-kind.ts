import { z } from 'zod';
import type { FormKind, ListingFormValues } from '@/components/market/listing-form/form-kind';
import { askedPriceKey } from '@/components/market/animal-form/asked-price-key';
import { EMPTY_LISTING, listingDraft, listingValues, plainDecimal } from '@/components/market/listing-form/form-values';
import {
  CONDITIONS,
  EQUIPMENT_CATEGORIES,
  type Condition,
  type EquipmentCategory,
} from '@/lib/market/equipment/categories';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import { equipmentListingFieldsSchema } from '@/lib/market/equipment/schema';
import { readNumbers } from '@/lib/core/i18n/read-number';
import { readAmountsAlone } from '@/lib/livestock/price-formats/read-quantity';
import { CURRENCIES, type Currency } from '@/lib/core/i18n/currencies';

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

/** How the numbers of the form are read; a price that names a unit is none. */
const NUMBER_FIELDS = { priceAmount: readAmountsAlone };

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
  read: (values) => ({
    ...readNumbers(values, ['year']),
    price: undefined,
    priceConfirmed: values.priceMeant === askedPriceKey(values),
  }),
  numbers: NUMBER_FIELDS,
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

/** Converts a stored equipment listing to form values. */
export function equipmentListingValues(equipment: EquipmentListingDto): EquipmentListingFormValues {
  const { category, condition, brand, model, year } = equipment;
  return {
    ...listingValues(equipment),
    price: '',
    priceAmount: plainDecimal(equipment.priceAmount),
    priceCurrency: equipment.priceCurrency,
    category,
    condition,
    brand: brand ?? '',
    model: model ?? '',
    year: year?.toString() ?? '',
  };
}
