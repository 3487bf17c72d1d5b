import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { postInput } from '../../factories/post-input';
import { openRowMenu } from '../support/row-menu';
import { makeAccount } from '../support/account';
import { makeLiveLot, sendBid, watch } from '../support/auction';
import { startBalancer, type Balancer } from '../support/balancer';
import { query } from '../support/database';
import { startServer, stopAll, type Server } from '../support/server-process';
import {
  ask,
  listingForm,
  lotForm,
  mailsTo,
  person,
  runJobsCommand,
  seenOn,
  uniqueTitle,
  type Person,
} from '../support/several';

/** Two processes behind a load balancer, sharing a database and a data folder, behave as one. */
test.describe.configure({ mode: 'serial', timeout: 60_000 });

let balancer: Balancer;
let one: Server;
let two: Server;
let seller: Person;
let admin: Person;

const start = () => startServer({ env: { APP_URL: balancer.base, TRUSTED_PROXIES: '1' } });

test.beforeAll(async () => {
  balancer = await startBalancer();
  [one, two] = await Promise.all([start(), start()]);
  balancer.upstreams.push(one.base, two.base);
  [seller, admin] = await Promise.all([person('seller'), person('admin')]);
});

test.afterAll(async () => {
  await stopAll();
  await balancer.close();
  // Otherwise their listings would stay on the first pages.
  await query('DELETE FROM users WHERE id = ANY($1)', [[seller.id, admin.id]]);
});

const delays: Record<string, number> = {};
const figure = (text: string) => process.stdout.write(`    ${text}\n`);
test.afterAll(() =>
  figure(
    `seen on the other process after: ${Object.entries(delays)
      .map(([what, ms]) => `${what} ${Math.round(ms)} ms`)
      .join(', ')}`,
  ),
);

/** The lists that show a listing. The search is for one word of its title, since the page repeats the searched text. */
const listsOf = (title: string) => [
  '/',
  '/en',
  `/?search=${encodeURIComponent(title.split(' ')[1] ?? '')}`,
  `/seller/${seller.id}`,
  '/api/cattle',
];
const listedAs = (title: string) => listsOf(title).map((path) => ({ path, has: title }));
const alone = (id: string) => ({ path: `/listing/${id}`, status: 200 });
const nowhere = (id: string, title: string) => [
  ...listsOf(title).map((path) => ({ path, lacks: title })),
  { path: '/sitemap/0.xml', lacks: id },
  { path: `/listing/${id}`, status: 404 },
];

async function publish(title: string): Promise<string> {
  const answer = await ask(`${one.base}/api/cattle`, { cookie: seller.cookie, form: await listingForm(title) });
  // One unpaid highlight is all that an account may have.
  await query(`UPDATE transactions SET status = 'completed' WHERE user_id = $1`, [seller.id]);
  expect(answer.status, answer.text).toBe(201);
  return (JSON.parse(answer.text) as { id: string }).id;
}

test('a listing published, changed, taken down, restored and deleted on one shows on the other', async () => {
  const title = uniqueTitle();
  let id = '';
  delays.published = await seenOn(two.base, listedAs(title), async () => (id = await publish(title)));
  await seenOn(two.base, [alone(id), { path: '/sitemap/0.xml', has: id }], async () => undefined);

  const renamed = uniqueTitle();
  delays.changed = await seenOn(
    two.base,
    [
      { path: '/', has: renamed, lacks: title },
      { path: `/listing/${id}`, has: renamed },
      { path: `/seller/${seller.id}`, has: renamed },
    ],
    async () => {
      const form = await listingForm(renamed);
      delete form.images;
      expect((await ask(`${one.base}/api/cattle/${id}`, { method: 'PUT', cookie: seller.cookie, form })).status).toBe(
        200,
      );
    },
  );

  expect(
    (await ask(`${one.base}/api/reports`, { cookie: admin.cookie, json: { listingId: id, reason: 'other' } })).status,
  ).toBe(201);
  const [report] = await query<{ id: string }>('SELECT id FROM reports WHERE listing_id = $1', [id]);
  delays['taken down'] = await seenOn(two.base, nowhere(id, renamed), async () => {
    const review = await ask(`${one.base}/api/admin/reports/review`, {
      cookie: admin.cookie,
      json: { reportId: report?.id, status: 'resolved', deactivateListing: true },
    });
    expect(review.status, review.text).toBe(200);
  });
  delays.restored = await seenOn(
    two.base,
    [
      { path: '/', has: renamed },
      { path: `/listing/${id}`, has: renamed },
    ],
    async () => {
      expect(
        (await ask(`${one.base}/api/admin/listings/${id}/restore`, { cookie: admin.cookie, method: 'POST' })).status,
      ).toBe(200);
    },
  );
  delays.deleted = await seenOn(two.base, nowhere(id, renamed), async () => {
    expect((await ask(`${one.base}/api/cattle/${id}`, { cookie: seller.cookie, method: 'DELETE' })).status).toBe(204);
  });
});

