import { db } from '@/lib/core/db/client';
import { parseInput } from '@/lib/web/request-bodies/read-body';
import { deleteSearch } from '@/lib/finding/saved-searches/delete-search';
import { listSearches } from '@/lib/finding/saved-searches/list-searches';
import { mailNewMatches } from '@/lib/finding/saved-searches/mail-new-matches';
import { saveSearch } from '@/lib/finding/saved-searches/save-search';
import { savedSearchSchema } from '@/lib/finding/saved-searches/schema';
import { readStop, stopByLink, stopToken } from '@/lib/finding/saved-searches/stop-by-link';
import { makeEquipment } from '@/tests/factories/equipment';
import { makeListing } from '@/tests/factories/listing';
import { mailsTo } from '@/tests/factories/outbox';
import { makeUser } from '@/tests/factories/user';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const start = Date.parse('2026-03-02T12:00:00Z');
const at = (milliseconds: number) => new Date(start + milliseconds);
const fields = (more: Record<string, unknown> = {}) =>
  parseInput(savedSearchSchema, { name: 'Ovejas', query: 'category=ovine', ...more });

/** Saves a search of a new user at the start of the test's clock. */
async function makeSearch(query: string, more: { frequency?: 'daily' | 'weekly'; language?: string } = {}) {
  const user = await makeUser({ language: more.language ?? 'es' });
  const search = await db.savedSearch.create({
    data: { userId: user.id, name: 'Mía', query, frequency: more.frequency ?? 'daily', lastCheckedAt: at(0) },
  });
  return { user, search };
}

const ewe = (milliseconds: number, more: Parameters<typeof makeListing>[0] = {}) =>
  makeListing({
    category: 'ovine',
    breed: 'Texel',
    title: `Oveja ${milliseconds}`,
    createdAt: at(milliseconds),
    expiresAt: at(100 * DAY),
    ...more,
  });

