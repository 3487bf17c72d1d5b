import { createHash } from 'node:crypto';
import { hashPassword } from '@/lib/accounts/passwords';
import { db, type Prisma } from '@/lib/db/client';
import type { ImageDetails } from '@/lib/images/details';
import { HIGHLIGHTS, LISTING_DAYS } from '@/lib/listings/schema';
import { storage } from '@/lib/storage/storage';
import { createBannerAds } from './banner-ads';
import { postRows } from './blog';
import { choosePictures } from './choose-pictures';
import { demoListings } from './content/listings';
import { createRandom } from './content/random';
import { demoSellers } from './content/sellers';
import type { DemoListing } from './content/types';
import { createConversations, createReports, createSavedSearches, createVerifications } from './people-life';
import { renderPool } from './pictures/pool';

/** The password of every account of the demonstration. */
const DEMO_PASSWORD = 'corral-demo';
const DAY_MS = 24 * 60 * 60 * 1000;
const BUYER = 'comprador@corral.test';

const OTHER_ACCOUNTS = [
  { email: 'admin@corral.test', firstName: 'Ana', lastName: 'Bermúdez', role: 'admin', location: 'Montevideo, Uruguay' },
  { email: BUYER, firstName: 'María', lastName: 'Olivera', role: 'user', location: 'Durazno, Uruguay' },
  { email: 'comercial@corral.test', firstName: 'Tomás', lastName: 'Iriarte', role: 'commercial_seller', location: 'Río Cuarto, Argentina' },
] as const;

/** A UUIDv7 that depends on `name` and `time` alone, so that a demonstration has the same ids every time its clock says the same. */
function demoId(name: string, time: Date): string {
  const millis = time.getTime().toString(16).padStart(12, '0');
  const hash = createHash('sha256').update(name).digest('hex');
  return `${millis.slice(0, 8)}-${millis.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}

/** Renders the pool of pictures into the storage, and answers what is kept of each beside its files. */
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
  const sellers = demoSellers().map((seller) => {
    const createdAt = new Date(now.getTime() - seller.memberSinceDaysAgo * DAY_MS);
    const { firstName, lastName, email, phone, location, role, language, verified } = seller;
    const verification = verified ? ({ verificationStatus: 'verified', verificationReviewedAt: createdAt } as const) : {};
    return { id: demoId(email, createdAt), email, firstName, lastName, phone, location, role, language, ...verification, password, createdAt };
  });
  const others = OTHER_ACCOUNTS.map((account) => {
    const createdAt = new Date(now.getTime() - 400 * DAY_MS);
    return { ...account, id: demoId(account.email, createdAt), password, createdAt };
  });
  await db.user.createMany({ data: [...sellers, ...others] });
  return { sellers: sellers.map((seller) => seller.id), buyer: others.find((account) => account.email === BUYER)?.id ?? '' };
}

function listingRow(listing: DemoListing, index: number, userId: string, pictures: Map<string, ImageDetails>, now: Date): Prisma.CattleListingCreateManyInput {
  const { title, description, category, breed, age, weight, price, priceNegotiable, location, healthStatus } = listing;
  const { vaccinated, healthCertificate, pregnancyTested, youtubeUrl, isActive, highlight } = listing;
  const createdAt = new Date(now.getTime() - listing.createdDaysAgo * DAY_MS);
  const images = choosePictures(listing, index);
  const highlightUntil = highlight && new Date(now.getTime() + (HIGHLIGHTS[highlight.duration].days - highlight.daysAgo) * DAY_MS);
  return {
    id: demoId(title, createdAt),
    ...{ userId, title, description, category, breed, age, weight, price, priceNegotiable, location, healthStatus },
    ...{ vaccinated, healthCertificate, pregnancyTested, youtubeUrl, isActive, createdAt },
    expiresAt: new Date(createdAt.getTime() + LISTING_DAYS * DAY_MS),
    images,
    imageDetails: images.flatMap((key) => pictures.get(key) ?? []),
    ...(highlight ? { highlightDuration: highlight.duration, highlightUntil, isHighlighted: true } : {}),
  };
}

async function createFavorites(sellers: string[], buyer: string, listings: { id: string; userId: string }[], now: Date): Promise<void> {
  const random = createRandom(77);
  const favorites = new Map<string, { userId: string; listingId: string; createdAt: Date }>();
  const save = (userId: string, listing: { id: string; userId: string } | undefined) => {
    if (!listing || listing.userId === userId) return;
    const createdAt = new Date(now.getTime() - random.int(1, 20 * 24) * 60 * 60 * 1000);
    favorites.set(`${userId} ${listing.id}`, { userId, listingId: listing.id, createdAt });
  };
  for (let n = 0; n < 9; n++) save(buyer, listings[random.int(0, listings.length - 1)]);
  for (let n = 0; n < 900; n++) save(sellers[random.int(0, sellers.length - 1)] ?? buyer, listings[random.int(0, listings.length - 1)]);
  await db.favorite.createMany({ data: [...favorites.values()] });
}

/** Messages, saved searches, advertisements and verifications: what members find behind the sign-in. */
async function createPeopleLife(sellers: string[], shown: { id: string; userId: string; title: string }[], now: Date): Promise<void> {
  const person = (email: string) => db.user.findUniqueOrThrow({ where: { email }, select: { id: true, email: true } });
  const [admin, buyer, seller] = await Promise.all([person('admin@corral.test'), person(BUYER), person('vendedor@corral.test')]);
  await createConversations(buyer, seller, shown.filter(({ userId }) => userId === seller.id), now);
  await createReports(sellers, shown, admin, now);
  await createSavedSearches(buyer, now);
  await createBannerAds({ advertiser: (await person('comercial@corral.test')).id, admin: admin.id }, demoId, now);
  await db.blogPost.createMany({ data: await postRows(admin.id, demoId, now) });
  const unverified = { role: 'user', verificationStatus: 'unverified', listings: { some: {} } } as const;
  await createVerifications(await db.user.findMany({ where: unverified, orderBy: { email: 'asc' }, take: 3, select: { id: true, email: true } }), admin, now);
}

/**
 * Fills an empty database with the demonstration: accounts, about forty sellers, some 640 listings with pictures, favourites, messages and
 * what administrators have to do. The content is the same every time; moments are told from now.
 * @throws Error where the database already has users: a demonstration never mixes with real data.
 */
export async function seedDemo(): Promise<void> {
  if ((await db.user.count()) > 0) throw new Error('The database has users already; the demonstration is only for an empty one.');
  const now = new Date();
  const [pictures, people] = await Promise.all([storePictures(), createPeople(now)]);
  const listings = demoListings().map((listing, index) => listingRow(listing, index, people.sellers[listing.seller] ?? '', pictures, now));
  await db.cattleListing.createMany({ data: listings });
  await db.transaction.createMany({
    data: listings.flatMap(({ id, userId, title, highlightDuration, highlightUntil }) => {
      if (!highlightDuration || !(highlightUntil instanceof Date)) return [];
      const { days, price } = HIGHLIGHTS[highlightDuration];
      const createdAt = new Date(highlightUntil.getTime() - days * DAY_MS);
      return { userId, listingId: id, type: `highlight_${highlightDuration}` as const, amount: price, status: 'completed' as const, description: title, createdAt };
    }),
  });
  const shown = listings.flatMap(({ id, userId, title, isActive }) => (id && isActive ? { id, userId, title } : []));
  await createFavorites(people.sellers, people.buyer, shown, now);
  await createPeopleLife(people.sellers, shown, now);
  await db.$executeRaw`ANALYZE`;
}
