import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { parseEnv } from '@/lib/core/env';
import { fetchRates } from '@/lib/market/rates/fetch-rates';
import { listRates } from '@/lib/market/rates/list-rates';
import { monthlyPercentSchema, ownRateSchema, rateDecisionSchema } from '@/lib/market/rates/schema';
import { decideRate, setMonthlyPercent, setRate } from '@/lib/market/rates/set-rate';
import { dayAgo, setRates } from '@/tests/factories/rates';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

const HOURS = 60 * 60 * 1000;
const today = dayAgo(0).toISOString().slice(0, 10);

let admin: Actor;
let source: Server;
let answer: RequestListener;
let url: string;

/** Runs the job `hours` from now. */
const fetchIn = (hours = 0) => fetchRates(new Date(Date.now() + hours * HOURS), url);

const answersWith = (body: unknown, status = 200) => {
  answer = (_, response) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
};

const of = async (currency: string) => {
  const { currencies } = await listRates(admin);
  const found = currencies.find((row) => row.currency === currency);
  if (!found) throw new Error(currency);
  return found;
};

beforeAll(async () => {
  admin = (await makeUser({ role: 'admin' })).actor;
  source = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(source.address() as AddressInfo).port}/usd.json`;
});

afterAll(() => {
  source.closeAllConnections();
  source.close();
});

beforeEach(async () => {
  await db.fxRate.deleteMany({ where: { source: { not: 'snapshot' } } });
  await db.discountRate.deleteMany();
});

describe('the job that fetches rates', () => {
  it('stores those of our currencies with their day, every six hours', async () => {
    answersWith({ date: today, usd: { ars: 1530.5, uyu: 40.2, xyz: 1, eur: 'many', brl: -5, mxn: null } });
    await expect(fetchIn()).resolves.toBe(2);
    expect(await of('ARS')).toMatchObject({
      rate: { perUsd: '1530.5', day: today, source: 'fetched', age: 'current' },
      pending: null,
    });
    expect(await of('EUR')).toMatchObject({ rate: { source: 'snapshot', age: 'old' } });
    answersWith('not called', 500);
    await expect(fetchIn(5)).resolves.toBe(0);
    answersWith({ date: today, usd: { ars: 1540 } });
    await expect(fetchIn(6.1)).resolves.toBe(1);
    expect((await of('ARS')).rate?.perUsd).toBe('1540');
  });

  it('keeps a jump until an administrator accepts it', async () => {
    await setRates({ ARS: '1500', UYU: '40' }, 1);
    await db.fxRate.updateMany({ where: { source: 'fetched' }, data: { fetchedAt: dayAgo(1) } });
    answersWith({ date: today, usd: { ars: 1875.1, uyu: 50 } });
    await fetchIn();
    expect(await of('ARS')).toMatchObject({ rate: { perUsd: '1500' }, pending: { perUsd: '1875.1', day: today } });
    expect(await of('UYU')).toMatchObject({ rate: { perUsd: '50' }, pending: null });
    await decideRate(admin, { currency: 'ARS', day: today, accepted: true });
    expect(await of('ARS')).toMatchObject({ rate: { perUsd: '1875.1' }, pending: null });
    expect(await refusalOf(decideRate(admin, { currency: 'ARS', day: today, accepted: false }))).toMatchObject({
      code: 'conflict',
    });
    expect(await db.auditLog.findMany({ where: { targetId: 'ARS', action: 'rate.accepted' } })).toMatchObject([
      { actorId: admin.id, after: { perUsd: '1875.1', day: today } },
    ]);
  });

  it('does not bring back a refused one, unless the source corrected it', async () => {
    await setRates({ ARS: '1500' }, 1);
    await db.fxRate.updateMany({ where: { source: 'fetched' }, data: { fetchedAt: dayAgo(1) } });
    answersWith({ date: today, usd: { ars: 15 } });
    await fetchIn();
    await decideRate(admin, { currency: 'ARS', day: today, accepted: false });
    await fetchIn(6);
    expect(await of('ARS')).toMatchObject({ rate: { perUsd: '1500' }, pending: null });
    answersWith({ date: today, usd: { ars: 1510 } });
    await fetchIn(12);
    expect(await of('ARS')).toMatchObject({ rate: { perUsd: '1510' }, pending: null });
  });

  it.each([
    ['an error', () => answersWith('down', 503)],
    ['no JSON', () => answersWith('<html>')],
    ['another form', () => answersWith({ rates: { ars: 1 } })],
    ['none of our currencies', () => answersWith({ date: today, usd: { xyz: 1, ars: 'NaN' } })],
    ['a day in the future', () => answersWith({ date: '2999-01-01', usd: { ars: 1500 } })],
    ['a body without end', () => answersWith('x'.repeat(300 * 1024))],
    ['a redirection', () => (answer = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end())],
  ])('%s changes nothing and fails', async (_, misbehave) => {
    misbehave();
    await expect(fetchIn()).rejects.toThrow();
    expect(await db.fxRate.count({ where: { source: 'fetched' } })).toBe(0);
  });

  it('does nothing without an address', async () => {
    await expect(fetchRates(new Date())).resolves.toBe(0);
    expect(await listRates(admin)).toMatchObject({ isFetching: false, fetchedAt: null });
  });

  it.each(['http://example.com/usd.json', 'file:///etc/passwd', 'http://127.0.0.1.example.com/'])(
    'refuses the address %s',
    (address) => {
      const needed = { DATABASE_URL: 'postgresql://localhost/corral' };
      expect(() => parseEnv({ ...needed, FX_URL: address })).toThrow('FX_URL must be an https URL.');
      expect(parseEnv({ ...needed, FX_URL: 'https://example.com/usd.json' }).FX_URL).toBeDefined();
    },
  );
});

describe('what administrators enter', () => {
  it('an own rate goes before the fetched one of the day', async () => {
    await setRates({ ARS: '1500' });
    await setRate(admin, { currency: 'ARS', perUsd: '1580', note: 'MEP', jumps: false });
    expect(await of('ARS')).toMatchObject({ rate: { perUsd: '1580', source: 'manual', note: 'MEP' } });
    expect(await db.auditLog.findFirst({ where: { targetId: 'ARS' }, orderBy: { id: 'desc' } })).toMatchObject({
      action: 'rate.set',
      before: { perUsd: '1500', source: 'fetched' },
      after: { perUsd: '1580', note: 'MEP' },
    });
  });

  it('an own rate that jumps has to be said to be right', async () => {
    await setRates({ UYU: '40.097' });
    const slip = { currency: 'UYU', perUsd: '40097', note: null } as const;
    expect(await refusalOf(setRate(admin, { ...slip, jumps: false }))).toMatchObject({
      fields: { perUsd: [{ key: 'rateJumps' }] },
    });
    await setRate(admin, { ...slip, jumps: true });
    expect((await of('UYU')).rate?.perUsd).toBe('40097');
  });

  it('what money costs, or that nothing is computed', async () => {
    await setMonthlyPercent(admin, { currency: 'USD', percent: '1.25' });
    expect(await of('USD')).toMatchObject({ rate: null, monthly: { percent: '1.25', since: today } });
    await setMonthlyPercent(admin, { currency: 'USD', percent: null });
    expect((await of('USD')).monthly).toBeNull();
  });

  it('needs an administrator who has just proved who they are', async () => {
    const { actor: seller } = await makeUser();
    const away: Actor = { ...admin, confirmedAt: null };
    for (const [actor, code] of [
      [seller, 'forbidden'],
      [away, 'confirmation_required'],
    ] as const) {
      const acts = [
        () => setRate(actor, { currency: 'ARS', perUsd: '1', note: null, jumps: true }),
        () => decideRate(actor, { currency: 'ARS', day: today, accepted: true }),
        () => setMonthlyPercent(actor, { currency: 'ARS', percent: '1' }),
      ];
      for (const act of acts) expect(await refusalOf(act())).toMatchObject({ code });
    }
    await expect(listRates(seller)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it.each([
    [ownRateSchema, { currency: 'USD', perUsd: '1', note: '' }],
    [ownRateSchema, { currency: 'ARS', perUsd: '0', note: '' }],
    [ownRateSchema, { currency: 'ARS', perUsd: '1e9', note: '' }],
    [ownRateSchema, { currency: 'ARS', perUsd: '123456789', note: '' }],
    [ownRateSchema, { currency: 'ARS', perUsd: '1', note: 'x'.repeat(41) }],
    [rateDecisionSchema, { currency: 'ARS', day: '2026-02-30', accepted: true }],
    [monthlyPercentSchema, { currency: 'ARS', percent: '50.01' }],
    [monthlyPercentSchema, { currency: 'ARS', percent: '-1' }],
    [monthlyPercentSchema, { currency: 'XXX', percent: '1' }],
  ])('what cannot be is refused', (schema, input) => {
    expect(schema.safeParse(input).success).toBe(false);
  });
});
