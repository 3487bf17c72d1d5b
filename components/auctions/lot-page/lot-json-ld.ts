import type { LotDetail } from '@/lib/market/auctions/dto';
import { formatAge } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';

interface Context {
  siteUrl: URL;
  locale: Locale;
  /** Translated, like `category`. */
  breed: string;
  category: string;
  crumbs: readonly { href: string; label: string }[];
}

const AVAILABILITY = {
  upcoming: 'PreOrder',
  live: 'InStock',
  ended: 'OutOfStock',
  cancelled: 'Discontinued',
  sold: 'SoldOut',
} as const;

/** The codes of UN/CEFACT for what a bid is for; an arroba is 15 kg of carcass. */
const UNIT_CODES = {
  head: ['HEA', 1],
  live_kg: ['KGM', 1],
  carcass_kg: ['KGM', 1],
  arroba: ['KGM', 15],
  live_lb: ['LBR', 1],
  live_cwt: ['LBR', 100],
} as const;

/** The price of one unit of a lot on which people don't bid as a whole. */
function unitPrice({ priceBasis, priceCurrency, currentPrice, startingPrice }: LotDetail): object {
  const [unitCode, value] = priceBasis === 'lot' ? (['LO', 1] as const) : UNIT_CODES[priceBasis];
  return {
    '@type': 'UnitPriceSpecification',
    price: currentPrice ?? startingPrice,
    priceCurrency,
    referenceQuantity: { '@type': 'QuantitativeValue', value, unitCode },
  };
}

/** Structured data of a lot for search engines: a product with a dated offer, and its breadcrumbs. */
export function lotJsonLd(lot: LotDetail, { siteUrl, locale, breed, category, crumbs }: Context): object {
  const absolute = (address: string) => new URL(address, siteUrl).href;
  const url = absolute(localizedPath(locale, `/auctions/${lot.id}`));
  const property = (name: string, value: string | number, unitCode?: string) => ({
    '@type': 'PropertyValue',
    name,
    value,
    ...(unitCode ? { unitCode } : {}),
  });
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        '@id': url,
        name: lot.title,
        description: lot.description || lot.title,
        sku: lot.id,
        category,
        image: lot.images.map(({ urls }) => absolute(urls[1600])),
        additionalProperty: [
          property('breed', breed),
          ...(lot.quantity === null ? [] : [property('quantity', lot.quantity)]),
          ...(lot.averageAge === null ? [] : [property('age', formatAge(locale, lot.averageAge))]),
          ...(lot.averageWeight === null ? [] : [property('weight', lot.averageWeight, 'KGM')]),
        ],
        offers: {
          '@type': 'Offer',
          url,
          // An offer's price is what the whole lot costs.
          price: lot.total,
          priceCurrency: lot.priceCurrency,
          ...(lot.priceBasis === 'lot' ? {} : { priceSpecification: unitPrice(lot) }),
          availability: `https://schema.org/${AVAILABILITY[lot.state]}`,
          availabilityStarts: lot.startTime,
          availabilityEnds: lot.endTime,
          areaServed: lot.location,
          ...(lot.seller ? { seller: { '@type': 'Person', name: lot.seller.name } } : {}),
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
      { '@type': 'WebPage', url, inLanguage: lot.language, mainEntity: { '@id': url } },
    ],
  };
}
