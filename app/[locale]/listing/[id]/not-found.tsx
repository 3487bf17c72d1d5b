import { LeadToOwn } from '@/components/market/listings/detail/lead-to-own';
import { ListingNotFound } from '@/components/market/listings/detail/listing-not-found';
import { ForgetGone } from '@/components/market/viewed/forget-gone';
import { currentLocale } from '@/lib/core/i18n/current-locale';

export default async function ListingNotFoundPage() {
  return (
    <>
      <ForgetGone />
      <LeadToOwn api="/api/cattle" />
      <ListingNotFound locale={await currentLocale()} api="/api/cattle" />
    </>
  );
}
