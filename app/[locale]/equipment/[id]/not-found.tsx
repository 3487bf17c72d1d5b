import { ListingNotFound } from '@/components/listings/detail/listing-not-found';
import { currentLocale } from '@/lib/i18n/current-locale';

export default async function EquipmentNotFoundPage() {
  return <ListingNotFound locale={await currentLocale()} backTo="/equipment" />;
}