describe('saving a search', () => {
  it('stores the filters in canonical form and nothing else', async () => {
    const { actor } = await makeUser();
    const saved = await saveSearch(
      actor,
      fields({
        query:
          '?sort=price_asc&page=3&limit=50&maxPrice=200&category=ovine&vaccinated=1&category=bovine&utm_source=x&search=',
      }),
      'es',
    );
    expect(saved).toMatchObject({
      name: 'Ovejas',
      query: 'category=ovine&maxPrice=200&vaccinated=true',
      frequency: 'daily',
    });
    expect(await listSearches(actor)).toEqual([saved]);
    expect(await listSearches((await makeUser()).actor)).toEqual([]);
  });

  it('stores a sentence as it is understood, and one in quotes or that is searched for as it is unchanged', async () => {
    const { actor } = await makeUser();
    const stored = async (name: string, query: string) =>
      (await saveSearch(actor, fields({ name, query }), 'es')).query;
    const sentence = encodeURIComponent('vaquillonas angus mansas hasta 900 dólares');
    expect(await stored('a', `search=${sentence}`)).toBe(
      'breed=Angus&class=dairy_heifer%2Cheifer&maxPrice=900&inWords=breed',
    );
    expect(await stored('b', `search=${sentence}&literal=true`)).toContain('search=vaquillonas');
    expect(await stored('c', 'search=mansas')).toBe('search=mansas');
  });

  it.each([
    [{ query: '' }, 'query', 'searchEmpty'],
    [{ query: 'sort=price_asc&page=2' }, 'query', 'searchEmpty'],
    [{ query: 'category=dragon' }, 'query', 'searchInvalid'],
    [{ query: 'minPrice=9&maxPrice=1' }, 'query', 'searchInvalid'],
    [{ query: 'search=%00' }, 'query', 'searchEmpty'],
    [{ name: '  ' }, 'name', 'required'],
    [{ name: 'x'.repeat(61) }, 'name', 'tooLong'],
    [{ frequency: 'hourly' }, 'frequency', 'invalid'],
  ])('refuses %p at its field', (wrong, field, key) => {
    let refusal: unknown;
    try {
      fields(wrong);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toMatchObject({ code: 'invalid_input', fields: { [field]: [{ key }] } });
  });

  it('allows each name once per person, and twenty searches', async () => {
    const [{ actor }, other] = [await makeUser(), await makeUser()];
    const twice = await Promise.allSettled([saveSearch(actor, fields(), 'es'), saveSearch(actor, fields(), 'es')]);
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(twice.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'search_name_taken', fields: { name: [{ key: 'searchNameTaken' }] } },
    });
    await expect(saveSearch(other.actor, fields(), 'es')).resolves.toBeDefined();
    const more = await Promise.allSettled(
      Array.from({ length: 25 }, (_, index) => saveSearch(actor, fields({ name: `n${index}` }), 'es')),
    );
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
    await expect(saveSearch(actor, fields({ name: 'one more' }), 'es')).rejects.toMatchObject({
      code: 'saved_searches_full',
    });
  });

  it('can be undone only by its owner', async () => {
    const { user, search } = await makeSearch('category=ovine');
    for (const id of [search.id, 'x'])
      await expect(deleteSearch((await makeUser()).actor, id)).rejects.toMatchObject({ code: 'not_found' });
    await deleteSearch(user.actor, search.id);
    await expect(deleteSearch(user.actor, search.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the mail of a saved search', () => {
  beforeEach(async () => {
    await db.savedSearch.deleteMany();
    await db.animalListing.deleteMany();
  });

  it('contains what is new, once, with five concurrent processes', async () => {
    const { user, search } = await makeSearch('category=ovine&search=oveja');
    const listing = await ewe(HOUR, { price: '210.50' });
    await ewe(-1, { title: 'Oveja de antes' });
    await ewe(HOUR, { title: 'Oveja propia', userId: user.id });
    await ewe(HOUR, { title: 'Oveja en pausa', isActive: false });
    await ewe(HOUR, { title: 'Oveja vencida', expiresAt: at(2 * HOUR) });
    await ewe(HOUR, { title: 'Cabra', category: 'caprine', breed: 'Boer' });

    expect(await mailNewMatches(at(DAY - 1))).toBe(0);
    const counts = await Promise.all(Array.from({ length: 5 }, () => mailNewMatches(at(DAY))));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    const [email, ...others] = await mailsTo(user.email);
    expect(others).toEqual([]);
    expect(email?.subject).toBe('Mía: un anuncio nuevo');
    expect(email?.text.replaceAll('\u00a0', ' ')).toContain(
      `Oveja ${HOUR}\nUS$ 210,50 · Texel · 2 años y 4 meses · 742 kg · Tacuarembó, Uruguay\nhttp://localhost:3000/listing/${listing.id}`,
    );
    expect(email?.text).toContain('http://localhost:3000/?category=ovine&search=oveja');
    for (const absent of ['de antes', 'propia', 'pausa', 'vencida', 'Cabra']) expect(email?.text).not.toContain(absent);
    expect(email?.headers).toEqual({
      'List-Unsubscribe': `<http://localhost:3000/api/unsubscribe/${stopToken(search.id)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(email?.text).toContain(`http://localhost:3000/unsubscribe/${stopToken(search.id)}`);

    // The next day there is nothing new; the day after, one more match.
    expect(await mailNewMatches(at(2 * DAY))).toBe(0);
    await ewe(2 * DAY + HOUR);
    expect(await mailNewMatches(at(3 * DAY))).toBe(1);
    expect((await mailsTo(user.email))[1]?.text).not.toContain(listing.id);
  });

  it('contains new equipment of a search of equipment, also what calls the thing otherwise', async () => {
    const { actor, ...user } = await makeUser({ language: 'es' });
    const query = 'of=equipment&maxPrice=40000&search=tractor+john+deere&sort=price_asc';
    const { id } = await saveSearch(actor, fields({ name: 'Tractor', query }), 'es');
    expect(await listSearches(actor)).toMatchObject([
      { query: 'of=equipment&maxPrice=40000&search=tractor+john+deere' },
    ]);
    await db.savedSearch.update({ where: { id }, data: { lastCheckedAt: at(0) } });
    const dates = { createdAt: at(HOUR), expiresAt: at(100 * DAY) };
    const machine = await makeEquipment(dates);
    await makeEquipment({ ...dates, title: 'Tractor Valtra A990', brand: 'Valtra', model: 'A990' });
    await makeEquipment({ ...dates, price: '52000', title: 'Tractor John Deere caro' });
    expect(await mailNewMatches(at(DAY))).toBe(1);
    const [email] = await mailsTo(user.email);
    const text = email?.text.replaceAll('\u00a0', ' ');
    expect(text).toContain(
      `Tractor John Deere 5075E\nUS$ 28.500 · John Deere 5075E · 2018 · Durazno, Uruguay\nhttp://localhost:3000/equipment/${machine.id}`,
    );
    expect(text).toContain('http://localhost:3000/equipment?maxPrice=40000&search=tractor+john+deere');
    for (const absent of ['Valtra', 'caro']) expect(text).not.toContain(absent);
  });

  it.each(['of=equipment&', 'of=equipment&sort=price_asc', 'of=equipment&category=dragon'])('refuses %s', (query) => {
    expect(() => fields({ query })).toThrow();
  });

  it('says a lot’s price as it is asked', async () => {
    const { user } = await makeSearch('category=ovine&search=oveja');
    await ewe(HOUR, {
      class: 'ewe_cull',
      headCount: 30,
      priceAmount: '9.5',
      priceBasis: 'live_kg',
      priceCurrency: 'BRL',
    });
    expect(await mailNewMatches(at(DAY))).toBe(1);
    const [email] = await mailsTo(user.email);
    expect(email?.text.replaceAll('\u00a0', ' ')).toContain('R$ 9,50 /kg · Texel');
  });

  it('contains what the search finds, also for a word of two letters', async () => {
    const { user } = await makeSearch('category=ovine&search=ve');
    await ewe(HOUR);
    await ewe(HOUR, { title: 'Vellones' });
    await mailNewMatches(at(DAY));
    const [email] = await mailsTo(user.email);
    expect(email?.text).toContain('Vellones');
    expect(email?.text).not.toContain('Oveja');
  });

  it('misses no listing that was being published while the search was checked', async () => {
    const { user } = await makeSearch('category=ovine');
    await ewe(HOUR);
    await mailNewMatches(at(DAY));
    const late = await ewe(DAY - 59_000);
    await mailNewMatches(at(2 * DAY));
    expect((await mailsTo(user.email)).map(({ text }) => text.includes(late.id))).toEqual([false, true]);
  });

  it("comes once a week where that was asked for, and in the reader's language", async () => {
    const { user } = await makeSearch('category=ovine', { frequency: 'weekly', language: 'pt' });
    const seller = await makeUser();
    await Promise.all(Array.from({ length: 14 }, (_, index) => ewe(HOUR + index, { userId: seller.id })));
    expect(await mailNewMatches(at(7 * DAY - 1))).toBe(0);
    expect(await mailNewMatches(at(7 * DAY))).toBe(1);
    const [email] = await mailsTo(user.email);
    expect(email?.subject).toBe('Mía: 14 anúncios novos');
    expect(email?.text.match(/\/pt\/listing\//g)).toHaveLength(12);
  });

  it('is queued in the transaction that marks the search as checked', async () => {
    const { user } = await makeSearch('category=ovine');
    const first = await ewe(HOUR);
    await db.$executeRaw`ALTER TABLE outbox ADD CONSTRAINT outbox_full CHECK (attempts < 0) NOT VALID`;
    await expect(mailNewMatches(at(DAY))).rejects.toThrow('outbox_full');
    await db.$executeRaw`ALTER TABLE outbox DROP CONSTRAINT outbox_full`;
    const second = await ewe(DAY);
    expect(await mailNewMatches(at(DAY + HOUR))).toBe(1);
    const [email, ...others] = await mailsTo(user.email);
    expect([first, second].map(({ id }) => email?.text.includes(id))).toEqual([true, true]);
    expect(others).toEqual([]);
  });

  it('is not sent to a suspended person', async () => {
    const { user } = await makeSearch('category=ovine');
    await ewe(HOUR);
    await db.user.update({ where: { id: user.id }, data: { suspendedAt: at(0) } });
    expect(await mailNewMatches(at(DAY))).toBe(0);
  });

  it('is stopped by its link, any number of times, and by no other link', async () => {
    const { search } = await makeSearch('category=ovine');
    const token = stopToken(search.id);
    expect(await readStop(token)).toBe('Mía');
    const { search: other } = await makeSearch('category=ovine');
    const signature = token.slice(token.indexOf('~'));
    for (const wrong of ['', search.id, `${other.id}${signature}`, `${token}x`]) {
      await expect(readStop(wrong)).rejects.toMatchObject({ code: 'not_found' });
      await expect(stopByLink(wrong)).rejects.toMatchObject({ code: 'not_found' });
    }
    await stopByLink(token);
    await stopByLink(token);
    expect(await readStop(token)).toBeNull();
    expect(await db.savedSearch.findMany({ select: { id: true } })).toEqual([{ id: other.id }]);
  });
});
