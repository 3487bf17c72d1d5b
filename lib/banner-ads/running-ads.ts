import 'server-only';
import { db, type Prisma } from '@/lib/db/client';
import type { ShownAd } from './dto';

/** What runs, with whose it is and where a click leads. */
export type RunningAd = ShownAd & { requestedBy: string | null; clickUrl: string };

const REMEMBERED_MS = 500;

/** On `globalThis`, because Next bundles each route with modules of its own. */
const shared = globalThis as typeof globalThis & { corralRunningAds?: { ads: Promise<RunningAd[]>; until: number } };

/** Of nobody who is suspended. */
export const OF_NOBODY_SUSPENDED = {
  OR: [{ requestedBy: null }, { requester: { suspendedAt: null } }],
} satisfies Prisma.BannerAdWhereInput;

/** Approved, paid, not over, and of nobody who is suspended. */
const running = () =>
  ({ status: 'active', endDate: { gt: new Date() }, ...OF_NOBODY_SUSPENDED }) satisfies Prisma.BannerAdWhereInput;

async function read(): Promise<RunningAd[]> {
  return db.bannerAd.findMany({
    where: running(),
    orderBy: { id: 'asc' },
    select: {
      id: true,
      title: true,
      companyName: true,
      description: true,
      imageUrl: true,
      clickUrl: true,
      requestedBy: true,
    },
  });
}

/** The advertisements that run, read at most twice a second: every page view and every impression asks. */
export function runningAds(): Promise<RunningAd[]> {
  const now = Date.now();
  if (!shared.corralRunningAds || shared.corralRunningAds.until <= now) {
    const ads = read();
    shared.corralRunningAds = { ads, until: now + REMEMBERED_MS };
    // A failed reading is not remembered.
    ads.catch(() => (shared.corralRunningAds = undefined));
  }
  return shared.corralRunningAds.ads;
}

/** Until when pages have advertisements, as things stand: the last end; null while none runs. */
export async function adsRunUntil(): Promise<Date | null> {
  const { _max } = await db.bannerAd.aggregate({ where: running(), _max: { endDate: true } });
  return _max.endDate;
}
