import { formatAge } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import type { ListingDetailDto, OfferDto, OnPage } from '@/lib/listings/dto';

interface OfferContext {
  siteUrl: URL;
  locale: Locale;
  crumbs: readonly { href: string; label: string }[];
  /** The page, without a language. */
  path: string;
  /** What is said of this kind of product only. */
  product: object;
}

/** An offer as search engines read it: a product, and where it stands in the catalogue. */
export function offerJsonLd(offer: OnPage<OfferDto>, { siteUrl, locale, crumbs, path, product }: OfferContext): object {
  const absolute = (address: string) => new URL(address, siteUrl).href;
  const url = absolute(localizedPath(locale, path));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        '@id': url,
        name: offer.title,
        description: offer.description || offer.title,
        sku: offer.id,
        image: offer.images.map(absolute),
        ...product,
        offers: {
          '@type': 'Offer',
          url,
          price: offer.price,
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          areaServed: offer.location,
          seller: { '@type': 'Person', name: offer.seller.name },
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
    ],
  };
}

interface AnimalContext extends Pick<OfferContext, 'siteUrl' | 'locale' | 'crumbs'> {
  /** In the reader's language. */
  breed: string;
  category: string;
}

/** An animal as search engines read it. */
export function listingJsonLd(listing: ListingDetailDto, { breed, category, ...context }: AnimalContext): object {
  const property = (name: string, value: string | number, unitCode?: string) => ({
    '@type': 'PropertyValue',
    name,
    value,
    ...(unitCode ? { unitCode } : {}),
  });
  return offerJsonLd(listing, {
    ...context,
    path: `/listing/${listing.id}`,
    product: {
      category,
      additionalProperty: [
        property('breed', breed),
        property('age', formatAge(context.locale, listing.age)),
        ...(listing.weight === null ? [] : [property('weight', listing.weight, 'KGM')]),
      ],
    },
  });
}
