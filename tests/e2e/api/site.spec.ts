import { expect, test } from '@playwright/test';
import { query } from '../support/database';

test('robots.txt keeps crawlers off private pages and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  for (const path of ['/api/', '/dashboard', '/en/dashboard', '/pt/admin'])
    expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

test('the web manifest names the market and icons that exist', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    short_name: string;
    start_url: string;
    icons: { src: string }[];
  };
  expect(manifest).toMatchObject({ short_name: 'Corral', start_url: '/' });
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test('the sitemap’s index leads to parts that name every language', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text();
  const part = /<loc>([^<]+)<\/loc>/.exec(index)?.[1] ?? '';
  expect(new URL(part).pathname).toBe('/sitemap/0.xml');
  const answer = await request.get('/sitemap/0.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const urls = await answer.text();
  for (const language of ['es', 'en', 'pt']) expect(urls).toContain(`hreflang="${language}"`);
  expect(urls).toMatch(/\/listing\/[0-9a-f-]{36}</);
  expect((await request.get('/sitemap/99999.xml')).status()).toBe(404);
});

test('home, listings and the sign-in page name their address and those of the other languages', async ({ request }) => {
  const [listing] = await query<{ id: string }>('SELECT id FROM cattle_listings WHERE is_active ORDER BY id LIMIT 1');
  for (const path of ['', '/auth', `/listing/${listing?.id}`]) {
    const html = await (await request.get(`/en${path}`)).text();
    const links = [...html.matchAll(/<link\b[^>]*\brel="(?:canonical|alternate)"[^>]*>/g)].map(([tag]) => ({
      language: /hrefLang="([^"]+)"/i.exec(tag)?.[1] ?? 'canonical',
      path: new URL(/\bhref="([^"]+)"/.exec(tag)?.[1] ?? '').pathname,
    }));
    const plain = path || '/';
    expect(links).toEqual(
      expect.arrayContaining([
        { language: 'canonical', path: `/en${path}` },
        { language: 'es', path: plain },
        { language: 'en', path: `/en${path}` },
        { language: 'pt', path: `/pt${path}` },
        { language: 'x-default', path: plain },
      ]),
    );
  }
});

test('folders are not listed, and nothing of the sources is served', async ({ request }) => {
  for (const path of [
    '/media/',
    '/media/listings',
    '/_next/static/',
    '/_next/',
    '/art/',
    '/icons/',
    '/.git/config',
    '/.env',
    '/package.json',
    '/prisma/schema.prisma',
    '/media/..%2f..%2fpackage.json',
  ]) {
    expect({ path, status: (await request.get(path)).status() }).toEqual({ path, status: 404 });
  }
});

test('the page that the bench compares others with is not part of a production build', async ({ request }) => {
  expect((await request.get('/bare')).status()).toBe(404);
});

test('a truncated link of a mail explains itself and what to do instead', async ({ request }) => {
  for (const [path, next] of [
    ['/renew/cut', '/dashboard'],
    ['/unsubscribe/cut', '/dashboard?tab=searches'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    // In the data from which the browser renders the page.
    expect(html).toContain('Este enlace está incompleto o ya no vale');
    expect(html).toContain(`\\"href\\":\\"${next}\\"`);
  }
});
