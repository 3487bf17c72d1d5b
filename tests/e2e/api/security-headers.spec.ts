import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { fromRoot } from '../../../scripts/lib/paths';
import { query } from '../support/database';
import { appRoutes } from '../support/routes';
import { sessionOf } from '../support/sign-in';

const base = process.env.E2E_BASE_URL ?? 'http://localhost:3000';
const NOWHERE = '00000000-0000-7000-8000-000000000000';
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * Pages with private content, or a form for a password or a token. Not the dashboard, which is cached and loads its
 * data separately.
 */
const SENSITIVE =
  /^\/(auth|profile|papers|verification|banner-ads|admin|create-\w+|edit-\w+|renew|unsubscribe|dashboard\/(listing|equipment))(\/|$)/;

type Answer = { status: number; headers: Headers; html: string | null };

/** Reads the body of HTML only and drops the rest, because streams never end. */
async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const controller = new AbortController();
  const answer = await fetch(base + path, { redirect: 'manual', signal: controller.signal, ...init });
  const html = answer.headers.get('content-type')?.startsWith('text/html') ? await answer.text() : null;
  controller.abort();
  return { status: answer.status, headers: answer.headers, html };
}

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split('; ')
      .map((directive): [string, string[]] => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
  );
}

/** Returns what is wrong with a response's headers, and which inline scripts its policy would block. */
function faults(path: string, { headers, html, status }: Answer): string[] {
  const found: string[] = [];
  for (const [name, value] of Object.entries(ALWAYS))
    if (headers.get(name) !== value) found.push(`${name}: ${headers.get(name)}`);
  if (!headers.get('permissions-policy')?.includes('camera=()')) found.push('permissions-policy');
  if (!/^(same|cross)-origin$/.test(headers.get('cross-origin-resource-policy') ?? ''))
    found.push('cross-origin-resource-policy');
  for (const name of ['x-powered-by', 'x-corral-scripts', 'access-control-allow-origin'])
    if (headers.has(name)) found.push(`tells ${name}`);
  // By default nginx buffers 4 kB of headers on most machines, and answers 502 if there are more.
  if ([...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0) > 4000)
    found.push('headers above 4 kB');
  const policy = headers.get('content-security-policy') ?? '';
  const parts = directives(policy);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    if (parts.get(name)?.join() !== "'none'" && !policy.includes('sandbox')) found.push(`${name} in ${policy}`);
  if (html !== null) found.push(...pageFaults(html, parts.get('script-src') ?? []));
  return found.map((fault) => `${path} (${status}): ${fault}`);
}

