import { z } from 'zod';
import type { FormKind, ListingFormValues } from '@/components/listing-form/form-kind';
import { EMPTY_LISTING, listingDraft, listingValues } from '@/components/listing-form/form-values';
import { CONDITIONS, EQUIPMENT_CATEGORIES, type Condition, type EquipmentCategory } from '@/lib/equipment/categories';
import type { EquipmentListingDto } from '@/lib/equipment/dto';
import { equipmentListingFieldsSchema } from '@/lib/equipment/schema';
import { readNumbers } from '@/lib/i18n/read-number';

/** The values of the equipment listing form. */
export interface EquipmentListingFormValues extends ListingFormValues {
  category: EquipmentCategory | '';
  condition: Condition | '';
  brand: string;
  model: string;
  year: string;
}

export const EQUIPMENT_LISTING_FORM: FormKind<EquipmentListingFormValues> = {
  schema: equipmentListingFieldsSchema,
  empty: { ...EMPTY_LISTING, category: '', condition: '', brand: '', model: '', year: '' },
  read: (values) => readNumbers(values, ['year', 'price']),
  draft: z.object({
    ...listingDraft,
    category: z.enum([...EQUIPMENT_CATEGORIES, '']),
    condition: z.enum([...CONDITIONS, '']),
    brand: z.string(),
    model: z.string(),
    year: z.string(),
  }),
  order: [
    'category',
    'title',
    'condition',
    'brand',
    'model',
    'year',
    'description',
    'price',
    'location',
    'images',
    'youtubeUrl',
    'highlightDuration',
  ],
  answers: () => ['category', 'title', 'condition', 'price', 'location', 'images'],
};

/** Converts a stored equipment listing to form values. */
export function equipmentListingValues(equipment: EquipmentListingDto): EquipmentListingFormValues {
  const { category, condition, brand, model, year } = equipment;
  return {
    ...listingValues(equipment),
    category,
    condition,
    brand: brand ?? '',
    model: model ?? '',
    year: year?.toString() ?? '',
  };
}
