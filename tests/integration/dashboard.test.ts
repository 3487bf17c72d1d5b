import { readView } from '@/app/api/dashboard/view/read-view';
import { listOwnAnimalListings } from '@/lib/market/animal-lots/list-own-animal-listings';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { getSummary } from '@/lib/desk/dashboard/get-summary';
import { db, type Prisma } from '@/lib/core/db/client';
import { countOwnStates } from '@/lib/market/own-listings/own-states';
import { OWN_STATES, ownStateOf, type OwnState } from '@/lib/market/own-listings/schema';
import { addFavorite } from '@/lib/market/favorites/add-favorite';
import { listFavorites } from '@/lib/market/favorites/list-favorites';
import { blockUser } from '@/lib/messages/messages/blocks';
import { sendMessageSchema } from '@/lib/messages/messages/schema';
import { sendMessage } from '@/lib/messages/messages/send-message';
import { parseInput } from '@/lib/web/request-bodies/read-body';
import { makeEquipment } from '@/tests/factories/equipment';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

const view = (actor: Parameters<typeof readView>[0], query: string) =>
  readView(actor, 'es', new URLSearchParams(query));

describe('the summary of a dashboard', () => {
  it('has the same counts as the lists below it', async () => {
    const owner = await makeUser();
    const [active, paused, sold] = [
      await makeListing({ userId: owner.id }),
      await makeListing({ userId: owner.id }),
      await makeListing({ userId: owner.id }),
    ];
    await makeListing({ userId: owner.id, expiresAt: new Date(Date.now() - 1000) });
    await makeListing({ userId: owner.id, isActive: false, takenDownAt: new Date() });
    await makeListing({ userId: owner.id, isActive: false, heldAt: new Date() });
    await makeEquipment({ userId: owner.id });
    await db.animalListing.update({ where: { id: paused.id }, data: { isActive: false } });
    await db.animalListing.update({ where: { id: sold.id }, data: { isActive: false, soldAt: new Date() } });
    const [shown, hidden, gone] = [await makeListing(), await makeListing(), await makeListing()];
    for (const { id } of [shown, hidden, gone, active, paused])
      await addFavorite(owner.actor, id).catch(() => undefined);
    await db.animalListing.update({ where: { id: hidden.id }, data: { isActive: false } });
    await db.animalListing.update({ where: { id: gone.id }, data: { isActive: false, soldAt: new Date() } });

    const summary = await getSummary(owner.actor);
    expect(summary).toMatchObject({
      // What expired, was taken down or waits for a moderator isn't paused.
      listings: { active: 2, paused: 1 },
      animals: 6,
      equipment: 1,
      lots: 0,
      searches: 0,
      bids: 0,
      unread: { messages: 0, conversations: 0 },
    });
    const listing = await getAnimalListing(null, active.id);
    expect(summary.listings.active).toBe(listing?.seller.activeListings);
    expect(summary.animals).toBe((await listOwnAnimalListings(owner.actor)).length);
    expect(summary.favorites).toBe((await listFavorites(owner.actor)).length);
  });
});

describe('whoever sells nothing', () => {
  it('sees what they saved and search, with what there is of it now', async () => {
    const buyer = await makeUser();
    const listing = await makeListing({ title: 'Toro de prueba', class: null });
    await addFavorite(buyer.actor, listing.id);
    await db.savedSearch.create({ data: { userId: buyer.id, name: 'Bovinos', query: 'category=bovine' } });
    const { content } = await view(buyer.actor, '');
    expect(content).toMatchObject({
      start: {
        favorites: [{ title: 'Toro de prueba', href: `/listing/${listing.id}` }],
        searches: [{ title: 'Bovinos', text: expect.stringMatching(/^\d+ a la venta/) as string }],
        ...{ messages: [], bids: [] },
      },
    });
  });
});

