import { Sheet } from '@/components/ui/sharing/sheet';
import type { EquipmentListingDetailDto } from '@/lib/market/equipment/dto';
import { foreignLanguage, type Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { sharedEquipment } from '@/lib/market/sharing/subject';
import { equipmentNames } from './labels';

interface EquipmentListingSheetProps {
  locale: Locale;
  equipment: EquipmentListingDetailDto;
  siteUrl: URL;
}

/** The sheet to print of a piece of equipment. */
export async function EquipmentListingSheet({ locale, equipment, siteUrl }: EquipmentListingSheetProps) {
  const [words, names] = await Promise.all([translator(locale, 'equipment'), equipmentNames(locale)]);
  const { condition, brand, model, year, description, language, seller } = equipment;
  const facts = [
    [words('condition'), names.conditions[condition]] as const,
    ...(brand ? [[words('brand'), brand] as const] : []),
    ...(model ? [[words('model'), model] as const] : []),
    ...(year ? [[words('year'), String(year)] as const] : []),
  ];
  return (
    <Sheet
      {...{ locale, facts, description, siteUrl }}
      shared={await sharedEquipment(locale, equipment)}
      lang={foreignLanguage(language, locale)}
      seller={seller.name}
    />
  );
}
