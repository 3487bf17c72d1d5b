import { PDFDocument, PDFName } from 'pdf-lib';
import sharp from 'sharp';
import { db } from '@/lib/core/db/client';
import { declarePremises } from '@/lib/market/declared-ids/declare-premises';
import { checkIds, listUncheckedIds } from '@/lib/market/declared-ids/check-ids';
import { getPublicIds } from '@/lib/market/declared-ids/get-public-ids';
import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { deleteListing } from '@/lib/market/listings/delete-listing';
import { addPaper, deletePaper } from '@/lib/market/papers/add-paper';
import { checkPaper, listUncheckedPapers } from '@/lib/market/papers/check-papers';
import { getPublicPapers, listOwnPapers, listRequestablePapers } from '@/lib/market/papers/list-papers';
import { notifyExpiringPapers } from '@/lib/market/papers/notify-expiring-papers';
import { readPaper } from '@/lib/market/papers/read-paper';
import { PAPER_MAX_BYTES, paperFieldsSchema, usualExpiry } from '@/lib/market/papers/schema';
import { grantPaper, requestPaper, revokePaper } from '@/lib/market/papers/share-paper';
import { storage } from '@/lib/files/storage/storage';
import { makePdf } from '@/tests/factories/document';
import { makeListing } from '@/tests/factories/listing';
import { mailsTo } from '@/tests/factories/outbox';
import { makePages, makePaper, paperFields } from '@/tests/factories/paper';
import { makePicture } from '@/tests/factories/picture';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

