import { authenticate } from '@/lib/accounts/accounts/authenticate';
import { countersPool, db, pool } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { requestContext } from '@/lib/core/log/request-context';
import { hashPassword } from '@/lib/accounts/passwords/hash-password';
import { requestDataExport } from '@/lib/closure/personal-data/request-data-export';
import { consume, isWithin, refund } from '@/lib/core/rate-limit/limit';
import { renewRecoveryCodes } from '@/lib/accounts/second-factor/renew-recovery-codes';
import { addApp } from '@/tests/factories/authenticator-app';
import { PASSWORD, makeUser } from '@/tests/factories/user';

jest.mock('@/lib/closure/personal-data/make-exports', () => ({
  ...jest.requireActual<object>('@/lib/closure/personal-data/make-exports'),
  makeExportsSoon: jest.fn(),
}));

const SIXTY = 60;

beforeEach(() => db.$executeRaw`TRUNCATE rate_limits`);

/** Sends a person's request sixty times at once; `settled` counts its answers by code. */
function sixty(userId: string, send: () => Promise<unknown>) {
  const settled: Record<string, number> = {};
  const note = (code: string) => (settled[code] = (settled[code] ?? 0) + 1);
  const all = Promise.all(
    Array.from({ length: SIXTY }, () =>
      requestContext.run({ requestId: userId, userId }, send).then(
        () => note('ok'),
        (error: unknown) => note(error instanceof DomainError ? (error as DomainError).code : String(error)),
      ),
    ),
  );
  return { settled, all, answered: () => Object.values(settled).reduce((sum, count) => sum + count, 0) };
}

describe('a transaction', () => {
  it.each([
    ['the client', () => db.user.count()],
    ['a query', () => db.$queryRaw`SELECT 1`],
    ['the pool', () => Promise.resolve().then(() => pool.query('SELECT 1'))],
    ['another transaction', () => Promise.resolve().then(() => db.$transaction(async () => 1))],
    ['several statements', () => Promise.resolve().then(() => db.$transaction([db.user.count()]))],
    ['a limit', () => consume('changeByUser', 'somebody')],
    ['a limit that is asked', () => isWithin([['changeByUser', 'somebody']])],
    ['a use given back', () => refund('changeByUser', 'somebody')],
    ['a slow hash', () => Promise.resolve().then(() => hashPassword('secret-1'))],
  ])('refuses %s', async (_, take) => {
    await expect(db.$transaction(async () => take())).rejects.toThrow();
    // Not for want of the thing itself.
    await expect(take()).resolves.not.toThrow();
  });

  it('keeps its own connection, also for what it calls', async () => {
    const user = await makeUser();
    const seen = await db.$transaction(async (tx) => {
      await tx.user.update({ where: { id: user.id }, data: { firstName: 'Ana' } });
      await new Promise(setImmediate);
      const rows = await Promise.all([tx.user.findMany({ where: { id: user.id } }), tx.$queryRaw`SELECT 1 AS one`]);
      return [rows[0][0]?.firstName, rows[1]];
    });
    expect(seen).toEqual(['Ana', [{ one: 1 }]]);
  });
});

describe('limits', () => {
  it('are counted while every connection of the application is taken', async () => {
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    await consume('changeByUser', 'somebody');
    taken.forEach((client) => client.release());
    expect(countersPool.options.max).toBeLessThan(pool.options.max);
  });
});

describe('sixty requests of one person at once', () => {
  it('for a copy of their data make one, and others are served meanwhile', async () => {
    const [ana, beto] = [await makeUser(), await makeUser()];
    const crowd = sixty(ana.id, () => requestDataExport(ana.actor));
    expect(await db.user.count({ where: { id: beto.id } })).toBe(1);
    expect(crowd.answered()).toBeLessThan(SIXTY);
    await crowd.all;
    const { ok, conflict = 0, rate_limited: limited = 0 } = crowd.settled;
    expect([ok, conflict + limited]).toEqual([1, SIXTY - 1]);
    expect(await db.dataExport.count({ where: { userId: ana.id } })).toBe(1);
  });

  it('for recovery codes hold no lock while they are hashed', async () => {
    const [ana, beto] = [await makeUser(), await makeUser()];
    await addApp(ana);
    const crowd = sixty(ana.id, () => renewRecoveryCodes(ana.actor));
    await db.$transaction((tx) => tx.$queryRaw`SELECT id FROM users WHERE id = ${ana.id}::uuid FOR UPDATE`);
    expect(await db.user.count({ where: { id: beto.id } })).toBe(1);
    expect(crowd.answered()).toBeLessThan(SIXTY);
    await crowd.all;
    const { rate_limited: limited = 0, ...others } = crowd.settled;
    expect(Object.keys(others).filter((code) => code !== 'unavailable')).toEqual(['ok']);
    expect(limited).toBe(SIXTY - 10);
    expect(await db.recoveryCode.count({ where: { userId: ana.id } })).toBe(10);
  });

  it('take two connections, also if each waits for a lock', async () => {
    const [ana, beto] = [await makeUser(), await makeUser()];
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [ana.id]);
    const crowd = sixty(ana.id, () =>
      db.$transaction((tx) => tx.user.update({ where: { id: ana.id }, data: { lastName: 'Pérez' } })),
    );
    for (const _ of Array.from({ length: 20 })) await db.user.count({ where: { id: beto.id } });
    expect([pool.waitingCount, crowd.answered()]).toEqual([0, 0]);
    await holder.query('COMMIT');
    holder.release();
    await crowd.all;
    expect(crowd.settled).toEqual({ ok: SIXTY });
  });
});

describe('signing in', () => {
  it('is refused when too many of one address wait, and what was refused is no failure', async () => {
    const user = await makeUser();
    const settled = await Promise.allSettled(
      Array.from({ length: 120 }, (_, n) =>
        authenticate({ email: `nobody-${n}@corral.test`, password: 'wrong-1' }, '198.51.100.1'),
      ),
    );
    const codes = new Set(settled.map((one) => (one.status === 'rejected' ? (one.reason as DomainError).code : 'ok')));
    expect([...codes].sort()).toEqual(['invalid_credentials', 'unavailable']);
    const [refused] = settled.flatMap((one, n) =>
      one.status === 'rejected' && (one.reason as DomainError).code === 'unavailable' ? [n] : [],
    );
    for (let n = 0; n < 10; n += 1)
      await expect(
        authenticate({ email: `nobody-${refused}@corral.test`, password: 'wrong-1' }, '203.0.113.1'),
      ).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(await authenticate({ email: user.email, password: PASSWORD }, '203.0.113.2')).toMatchObject({ id: user.id });
  });
});
