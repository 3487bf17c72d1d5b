import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { readSheet } from '@/lib/deals/deals/read-sheet';
import { papersOfDeal } from '@/lib/market/papers/papers-of-deal';
import { makeDeal } from '@/tests/factories/deal';

const now = new Date('2026-11-26T12:00:00Z');
const on = (day: string) => new Date(`${day}T00:00:00Z`);

describe('the papers of a deal', () => {
  it('are those of its animals that are valid; a number is for the owner, and for whom the owner lets see it', async () => {
    const { seller, buyer, listingId, number } = await makeDeal();
    const base = { ownerId: seller.id, country: 'UY', issuedOn: on('2026-11-01') };
    const movement = await db.paper.create({
      data: {
        ...base,
        listingId,
        kind: 'movement',
        number: 'C 482913',
        expiresOn: on('2026-12-08'),
        key: `m-${number}`,
      },
    });
    await db.paper.create({ data: { ...base, kind: 'brucellosis', expiresOn: on('2026-11-25'), key: `b-${number}` } });
    const read = (readerId: string) => papersOfDeal({ id: listingId, userId: seller.id }, readerId, now);
    const shown = { kind: 'movement', issuedOn: '2026-11-01', expiresOn: '2026-12-08' };
    expect(await read(seller.id)).toEqual([{ ...shown, number: 'C 482913' }]);
    expect(await read(buyer.id)).toEqual([{ ...shown, number: null }]);
    const grant = { paperId: movement.id, userId: buyer.id, listingId, requestedAt: now, grantedAt: now };
    await db.paperGrant.create({ data: { ...grant, endsAt: new Date(now.getTime() + DAY_MS) } });
    expect(await read(buyer.id)).toEqual([{ ...shown, number: 'C 482913' }]);
    await db.paperGrant.updateMany({ where: { paperId: movement.id }, data: { revokedAt: now } });
    expect(await read(buyer.id)).toEqual([{ ...shown, number: null }]);
    expect(
      Buffer.from(await readSheet(buyer, number))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});
