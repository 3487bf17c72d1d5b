import { db } from '@/lib/core/db/client';
import { recordSignal } from '@/lib/records/risk-signals/record-signal';
import { makeListing } from '@/tests/factories/listing';

const DAY_MS = 86_400_000;

async function found(evidence: { price: string; percent: number }) {
  const listing = await makeListing();
  const record = (percent = evidence.percent, price = evidence.price) =>
    db.$transaction((tx) =>
      recordSignal(tx, {
        subject: 'listing',
        subjectId: listing.id,
        userId: listing.userId,
        rule: 'price_low',
        evidence: { price, median: '1000.00', per: 'head', sample: 20, percent },
      }),
    );
  const signals = () => db.riskSignal.findMany({ where: { subjectId: listing.id }, orderBy: { id: 'asc' } });
  return { ...listing, record, signals };
}

describe('a risk signal', () => {
  it('is recorded once, counts for 90 days and has its score computed', async () => {
    const { id, record, signals } = await found({ price: '400.00', percent: 40 });
    expect([await record(), await record(), await record(41)]).toEqual([true, false, false]);
    const [signal, ...more] = await signals();
    expect(more).toEqual([]);
    expect(signal).toMatchObject({ rule: 'price_low', points: 20, evidence: { price: '400.00', percent: 40 } });
    expect(Number(signal?.expiresAt) - Number(signal?.createdAt)).toBe(90 * DAY_MS);
    expect(await db.riskCheck.findUnique({ where: { subjectId: id } })).toMatchObject({ subject: 'listing' });
  });

  it('is another one with other evidence, whose strength gives the points', async () => {
    const { record, signals } = await found({ price: '400.00', percent: 40 });
    await record();
    expect(await record(29, '290.00')).toBe(true);
    expect((await signals()).map(({ points }) => points)).toEqual([20, 35]);
  });

  it('counts again when what was withdrawn is found again, but not beyond its 90 days', async () => {
    const { id, record, signals } = await found({ price: '400.00', percent: 40 });
    await record();
    await db.riskSignal.updateMany({ where: { subjectId: id }, data: { expiresAt: new Date() } });
    expect(await record()).toBe(true);
    const [signal] = await signals();
    expect(Number(signal?.expiresAt) - Number(signal?.createdAt)).toBe(90 * DAY_MS);
    const past = new Date(Date.now() - 91 * DAY_MS);
    await db.riskSignal.updateMany({ where: { subjectId: id }, data: { createdAt: past, expiresAt: past } });
    expect(await record()).toBe(false);
  });

  it('stays cleared', async () => {
    const { id, record } = await found({ price: '400.00', percent: 40 });
    await record();
    await db.riskSignal.updateMany({
      where: { subjectId: id },
      data: { clearedAt: new Date(), expiresAt: new Date() },
    });
    expect(await record()).toBe(false);
  });

  it('goes with the account that it is about', async () => {
    const { userId, record, signals } = await found({ price: '400.00', percent: 40 });
    await record();
    await db.user.delete({ where: { id: userId } });
    expect(await signals()).toEqual([]);
  });
});