test('an account suspended, an article and an advertisement on one show on the other', async () => {
  const title = uniqueTitle();
  const id = await publish(title);
  const act = (operation: string, json?: unknown) => async () =>
    expect(
      (
        await ask(`${one.base}/api/admin/users/${seller.id}/${operation}`, {
          cookie: admin.cookie,
          method: 'POST',
          json,
        })
      ).status,
    ).toBe(200);
  delays.suspended = await seenOn(
    two.base,
    [
      ...nowhere(id, title).filter(({ path }) => !path.startsWith('/seller')),
      { path: `/seller/${seller.id}`, status: 404 },
    ],
    act('suspend', { reason: 'Prueba' }),
  );
  delays.reinstated = await seenOn(
    two.base,
    [
      { path: `/seller/${seller.id}`, status: 200 },
      { path: '/', has: title },
    ],
    act('restore'),
  );
  // The suspension ended the session on both processes.
  expect((await ask(`${two.base}/api/user`, { cookie: seller.cookie })).status).toBe(401);

  const slug = `agua-${randomUUID()}`;
  const post = JSON.parse(
    (await ask(`${one.base}/api/admin/blog`, { cookie: admin.cookie, json: postInput({ slug }) })).text,
  ) as { id: string };
  delays['article published'] = await seenOn(
    two.base,
    [
      { path: '/blog', has: slug },
      { path: `/blog/${slug}`, status: 200 },
    ],
    async () => {
      expect(
        (await ask(`${one.base}/api/admin/blog/${post.id}/publish`, { cookie: admin.cookie, method: 'POST' })).status,
      ).toBe(200);
    },
  );
  delays['article changed'] = await seenOn(
    two.base,
    [
      { path: '/blog', has: 'Agua limpia' },
      { path: `/blog/${slug}`, has: 'Agua limpia' },
    ],
    async () => {
      expect(
        (
          await ask(`${one.base}/api/admin/blog/${post.id}`, {
            cookie: admin.cookie,
            method: 'PUT',
            json: postInput({ slug, title: 'Agua limpia', status: 'published' }),
          })
        ).status,
      ).toBe(200);
    },
  );
  delays['article deleted'] = await seenOn(
    two.base,
    [
      { path: '/blog', lacks: slug },
      { path: `/blog/${slug}`, status: 404 },
    ],
    async () => {
      expect(
        (await ask(`${one.base}/api/admin/blog/${post.id}`, { cookie: admin.cookie, method: 'DELETE' })).status,
      ).toBe(204);
    },
  );

  const ad = randomUUID();
  await query(
    `INSERT INTO banner_ads (id, company_name, contact_email, title, click_url, amount, status, payment_status, start_date, end_date, updated_at)
     VALUES ($1, 'Dos', 'dos@marcas.test', 'Dos', 'https://marcas.test/', 100, 'inactive', 'paid', now() - interval '1 day', now() + interval '1 hour', now())`,
    [ad],
  );
  const click = `/api/banner-ads/${ad}/click`;
  const setStatus = (status: string) => async () =>
    expect(
      (await ask(`${one.base}/api/admin/banner-ads/${ad}`, { cookie: admin.cookie, method: 'PUT', json: { status } }))
        .status,
    ).toBe(200);
  delays['advertisement began'] = await seenOn(two.base, [{ path: click, status: 302 }], setStatus('active'));
  delays['advertisement ended'] = await seenOn(two.base, [{ path: click, status: 404 }], setStatus('inactive'));
  await query('DELETE FROM banner_ads WHERE id = $1', [ad]);
});

test('a lot announced, cancelled and settled on one, or by a job, shows on the other; a bid reaches its watchers', async () => {
  const dealer = await person('seller');
  const [title, other] = [uniqueTitle(), uniqueTitle()];
  const announce = async (name: string) => {
    const answer = await ask(`${one.base}/api/auctions`, { cookie: dealer.cookie, form: await lotForm(name) });
    expect(answer.status, answer.text).toBe(201);
    return (JSON.parse(answer.text) as { id: string }).id;
  };
  let lot = '';
  delays['lot announced'] = await seenOn(
    two.base,
    [{ path: '/auctions', has: title }],
    async () => (lot = await announce(title)),
  );
  delays['lot cancelled'] = await seenOn(two.base, [{ path: '/auctions', lacks: title }], async () => {
    expect((await ask(`${one.base}/api/auctions/${lot}`, { cookie: dealer.cookie, method: 'DELETE' })).status).toBe(
      204,
    );
  });
  const sold = await announce(other);
  const watcher = watch(two.base, sold);
  await watcher.opened;
  const bidder = await person();
  expect((await sendBid(one.base, bidder.cookie, sold, 900, randomUUID())).status).toBe(201);
  await expect.poll(() => watcher.events.at(-1)?.bidCount, { timeout: 1_000 }).toBe(1);
  watcher.close();
  delays['lot settled by a job'] = await seenOn(two.base, [{ path: `/auctions/${sold}`, has: 'Vendido' }], async () => {
    await query(`UPDATE auction_lots SET start_time = now() - interval '2 hours', end_time = now() WHERE id = $1`, [
      sold,
    ]);
    expect(await runJobsCommand()).toBe(0);
  });
  await query('DELETE FROM users WHERE id = ANY($1)', [[dealer.id, bidder.id]]);
});

