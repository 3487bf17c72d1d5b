import { BREEDS, isBreedOf } from '@/lib/livestock/stock/breeds';
import { CATEGORIES } from '@/lib/livestock/stock/categories';
import { traitsOfClass } from '@/lib/livestock/facts/class-traits';
import { traitsError } from '@/lib/livestock/facts/traits';
import { CLASSES } from '@/lib/livestock/stock/classes';
import { normalisePrice } from '@/lib/livestock/pricing/normalise-price';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import { SNAPSHOT_RATES } from '@/tests/factories/snapshot-rates';
import { asWritten } from './as-written';
import { demoListings } from './listings';
import { PLACES } from './places';
import { demoSellers } from './sellers';
import type { DemoListing } from './types';

const listings = demoListings();
const sellers = demoSellers();

type Limits = {
  months: [number, number];
  kg: [number, number] | null;
  price: [number, number];
  priceUs: [number, number];
};

/** The widest plausible ranges of age, weight and price for the animal that a listing shows. */
function limitsOf({ subject, breed, age, weight }: DemoListing): Limits {
  switch (subject) {
    case 'calf':
      return { months: [6, 10], kg: [150, 260], price: [500, 1300], priceUs: [1000, 2200] };
    case 'steer':
      return age < 24 || (weight ?? 0) <= 420
        ? { months: [12, 24], kg: [280, 420], price: [900, 2300], priceUs: [900, 2300] }
        : { months: [24, 36], kg: [450, 560], price: [1400, 3300], priceUs: [1400, 3300] };
    case 'heifer':
      return { months: [24, 84], kg: [400, 550], price: [850, 1300], priceUs: [3500, 5500] };
    case 'cow':
      return { months: [24, 84], kg: [400, 550], price: [850, 1300], priceUs: [3500, 5500] };
    case 'milk-cow':
      return { months: [30, 72], kg: [450, 650], price: [1500, 3500], priceUs: [1500, 3500] };
    case 'bull':
      return { months: [18, 48], kg: [600, 1000], price: [2500, 10000], priceUs: [2500, 10000] };
    case 'lamb':
    case 'kid':
      return { months: [3, 8], kg: [15, 45], price: [60, 250], priceUs: [60, 250] };
    case 'ewe':
    case 'doe':
      return { months: [12, 60], kg: [40, 80], price: [90, 600], priceUs: [90, 600] };
    case 'ram':
    case 'buck':
      return { months: [12, 48], kg: [70, 130], price: [400, 2200], priceUs: [400, 2200] };
    case 'foal':
      return { months: [6, 18], kg: [150, 300], price: [800, 4000], priceUs: [800, 4000] };
    case 'horse':
      return { months: [48, 144], kg: [400, 520], price: [1500, 10000], priceUs: [1500, 10000] };
    case 'mule':
    case 'donkey':
      return { months: [24, 180], kg: [150, 400], price: [400, 3000], priceUs: [400, 3000] };
    case 'chick':
      return { months: [0, 0], kg: null, price: [3, 15], priceUs: [3, 15] };
    case 'turkey':
      return { months: [3, 8], kg: [6, 14], price: [30, 90], priceUs: [30, 90] };
    default:
      return { months: [4, 18], kg: breed === 'Quail' ? null : [1, 7], price: [10, 60], priceUs: [10, 60] };
  }
}

