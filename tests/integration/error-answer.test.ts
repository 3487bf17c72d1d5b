import { PrismaPg } from '@prisma/adapter-pg';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Pool } from 'pg';
import { PrismaClient } from '@/lib/core/db/generated/client';
import { db } from '@/lib/core/db/client';
import { asDomainError, isDatabaseGone } from '@/lib/web/http/error-answer';

/** A client of a database at `port`, with very short timeouts. */
function clientOf(port: number) {
  const pool = new Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 200, query_timeout: 200 });
  pool.on('error', () => undefined);
  return new PrismaClient({ adapter: new PrismaPg(pool) });
}

const questions = [
  ['a query', (db: PrismaClient) => db.user.count()],
  ['a raw query', (db: PrismaClient) => db.$queryRaw`SELECT 1`],
  ['a transaction', (db: PrismaClient) => db.$transaction((tx) => tx.user.count())],
] as const;

describe('isDatabaseGone', () => {
  let server: Server;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    server = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each(questions)('%s to nobody', async (_, ask) => {
    const db = clientOf(9);
    await expect(ask(db).catch((error: unknown) => isDatabaseGone(error))).resolves.toBe(true);
    await db.$disconnect();
  });

  it.each(questions)('%s to somebody who never answers', async (_, ask) => {
    const db = clientOf((server.address() as AddressInfo).port);
    await expect(ask(db).catch((error: unknown) => isDatabaseGone(error))).resolves.toBe(true);
    await db.$disconnect();
  });

  it('a write that was undone so that another could go on', async () => {
    const lock = (tx: Pick<typeof db, '$executeRaw'>, key: number) =>
      tx.$executeRaw`SELECT pg_advisory_xact_lock(40001, ${key}::int)`;
    let holding = 0;
    let go: () => void = () => undefined;
    const allHold = new Promise<void>((resolve) => (go = resolve));
    const outcomes = await Promise.allSettled(
      [1, 2].map((mine) =>
        db.$transaction(async (tx) => {
          await lock(tx, mine);
          if ((holding += 1) === 2) go();
          await allHold;
          await lock(tx, 3 - mine);
        }),
      ),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => [isDatabaseGone(reason), asDomainError(reason).code])).toEqual([
      [true, 'unavailable'],
    ]);
    expect(isDatabaseGone({ code: 'P2034' })).toBe(true);
  });

  it.each([new Error('no'), null, undefined, 'text', { code: 'P2002' }])('is nothing else: %p', (error) => {
    expect(isDatabaseGone(error)).toBe(false);
  });
});

describe('asDomainError', () => {
  const nobody = '00000000-0000-7000-8000-000000000000';

  it.each([
    ['a row that refers to nothing', () => db.favorite.create({ data: { userId: nobody, listingId: nobody } })],
    [
      'the same in SQL',
      () =>
        db.$executeRaw`INSERT INTO favorites (id, user_id, listing_id) VALUES (uuidv7(), ${nobody}::uuid, ${nobody}::uuid)`,
    ],
    ['a row that is gone', () => db.user.update({ where: { id: nobody }, data: { firstName: 'Ana' } })],
  ])('takes %s for something that is not found', async (_, act) => {
    const error: unknown = await act().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(asDomainError(error)).toMatchObject({ code: 'not_found' });
  });
});
