import type { Members } from './load-members';
import { measureLoad, type Load } from './measure-load';
import { planVisits, type Source } from './visits';
import { prepareWrites } from './write-listings';

const WARM_UP_SECONDS = 2;
/** Each target is measured in several rounds and the median counts, because a machine's speed varies. */
const ROUNDS = 3;
const WRITES_PER_SECOND = 5;
/** The fraction of the bare page's requests per second that a page must reach on its first request. */
const UNCACHED_GOAL = 0.1;

export type Site = { base: string; databaseUrl: string; members: Members; lotId: string };

/** A list of paths makes one visit; a source is called for the path of each request. */
type Target = {
  name: string;
  paths: string[] | Source;
  atLeast?: number;
  as?: keyof Members;
  gzip?: boolean;
  /** Measured while listings are edited. */
  writes?: boolean;
};

const BARE: Target = { name: 'bare static page', paths: ['/bare'] };
const SEARCH = '/?category=bovine&minPrice=500&maxPrice=3000&vaccinated=true';

async function targets({ base, databaseUrl, lotId }: Site): Promise<Target[]> {
  const answer = (await (await fetch(`${base}/api/cattle?page=3`)).json()) as { listings: { id: string }[] };
  const listingId = answer.listings[0]?.id ?? '';
  const visits = await planVisits(databaseUrl, lotId, listingId);
  return [
    { name: 'any animal, each another', paths: visits.animal, atLeast: UNCACHED_GOAL },
    { name: 'searches, each another', paths: visits.search, atLeast: UNCACHED_GOAL },
    { name: 'texts, each another', paths: visits.text, atLeast: UNCACHED_GOAL },
    { name: 'mix of a day', paths: visits.mix },
    { name: `mix of a day, ${WRITES_PER_SECOND} edits a second`, paths: visits.mix, writes: true },
    { name: 'home, gzip', paths: ['/'], gzip: true },
    { name: 'search, 4 filters, gzip', paths: [SEARCH], gzip: true },
    { name: 'detail, gzip', paths: [`/listing/${listingId}`], gzip: true },
    { name: 'home', paths: ['/'], atLeast: 0.6 },
    { name: 'home, page 2', paths: ['/?page=2'] },
    { name: 'search, 4 filters', paths: [SEARCH], atLeast: 0.1 },
    { name: 'detail', paths: [`/listing/${listingId}`], atLeast: 0.6 },
    { name: 'GET /api/cattle', paths: ['/api/cattle'], atLeast: 0.4 },
    {
      name: 'GET /api/cattle, 4 filters',
      paths: ['/api/cattle?category=bovine&breed=Angus&minPrice=500&maxPrice=3000&sort=price_asc'],
    },
    { name: 'GET /api/cattle, text', paths: ['/api/cattle?search=vaquillonas%20pre%C3%B1adas'] },
    { name: 'GET /api/cattle, text without hits', paths: ['/api/cattle?search=zorzalito'] },
    { name: 'blog', paths: ['/blog'], atLeast: 0.6 },
    { name: 'post of the blog', paths: ['/blog/agua-7'], atLeast: 0.6 },
    { name: 'auctions', paths: ['/auctions'] },
    { name: 'lot', paths: [`/auctions/${lotId}`] },
    { name: 'GET /api/auctions/{id}', paths: [`/api/auctions/${lotId}`] },
    { name: 'GET /api/messages, 10,000 messages', paths: ['/api/messages'], as: 'member', atLeast: 0.1 },
    { name: 'dashboard’s page alone', paths: ['/dashboard?tab=messages'], as: 'member' },
    {
      name: 'dashboard, 10,000 messages: page and data',
      paths: ['/dashboard?tab=messages', '/api/dashboard/view?tab=messages&locale=es'],
      as: 'member',
      atLeast: 0.1,
    },
  ];
}

const middle = (loads: Load[]) => [...loads].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(loads.length / 2)];

function row({ name, atLeast }: Target, loads: Load[], bare: number): string {
  const { perSecond, p50, p95 } = middle(loads) ?? { perSecond: 0, p50: 0, p95: 0 };
  const failures = loads.reduce((sum, load) => sum + load.failures, 0);
  const ratio = perSecond / bare;
  const goal = atLeast === undefined ? '' : `${ratio >= atLeast ? 'reached' : 'missed'} (≥ ${atLeast * 100} %)`;
  const failed = failures > 0 ? `, ${failures} failed` : '';
  return `| ${name} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${(ratio * 100).toFixed(1)} % | ${goal}${failed} |`;
}

/** Measures the requests per second of each target against a bare page; uncached pages are measured first. */
export async function loadTable(site: Site, seconds: number, isWanted: (name: string) => boolean): Promise<string[]> {
  const wanted = (await targets(site)).filter(({ name }) => isWanted(name));
  if (wanted.length === 0) return [];
  const list = [BARE, ...wanted];
  const writes = await prepareWrites(site.databaseUrl, site.base);
  const measure = async (target: Target, duration: number): Promise<Load> => {
    const headers = {
      ...(target.as ? { cookie: site.members[target.as] } : {}),
      ...(target.gzip ? { 'accept-encoding': 'gzip' } : {}),
    };
    const writing = target.writes ? writes.start(WRITES_PER_SECOND) : null;
    const load = await measureLoad(site.base, target.paths, duration, headers);
    const written = await writing?.stop();
    return { ...load, failures: load.failures + (written?.failed ?? 0) };
  };
  const results = new Map<Target, Load[]>(list.map((target) => [target, []]));
  for (const target of list) await measure(target, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const target of list) results.get(target)?.push(await measure(target, seconds));
  const bare = middle(results.get(BARE) ?? [])?.perSecond ?? 1;
  return [
    '| target | requests/s | p50 ms | p95 ms | of the bare page | goal |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...list.map((target) => row(target, results.get(target) ?? [], bare)),
  ];
}
