import type { Metadata } from 'next';
import type { ListingDto } from '@/lib/market/listings/dto';

/** Title of a listing's page, and whether it is indexed. Its other metadata are in the page itself (`PageHead`, `SharePreview`). */
export const listingMetadata = ({ title, isActive }: Pick<ListingDto, 'title' | 'isActive'>): Metadata => ({
  title,
  ...(isActive ? {} : { robots: { index: false } }),
  description: null,
  alternates: null,
  openGraph: null,
  twitter: null,
});
