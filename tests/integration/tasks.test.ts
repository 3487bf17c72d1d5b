import { readStart } from '@/app/api/dashboard/view/read-start';
import { toTaskRows } from '@/app/api/dashboard/view/task-rows';
import { db } from '@/lib/core/db/client';
import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import type { Task } from '@/lib/desk/dashboard/dto';
import { listTasks } from '@/lib/desk/dashboard/list-tasks';
import { blockUser } from '@/lib/messages/messages/blocks';
import { makeEquipment } from '@/tests/factories/equipment';
import { makeBannerAd } from '@/tests/factories/banner-ad';
import { makeListing } from '@/tests/factories/listing';
import { makeMessage } from '@/tests/factories/message';
import { makePaper } from '@/tests/factories/paper';
import { makeUser } from '@/tests/factories/user';

const NOW = new Date();
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const ahead = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const kindsOf = (tasks: readonly Task[]) => tasks.map(({ kind }) => kind);

/** A title that is written from its facts. */
const AUTO = { class: 'bull', headCount: 14, breed: 'Angus', weight: 650, language: 'es', titleAuto: true } as const;

/** Stores a listing that nobody asked about and that has not changed for so many days. */
async function makeQuiet(userId: string, days: number) {
  const { id } = await makeListing({ userId, title: `Callado ${days}, 342 kg`, createdAt: ago(days + 5) });
  await db.$executeRaw`UPDATE cattle_listings SET updated_at = ${ago(days)} WHERE id = ${id}::uuid`;
  return id;
}

