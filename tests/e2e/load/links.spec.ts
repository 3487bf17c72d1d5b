import { query } from '../support/database';
import { expect, test } from '../support/test';

/**
 * Of addresses that differ only in an id, a slug or the values of a query, this many are requested, and this many
 * searched for links.
 */
const ADDRESSES_PER_ROUTE = 15;
const PAGES_PER_ROUTE = 3;
const AT_ONCE = 4;

const STARTS = [
  '/',
  '/equipment',
  '/auctions',
  '/blog',
  '/map',
  '/landing',
  '/credits',
  '/help',
  '/help/search?q=guia',
  '/safety',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
  '/auth',
  '/?search=toro',
  '/?page=2',
];
const LANGUAGES = ['', '/en', '/pt'];

/** Hashes that name no element: commands that components/accounts/onboarding reads from the address. */
const COMMANDS = new Set(['tour', 'guide']);

/** Maps and results link to their filters, and maps to those of their zones, with their own search: those are one route of a language. */
const isOfEachSearch = ({ pathname, searchParams }: URL) =>
  pathname.endsWith('/filters') || (pathname.endsWith('/map') && searchParams.has('zone'));

/** Results link to searches with ever more filters: those with more than two are one route. */
const KEYS_MAX = 2;

function keysOf(url: URL): string[] {
  const keys = [...url.searchParams.keys()].sort();
  return isOfEachSearch(url) ? [] : keys.length > KEYS_MAX ? ['more'] : keys;
}

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/;

/** The route of an address: ids, slugs and the values of the query are left out. */
const routeOf = (url: URL) =>
  `${url.pathname
    .replace(new RegExp(ID, 'g'), '[id]')
    .replace(/(\/blog\/)[^/]+/, '$1[slug]')
    .replace(/\/(?:animales|animals|animais)\/.+/, '/animals/[class and place]')
    .replace(/(\/help\/)(?!search)[^/]+/, '$1[question]')}?${keysOf(url).join('&')}`;

/** The values of an attribute in the markup of a page, its scripts left out. */
const attributes = (html: string, name: string) =>
  [...html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').matchAll(new RegExp(`<[^>]*\\s${name}="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
  );

/** Tests delete what they published in the database, which expires no page: until it expires by itself it links to that. */
async function isDeleted({ pathname }: URL): Promise<boolean> {
  const [id] = ID.exec(pathname) ?? [];
  if (id === undefined) return false;
  const rows = pathname.startsWith('/media/')
    ? await query(`SELECT 1 FROM cattle_listings WHERE array_to_string(images, ' ') LIKE '%' || $1 || '%'`, [id])
    : await query(
        `SELECT id FROM cattle_listings WHERE id = $1::uuid UNION ALL SELECT id FROM equipment_listings WHERE id = $1::uuid
         UNION ALL SELECT id FROM auction_lots WHERE id = $1::uuid UNION ALL SELECT id FROM users WHERE id = $1::uuid`,
        [id],
      );
  return rows.length === 0 && (!pathname.startsWith('/media/') || pathname.startsWith('/media/listings/'));
}

test('every link of every public page works, and every anchor exists', async ({ request, baseURL }) => {
  test.setTimeout(360_000);
  const origin = String(baseURL);
  const wrong: string[] = [];
  const queue = LANGUAGES.flatMap((language) =>
    STARTS.map((path) => ({ address: new URL(`${language}${path}`, origin).href, from: '' })),
  );
  const known = new Set(queue.map(({ address }) => address));
  const asked = new Map<string, number>();
  const reads = new Map<string, number>();
  const count = (counts: Map<string, number>, route: string) => {
    counts.set(route, (counts.get(route) ?? 0) + 1);
    return counts.get(route) ?? 0;
  };
  // Tests that run beside this one delete what they published.
  const isStillLinked = async (from: string, address: string) =>
    from === '' || attributes(await (await request.get(from)).text(), 'href').some((href) => address.endsWith(href));

  const readPage = async (address: string, from: string) => {
    const url = new URL(address);
    const response = await request.get(address, { maxRedirects: 0 });
    if (response.status() >= 400) {
      if (!(await isDeleted(url)) && (await isStillLinked(from, address)))
        wrong.push(`${address}: ${response.status()}, linked by ${from}`);
      return;
    }
    const isPage = response.headers()['content-type']?.startsWith('text/html') && response.status() === 200;
    if (!isPage || count(reads, routeOf(url)) > PAGES_PER_ROUTE) return;
    const html = await response.text();
    const ids = new Set(attributes(html, 'id'));
    for (const value of [...attributes(html, 'href'), ...attributes(html, 'src')]) {
      if (!URL.canParse(value, address)) {
        wrong.push(`${address}: ${value}`);
        continue;
      }
      const target = new URL(value, address);
      if (target.origin !== url.origin) continue;
      const anchor = decodeURIComponent(target.hash.slice(1));
      target.hash = '';
      const isHere = target.href === address;
      if (isHere && anchor && !ids.has(anchor) && !COMMANDS.has(anchor))
        wrong.push(`${address}: no element #${anchor}`);
      if (!isHere && !known.has(target.href)) {
        known.add(target.href);
        if (count(asked, routeOf(target)) <= ADDRESSES_PER_ROUTE) queue.push({ address: target.href, from: address });
      }
    }
  };

  while (queue.length > 0)
    await Promise.all(queue.splice(0, AT_ONCE).map(({ address, from }) => readPage(address, from)));
  expect(wrong).toEqual([]);
  expect(known.size).toBeGreaterThan(200);
});
