import { LeadToOwn } from '@/components/listings/detail/lead-to-own';
import { ListingNotFound } from '@/components/listings/detail/listing-not-found';
import { currentLocale } from '@/lib/i18n/current-locale';

export default async function EquipmentNotFoundPage() {
  return (
    <>
      <LeadToOwn api="/api/equipment" />
      <ListingNotFound locale={await currentLocale()} backTo="/equipment" />
    </>
  );
}
