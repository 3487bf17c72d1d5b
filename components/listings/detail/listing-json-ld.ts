import { formatAge } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import type { ListingDetailDto } from '@/lib/listings/dto';

interface Context {
  siteUrl: URL;
  locale: Locale;
  /** In the reader's language. */
  breed: string;
  category: string;
  crumbs: readonly { href: string; label: string }[];
}

/** A listing as search engines read it: a product on offer, and where it stands in the catalogue. */
export function listingJsonLd(listing: ListingDetailDto, { siteUrl, locale, breed, category, crumbs }: Context): object {
  const absolute = (address: string) => new URL(address, siteUrl).href;
  const url = absolute(localizedPath(locale, `/listing/${listing.id}`));
  const property = (name: string, value: string | number, unitCode?: string) => ({ '@type': 'PropertyValue', name, value, ...(unitCode ? { unitCode } : {}) });
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        '@id': url,
        name: listing.title,
        description: listing.description || listing.title,
        sku: listing.id,
        category,
        image: listing.images.map(absolute),
        additionalProperty: [
          property('breed', breed),
          property('age', formatAge(locale, listing.age)),
          ...(listing.weight === null ? [] : [property('weight', listing.weight, 'KGM')]),
        ],
        offers: {
          '@type': 'Offer',
          url,
          price: listing.price,
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          areaServed: listing.location,
          seller: { '@type': 'Person', name: listing.seller.name },
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, name: crumb.label, item: absolute(crumb.href) })),
      },
    ],
  };
}
