import { db } from '@/lib/core/db/client';
import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import type { ImageDetails } from '@/lib/files/images/details';
import { hashPassword } from '@/lib/accounts/passwords/hash-password';
import { recordListingPrice } from '@/lib/market/price-history/record-price';
import { storage } from '@/lib/files/storage/storage';
import { createAuctions } from './auctions';
import { createBannerAds } from './banner-ads';
import { postRows } from './blog';
import { asWritten } from './content/as-written';
import { demoListings } from './content/listings';
import { createRandom } from './content/random';
import { demoSellers } from './content/sellers';
import { createDeals } from './deals';
import { createEquipment } from './equipment';
import { demoId, highlightTransactions, listingRow } from './listings';
import { createConversations, createReports, createSavedSearches, createVerifications } from './people-life';
import { renderPool } from './pictures/pool';
import { createQuestions } from './questions';
import { createViews } from './views';

/** The password of every demo account. */
const DEMO_PASSWORD = 'corral-demo';
const BUYER = 'comprador@corral.test';

const OTHER_ACCOUNTS = [
  {
    email: 'admin@corral.test',
    firstName: 'Ana',
    lastName: 'Bermúdez',
    role: 'admin',
    location: 'Montevideo, Uruguay',
  },
  {
    email: BUYER,
    firstName: 'María',
    lastName: 'Olivera',
    role: 'user',
    location: 'Durazno, Uruguay',
    // Her leading bids are more than an account that isn't verified may have.
    biddingLimit: 500_000,
  },
  {
    email: 'comercial@corral.test',
    firstName: 'Tomás',
    lastName: 'Iriarte',
    role: 'commercial_seller',
    location: 'Río Cuarto, Argentina',
  },
] as const;

/** Renders and stores the picture pool; returns the details of each picture. */
async function storePictures(): Promise<Map<string, ImageDetails>> {
  const details = new Map<string, ImageDetails>();
  await renderPool(async (key, { width, height, blur, variants }) => {
    for (const variant of variants) await storage().put(`${key}-${variant.width}.webp`, variant.webp, 'image/webp');
    details.set(key, { width, height, blur });
  });
  return details;
}

async function createPeople(now: Date): Promise<{ sellers: string[]; buyer: string }> {
  const password = await hashPassword(DEMO_PASSWORD);
  const sellers = demoSellers().map((seller, index) => {
    const createdAt = new Date(now.getTime() - seller.memberSinceDaysAgo * DAY_MS);
    const { firstName, lastName, email, phone, location, role, language, verified } = seller;
    // Half of the verified ones, the demo account among them, so that both can be seen.
    const hasConfirmedPhone = verified && index % 2 === 0;
    const verification = verified
      ? ({ verificationStatus: 'verified', verificationReviewedAt: createdAt } as const)
      : {};
    return {
      id: demoId(email, createdAt),
      email,
      emailConfirmedAt: createdAt,
      firstName,
      lastName,
      phone,
      phoneConfirmedAt: hasConfirmedPhone ? createdAt : null,
      location,
      role,
      language,
      ...verification,
      password,
      createdAt,
    };
  });
  const others = OTHER_ACCOUNTS.map((account) => {
    const createdAt = new Date(now.getTime() - 400 * DAY_MS);
    return { ...account, id: demoId(account.email, createdAt), password, emailConfirmedAt: createdAt, createdAt };
  });
  await db.user.createMany({ data: [...sellers, ...others] });
  return {
    sellers: sellers.map((seller) => seller.id),
    buyer: others.find((account) => account.email === BUYER)?.id ?? '',
  };
}

