import 'server-only';
import { isUnchangedSince } from '@/lib/cache/page-changes';
import { db, type Prisma } from '@/lib/db/client';
import type { ShownAd } from './dto';

/** A running advertisement with its owner and its target address. */
export type RunningAd = ShownAd & { requestedBy: string | null; clickUrl: string };

const REMEMBERED_MS = 500;

/** On `globalThis`, because Next bundles the modules of each route separately. */
const shared = globalThis as typeof globalThis & { corralRunningAds?: { ads: Promise<RunningAd[]>; until: number } };

/** Excludes advertisements of suspended users. */
export const OF_NOBODY_SUSPENDED = {
  OR: [{ requestedBy: null }, { requester: { suspendedAt: null } }],
} satisfies Prisma.BannerAdWhereInput;

/** Approved, paid, not ended, and not of a suspended user. */
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

/**
 * Returns the running advertisements, read at most twice a second because every page view and impression needs them.
 */
export function runningAds(): Promise<RunningAd[]> {
  const now = Date.now();
  if (!shared.corralRunningAds || shared.corralRunningAds.until <= now) {
    const ads = read();
    shared.corralRunningAds = { ads, until: now + REMEMBERED_MS };
    // A failed read isn't cached.
    ads.catch(() => (shared.corralRunningAds = undefined));
  }
  return shared.corralRunningAds.ads;
}

/** Limits the delay if the notification of a change is lost. */
const READ_AGAIN_MS = 60_000;

let lastEnd: { until: Date | null; readAt: number } | undefined;

/**
 * Returns when the last of the running advertisements ends; null if none runs. Every page asks while it renders, so the
 * value is cached until advertisements change.
 */
export async function adsRunUntil(): Promise<Date | null> {
  const readAt = Date.now();
  const isKnown =
    lastEnd &&
    readAt < Math.min(lastEnd.readAt + READ_AGAIN_MS, lastEnd.until?.getTime() ?? Infinity) &&
    isUnchangedSince(['ads'], lastEnd.readAt);
  if (lastEnd && isKnown) return lastEnd.until;
  const { _max } = await db.bannerAd.aggregate({ where: running(), _max: { endDate: true } });
  lastEnd = { until: _max.endDate, readAt };
  return lastEnd.until;
}