test('sessions and limits are one', async () => {
  const email = await makeAccount();
  const login = (base: string, password: string) => ask(`${base}/api/login`, { json: { email, password } });
  const signIn = async (base: string) =>
    (await login(base, 'secret-1')).headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  const status = async (base: string, cookie: string) => (await ask(`${base}/api/user`, { cookie })).status;
  const [first, second] = [await signIn(one.base), await signIn(two.base)];
  expect([await status(two.base, first), await status(one.base, second)]).toEqual([200, 200]);
  expect((await ask(`${one.base}/api/logout`, { cookie: first, method: 'POST' })).status).toBe(204);
  expect([await status(two.base, first), await status(two.base, second)]).toEqual([401, 200]);
  const third = await signIn(one.base);
  const changed = await ask(`${one.base}/api/user/password`, {
    cookie: third,
    method: 'PUT',
    json: { currentPassword: 'secret-1', newPassword: 'Potrero-del-27' },
  });
  expect(changed.status, changed.text).toBe(204);
  expect(await status(two.base, second)).toBe(401);

  const tries: number[] = [];
  for (let time = 0; time < 10; time += 1)
    tries.push((await login(time % 2 === 0 ? one.base : two.base, 'wrong-1')).status);
  expect(tries).toEqual(Array(10).fill(401));
  expect([(await login(one.base, 'wrong-1')).status, (await login(two.base, 'Potrero-del-27')).status]).toEqual([
    429, 429,
  ]);
});

test('a page of one process sends its forms to the other: sold, for sale again, expired by a job, renewed', async ({
  page,
}) => {
  const dealer = await person('seller');
  const title = uniqueTitle();
  const made = await ask(`${one.base}/api/cattle`, { cookie: dealer.cookie, form: await listingForm(title) });
  const { id } = JSON.parse(made.text) as { id: string };
  const [name = '', value = ''] = dealer.cookie.split('=');
  await page.context().addCookies([
    { name, value, url: balancer.base },
    { name: 'signed_in', value: '1', url: balancer.base },
  ]);
  const both = [one.base, two.base];
  const shown = { path: '/', has: `/listing/${id}` };
  const gone = { path: '/', lacks: `/listing/${id}` };
  const press = async (button: string) => {
    await page.goto(`${balancer.base}/dashboard`);
    // One process served the page; the other one gets its action.
    const [from, to] = [...both].sort((a, b) => (balancer.answered.get(a) ?? 0) - (balancer.answered.get(b) ?? 0));
    balancer.upstreams.splice(0, 2, to ?? '', from ?? '');
    await openRowMenu(page, title);
    const done = page.waitForResponse((response) => 'next-action' in response.request().headers());
    await page
      .getByRole('button', { name: `${button} ${title}` })
      .last()
      .click();
    // Asks how it was sold, which nobody has to say.
    if (button === 'Marcar como vendido') await page.getByRole('dialog').getByRole('button', { name: button }).click();
    expect((await done).ok()).toBe(true);
  };
  for (const base of both) await seenOn(base, [shown], async () => undefined);
  for (const base of both)
    delays.sold = await seenOn(base, [gone], () =>
      base === one.base ? press('Marcar como vendido') : Promise.resolve(),
    );
  for (const base of both)
    delays['for sale again'] = await seenOn(base, [shown], () =>
      base === one.base ? press('Volver a poner en venta') : Promise.resolve(),
    );
  for (const base of both) {
    delays['expired by a job'] = await seenOn(base, [gone], async () => {
      if (base !== one.base) return;
      await query(`UPDATE cattle_listings SET expires_at = now() WHERE id = $1`, [id]);
      expect(await runJobsCommand()).toBe(0);
    });
  }
  for (const base of both)
    delays.renewed = await seenOn(base, [shown], () => (base === one.base ? press('Renovar') : Promise.resolve()));
  await query('DELETE FROM users WHERE id = $1', [dealer.id]);
});

