import { useLocale, useTranslations } from 'next-intl';
import type { FormField } from '@/components/market/listing-form/form-kind';
import { currencySign } from '@/lib/core/i18n/currencies';
import { formatPrice } from '@/lib/core/i18n/format';
import type { EquipmentReading } from '@/lib/language/ads/equipment/dto';
import type { EquipmentListingFormValues } from '../equipment-listing-form-kind';
import type { EquipmentNames } from '../labels';
import type { FieldMark } from './marked-text';

/** The fields that words may say, in the order of the form; a title is made of several. */
const MARKED = [
  ...(['category', 'condition', 'brand', 'model', 'year', 'priceAmount', 'priceNegotiable'] as const),
  ...(['location', 'youtubeUrl'] as const),
];

// messages: listingForm.fields.*
/** Returns the marks of an advertisement, with what the form holds of each now; a field that is blank is open. */
export function useFieldMarks(
  { spans }: EquipmentReading,
  values: EquipmentListingFormValues,
  names: EquipmentNames,
): FieldMark[] {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const valueOf = (field: (typeof MARKED)[number]): string => {
    const value = values[field];
    if (typeof value === 'boolean') return value ? t('paste.yes') : '';
    if (field === 'category') return values.category && names.categories[values.category];
    if (field === 'condition') return values.condition && names.conditions[values.condition];
    if (field !== 'priceAmount' || value === '') return value;
    return `${currencySign(locale, values.priceCurrency)}\u00a0${formatPrice(locale, value, 4)}`;
  };
  const nameOf = (field: (typeof MARKED)[number]) =>
    field === 'priceNegotiable' ? t('priceNegotiable') : t(`fields.${field}`);
  return MARKED.flatMap((field) => {
    const value = valueOf(field);
    return (spans[field] ?? []).length === 0
      ? []
      : {
          field: field as FormField,
          spans: spans[field] ?? [],
          says: value === '' ? t('paste.choose') : t('paste.fact', { field: nameOf(field), value }),
          isOpen: value === '',
        };
  });
}
