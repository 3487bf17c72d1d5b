import http from 'node:http';
import { access, readdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { appScript, runChild } from '../../../scripts/lib/child';
import { imageKeys } from '../../../lib/files/uploads/image-keys';
import { watch } from '../support/auction';
import { listingForm, openAccount, publish, type Member } from '../support/member';
import { startDatabase, startServer, stopAll, type OwnDatabase, type Server } from '../support/server-process';

/** A process is stopped or killed while it is busy. */
test.describe.configure({ mode: 'serial', timeout: 60_000 });

const LISTINGS = 100;
const SELLERS = 5;
const AT_ONCE = 20;

let database: OwnDatabase;
let members: Member[];

const start = (asPeopleDo = false) =>
  startServer({ asPeopleDo, env: { DATABASE_URL: database.url, CORRAL_DATA_DIR: database.dataDir } });

const memberAt = (place: number): Member => members[place % SELLERS] ?? { cookie: '', email: '', id: '' };

/** Prints a measurement. */
const figure = (text: string) => process.stdout.write(`    ${text}\n`);

test.beforeAll(async () => {
  database = await startDatabase();
});

test.afterAll(stopAll);

/**
 * Sends requests one after another over a keep-alive connection, as a proxy does, until a response closes it. A new
 * connection may be refused then; a proxy would try another process.
 */
async function visit(send: (turn: number) => Promise<Response>, outcomes: Map<string, number>): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const [outcome, isLast] = await send(turn).then(
      async (answer) => {
        await answer.arrayBuffer();
        return [String(answer.status), answer.headers.get('connection') === 'close'] as const;
      },
      (error: unknown) => [String((error as { cause?: { code?: string } }).cause?.code ?? error), true] as const,
    );
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (isLast) return;
  }
}

/** Uploads a picture so slowly that it is still in progress when the signal arrives. */
async function slowUpload(base: string, { cookie }: Member, ms: number): Promise<number> {
  const body = Buffer.from(await new Response(await imageForm()).arrayBuffer());
  const type = `multipart/form-data; boundary=${/^--(.*)\r\n/.exec(body.toString('latin1'))?.[1]}`;
  const request = http.request(`${base}/api/uploads`, {
    method: 'POST',
    agent: false,
    headers: { cookie, 'content-type': type, 'content-length': body.length },
  });
  const answered = new Promise<number>((resolve, reject) => {
    request.on('response', (response) => resolve(response.resume().statusCode ?? 0));
    request.on('error', reject);
  });
  for (let piece = 0; piece < 10; piece += 1) {
    request.write(body.subarray((body.length * piece) / 10, (body.length * (piece + 1)) / 10));
    await sleep(ms / 10);
  }
  request.end();
  return answered;
}

async function imageForm(): Promise<FormData> {
  const form = new FormData();
  form.set('image', (await listingForm('')).get('images') as File);
  return form;
}

for (const asPeopleDo of [true, false]) {
  test(`SIGTERM to ${asPeopleDo ? 'npm start' : 'the server alone'} under load: no request fails, and the process ends in time`, async () => {
    const server = await start(asPeopleDo);
    members = await Promise.all(Array.from({ length: SELLERS }, () => openAccount(server.base, database.url)));
    const seller = memberAt(0);
    const lot = crypto.randomUUID();
    await database.query(
      `INSERT INTO auction_lots (id, user_id, title, breed, location, starting_price, start_time, end_time, updated_at)
       VALUES ($1, $2, '40 novillos', 'Angus', 'Salto', 500, now(), now() + interval '2 hours', now())`,
      [lot, seller.id],
    );
    const before = await countOf('cattle_listings');
    const [reads, writes] = [new Map<string, number>(), new Map<string, number>()];
    const get = (address: string) =>
      visit(
        (turn) => fetch(server.base + address.replace('$', String(turn)), { headers: { cookie: seller.cookie } }),
        reads,
      );
    const load = [
      ...[
        '/',
        '/',
        '/en',
        '/?search=toro$',
        '/dashboard',
        '/api/cattle',
        '/api/cattle?minPrice=$',
        '/api/user',
        '/api/health/live',
        '/auctions',
      ].map(get),
      ...[1, 2, 3, 4].map((place) =>
        visit((turn) => publish(server.base, memberAt(place), `Bajo carga ${place}-${turn}-${asPeopleDo}`), writes),
      ),
    ];
    const watchers = Array.from({ length: 20 }, () => watch(server.base, lot));
    await Promise.all(watchers.map(({ opened }) => opened));
    await expect.poll(() => writes.get('201') ?? 0, { timeout: 20_000, intervals: [50] }).toBeGreaterThan(8);
    const upload = slowUpload(server.base, seller, 3_000);
    await sleep(1_000);
    const { code, ms } = await server.stop();
    await Promise.all([...load, ...watchers.map(({ ended }) => ended)]);
    figure(
      `stop: ${JSON.stringify(Object.fromEntries(reads))} read, ${JSON.stringify(Object.fromEntries(writes))} written, over after ${ms} ms`,
    );
    expect(await upload).toBe(201);
    expect([...reads.keys(), ...writes.keys()].filter((outcome) => outcome !== '200' && outcome !== '201')).toEqual([]);
    expect(ms).toBeLessThan(15_000);
    expect(code).toBe(143);
    expect((await countOf('cattle_listings')) - before).toBe(writes.get('201'));
  });
}