function pageFaults(html: string, sources: string[]): string[] {
  const found: string[] = [];
  if (sources.some((source) => source.startsWith("'unsafe-")) || !sources.includes("'self'"))
    found.push(`script-src ${sources.join(' ')}`);
  const nonces = sources.filter((source) => source.startsWith("'nonce-"));
  if (nonces.length > 0 && !sources.includes("'strict-dynamic'")) found.push('a nonce without strict-dynamic');
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const nonce = /\bnonce="([^"]*)"/.exec(attributes)?.[1];
    // A cached page contains the nonce of its first visitor, which no policy allows.
    if (
      nonces.includes(`'nonce-${nonce}'`) ||
      /ld\+json/.test(attributes) ||
      (attributes.includes('src=') && nonces.length === 0)
    )
      continue;
    if (!sources.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`))
      found.push(`refused: <script${attributes}>${text.slice(0, 40)}`);
  }
  for (const [tag] of html.replace(/<script\b[\s\S]*?<\/script>/g, '').matchAll(/<[a-z][^>]*\son\w+=[^>]*>/g))
    found.push(`handler: ${tag.slice(0, 80)}`);
  return found;
}

async function idOf(sql: string): Promise<string> {
  return String((await query<{ id: string }>(sql))[0]?.id ?? NOWHERE);
}

/** Returns the addresses of each route: pages in every language, with ids that exist where the database has one. */
async function addresses(): Promise<{ pattern: string; paths: string[] }[]> {
  const ids: Record<string, string> = {
    listing: await idOf('SELECT id FROM cattle_listings WHERE is_active ORDER BY id LIMIT 1'),
    equipment: await idOf('SELECT id FROM equipment_listings WHERE is_active ORDER BY id LIMIT 1'),
    auctions: await idOf('SELECT id FROM auction_lots ORDER BY id LIMIT 1'),
    seller: await idOf(`SELECT id FROM users WHERE email = 'vendedor@corral.test'`),
    blog: await idOf(`SELECT slug AS id FROM blog_posts WHERE status = 'published' ORDER BY id LIMIT 1`),
  };
  return appRoutes().map(({ pattern, isPage }) => {
    const [, first = '', second = ''] = pattern.split('/');
    const id =
      ids[(first === 'api' ? second : first).replace(/^cattle$|-listing$/, 'listing').replace(/-equipment$/, '')] ??
      NOWHERE;
    const path = pattern
      .replace('/[part]', '/0.xml')
      .replace('/[[...page]]', '')
      .replace('/[locale]', '/es')
      .replace(/\[(\.\.\.)?(rest|key)\]/, 'nothing/there')
      .replace(/\[\w+\]/, id);
    return { pattern, paths: isPage ? [path, `/en${path}`, `/pt${path}`] : [path] };
  });
}

async function cookiesOf(email: string): Promise<string> {
  return `authjs.session-token=${await sessionOf(email)}; signed_in=1`;
}

for (const [who, email] of [
  ['a stranger', null],
  ['a member', 'vendedor@corral.test'],
  ['an administrator', 'admin@corral.test'],
] as const) {
  test(`every route answers ${who} with all security headers, and runs none but its own scripts`, async () => {
    const headers: Record<string, string> = email ? { cookie: await cookiesOf(email) } : {};
    const found: string[] = [];
    const routes = await addresses();
    expect(routes.length).toBeGreaterThan(100);
    for (const { pattern, paths } of routes) {
      for (const path of paths) {
        const answer = await ask(path, { headers });
        found.push(...faults(path, answer));
        const isSensitive = SENSITIVE.test(pattern);
        if (isSensitive && answer.status === 200) {
          if (!answer.headers.get('content-security-policy')?.includes("'nonce-")) found.push(`${path}: no nonce`);
          if (!answer.headers.get('cache-control')?.includes('no-store')) found.push(`${path}: may be kept`);
        }
      }
    }
    expect(found).toEqual([]);
  });
}

test('so do files, redirects, errors, streams, router payloads and missing pages', async () => {
  const file =
    (
      await query<{ images: string[] }>(`SELECT images FROM cattle_listings WHERE images <> '{}' ORDER BY id LIMIT 1`)
    )[0]?.images[0] ?? '';
  const lot = await idOf('SELECT id FROM auction_lots ORDER BY id LIMIT 1');
  const script = /\/_next\/static\/[^"\\]+\.js/.exec((await ask('/')).html ?? '')?.[0] ?? '';
  const asked: [string, RequestInit?][] = [
    ['/'],
    ['/'],
    ['/', { method: 'HEAD' }],
    ['/', { headers: { rsc: '1' } }],
    ['/dashboard', { headers: { rsc: '1' } }],
    ['/?search=toro'],
    ['/?search=toro'],
    ['/es/auth'],
    ['/dashboard'],
    ['/front'],
    ['/', { headers: { cookie: 'language=en' } }],
    ['/nothing'],
    ['/en/no.php'],
    ['/%'],
    ['/api/%'],
    ['/api/nothing'],
    ['/media/nothing'],
    [`/media/${file}`],
    [`/media/${file}`, { method: 'HEAD' }],
    [`/media/${file}`, { headers: { range: 'bytes=99999999-' } }],
    ['/_next/static/nothing.js'],
    [script],
    ['/favicon.ico'],
    ['/art/hero-day.webp'],
    ['/robots.txt'],
    ['/manifest.webmanifest'],
    ['/sitemap.xml'],
    ['/sitemap/0.xml'],
    ['/blog/rss.xml'],
    [`/api/auctions/${lot}/stream`],
    ['/api/login'],
    ['/api/login', { method: 'POST', body: '{' }],
    ['/api/login', { method: 'DELETE' }],
    ['/auth', { method: 'POST', headers: { origin: 'https://evil.test' } }],
  ];
  const found: string[] = [];
  for (const [path, init] of asked) found.push(...faults(path, await ask(path, init)));
  expect(found).toEqual([]);
});

test('nobody can have pictures resized', async () => {
  expect((await ask('/_next/image?url=%2Ficons%2Ficon-192.png&w=640&q=75')).status).toBe(404);
});

test('shared caches store for a second at most what we cache until it changes', async () => {
  const seller = await idOf(`SELECT id FROM users WHERE email = 'vendedor@corral.test'`);
  for (const path of ['/', `/seller/${seller}`, '/landing', '/credits', '/api/cattle', '/api/equipment']) {
    expect([path, (await ask(path)).headers.get('cache-control')]).toEqual([
      path,
      'public, max-age=0, s-maxage=1, must-revalidate',
    ]);
  }
  for (const [name, value] of [
    ['rsc', '1'],
    ['cookie', 'language=en'],
  ] as const) {
    const { status, headers: said } = await ask('/', { headers: { [name]: value } });
    expect([status, said.get('cache-control')]).toEqual([307, 'private, no-store']);
  }
});

test('a nonce is used once, and a client can’t choose it', async () => {
  const forged = {
    'content-security-policy': "script-src 'nonce-forged'",
    'content-security-policy-report-only': "script-src 'nonce-forged'",
  };
  const policies = await Promise.all(
    [1, 2].map(async () => {
      const { headers, html } = await ask('/auth', { headers: forged });
      expect(html).not.toContain('nonce="forged"');
      return headers.get('content-security-policy');
    }),
  );
  expect(new Set(policies).size).toBe(2);
  // The page is cached on its first visit, so it must contain nothing of that visitor.
  expect((await ask(`/?search=${Date.now()}`, { headers: forged })).html).not.toMatch(/nonce="(forged)?[^"]*forged/);
});

test('a server action from another site is refused as such, also behind a forged X-Forwarded-Host', async ({
  request,
}) => {
  const post = async (context: APIRequestContext, headers: Record<string, string>) =>
    (
      await context.post('/profile', {
        headers: { 'next-action': '00', 'content-type': 'text/plain', ...headers },
        data: '[]',
        maxRedirects: 0,
      })
    ).status();
  expect(await post(request, { origin: 'https://evil.test' })).toBe(403);
  expect(await post(request, { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' })).toBe(403);
  expect(await post(request, { origin: 'null' })).toBe(403);
  expect(await post(request, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await post(request, { origin: base })).not.toBe(403);
});

test("nonsense is the sender's mistake: an action without a name, a write to a file", async ({ request }) => {
  const { node } = JSON.parse(
    await readFile(fromRoot('.next', 'server', 'server-reference-manifest.json'), 'utf8'),
  ) as { node: Record<string, { exportedName?: string }> };
  const id = Object.keys(node).find((key) => node[key]?.exportedName === 'pauseOrResume') ?? '';
  for (const data of ['{{{', '["$B1"]', '['.repeat(20_000)]) {
    expect(
      (
        await request.post('/dashboard', { headers: { 'next-action': id, 'content-type': 'text/plain' }, data })
      ).status(),
      data.slice(0, 10),
    ).toBe(400);
  }
  for (const path of ['/favicon.ico', '/icons/none.png']) expect((await request.post(path)).status(), path).toBe(405);
  expect((await ask('/art/none.webp')).headers.get('cache-control')).toBe('no-store');
});

test('headers that proxies and frameworks write poison no page, redirect or guard', async () => {
  const forged = {
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
    'x-corral-peer': '1.2.3.4',
    'x-corral-method': 'POST',
    'x-corral-scripts': "'unsafe-inline'",
    'x-nextjs-data': '1',
    forwarded: 'host=evil.test',
  };
  for (const path of [
    '/dashboard',
    '/profile',
    '/es/auth',
    '/front',
    '/api/login',
    '/auth',
    '/',
    `/?search=poison${Date.now()}`,
  ]) {
    const { headers, html } = await ask(path, { headers: forged });
    expect(`${headers.get('location')}${html}`, path).not.toContain('evil.test');
    expect(headers.get('content-security-policy')).not.toContain("unsafe-inline'; script-src-attr");
  }
  const skipped = await ask('/profile', {
    headers: {
      'x-middleware-subrequest': Array(6).fill('middleware').join(':'),
      'x-middleware-next': '1',
      'x-middleware-rewrite': '/',
    },
  });
  expect([skipped.status, new URL(skipped.headers.get('location') ?? '', base).pathname]).toEqual([307, '/auth']);
});

test('next= leads nowhere but to this site', async () => {
  const cookie = await cookiesOf('comprador@corral.test');
  for (const next of [
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/%09/evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    '/..//evil.test',
    '/./\\evil.test',
  ]) {
    for (const path of [`/auth?next=${encodeURIComponent(next)}`, `/api/login?next=${encodeURIComponent(next)}`]) {
      const { status, headers } = await ask(path, { headers: { cookie } });
      expect(status).toBeLessThan(400);
      const location = headers.get('location');
      if (location) expect(new URL(location, base).origin, `${path} → ${location}`).toBe(new URL(base).origin);
    }
  }
});
