import { expect, test } from '../support/test';

/** Of pages that differ in an id, a slug or a query only, as many are read as show what links they may have. */
const PAGES_PER_ROUTE = 4;

const STARTS = ['/', '/equipment', '/auctions', '/blog', '/landing', '/credits', '/auth', '/?search=toro', '/?page=2'];
const LANGUAGES = ['', '/en', '/pt'];

/** What pages look like to whoever counts them: ids, slugs and numbers left out. */
const routeOf = ({ pathname, searchParams }: URL) =>
  `${pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '[id]').replace(/(\/blog\/)[^/]+/, '$1[slug]')}?${[...searchParams.keys()].sort().join('&')}`;

/** The values of an attribute in the markup of a page, its scripts left out. */
const attributes = (html: string, name: string) =>
  [...html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').matchAll(new RegExp(`<[^>]*\\s${name}="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
  );

test('every link of every public page leads somewhere, and every anchor is there', async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  const origin = String(baseURL);
  const wrong: string[] = [];
  const queue = LANGUAGES.flatMap((language) => STARTS.map((path) => new URL(`${language}${path}`, origin).href));
  const reads = new Map<string, number>();
  const known = new Set(queue);

  const readPage = async (address: string) => {
    const url = new URL(address);
    const response = await request.get(address, { maxRedirects: 0 });
    if (response.status() >= 400) return wrong.push(`${address}: ${response.status()}`);
    const isPage = response.headers()['content-type']?.startsWith('text/html') && response.status() === 200;
    const route = routeOf(url);
    const count = reads.get(route) ?? 0;
    if (!isPage || count >= PAGES_PER_ROUTE) return;
    reads.set(route, count + 1);
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
      if (isHere && anchor && !ids.has(anchor)) wrong.push(`${address}: no element #${anchor}`);
      if (!isHere && !known.has(target.href)) {
        known.add(target.href);
        queue.push(target.href);
      }
    }
  };

  for (let address = queue.shift(); address !== undefined; address = queue.shift()) await readPage(address);
  expect(wrong).toEqual([]);
  expect(known.size).toBeGreaterThan(200);
});