async function countOf(table: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
  return row?.count ?? 0;
}

test('SIGKILL in the middle of 100 listings: whole ones or none, and all of them at the second try', async () => {
  await database.query('DELETE FROM users');
  await rm(path.join(database.dataDir, 'storage'), { recursive: true, force: true });
  let server: Server = await start();
  members = await Promise.all(Array.from({ length: SELLERS }, () => openAccount(server.base, database.url)));
  const waiting = Array.from({ length: LISTINGS }, (_, place) => place);
  const done = new Set<number>();
  const work = async () => {
    for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
      const answer = await publish(server.base, memberAt(place), `Lote ${place}`).catch(() => null);
      if (answer?.status === 201) done.add(place);
      else if (answer) throw new Error(`${answer.status}: ${await answer.text()}`);
      else return;
    }
  };
  const killing = expect
    .poll(() => done.size, { timeout: 30_000, intervals: [5] })
    .toBeGreaterThan(LISTINGS / 3)
    .then(() => server.kill());
  await Promise.all([...Array.from({ length: AT_ONCE }, work), killing]);
  expect(done.size).toBeLessThan(LISTINGS);
  const acknowledged = [...done];
  await expectWholeListings(acknowledged);

  server = await start();
  waiting.push(...Array.from({ length: LISTINGS }, (_, place) => place).filter((place) => !done.has(place)));
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  figure(`kill: ${acknowledged.length} of ${LISTINGS} listings acknowledged before it, the others at the second try`);
  await expectWholeListings([...done]);
  expect(done.size).toBe(LISTINGS);
  await server.stop();
  await expectNoOrphanFiles();
});

/** Expects `npm run files:sweep` to delete the files that the killed process left behind, and nothing else. */
async function expectNoOrphanFiles(): Promise<void> {
  const folder = path.join(database.dataDir, 'storage', 'listings');
  const before = await readdir(folder);
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
  for (const file of before) await utimes(path.join(folder, file), longAgo, longAgo);
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: database.url, CORRAL_DATA_DIR: database.dataDir };
  expect(
    await runChild(process.execPath, appScript('scripts/sweep-files.ts', '--older-than', '1h'), {
      env,
      stdio: 'ignore',
    }),
  ).toBe(0);
  const rows = await database.query<{ key: string }>(
    'SELECT unnest(images) AS key FROM cattle_listings UNION ALL SELECT key FROM uploads',
  );
  const after = await readdir(folder);
  figure(`kill: ${before.length - after.length} files of the killed process swept`);
  expect(after.map((file) => `listings/${file}`).sort()).toEqual(imageKeys(rows.map(({ key }) => key)).sort());
}

type Row = { title: string; images: string[]; details: unknown[]; owner: string | null };

/**
 * Expects every acknowledged listing to exist, every listing to have its owner, pictures and files, and every upload
 * its files.
 */
async function expectWholeListings(acknowledged: readonly number[]): Promise<void> {
  const rows = await database.query<Row>(
    'SELECT l.title, l.images, l.image_details AS details, u.id AS owner FROM cattle_listings l LEFT JOIN users u ON u.id = l.user_id',
  );
  const titles = new Set(rows.map(({ title }) => title));
  expect(acknowledged.filter((place) => !titles.has(`Lote ${place}`))).toEqual([]);
  for (const { images, details, owner } of rows) {
    expect(owner).not.toBeNull();
    expect(images).toHaveLength(1);
    expect(details).toHaveLength(1);
  }
  const waiting = await database.query<{ key: string }>('SELECT key FROM uploads');
  const used = rows.flatMap(({ images }) => images);
  expect(waiting.filter(({ key }) => used.includes(key))).toEqual([]);
  for (const file of imageKeys([...used, ...waiting.map(({ key }) => key)]))
    await access(path.join(database.dataDir, 'storage', file));
}