describe('what a member has to do today', () => {
  it('names animals in the reader’s language', async () => {
    const [seller, buyer] = [await makeUser(), await makeUser()];
    const ofSeller = { userId: seller.id, title: '14 toros Angus, 650 kg', ...AUTO };
    await makeListing({ ...ofSeller, expiresAt: ahead(5) });
    const asked = await makeListing(ofSeller);
    await makeMessage({ fromUserId: buyer.id, toUserId: seller.id, listingId: asked.id, createdAt: ago(1) });
    const rows = await toTaskRows(await listTasks(seller.actor, NOW), 'en', NOW);
    expect(rows.map(({ title, text }) => `${title} ${text}`)).toEqual([
      expect.stringContaining('14 Angus bulls'),
      expect.stringContaining('14 Angus bulls'),
    ]);
    const start = await readStart(seller.actor, 'pt');
    expect(start.messages[0]?.text).toContain('14 touros Angus');
  });

  it('comes by urgency: deadlines, who waits, what was taken down, papers, what expires, what ages', async () => {
    const [seller, buyer] = [await makeUser(), await makeUser({ firstName: 'Ana', lastName: 'Paz' })];
    const userId = seller.id;
    const toro = await makeListing({ userId, title: 'Toro' });
    await makeQuiet(userId, 40);
    await makeListing({ userId, title: 'Vence', expiresAt: ahead(5) });
    await makeEquipment({ userId, title: 'Vencida', expiresAt: ago(2) });
    await makePaper(seller.actor, {
      kind: 'brucellosis',
      issuedOn: '2026-01-01',
      expiresOn: ahead(6).toISOString().slice(0, 10),
    });
    const down = await makeListing({ userId, title: 'Bajado', isActive: false, takenDownAt: NOW });
    await db.caseDecision.create({
      data: {
        listingId: down.id,
        title: 'Bajado',
        ownerId: userId,
        action: 'taken_down',
        changedListing: true,
        answer: 'photo',
      },
    });
    await makeMessage({ fromUserId: buyer.id, toUserId: userId, listingId: toro.id, createdAt: ago(1) });
    const held = await makeListing({ userId, title: 'Retenido', isActive: false, heldAt: NOW });
    await db.riskCase.create({ data: { listingId: held.id, ownerId: userId, score: 60, rules: [], heldAt: NOW } });

    const tasks = await listTasks(seller.actor, NOW);
    expect(kindsOf(tasks)).toEqual(['held', 'message', 'takenDown', 'paperExpires', 'expires', 'expires', 'quiet']);
    expect(await listTasks(buyer.actor, NOW)).toEqual([]);

    const rows = await toTaskRows(tasks, 'es', NOW);
    expect(rows.map(({ title, text, deadline }) => [title, deadline, text])).toEqual([
      ['Contestá: está en revisión', 'quedan 24 horas', 'Retenido · nadie lo ve'],
      ['Respondé a Ana Paz', null, 'Ayer · Toro: «¿Sigue disponible?»'],
      ['Corregilo o apelá: lo retiramos', null, 'Bajado · La foto es de otra persona'],
      [expect.stringMatching(/^Brucelosis: vence el /), null, 'Vale para todos tus animales'],
      ['Renová «Vencida»', null, expect.stringMatching(/^Venció el .*: nadie lo ve\.$/)],
      ['Renová «Vence»', null, 'Vence en 5 días'],
      ['Ajustá precio, fotos o datos', null, '45 días sin consultas · Callado 40'],
    ]);
    expect(rows[0]?.act).toEqual({ href: `/dashboard/appeal/${held.id}` });
    expect(rows[1]?.act).toEqual({ href: `/dashboard?tab=messages&conversation=${buyer.id}_${toro.id}` });
    expect(rows[4]?.act).toMatchObject({ renew: { kind: 'equipment' } });
  });

  it('is an advertisement that was rejected, until it is sent again, and one that runs once it is paid', async () => {
    const { id, actor } = await makeUser();
    const wait = { startDate: null, endDate: null, paymentStatus: 'pending' } as const;
    const rejected = await makeBannerAd(id, {
      ...wait,
      title: 'Bretes',
      clickUrl: 'https://bretes.test/',
      status: 'rejected',
      rejectionReason: 'Borrosa',
    });
    await makeBannerAd(id, { ...wait, title: 'Sales', status: 'pending_approval' });
    await makeBannerAd(id, { ...wait, title: 'Semillas', status: 'pending_request' });
    await makeBannerAd(id);
    const rows = await toTaskRows(await listTasks(actor), 'es');
    expect(rows.map(({ title, act }) => [title, act])).toEqual([
      ['Corregí tu publicidad «Bretes»', { href: `/banner-ads?again=${rejected.id}#request` }],
      ['Falta el pago de tu publicidad «Sales»', { href: '/banner-ads' }],
    ]);
    const corrected = { title: 'Bretes de hierro', clickUrl: 'https://bretes.test/' };
    await makeBannerAd(id, { ...wait, ...corrected, status: 'pending_request' });
    expect(await listTasks(actor)).toMatchObject([{ kind: 'ad', title: 'Sales' }]);
  });

  it('is done once it was: answered, appealed, changed, sold', async () => {
    const [seller, buyer] = [await makeUser(), await makeUser()];
    const userId = seller.id;
    const toro = await makeListing({ userId });
    await makeMessage({ fromUserId: buyer.id, toUserId: userId, listingId: toro.id, createdAt: ago(2), isRead: true });
    const quiet = await makeQuiet(userId, 31);
    const expiring = await makeListing({ userId, expiresAt: ahead(1) });
    const held = await makeListing({ userId, isActive: false, heldAt: NOW });
    const risk = await db.riskCase.create({
      data: {
        listingId: held.id,
        ownerId: userId,
        score: 60,
        rules: [],
        heldAt: new Date(NOW.getTime() - 30 * HOUR_MS),
      },
    });
    const down = await makeListing({ userId, isActive: false, takenDownAt: NOW });
    const decision = await db.caseDecision.create({
      data: { listingId: down.id, title: 'x', ownerId: userId, action: 'taken_down', changedListing: true },
    });
    const before = await listTasks(seller.actor, NOW);
    expect(kindsOf(before)).toEqual(['held', 'message', 'takenDown', 'expires', 'quiet']);
    // Its time is over, and it still waits.
    expect((await toTaskRows(before, 'es', NOW))[0]?.deadline).toBe('se decide en cualquier momento');

    await makeMessage({ fromUserId: userId, toUserId: buyer.id, listingId: toro.id, createdAt: ago(1) });
    await db.animalListing.update({ where: { id: quiet }, data: { price: '4700' } });
    await db.animalListing.update({ where: { id: expiring.id }, data: { isActive: false, soldAt: NOW } });
    await db.riskCase.update({ where: { id: risk.id }, data: { answer: 'Es mío', answeredAt: NOW } });
    await db.appeal.create({ data: { decisionId: decision.id, userId, text: 'Es mía' } });
    expect(await listTasks(seller.actor, NOW)).toEqual([]);
  });

  it('names nobody who can’t be answered, and nothing that is long past', async () => {
    const [seller, blocked, late] = [await makeUser(), await makeUser(), await makeUser()];
    const userId = seller.id;
    await makeMessage({ fromUserId: blocked.id, toUserId: userId });
    await blockUser(seller.actor, blocked.id);
    await makeMessage({ fromUserId: late.id, toUserId: userId, createdAt: ago(31) });
    await makeListing({ userId, expiresAt: ago(31) });
    await makeListing({ userId, isActive: false, expiresAt: ahead(2) });
    const asked = await makeListing({ userId, createdAt: ago(60) });
    await db.$executeRaw`UPDATE cattle_listings SET updated_at = ${ago(60)} WHERE id = ${asked.id}::uuid`;
    await makeMessage({ fromUserId: late.id, toUserId: userId, listingId: asked.id, createdAt: ago(50) });
    expect(await listTasks(seller.actor, NOW)).toEqual([]);
  });
});
