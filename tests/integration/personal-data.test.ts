import { buffer } from 'node:stream/consumers';
import { takeBackAccount } from '@/lib/accounts/accounts/take-back';
import { shutOut } from '@/lib/market/sanctions/shut-out';
import { db, pool } from '@/lib/core/db/client';
import { signLink } from '@/lib/core/email/signed-link';
import { deleteExpiredExports } from '@/lib/closure/personal-data/delete-expired-exports';
import { exportKey } from '@/lib/closure/personal-data/export-key';
import { getDataExport, openDataExport } from '@/lib/closure/personal-data/get-data-export';
import { makeDataExports } from '@/lib/closure/personal-data/make-exports';
import { PERSONAL_COLUMNS } from '@/lib/closure/personal-data/personal-columns';
import { requestDataExport } from '@/lib/closure/personal-data/request-data-export';
import { storage } from '@/lib/files/storage/storage';
import { eraseAccount } from '@/tests/factories/erase-account';
import { makeListing } from '@/tests/factories/listing';
import { bid, makeLot } from '@/tests/factories/lot';
import { mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { unzip } from '@/tests/factories/unzip';
import { makeUser } from '@/tests/factories/user';

jest.mock('@/lib/closure/personal-data/make-exports', () => ({
  ...jest.requireActual<object>('@/lib/closure/personal-data/make-exports'),
  makeExportsSoon: jest.fn(),
}));

const DAY = 24 * 60 * 60 * 1000;
const PICTURE = 'listings/00000001-0000-4000-8000-000000000000';
const DOCUMENT = '00000002-0000-4000-8000-000000000000.pdf';

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE rate_limits`;
});

describe('the list of what belongs to a person', () => {
  type Reference = { place: string; rule: string | null };

  /** Every column that refers to a user or is named as if it did, with what deleting the user does to it. */
  async function references(): Promise<Reference[]> {
    const { rows } = await pool.query<Reference>(`
      SELECT c.conrelid::regclass || '.' || a.attname AS place, c.confdeltype::text AS rule
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass
      UNION SELECT c.table_name || '.' || c.column_name, NULL FROM information_schema.columns c
      JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type = 'BASE TABLE'
      WHERE c.table_schema = 'public' AND c.column_name ~ '(^|_)(user|actor|owner|author|seller|buyer|viewer|person|reporter)_id$'`);
    const ruled = new Set(rows.filter(({ rule }) => rule !== null).map(({ place }) => place));
    return rows.filter(({ place, rule }) => rule !== null || !ruled.has(place));
  }

  test('names every column of the database that names one: add a new one to lib/closure/personal-data/personal-columns.ts', async () => {
    const known = Object.keys(PERSONAL_COLUMNS).filter((place) => place !== 'users.id');
    expect((await references()).map(({ place }) => place).sort()).toEqual(known.sort());
  });

  test('says of each whether it is exported or why not, and what deleting the account makes of it', async () => {
    const expected: Record<string, string> = { c: 'deleted', n: 'unlinked' };
    for (const { place, rule } of await references())
      expect([place, PERSONAL_COLUMNS[place]?.onDeletion]).toEqual([place, rule === null ? 'kept' : expected[rule]]);
    for (const [place, { section, why }] of Object.entries(PERSONAL_COLUMNS))
      expect([place, (section === undefined) === (why !== undefined)]).toEqual([place, true]);
  });
});

/** Somebody with something of most kinds, and another person with as much. */
async function makePeople() {
  const [ana, beto] = [await makeUser({ firstName: 'Ana' }), await makeUser({ firstName: 'Beto' })];
  await db.user.update({ where: { id: ana.id }, data: { verificationDocuments: [DOCUMENT] } });
  await storage().put(`${PICTURE}-1600.webp`, Buffer.from('picture'), 'image/webp');
  await storage().put(`private/verification/${DOCUMENT}`, Buffer.from('paper'), 'application/pdf');
  const images = { images: [PICTURE], imageDetails: [{ width: 1, height: 1, blur: 'data:' }] };
  const listing = await makeListing({ userId: ana.id, title: 'Mis novillos', ...images });
  const other = await makeListing({ userId: beto.id, title: 'Los de Beto' });
  await db.favorite.create({ data: { userId: ana.id, listingId: other.id } });
  const message = { subject: 'Consulta', contactMethod: 'corral' as const, contactValue: '' };
  await db.message.create({
    data: { ...message, fromUserId: ana.id, toUserId: beto.id, listingId: other.id, message: 'Hola Beto' },
  });
  await db.message.create({
    data: { ...message, fromUserId: beto.id, toUserId: ana.id, listingId: listing.id, message: 'Hola Ana' },
  });
  const lot = await makeLot(beto.id, { reservePrice: '7777' });
  await bid(ana.actor, lot.id, '900');
  const { id: bidId } = await bid(beto.actor, (await makeLot(ana.id)).id, '4543.21');
  await shutOut(ana.actor, { bidId, reason: 'No pagó' });
  return { ana, beto };
}

/** Makes the copy that was asked for and returns its files. */
async function download(person: Awaited<ReturnType<typeof makeUser>>, id: string) {
  await makeDataExports();
  return unzip(await buffer((await openDataExport(person.actor, id)).body));
}

describe('a copy of one’s data', () => {
  test('holds everything of the person, with the files, and nothing that is secret or only others’', async () => {
    const { ana } = await makePeople();
    const asked = await requestDataExport(ana.actor);
    const files = await download(ana, asked.id);
    const data = JSON.parse(String(files.get('data.json'))) as Record<string, Record<string, unknown>[]>;
    expect(data).toMatchObject({
      account: [{ email: ana.email, first_name: 'Ana' }],
      animals: [{ title: 'Mis novillos' }],
      messages_sent: [{ message: 'Hola Beto' }],
      messages_received: [{ message: 'Hola Ana' }],
      favorites: [{}],
      bids: [{ maximum: 900 }],
      lots: [{ title: '20 novillos Angus' }],
    });
    expect(data.shut_out_people).toMatchObject([{ reason: 'No pagó' }]);
    expect(data.shut_out_people?.[0]).not.toHaveProperty('user_id');
    const text = JSON.stringify(data);
    for (const secret of ['7777', '4543.21', 'argon2', '"password"', '"sid"', 'Los de Beto'])
      expect(text).not.toContain(secret);
    expect(String(files.get(`animals/${PICTURE.slice(9)}-1600.webp`))).toBe('picture');
    expect(String(files.get(`account/${DOCUMENT}`))).toBe('paper');
    const [warning, ready] = (await mailsTo(ana.email)).slice(-2);
    expect(warning?.subject).toBe('Pidieron una copia de tus datos');
    expect(ready?.subject).toBe('Tu copia de datos está lista');
    expect(ready?.text).toContain('/profile#data');
  });

  test('has room for many files, one after another', async () => {
    const { id, actor } = await makeUser();
    const pictures = Array.from(
      { length: 100 },
      (_, at) => `listings/${String(at).padStart(8, '0')}-0000-4000-8000-00000000000a`,
    );
    for (const key of pictures) await storage().put(`${key}-1600.webp`, Buffer.alloc(100_000, key), 'image/webp');
    for (let from = 0; from < pictures.length; from += 5)
      await makeListing({
        userId: id,
        images: pictures.slice(from, from + 5),
        imageDetails: Array.from({ length: 5 }, () => ({ width: 1, height: 1, blur: 'data:' })),
      });
    let open = 0;
    let most = 0;
    const get = storage().get.bind(storage());
    const spy = jest.spyOn(storage(), 'get').mockImplementation(async (key, range) => {
      const file = await get(key, range);
      open += 1;
      most = Math.max(most, open);
      file?.body.on('end', () => (open -= 1));
      return file;
    });
    const asked = await requestDataExport(actor);
    await makeDataExports();
    spy.mockRestore();
    expect(most).toBe(1);
    const files = unzip(await buffer((await openDataExport(actor, asked.id)).body));
    expect(files.size).toBe(101);
    expect([...files.values()].filter(({ length }) => length === 100_000)).toHaveLength(100);
  });

  test('goes to nobody else, and to its owner only with a recent proof', async () => {
    const { ana, beto } = await makePeople();
    const stale = { ...ana.actor, confirmedAt: new Date(Date.now() - 11 * 60_000) };
    expect(await refusalOf(requestDataExport(stale))).toMatchObject({ code: 'confirmation_required' });
    const { id } = await requestDataExport(ana.actor);
    expect(await refusalOf(openDataExport(ana.actor, id))).toMatchObject({ code: 'not_found' });
    await makeDataExports();
    expect(await refusalOf(openDataExport(beto.actor, id))).toMatchObject({ code: 'not_found' });
    expect(await refusalOf(openDataExport(stale, id))).toMatchObject({ code: 'confirmation_required' });
    expect(await getDataExport(ana.actor)).toMatchObject({ state: 'ready', id, size: expect.any(Number) as number });
    expect(await getDataExport(beto.actor)).toBeNull();
  });

  test('is made one at a time, also of two requests at once, and twice a day', async () => {
    const { actor } = await makeUser();
    const asked = await Promise.allSettled([requestDataExport(actor), requestDataExport(actor)]);
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await makeDataExports();
    await requestDataExport(actor);
    await makeDataExports();
    expect(await refusalOf(requestDataExport(actor))).toMatchObject({ code: 'rate_limited' });
    expect(await db.dataExport.count({ where: { userId: actor.id, expiresAt: { gt: new Date() } } })).toBe(1);
  });

  test('is deleted after seven days, with the account, and by “this wasn’t me”', async () => {
    const [late, gone, robbed] = [await makeUser(), await makeUser(), await makeUser()];
    const ids: string[] = [];
    for (const { actor } of [late, gone, robbed]) ids.push((await requestDataExport(actor)).id);
    await makeDataExports();
    const stored = async () => Promise.all(ids.map(async (id) => (await storage().get(exportKey(id))) !== null));
    expect(await stored()).toEqual([true, true, true]);
    await eraseAccount(gone);
    const alert = await db.accountAlert.findFirstOrThrow({ where: { userId: robbed.id, kind: 'dataRequested' } });
    expect(await takeBackAccount(signLink('not-me', alert.id))).toBe(true);
    expect(await refusalOf(openDataExport(robbed.actor, ids[2] ?? ''))).toMatchObject({ code: 'not_found' });
    await deleteExpiredExports();
    expect(await stored()).toEqual([true, false, false]);
    await deleteExpiredExports(new Date(Date.now() + 7 * DAY + 1000));
    expect(await stored()).toEqual([false, false, false]);
    expect(await db.dataExport.count({ where: { id: { in: ids } } })).toBe(0);
  });

  test('is tried three times while the store fails, and then said to have failed', async () => {
    const { actor } = await makeUser();
    await requestDataExport(actor);
    const put = jest.spyOn(storage(), 'put').mockRejectedValue(new Error('full'));
    for (let hours = 0; hours < 9; hours += 2) await makeDataExports(new Date(Date.now() + hours * 3_600_000));
    expect(put).toHaveBeenCalledTimes(3);
    put.mockRestore();
    expect(await getDataExport(actor)).toMatchObject({ state: 'failed' });
    await requestDataExport(actor);
    expect(await makeDataExports()).toBe(1);
  });
});
