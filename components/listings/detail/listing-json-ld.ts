import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import type { ListingDto, ListingDetailDto } from '@/lib/listings/dto';

export interface ListingContext {
  siteUrl: URL;
  locale: Locale;
  crumbs: readonly { href: string; label: string }[];
  /** The page's path, without a language prefix. */
  path: string;
  /** Properties specific to this kind of product. */
  product: object;
}

/** Structured data of a listing for search engines: a product and its breadcrumbs. */
export function listingJsonLd(
  listing: ListingDetailDto<ListingDto>,
  { siteUrl, locale, crumbs, path, product }: ListingContext,
): object {
  const absolute = (address: string) => new URL(address, siteUrl).href;
  const url = absolute(localizedPath(locale, path));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        '@id': url,
        name: listing.title,
        description: listing.description || listing.title,
        sku: listing.id,
        image: listing.images.map(absolute),
        ...product,
        offers: {
          '@type': 'Offer',
          url,
          price: listing.price,
          priceCurrency: 'USD',
          availability: `https://schema.org/${listing.status === 'sold' ? 'SoldOut' : 'InStock'}`,
          areaServed: listing.location,
          seller: { '@type': 'Person', name: listing.seller.name },
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: crumb.label,
          item: absolute(crumb.href),
        })),
      },
      { '@type': 'WebPage', url, inLanguage: listing.language, mainEntity: { '@id': url } },
    ],
  };
}