test('jobs on two machines, beside two servers, process each item once', async () => {
  const owner = await person('seller');
  const bidder = await person();
  const titles = Array.from({ length: 20 }, uniqueTitle);
  await query(
    `INSERT INTO cattle_listings (id, user_id, title, category, breed, age, weight, price, location, expires_at, updated_at)
     SELECT gen_random_uuid(), $1, title, 'bovine', 'Angus', 8, 180, 450, 'Salto, Uruguay', now() + interval '3 days', now() FROM unnest($2::text[]) AS t (title)`,
    [owner.id, titles],
  );
  const lots = await Promise.all(Array.from({ length: 5 }, () => makeLiveLot(owner.id)));
  for (const lot of lots) expect((await sendBid(one.base, bidder.cookie, lot, 900, randomUUID())).status).toBe(201);
  await query(`UPDATE auction_lots SET start_time = now() - interval '2 hours', end_time = now() WHERE id = ANY($1)`, [
    lots,
  ]);
  expect(await Promise.all([runJobsCommand(), runJobsCommand()])).toEqual([0, 0]);
  const subjects = async () => (await mailsTo(`${owner.id}@corral.test`)).sort();
  await expect.poll(async () => (await subjects()).length, { timeout: 20_000 }).toBe(25);
  for (const title of titles) expect((await subjects()).filter((subject) => subject.includes(title))).toHaveLength(1);
  expect(await mailsTo(`${bidder.id}@corral.test`)).toHaveLength(5);
  expect(await query('SELECT auction_lot_id FROM transactions WHERE auction_lot_id = ANY($1)', [lots])).toHaveLength(5);
  await query('DELETE FROM users WHERE id = ANY($1)', [[owner.id, bidder.id]]);
});

test('a change while the listening connections are broken is noticed, and a burst of changes overloads no process', async () => {
  const author = await person('admin');
  const slug = `agua-${randomUUID()}`;
  const { id } = JSON.parse(
    (await ask(`${one.base}/api/admin/blog`, { cookie: author.cookie, json: postInput({ slug, status: 'published' }) }))
      .text,
  ) as { id: string };
  const rename = async (title: string) =>
    expect(
      (
        await ask(`${one.base}/api/admin/blog/${id}`, {
          cookie: author.cookie,
          method: 'PUT',
          json: postInput({ slug, title, status: 'published' }),
        })
      ).status,
    ).toBe(200);
  delays['after a broken connection'] = await seenOn(
    two.base,
    [{ path: `/blog/${slug}`, has: 'Agua uno' }],
    async () => {
      const ended = await query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%page_changes%' AND pid <> pg_backend_pid()`,
      );
      expect(ended.length).toBeGreaterThanOrEqual(2);
      await rename('Agua uno');
    },
    5_000,
  );

  const started = performance.now();
  const times: number[] = [];
  let calm = false;
  const reading = (async () => {
    while (!calm) {
      const before = performance.now();
      expect((await ask(`${two.base}/`)).status).toBe(200);
      times.push(performance.now() - before);
    }
  })();
  const gust = async () => {
    for (let time = 0; time < 50; time += 1)
      await query('SELECT corral_pages_changed($1)', [[`listing:${randomUUID()}`, time % 2 ? 'listings' : 'blog']]);
  };
  await Promise.all(Array.from({ length: 10 }, gust));
  const stormed = performance.now() - started;
  delays['after a storm'] = await seenOn(two.base, [{ path: `/blog/${slug}`, has: 'Agua dos' }], () =>
    rename('Agua dos'),
  );
  calm = true;
  await reading;
  figure(
    `storm: 500 changes in ${Math.round(stormed)} ms, slowest of ${times.length} home pages meanwhile ${Math.round(Math.max(...times))} ms`,
  );
  expect(Math.max(...times)).toBeLessThan(5_000);
  await query('DELETE FROM blog_posts WHERE id = $1', [id]);
  await query('DELETE FROM users WHERE id = $1', [author.id]);
});

test('one process killed: the other serves everything; restarted, it receives what it missed', async () => {
  const author = await person('admin');
  const slug = `agua-${randomUUID()}`;
  const through = (count: number) =>
    Promise.all(Array.from({ length: count }, () => ask(balancer.base).then(({ status }) => status)));
  expect(await through(10)).toEqual(Array(10).fill(200));
  await two.kill();
  expect(await through(20)).toEqual(Array(20).fill(200));
  const created = await ask(`${balancer.base}/api/admin/blog`, {
    cookie: author.cookie,
    json: postInput({ slug, status: 'published' }),
    headers: { origin: balancer.base },
  });
  expect(created.status, created.text).toBe(201);
  two = await start();
  balancer.upstreams.splice(0, 2, one.base, two.base);
  for (const base of [one.base, two.base, balancer.base])
    await seenOn(base, [{ path: '/blog', has: slug }], async () => undefined);
  await query('DELETE FROM blog_posts WHERE id = $1', [(JSON.parse(created.text) as { id: string }).id]);
  await query('DELETE FROM users WHERE id = $1', [author.id]);
});
