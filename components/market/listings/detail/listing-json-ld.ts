import { imageVariant } from '@/lib/files/images/widths';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { ListingModel } from './listing-model';

/** Structured data of a listing for search engines: a product and its breadcrumbs. */
export function listingJsonLd(model: ListingModel): object {
  const { locale, kind, id, title, crumbs, site, product } = model;
  const url = site + localizedPath(locale, `/${kind}/${id}`);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        '@id': url,
        name: title,
        description: model.description || title,
        sku: id,
        image: model.gallery.pictures.map(({ small }) => site + imageVariant(small, 1600)),
        ...product,
        offers: {
          '@type': 'Offer',
          url,
          price: model.price,
          priceCurrency: model.currency ?? 'USD',
          ...model.lot?.offer,
          availability: `https://schema.org/${model.isSold ? 'SoldOut' : 'InStock'}`,
          areaServed: model.location,
          seller: { '@type': 'Person', name: model.seller.name },
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: crumb.label,
          item: site + crumb.href,
        })),
      },
      { '@type': 'WebPage', url, inLanguage: model.language, mainEntity: { '@id': url } },
    ],
  };
}