describe('papers', () => {
  let seller: Awaited<ReturnType<typeof makeUser>>;
  let buyer: Awaited<ReturnType<typeof makeUser>>;
  let listing: Awaited<ReturnType<typeof makeListing>>;

  beforeEach(async () => {
    seller = await makeUser({ firstName: 'Rosa', lastName: 'Luna' });
    buyer = await makeUser({ firstName: 'Juan', lastName: 'Ñúñez' });
    listing = await makeListing({ userId: seller.id });
  });

  it('are private: pages show kind, dates and state, and only the owner opens the file', async () => {
    const paper = await makePaper(seller.actor, { listingId: listing.id, number: 'A-778812', heads: '40' });
    const shown = await getPublicPapers(listing);
    expect(shown).toEqual([
      { id: paper.id, kind: 'movement', issuedOn: '2026-11-01', expiresOn: null, isChecked: false },
    ]);
    expect((await readPaper(seller.actor, paper.id)).contentType).toBe('application/pdf');
    expect(await refusalOf(readPaper(buyer.actor, paper.id))).toMatchObject({ code: 'not_found' });
    expect(await refusalOf(readPaper(buyer.actor, 'x'))).toMatchObject({ code: 'not_found' });
    expect(await refusalOf(deletePaper(buyer.actor, paper.id))).toMatchObject({ code: 'not_found' });
    await deletePaper(seller.actor, paper.id);
    expect(await storage().get(paper.key)).toBeNull();
    expect(await getPublicPapers(listing)).toEqual([]);
  });

  it('are shown for the animals that they are about, and until they expire', async () => {
    const other = await makeListing({ userId: seller.id });
    const ofAll = await makePaper(seller.actor);
    const ofOne = await makePaper(seller.actor, {
      listingId: other.id,
      expiresOn: dayFromNow(0),
      issuedOn: dayFromNow(-9),
    });
    await makePaper(seller.actor, { expiresOn: dayFromNow(-1), issuedOn: dayFromNow(-9) });
    const ids = async (one: { id: string; userId: string }) => (await getPublicPapers(one)).map(({ id }) => id);
    expect(await ids(listing)).toEqual([ofAll.id]);
    expect(await ids(other)).toEqual([ofAll.id, ofOne.id]);
    expect((await listOwnPapers(seller.actor)).map(({ isExpired }) => isExpired)).toEqual([true, false, false]);
    await deleteListing(seller.actor, ANIMAL_LISTINGS, other.id);
    expect(await storage().get(ofOne.key)).toBeNull();
  });

  it('are asked for, shared for 48 hours with the reader’s name on them, and ended at once', async () => {
    const paper = await makePaper(seller.actor, { listingId: listing.id });
    const ask = () => requestPaper(buyer.actor, { paperId: paper.id, listingId: listing.id });
    await ask();
    await ask();
    expect(await mailsTo(seller.email)).toHaveLength(1);
    expect(await listOwnPapers(seller.actor)).toMatchObject([
      { grants: [{ userId: buyer.id, name: 'Juan Ñúñez', listing: listing.title, endsAt: null }] },
    ]);
    expect(await refusalOf(readPaper(buyer.actor, paper.id))).toMatchObject({ code: 'not_found' });
    const grant = { paperId: paper.id, userId: buyer.id, hours: 48 as const };
    expect(await refusalOf(grantPaper(buyer.actor, grant))).toMatchObject({ code: 'not_found' });
    await grantPaper(seller.actor, grant);
    expect(await mailsTo(buyer.email)).toHaveLength(1);
    expect((await listRequestablePapers(buyer.actor, listing.id)).papers).toMatchObject([{ state: 'granted' }]);

    const { bytes } = await readPaper(buyer.actor, paper.id);
    expect(bytes.equals((await readPaper(seller.actor, paper.id)).bytes)).toBe(false);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
    expect(await listOwnPapers(seller.actor)).toMatchObject([{ views: [{ name: 'Juan Ñúñez', isAdmin: false }] }]);
    const later = new Date(Date.now() + 48 * HOUR_MS);
    expect(await refusalOf(readPaper(buyer.actor, paper.id, later))).toMatchObject({ code: 'not_found' });

    await revokePaper(seller.actor, grant);
    expect(await refusalOf(readPaper(buyer.actor, paper.id))).toMatchObject({ code: 'not_found' });
    expect(await refusalOf(grantPaper(seller.actor, grant))).toMatchObject({ code: 'conflict' });
    await ask();
    expect((await listRequestablePapers(buyer.actor, listing.id)).papers).toMatchObject([{ state: 'requested' }]);
  });

  it('are stamped as pictures, too, however small or transparent', async () => {
    for (const [type, width] of [
      ['jpeg', 900],
      ['png', 40],
    ] as const) {
      const file = { name: 'foto.jpg', bytes: await makePicture(type, width, 60) };
      const paper = await makePaper(seller.actor, { listingId: listing.id }, file);
      await requestPaper(buyer.actor, { paperId: paper.id, listingId: listing.id });
      await grantPaper(seller.actor, { paperId: paper.id, userId: buyer.id, hours: 48 });
      const { bytes, contentType } = await readPaper(buyer.actor, paper.id);
      expect(contentType).toBe('image/jpeg');
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height: 60 });
    }
  });

  it('can’t be asked for by the owner, the blocked, the unconfirmed, or through another listing', async () => {
    const paper = await makePaper(seller.actor, { listingId: listing.id });
    const ask = (actor: typeof buyer.actor, listingId = listing.id) =>
      refusalOf(requestPaper(actor, { paperId: paper.id, listingId }));
    expect(await ask(seller.actor)).toMatchObject({ code: 'not_found' });
    expect(await ask({ ...buyer.actor, emailConfirmed: false })).toMatchObject({ code: 'email_unconfirmed' });
    const foreign = await makeListing();
    expect(await ask(buyer.actor, foreign.id)).toMatchObject({ code: 'not_found' });
    const paused = await makeListing({ userId: seller.id, isActive: false });
    expect(await ask(buyer.actor, paused.id)).toMatchObject({ code: 'not_found' });
    await db.userBlock.create({ data: { blockerId: seller.id, blockedId: buyer.id } });
    expect(await ask(buyer.actor)).toMatchObject({ code: 'messaging_blocked' });
    expect(await db.paperGrant.count({ where: { paperId: paper.id } })).toBe(0);
  });

  it('are PDFs that can be stamped, or pictures', async () => {
    const add = (file: { name: string; bytes: Buffer } | null) =>
      refusalOf(addPaper(seller.actor, paperFields(), file));
    const at = (key: string) => ({ fields: { file: [expect.objectContaining({ key })] } });
    expect(await add(null)).toMatchObject(at('paperRequired'));
    expect(await add(makePdf())).toMatchObject(at('paperLocked'));
    expect(await add({ name: 'a.pdf', bytes: Buffer.from('<!doctype html>') })).toMatchObject(at('documentType'));
    expect(await add({ name: 'a.pdf', bytes: Buffer.alloc(PAPER_MAX_BYTES + 1) })).toMatchObject(
      at('documentTooLarge'),
    );
    expect(await add(await makePages(41))).toMatchObject(at('paperLocked'));
    const broken = (await makePages()).bytes.toString('latin1').replace(/\/Kids \[.*?\]/, '/Kids [ 2 0 R ]');
    expect((await add({ name: 'loop.pdf', bytes: Buffer.from(broken, 'latin1') })).code).toBe('unsupported_type');
    expect(await db.paper.count({ where: { ownerId: seller.id } })).toBe(0);
  });

  it('lose what would run by itself', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    document.addJavaScript('main', 'app.alert(1)');
    document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: 'JavaScript', JS: 'app.alert(2)' }));
    const file = { name: 'a.pdf', bytes: Buffer.from(await document.save({ useObjectStreams: false })) };
    const paper = await makePaper(seller.actor, { listingId: listing.id }, file);
    await requestPaper(buyer.actor, { paperId: paper.id, listingId: listing.id });
    await grantPaper(seller.actor, { paperId: paper.id, userId: buyer.id, hours: 168 });
    const catalog = (await PDFDocument.load((await readPaper(buyer.actor, paper.id)).bytes)).catalog;
    expect(catalog.get(PDFName.of('OpenAction'))).toBeUndefined();
    expect(String(catalog.lookup(PDFName.of('Names')) ?? '')).not.toContain('JavaScript');
  });

  it('are about the owner’s animals, with dates in their order', async () => {
    const foreign = await makeListing();
    const refusal = await refusalOf(addPaper(seller.actor, paperFields({ listingId: foreign.id }), await makePages()));
    expect(refusal).toMatchObject({ fields: { listingId: [{ key: 'invalid' }] } });
    const parsed = paperFieldsSchema.safeParse({
      kind: 'eia',
      country: 'AR',
      issuedOn: '2026-11-10',
      expiresOn: '2026-11-09',
    });
    expect(parsed.error?.issues).toMatchObject([{ path: ['expiresOn'] }]);
    expect(usualExpiry('eia', 'AR', '2026-11-10')).toBe('2027-01-09');
    expect(usualExpiry('eia', 'UY', '2026-11-10')).toBeNull();
    expect(usualExpiry('eia', 'AR', '')).toBeNull();
  });

  it('that two accounts upload are noted for the moderators', async () => {
    const file = await makePages();
    await makePaper(seller.actor, {}, file);
    await makePaper(seller.actor, {}, file);
    expect(await db.riskSignal.count({ where: { userId: seller.id } })).toBe(0);
    await makePaper(buyer.actor, {}, file);
    expect(await db.riskSignal.findMany({ where: { userId: buyer.id } })).toMatchObject([
      { rule: 'document_of_another', evidence: { other: seller.id } },
    ]);
  });

  it('are notified of once, ten days before they expire', async () => {
    await makePaper(seller.actor, { issuedOn: dayFromNow(-20), expiresOn: dayFromNow(9) });
    await makePaper(seller.actor, { issuedOn: dayFromNow(-20), expiresOn: dayFromNow(30) });
    await Promise.all([notifyExpiringPapers(), notifyExpiringPapers()]);
    await notifyExpiringPapers();
    expect(await mailsTo(seller.email)).toHaveLength(1);
    expect(await db.notification.count({ where: { userId: seller.id, kind: 'paperExpires' } })).toBe(1);
  });

  it('and identifiers are checked by administrators who have opened a document', async () => {
    const admin = await makeUser({ role: 'admin' });
    const paper = await makePaper(seller.actor, { listingId: listing.id });
    await declarePremises(seller.actor, { scheme: 'us_pin', number: 'A12425J' });
    expect(await refusalOf(checkPaper(seller.actor, paper.id))).toMatchObject({ code: 'forbidden' });
    expect((await listUncheckedPapers(admin.actor)).map(({ id }) => id)).toContain(paper.id);
    const mine = (await listUncheckedIds(admin.actor)).find(({ owner }) => owner.id === seller.id);
    const ids = (mine?.ids ?? []).map(({ id }) => id);
    expect(mine?.ids).toMatchObject([{ scheme: 'us_pin', number: 'A12425J' }]);

    expect(await refusalOf(checkPaper(admin.actor, paper.id))).toMatchObject({ code: 'document_unseen' });
    expect(await refusalOf(checkIds(admin.actor, { ownerId: seller.id, ids }))).toMatchObject({
      code: 'document_unseen',
    });
    await readPaper(admin.actor, paper.id);
    expect(await listOwnPapers(seller.actor)).toMatchObject([{ views: [{ isAdmin: true }] }]);
    await checkPaper(admin.actor, paper.id);
    expect(await refusalOf(checkPaper(admin.actor, paper.id))).toMatchObject({ code: 'conflict' });
    await checkIds(admin.actor, { ownerId: seller.id, ids });
    expect(await refusalOf(checkIds(admin.actor, { ownerId: seller.id, ids }))).toMatchObject({ code: 'conflict' });
    expect(await getPublicPapers(listing)).toMatchObject([{ isChecked: true }]);
    expect(await getPublicIds(listing)).toMatchObject({ premises: [{ scheme: 'us_pin', isChecked: true }] });
    const audited = await db.auditLog.findMany({ where: { actorId: admin.id }, orderBy: { id: 'asc' } });
    expect(audited.map(({ action }) => action)).toEqual(['paper.read', 'paper.checked', 'declared_id.checked']);
  });
});