async function createFavorites(
  sellers: string[],
  buyer: string,
  listings: { id: string; userId: string }[],
  now: Date,
): Promise<void> {
  const random = createRandom(77);
  const favorites = new Map<string, { userId: string; listingId: string; createdAt: Date }>();
  const save = (userId: string, listing: { id: string; userId: string } | undefined) => {
    if (!listing || listing.userId === userId) return;
    const createdAt = new Date(now.getTime() - random.int(1, 20 * 24) * HOUR_MS);
    favorites.set(`${userId} ${listing.id}`, { userId, listingId: listing.id, createdAt });
  };
  for (let n = 0; n < 9; n++) save(buyer, listings[random.int(0, listings.length - 1)]);
  for (let n = 0; n < 900; n++)
    save(sellers[random.int(0, sellers.length - 1)] ?? buyer, listings[random.int(0, listings.length - 1)]);
  await db.favorite.createMany({ data: [...favorites.values()] });
}

/** Creates messages, saved searches, ads and verifications: what members see after signing in. */
async function createPeopleLife(
  sellers: string[],
  shown: { id: string; userId: string; title: string }[],
  now: Date,
): Promise<void> {
  const person = (email: string) => db.user.findFirstOrThrow({ where: { email }, select: { id: true, email: true } });
  const [admin, buyer, seller] = await Promise.all([
    person('admin@corral.test'),
    person(BUYER),
    person('vendedor@corral.test'),
  ]);
  await createConversations(
    buyer,
    seller,
    shown.filter(({ userId }) => userId === seller.id),
    now,
  );
  await createReports(sellers, shown, admin, now);
  await createSavedSearches(buyer, now);
  await createBannerAds({ advertiser: (await person('comercial@corral.test')).id, admin: admin.id }, demoId, now);
  await db.blogPost.createMany({ data: await postRows(admin.id, demoId, now) });
  const unverified = { role: 'user', verificationStatus: 'unverified', listings: { some: {} } } as const;
  await createVerifications(
    await db.user.findMany({
      where: unverified,
      orderBy: { email: 'asc' },
      take: 3,
      select: { id: true, email: true },
    }),
    admin,
    now,
  );
}

/**
 * Stores today's exchange rates, which the demonstration can't fetch, so that prices in other currencies are comparable,
 * and what money costs, so that prices with a term are.
 */
async function createRates(): Promise<void> {
  await db.$executeRaw`
    INSERT INTO fx_rates (currency, day, per_usd, source) SELECT currency, current_date, per_usd, 'demo' FROM fx_now ON CONFLICT DO NOTHING`;
  await db.$executeRaw`
    INSERT INTO discount_rates (currency, day, monthly_percent) VALUES ('USD', current_date, 2), ('BRL', current_date, 1.2) ON CONFLICT DO NOTHING`;
}

/**
 * Fills an empty database with the demo: accounts, about forty sellers, some 640 animals and 150 pieces of equipment
 * with pictures, live auctions, favourites, messages, offers, deals and moderation queues. The content is always the same; times are
 * relative to now.
 *
 * @throws Error if the database already has users, so that the demo never mixes with real data
 */
export async function seedDemo(): Promise<void> {
  if ((await db.user.count()) > 0)
    throw new Error('The database has users already; the demonstration is only for an empty one.');
  const now = new Date();
  const [pictures, people] = await Promise.all([storePictures(), createPeople(now)]);
  await createRates();
  const listings = demoListings().map((listing, index) =>
    listingRow(asWritten(listing), index, people.sellers, pictures, now),
  );
  await db.animalListing.createMany({ data: listings });
  for (const { id, createdAt } of listings) await recordListingPrice(db, 'asked', id, null, createdAt);
  await db.transaction.createMany({ data: highlightTransactions(listings, 'listingId') });
  const equipment = await createEquipment(people.sellers, pictures, now);
  const lots = await createAuctions(people, pictures, now);
  const shown = listings.filter(({ isActive }) => isActive);
  await createViews([...shown, ...equipment, ...lots.filter(({ end }) => end > now)], now);
  await createFavorites(people.sellers, people.buyer, shown, now);
  await createPeopleLife(people.sellers, shown, now);
  await createQuestions(people.buyer, { equipment, lot: lots }, now);
  await createDeals(now);
  await db.$executeRaw`ANALYZE`;
}
