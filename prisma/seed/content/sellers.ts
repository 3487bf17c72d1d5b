import { languageOf, PLACES, type PlaceKey } from './places';
import { createRandom } from './random';
import { BRAZILIAN_SELLERS } from './sellers-brazil';
import { NORTHERN_SELLERS } from './sellers-north';
import { SOUTHERN_SELLERS } from './sellers-south';
import { AMERICAN_SELLERS } from './sellers-us';
import type { Country, DemoSeller, Stock } from './types';

export type SellerRow = {
  name: readonly [first: string, last: string];
  /** Local part of the e-mail address, unless it's derived from the name. */
  email?: string;
  place: PlaceKey;
  business: string;
  verified?: true;
  since: number;
  stock: Stock;
};

/** The demo account comes first. */
export const SELLER_ROWS: readonly SellerRow[] = [
  ...SOUTHERN_SELLERS,
  ...NORTHERN_SELLERS,
  ...BRAZILIAN_SELLERS,
  ...AMERICAN_SELLERS,
];

/** Mobile numbers in each country's format; the digits after the prefix are random. */
const PHONES: Record<Country, { prefix: string; digits: number }> = {
  AR: { prefix: '+549', digits: 10 },
  UY: { prefix: '+5989', digits: 7 },
  BR: { prefix: '+55679', digits: 8 },
  PY: { prefix: '+5959', digits: 8 },
  BO: { prefix: '+5917', digits: 7 },
  MX: { prefix: '+52', digits: 10 },
  CO: { prefix: '+573', digits: 9 },
  CL: { prefix: '+569', digits: 8 },
  EC: { prefix: '+5939', digits: 8 },
  CR: { prefix: '+5068', digits: 7 },
  PA: { prefix: '+5076', digits: 7 },
  US: { prefix: '+1', digits: 10 },
};

/** 555-01xx numbers are reserved for fiction in North America; elsewhere 55501 keeps them recognisable. */
function fictionalPhone(country: Country, index: number): string {
  const { prefix, digits } = PHONES[country];
  const random = createRandom(7000 + index);
  if (country === 'US')
    return `${prefix}${random.pick(['806', '325', '405', '620', '402', '307'])}55501${String(10 + index).padStart(2, '0')}`;
  const tail = `55501${String(10 + index)}`.slice(-Math.min(digits, 7));
  const head = Array.from({ length: digits - tail.length }, () => random.int(1, 8)).join('');
  return `${prefix}${head}${tail}`;
}

function emailName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
}

/** The sellers of the demo, the demo account first. */
export function demoSellers(): DemoSeller[] {
  return SELLER_ROWS.map((row, index) => {
    const place = PLACES[row.place];
    return {
      firstName: row.name[0],
      lastName: row.name[1],
      email: `${row.email ?? `${emailName(row.name[0])}.${emailName(row.name[1])}`}@corral.test`,
      phone: fictionalPhone(place.country, index),
      location: place.location,
      businessName: row.business,
      role: row.verified ? 'seller' : 'user',
      verified: row.verified,
      memberSinceDaysAgo: row.since,
      language: languageOf(place.country),
    };
  });
}
