import { LeadToOwn } from '@/components/market/listings/detail/lead-to-own';
import { ListingNotFound } from '@/components/market/listings/detail/listing-not-found';
import { ForgetGone } from '@/components/market/viewed/forget-gone';
import { currentLocale } from '@/lib/core/i18n/current-locale';

export default async function EquipmentNotFoundPage() {
  return (
    <>
      <ForgetGone />
      <LeadToOwn api="/api/equipment" />
      <ListingNotFound locale={await currentLocale()} api="/api/equipment" backTo="/equipment" />
    </>
  );
}
