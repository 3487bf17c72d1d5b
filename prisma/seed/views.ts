import { db } from '@/lib/core/db/client';
import { DAY_MS, toDay } from '@/lib/core/durations';
import { createRandom } from './content/random';

/** What the dashboard shows, and the week before, so that it doesn't run out while the demonstration stands. */
const DAYS = 14;
/** Somebody else's listing is looked at so often a day, and one just published more. */
const DAILY_MAX = 12;
const FRESH_DAYS = 3;

type Viewed = { id: string; createdAt: Date };

/** How often each listing or lot was viewed on each of the last days, today included, since it is published. */
export function demoViews(topics: readonly Viewed[], now: Date): { topicId: string; day: Date; views: number }[] {
  const random = createRandom(31);
  return topics.flatMap(({ id, createdAt }) => {
    const usual = random.int(1, DAILY_MAX);
    return Array.from({ length: DAYS }, (_, ago) => {
      const day = new Date(toDay(new Date(now.getTime() - ago * DAY_MS)));
      const age = (day.getTime() - createdAt.getTime()) / DAY_MS;
      const views = random.int(0, usual) + (age < FRESH_DAYS ? usual : 0);
      return { topicId: id, day, views: age > -1 ? views : 0 };
    }).filter(({ views }) => views > 0);
  });
}

/** Creates the daily views that sellers read beside their listings and lots. */
export async function createViews(topics: readonly Viewed[], now: Date): Promise<void> {
  await db.topicViewDay.createMany({ data: demoViews(topics, now) });
}
