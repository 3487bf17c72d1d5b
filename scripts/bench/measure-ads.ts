import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../lib/database';

const IMPRESSIONS = 2_000;
const AT_ONCE = 16;
const WAIT_MS = 30_000;

type Counted = { impressions: number; writes: number };

/** Reads the impressions of an ad and the number of rows written for them. */
async function counted(databaseUrl: string): Promise<Counted> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<Counted>(
      `SELECT (SELECT sum(impressions)::int FROM banner_ads) AS impressions,
         (SELECT sum(n_tup_ins + n_tup_upd)::int FROM pg_stat_user_tables WHERE relname IN ('banner_ads', 'banner_ad_days')) AS writes`,
    );
    return rows[0] ?? { impressions: 0, writes: 0 };
  });
}

/** Measures what 2,000 impressions from as many visitors cost the database. */
export async function adTable(base: string, databaseUrl: string, adId: string): Promise<string[]> {
  const before = await counted(databaseUrl);
  let sent = 0;
  const visitor = async () => {
    while (sent++ < IMPRESSIONS) {
      const headers = {
        'content-type': 'text/plain',
        origin: base,
        'user-agent': 'Mozilla/5.0 (Linux; Android 14)',
        'x-forwarded-for': `198.51.${sent % 250}.${Math.floor(sent / 250)}`,
      };
      const answer = await fetch(`${base}/api/banner-ads/impressions`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ids: [adId] }),
      });
      if (answer.status !== 204) throw new Error(`An impression was answered with ${answer.status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  const deadline = Date.now() + WAIT_MS;
  let after = await counted(databaseUrl);
  // The database's statistics lag behind its writes by up to a second.
  while (
    (after.impressions - before.impressions < IMPRESSIONS || after.writes === before.writes) &&
    Date.now() < deadline
  ) {
    await sleep(500);
    after = await counted(databaseUrl);
  }
  const [impressions, writes] = [after.impressions - before.impressions, after.writes - before.writes];
  const goal = impressions === IMPRESSIONS && writes * 10 < impressions ? 'reached' : 'missed';
  return [
    '| advertisement | impressions sent | counted | rows written | goal |',
    '| --- | ---: | ---: | ---: | --- |',
    `| impressions | ${IMPRESSIONS} | ${impressions} | ${writes} | ${goal} (all, < 1 write per 10) |`,
  ];
}
