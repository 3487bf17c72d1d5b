import { readView } from '@/app/api/dashboard/view/read-view';
import { db, pool } from '@/lib/core/db/client';
import { DAY_MS, toDay } from '@/lib/core/durations';
import type { TopicKind } from '@/lib/core/topics/schema';
import { flushCounters } from '@/lib/core/write-behind/write-behind';
import { weekFigures } from '@/lib/desk/dashboard/week-figures';
import { countTopicView } from '@/lib/market/topic-views/count-topic-view';
import { deleteOldViews } from '@/lib/market/topic-views/delete-old-views';
import { makeEquipment } from '@/tests/factories/equipment';
import { makeListing } from '@/tests/factories/listing';
import { makeLot } from '@/tests/factories/lot';
import { makeMessage } from '@/tests/factories/message';
import { makeUser } from '@/tests/factories/user';

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
let addresses = 0;
type Viewer = Parameters<typeof countTopicView>[1];
/** Returns a visitor with an address of their own. */
const visitor = (traits: Partial<Viewer> = {}): Viewer => ({
  viewerId: null,
  address: `198.51.100.${(addresses += 1)}`,
  userAgent: BROWSER,
  ...traits,
});
const days = async (topicId: string) => {
  await flushCounters();
  const rows = await db.topicViewDay.findMany({ where: { topicId }, orderBy: { day: 'asc' } });
  return rows.map(({ day, views }) => [toDay(day), views]);
};

describe('views of a listing', () => {
  it('are counted per day, once for a browser that comes back at once', async () => {
    const { id } = await makeListing();
    const [noon, next] = [new Date('2026-03-01T12:00:00Z'), new Date('2026-03-02T12:00:00Z')];
    const reader = visitor();
    for (const who of [reader, reader, visitor()]) await countTopicView({ kind: 'listing', id }, who, noon);
    // A second phone behind the same address is somebody else.
    await countTopicView({ kind: 'listing', id }, { ...reader, userAgent: `${BROWSER} Other` }, noon);
    expect(await days(id)).toEqual([['2026-03-01', 3]]);
    await countTopicView({ kind: 'listing', id }, visitor(), noon);
    await countTopicView({ kind: 'listing', id }, visitor(), next);
    expect(await days(id)).toEqual([
      ['2026-03-01', 4],
      ['2026-03-02', 1],
    ]);
  });

  it('need no write of their own', async () => {
    const { id } = await makeListing();
    const readers = Array.from({ length: 20 }, () => visitor());
    const queries = jest.spyOn(pool, 'query');
    try {
      for (const reader of readers) await countTopicView({ kind: 'listing', id }, reader);
      expect(queries).not.toHaveBeenCalled();
    } finally {
      queries.mockRestore();
    }
    expect(await days(id)).toEqual([[expect.any(String), 20]]);
  });

  it('leave out robots, the seller, what is not on sale and what does not exist', async () => {
    const seller = await makeUser();
    const [listing, other] = [await makeListing({ userId: seller.id }), await makeUser()];
    const paused = await makeListing({ isActive: false });
    const see = (id: string, traits: Partial<Viewer> = {}, kind = 'listing') =>
      countTopicView({ kind, id }, visitor(traits));
    await see(listing.id, { userAgent: 'Googlebot/2.1' });
    await see(listing.id, { userAgent: null });
    await see(listing.id, { viewerId: seller.id });
    await see(paused.id);
    await see(listing.id.replace(/.$/, 'f').replace(/^./, 'e'));
    await see('x');
    await see(listing.id, {}, 'person');
    expect(await days(listing.id)).toEqual([]);
    expect(await db.topicViewDay.count({ where: { topicId: paused.id } })).toBe(0);
    await see(listing.id, { viewerId: other.id });
    expect(await days(listing.id)).toEqual([[expect.any(String), 1]]);
  });

  it('are counted of machinery and of lots as well', async () => {
    const [equipment, lot] = [await makeEquipment(), await makeLot((await makeUser()).id)];
    for (const [kind, { id }] of [['equipment', equipment] as const, ['lot', lot] as const]) {
      await countTopicView({ kind, id }, visitor());
      expect(await days(id)).toEqual([[expect.any(String), 1]]);
    }
  });

  it('are forgotten after two months', async () => {
    const { id: topicId } = await makeListing();
    const now = new Date('2026-06-30T08:00:00Z');
    const ago = (number: number) => new Date(toDay(new Date(now.getTime() - number * DAY_MS)));
    await db.topicViewDay.createMany({
      data: [59, 60, 61, 90].map((number) => ({ topicId, day: ago(number), views: 1 })),
    });
    await deleteOldViews(now);
    expect((await days(topicId)).length).toBeLessThanOrEqual(2);
    expect((await days(topicId)).at(-1)).toEqual([toDay(ago(59)), 1]);
  });
});

describe('what a page brought in a week', () => {
  const viewed = (topicId: string, ago: number, views: number) =>
    db.topicViewDay.create({ data: { topicId, day: new Date(toDay(new Date(Date.now() - ago * DAY_MS))), views } });

  it('is the views of seven days, and the people who began to write', async () => {
    const seller = await makeUser();
    const { id } = await makeListing({ userId: seller.id });
    for (const [ago, views] of [[0, 5] as const, [6, 7] as const, [7, 100] as const]) await viewed(id, ago, views);
    const [asks, asked, answered, held] = await Promise.all([makeUser(), makeUser(), makeUser(), makeUser()]);
    const write = (from: { id: string }, to: { id: string }, ago = 0, traits = {}) =>
      makeMessage({
        fromUserId: from.id,
        toUserId: to.id,
        listingId: id,
        createdAt: new Date(Date.now() - ago * DAY_MS),
        ...traits,
      });
    await write(asks, seller, 1);
    await write(asks, seller);
    // Began before the week, was written to first, waits for a moderator.
    await write(asked, seller, 20);
    await write(asked, seller);
    await write(seller, answered, 2);
    await write(answered, seller, 1);
    await write(held, seller, 1, { heldAt: new Date(), isRead: true });
    expect(await weekFigures(seller.actor, 'listing', [id])).toEqual(new Map([[id, { views: 12, enquiries: 1 }]]));

    const { content } = await readView(seller.actor, 'es', new URLSearchParams());
    expect(content).toMatchObject({ tab: 'listings', rows: [{ id, week: { views: 12, enquiries: 1 } }] });
  });

  it('is unknown where nothing happened, and is shown of machinery and lots', async () => {
    const { actor, id: userId } = await makeUser();
    const made: Record<TopicKind, { id: string }> = {
      listing: await makeListing({ userId }),
      equipment: await makeEquipment({ userId }),
      lot: await makeLot(userId),
    };
    await viewed(made.equipment.id, 1, 3);
    await viewed(made.lot.id, 2, 4);
    const rows = async (tab: string) => (await readView(actor, 'es', new URLSearchParams({ tab }))).content;
    expect(await rows('listings')).toMatchObject({ rows: [{ week: null }] });
    expect(await rows('equipment')).toMatchObject({ rows: [{ week: { views: 3, enquiries: 0 } }] });
    expect(await rows('lots')).toMatchObject({ rows: [{ week: { views: 4, enquiries: 0 } }] });
  });
});