describe('the states of one’s listings', () => {
  it('are counted as they are listed, each listing in exactly one', async () => {
    const { actor, id: userId } = await makeUser();
    const past = new Date(Date.now() - 1000);
    const stopped = { isActive: false };
    const made: Record<OwnState, Parameters<typeof makeListing>[0][]> = {
      active: [{}],
      paused: [stopped],
      expired: [{ expiresAt: past }, { ...stopped, expiresAt: past }],
      held: [{ ...stopped, heldAt: past }],
      // What a moderator took down is neither paused nor expired.
      takenDown: [
        { ...stopped, takenDownAt: past },
        { ...stopped, takenDownAt: past, expiresAt: past },
      ],
      sold: [{ ...stopped, soldAt: past, expiresAt: past }],
    };
    for (const rows of Object.values(made)) for (const traits of rows) await makeListing({ userId, ...traits });
    await makeListing();
    await makeEquipment({ userId, isActive: false });

    const counts = await countOwnStates(actor, 'listing');
    expect(counts).toEqual(Object.fromEntries(OWN_STATES.map((state) => [state, made[state].length])));
    for (const state of OWN_STATES) {
      const listed = await listOwnAnimalListings(actor, { state });
      expect(listed.map(ownStateOf)).toEqual(made[state].map(() => state));
      const { content } = await view(actor, `state=${state}`);
      expect(content).toMatchObject({ tab: 'listings', state, states: counts, totalPages: 1 });
      expect(content.tab === 'listings' && content.rows).toHaveLength(made[state].length);
    }
    const unknown = await view(actor, 'state=x');
    expect(unknown.content).toMatchObject({ state: null });
    expect('states' in unknown.content && unknown.content.rows).toHaveLength(Object.values(made).flat().length);
    const equipment = await view(actor, 'tab=equipment&state=paused');
    expect(equipment.content).toMatchObject({ states: { paused: 1 }, rows: [{ status: 'paused' }] });
  });

  it('say why a listing was taken down, in the reader’s language, unless that was undone', async () => {
    const { actor, id: userId } = await makeUser();
    const down = { userId, isActive: false, takenDownAt: new Date() };
    const [answered, reported] = [await makeListing(down), await makeListing(down)];
    const equipment = await makeEquipment(down);
    const decide = (traits: Partial<Prisma.CaseDecisionUncheckedCreateInput>) =>
      db.caseDecision.create({
        data: { title: 'x', ownerId: userId, action: 'taken_down', changedListing: true, ...traits },
      });
    await decide({ listingId: answered.id, answer: 'price' });
    await decide({ listingId: answered.id, answer: 'photo', createdAt: new Date(Date.now() + 1000) });
    await decide({
      listingId: answered.id,
      answer: 'health',
      undoneAt: new Date(),
      createdAt: new Date(Date.now() + 2000),
    });
    await decide({ listingId: reported.id });
    await decide({ equipmentId: equipment.id, answer: 'sold' });
    const whyOf = async (query: string, locale: 'es' | 'pt' = 'es') => {
      const { content } = await readView(actor, locale, new URLSearchParams(query));
      return 'states' in content ? content.rows.map(({ id, why }) => [id, why]) : [];
    };
    expect(await whyOf('')).toEqual([
      [reported.id, 'Motivo: Otro motivo'],
      [answered.id, 'La foto es de otra persona'],
    ]);
    expect(await whyOf('tab=equipment', 'pt')).toEqual([[equipment.id, 'Já vendido ou repetido']]);
  });
});

describe('a view of the dashboard', () => {
  it('is the last page if a later one is requested', async () => {
    const { actor, id } = await makeUser();
    for (let n = 0; n < 21; n++) await makeListing({ userId: id });
    const { content } = await view(actor, 'page=7');
    expect(content).toMatchObject({ tab: 'listings', page: 2, totalPages: 2 });
    expect(content.tab === 'listings' && content.rows).toHaveLength(1);
    for (const page of ['0', '-1', '1.5', 'x', '', '1e400'])
      expect((await view(actor, `page=${page}`)).content).toMatchObject({ page: 1 });
  });

  it('shows one’s own conversations, and what is open as read', async () => {
    const [one, other, stranger] = [await makeUser(), await makeUser(), await makeUser()];
    const listing = await makeListing({ userId: one.id });
    const say = (message: string) =>
      sendMessage(
        other.actor,
        parseInput(sendMessageSchema, {
          toUserId: one.id,
          listingId: listing.id,
          message,
          contactMethod: 'email',
          contactValue: 'a@corral.test',
        }),
      );
    await say('¿Sigue disponible?');
    await say('¿Y el precio?');
    const list = await view(one.actor, 'tab=messages');
    expect(list.summary.unread).toEqual({ messages: 2, conversations: 1 });
    const key = list.content.tab === 'messages' ? list.content.conversations[0]?.key : '';
    expect(list.content).toMatchObject({
      thread: null,
      blocked: [],
      conversations: [{ text: { before: '¿Y el precio?' }, unread: 2, isMine: false }],
    });
    const open = await view(one.actor, `tab=messages&conversation=${key}`);
    expect(open.summary.unread.conversations).toBe(0);
    expect(open.content).toMatchObject({
      current: key,
      conversations: [{ unread: 0 }],
      thread: { unread: 2, messages: [{ message: '¿Sigue disponible?' }, { message: '¿Y el precio?' }] },
    });
    expect((await view(stranger.actor, `tab=messages&conversation=${key}`)).content).toMatchObject({
      thread: null,
      conversations: [],
    });
    await blockUser(one.actor, other.id);
    expect((await view(one.actor, 'tab=messages')).content).toMatchObject({ blocked: [{ id: other.id }] });
  });

  it('accepts any text as the tab and the conversation', async () => {
    const { actor } = await makeUser();
    for (const tab of ['', 'admin', '__proto__', 'listings'])
      expect((await view(actor, `tab=${tab}`)).content.tab).toBe('listings');
    for (const tab of ['equipment', 'lots', 'bids', 'favorites', 'searches', 'messages'])
      expect((await view(actor, `tab=${tab}&conversation=x&before=y&older=z`)).content.tab).toBe(tab);
  });
});
