import 'server-only';
import { hasChangedSince } from '@/lib/core/cache/page-changes';
import { db, type Prisma } from '@/lib/core/db/client';
import type { Locale } from '@/lib/core/i18n/locales';
import { perProcess } from '@/lib/core/per-process';
import type { ShownAd } from './dto';

/** A running advertisement with its owner and its target address. */
export type RunningAd = ShownAd & { languages: string[]; requestedBy: string | null; clickUrl: string };

const CACHED_MS = 500;

type Cached = { ads: Promise<(RunningAd & { endDate: Date | null })[]>; readAt: number };

const memory = perProcess<{ known?: Cached }>('running-ads', () => ({}));

/** Excludes advertisements of suspended and closed accounts. */
export const ownerNotSuspended = {
  OR: [{ requestedBy: null }, { requester: { suspendedAt: null, closedAt: null } }],
} satisfies Prisma.BannerAdWhereInput;

/** Approved, paid, not ended, and not of a suspended user. */
const running = () =>
  ({ status: 'active', endDate: { gt: new Date() }, ...ownerNotSuspended }) satisfies Prisma.BannerAdWhereInput;

const read = async (): Cached['ads'] =>
  db.bannerAd.findMany({
    where: running(),
    orderBy: { id: 'asc' },
    select: {
      id: true,
      title: true,
      companyName: true,
      description: true,
      languages: true,
      imageUrl: true,
      clickUrl: true,
      requestedBy: true,
      endDate: true,
    },
  });

/**
 * Returns the running advertisements. Every page view and impression needs them: they are read twice a second at most,
 * and when advertisements change.
 */
export function runningAds(): Cached['ads'] {
  const { known } = memory;
  const readAt = Date.now();
  if (known && readAt < known.readAt + CACHED_MS && !hasChangedSince(['ads'], known.readAt)) return known.ads;
  const ads = read();
  memory.known = { ads, readAt };
  // A failed read isn't cached.
  ads.catch(() => (memory.known = undefined));
  return ads;
}

/** Returns whether pages in `locale` show an advertisement. */
export function isShownIn(locale: Locale, { languages }: Pick<RunningAd, 'languages'>): boolean {
  return languages.length === 0 || languages.includes(locale);
}

/** Returns when the last of the advertisements that run on pages in `locale` ends; null if none runs there. */
export async function adsRunUntil(locale: Locale): Promise<Date | null> {
  const here = (await runningAds()).filter((ad) => isShownIn(locale, ad));
  const ends = here.map(({ endDate }) => endDate?.getTime() ?? 0);
  const last = Math.max(...ends);
  return last > Date.now() ? new Date(last) : null;
}
