import type { Metadata } from 'next';
import { pageMetadata } from '@/components/pages/page-metadata';
import type { Locale } from '@/lib/i18n/locales';
import type { ListingDto } from '@/lib/listings/dto';

/** Title, description and canonical URL of a listing's page. How it looks where it is shared is in the page itself. */
export function listingMetadata(
  locale: Locale,
  kind: 'listing' | 'equipment',
  { id, title, isActive }: ListingDto,
  description: string,
): Metadata {
  return {
    ...pageMetadata({ locale, path: `/${kind}/${id}`, title, description, isIndexed: isActive }),
    openGraph: null,
    twitter: null,
  };
}
