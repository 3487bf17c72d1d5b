import { z } from 'zod';
import { SHARED_PARTS, type FormKind, type OfferFormValues } from '@/components/listing-form/form-kind';
import { EMPTY_OFFER, offerDraft, offerValues } from '@/components/listing-form/form-values';
import { CONDITIONS, EQUIPMENT_CATEGORIES, type Condition, type EquipmentCategory } from '@/lib/equipment/categories';
import type { EquipmentDto } from '@/lib/equipment/dto';
import { equipmentFieldsSchema } from '@/lib/equipment/schema';

/** What the form of equipment holds. */
export interface EquipmentFormValues extends OfferFormValues {
  category: EquipmentCategory | '';
  condition: Condition | '';
  brand: string;
  model: string;
  year: string;
}

export const EQUIPMENT_FORM: FormKind<EquipmentFormValues> = {
  schema: equipmentFieldsSchema,
  empty: { ...EMPTY_OFFER, category: '', condition: '', brand: '', model: '', year: '' },
  draft: z.object({
    ...offerDraft,
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
  parts: [
    {
      name: 'equipment',
      fields: ['category', 'title', 'condition', 'brand', 'model', 'year', 'description'],
      required: ['category', 'title', 'condition'],
    },
    ...SHARED_PARTS,
  ],
};

/** Stored equipment as the form shows it. */
export function equipmentValues(equipment: EquipmentDto): EquipmentFormValues {
  const { category, condition, brand, model, year } = equipment;
  return {
    ...offerValues(equipment),
    category,
    condition,
    brand: brand ?? '',
    model: model ?? '',
    year: year?.toString() ?? '',
  };
}