describe('demoListings', () => {
  it('is the same on every call', () => {
    expect(demoListings()).toEqual(listings);
  });

  it('fills the catalogue in the agreed proportions', () => {
    expect(listings.length).toBeGreaterThanOrEqual(640);
    expect(listings.filter((listing) => listing.isActive).length).toBeGreaterThanOrEqual(620);
    const share = (category: string) =>
      listings.filter((listing) => listing.category === category).length / listings.length;
    const expected = { bovine: 0.55, ovine: 0.15, caprine: 0.09, equine: 0.13, aviary: 0.08 };
    for (const category of CATEGORIES) expect(Math.abs(share(category) - expected[category])).toBeLessThan(0.025);
    expect(listings.filter((listing) => listing.highlight)).toHaveLength(19);
    const videos = listings.filter((listing) => listing.youtubeUrl).length / listings.length;
    expect(videos).toBeGreaterThan(0.05);
    expect(videos).toBeLessThan(0.11);
  });

  it('shows every breed, and only under its category', () => {
    for (const listing of listings) expect(isBreedOf(listing.category, listing.breed)).toBe(true);
    const missing = CATEGORIES.flatMap((category) =>
      BREEDS[category]
        .filter((breed) => !listings.some((listing) => listing.category === category && listing.breed === breed))
        .map((breed) => `${category} ${breed}`),
    );
    expect(missing).toEqual([]);
  });

  it('keeps age, weight and price within the range of the animal and the region', () => {
    const outside = listings.filter((listing) => {
      const limits = limitsOf(listing);
      const [low, high] = listing.language === 'en' ? limits.priceUs : limits.price;
      const price = Number(listing.price);
      const weightFits =
        listing.weight === null
          ? limits.kg === null
          : limits.kg !== null && listing.weight >= limits.kg[0] && listing.weight <= limits.kg[1];
      return !(
        price >= low &&
        price <= high &&
        weightFits &&
        listing.age >= limits.months[0] &&
        listing.age <= limits.months[1]
      );
    });
    expect(outside.map(({ title, age, weight, price }) => ({ title, age, weight, price }))).toEqual([]);
    for (const listing of listings) expect(listing.price).toMatch(/^\d+\.\d{2}$/);
  });

  it('says traits of most lots, which their class may have and their animals number', () => {
    for (const { title, category, lot, head } of listings) {
      expect([title, lot.traits, traitsError(category, lot.traits, head)]).toEqual([title, lot.traits, null]);
      const ofClass = traitsOfClass(category, lot.class).map(([name]) => name);
      expect([title, Object.keys(lot.traits).filter((name) => !ofClass.includes(name) && name !== 'vaccines')]).toEqual(
        [title, []],
      );
    }
    const full = listings.filter(({ lot }) => Object.keys(lot.traits).length >= 3);
    expect(full.length / listings.length).toBeGreaterThan(0.85);
  });

  it('sells lots that agree with the titles, the animals and the trade of the country', () => {
    for (const { title, titleAuto, head, lot, category, age, weight, language } of listings) {
      const { months, category: of, kg = [0, 9999] } = CLASSES[lot.class];
      const told = { title, lot: lot.class, age, weight };
      expect([told, of, lot.headCount]).toEqual([told, category, head]);
      // Breeds grow at their own pace: a tenth of the weight and a quarter of the age is usual.
      expect([told, age >= months[0] * 0.75 && age <= (months[1] ?? 240) * 1.5]).toEqual([told, true]);
      expect([told, weight === null || (weight >= kg[0] * 0.9 && weight <= kg[1] * 1.1)]).toEqual([told, true]);
      expect([told, isByWeight(lot.priceBasis) && weight === null]).toEqual([told, false]);
      if (titleAuto) expect(title.startsWith(`${head} `)).toBe(true);
      if (language === 'en') expect(lot.priceCurrency).toBe('USD');
    }
    const bases = new Set(listings.map(({ lot }) => `${lot.priceBasis} ${lot.priceCurrency}`));
    for (const basis of [
      'live_kg USD',
      'carcass_kg USD',
      'live_kg ARS',
      'arroba BRL',
      'live_kg MXN',
      'live_cwt USD',
      'live_lb USD',
    ])
      expect([...bases]).toContain(basis);
    expect(new Set(listings.map(({ lot }) => lot.payment?.kind)).size).toBe(4);
    expect(listings.filter(({ titleAuto }) => titleAuto).length).toBeGreaterThan(20);
  });

  it('asks what the animal is worth in the currency and unit of the country', () => {
    const far = listings.flatMap(({ title, price, weight, head, lot }) => {
      const asked = normalisePrice({
        amount: lot.priceAmount,
        basis: lot.priceBasis,
        perUsd: SNAPSHOT_RATES[lot.priceCurrency] ?? '',
        heads: head,
        kg: weight,
        shrink: '0',
        dressing: lot.priceBasis === 'arroba' ? '50' : '54',
      });
      // An arroba has a price of its own in Brazil, whatever the head is worth elsewhere.
      if (lot.priceBasis === 'arroba')
        return Number(lot.priceAmount) >= 300 && Number(lot.priceAmount) <= 395 ? [] : [title];
      return Math.abs(Number(asked.head) / Number(price) - 1) < 0.05 ? [] : [`${title}: ${asked.head}, not ${price}`];
    });
    expect(far).toEqual([]);
  });

  it('asks less for a kilo in Colombia, Chile and Paraguay than at the River Plate', () => {
    const perKg = (countries: RegExp, code: string) => {
      const asked = listings.flatMap(({ location, lot, price, weight }) =>
        countries.test(location) && lot.class === code && weight ? [Number(price) / weight] : [],
      );
      return asked.reduce((sum, one) => sum + one, 0) / asked.length;
    };
    for (const code of ['calf_m', 'steer_1_2', 'steer_fat']) {
      const share = perKg(/Colombia|Chile|Paraguay/, code) / perKg(/Uruguay|Argentina/, code);
      expect([code, share > 0.8 && share < 0.97]).toEqual([code, true]);
    }
  });

  it('has titles that are unique and fit', () => {
    const titles = listings.map((listing) => listing.title.toLowerCase());
    expect(new Set(titles).size).toBe(titles.length);
    for (const { title } of listings) expect(title.length).toBeLessThanOrEqual(100);
  });

  it('leaves no template behind in the texts', () => {
    for (const { title, description } of listings) {
      for (const text of [title, description]) {
        expect(text).not.toMatch(/ {2}|\$\{|undefined|null|NaN|\[object|=>| [,.;:]|,,|\.\.|@|(?<![\d.,])0 (kg|lb)\b/);
        expect(text).toBe(text.trim());
      }
      expect(description.replace(/DICOSE|RENSPA|SINIIGA|FAMACHA/g, '')).not.toMatch(/\p{Lu}{6,}/u);
      expect(description.match(/[.!?](?= |$)/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
    }
  });

  it('stands in known places, in the language of the place', () => {
    const known = new Set<string>(Object.values(PLACES).map((place) => place.location));
    for (const listing of listings) {
      expect(known.has(listing.location)).toBe(true);
      expect(sellers[listing.seller]?.location).toBe(listing.location);
      expect(sellers[listing.seller]?.language).toBe(listing.language);
    }
    expect(new Set(listings.map((listing) => listing.location)).size).toBe(known.size);
  });

  it('highlights only what is on sale, and still runs', () => {
    for (const { highlight, isActive, createdDaysAgo } of listings) {
      expect(createdDaysAgo).toBeGreaterThanOrEqual(0);
      expect(createdDaysAgo).toBeLessThanOrEqual(110);
      if (!highlight) continue;
      expect(isActive).toBe(true);
      expect(highlight.daysAgo).toBeLessThanOrEqual(createdDaysAgo + 0.01);
      expect(highlight.daysAgo).toBeLessThan(highlight.duration === 'week' ? 7 : 30);
    }
  });
});

it('says in the fields of a lot what its text says', () => {
  const weaned = listings.flatMap((listing) => {
    const [, days] = /(\d+) días de destetados/.exec(listing.description) ?? [];
    const { weanedDays } = days ? asWritten(listing).lot : listing.lot;
    return days && weanedDays !== null ? [[weanedDays, Number(days)] as const] : [];
  });
  expect(weaned.length).toBeGreaterThan(1);
  for (const [field, text] of weaned) expect(field).toBe(text);
});

describe('demoSellers', () => {
  it('starts with the demo account and gives everyone their own address and stock', () => {
    expect(sellers).toHaveLength(46);
    expect(sellers[0]).toMatchObject({ email: 'vendedor@corral.test', role: 'seller', verified: true });
    expect(new Set(sellers.map((seller) => seller.email)).size).toBe(sellers.length);
    expect(new Set(sellers.map((seller) => seller.phone)).size).toBe(sellers.length);
    for (const [index, seller] of sellers.entries()) {
      expect(seller.email).toMatch(/^[a-z.]+@corral\.test$/);
      expect(seller.phone).toMatch(/^\+\d{8,15}$/);
      const stock = listings.filter((listing) => listing.seller === index).length;
      expect(stock).toBeGreaterThanOrEqual(5);
      expect(stock).toBeLessThanOrEqual(25);
    }
  });
});
