import { buffer } from 'node:stream/consumers';
import { db } from '@/lib/core/db/client';
import { listSealed, readSealed, readSealedFile } from '@/lib/records/sealed-records/read-sealed';
import { getConversation } from '@/lib/messages/messages/get-conversation';
import { listConversations } from '@/lib/messages/messages/list-conversations';
import { listMessages } from '@/lib/messages/messages/list-messages';
import { findMessagePhoto } from '@/lib/messages/messages/photos';
import { sendMessage } from '@/lib/messages/messages/send-message';
import { addCaseNote } from '@/lib/moderation/cases/add-note';
import { appeal } from '@/lib/moderation/appeals/appeal';
import { countCases } from '@/lib/moderation/cases/count-cases';
import { decideAppeal } from '@/lib/moderation/appeals/decide-appeal';
import { decideCase } from '@/lib/moderation/cases/decide-case';
import { decideCases } from '@/lib/moderation/cases/decide-cases';
import { getAppealPage } from '@/lib/moderation/appeals/get-appeal-page';
import { getCase } from '@/lib/moderation/cases/get-case';
import { listCases } from '@/lib/moderation/cases/list-cases';
import { caseQuerySchema } from '@/lib/moderation/cases/query-schema';
import { caseDecisionSchema } from '@/lib/moderation/cases/schema';
import { undoDecisions } from '@/lib/moderation/cases/undo-decisions';
import { createReport } from '@/lib/moderation/reports/create-report';
import { listReports } from '@/lib/moderation/reports/list-reports';
import { reportQuerySchema } from '@/lib/moderation/reports/query-schema';
import { reviewReport } from '@/lib/moderation/reports/review-report';
import { createReportSchema, reportReviewSchema } from '@/lib/moderation/reports/schema';
import { uploadMessagePhoto } from '@/lib/files/uploads/upload-message-photo';
import { eraseAccount } from '@/tests/factories/erase-account';
import { makeListing } from '@/tests/factories/listing';
import { messageInput } from '@/tests/factories/message';
import { letMailsLeave, mailsTo } from '@/tests/factories/outbox';
import { makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';

type User = Awaited<ReturnType<typeof makeUser>>;

const NOWHERE = '00000000-0000-7000-8000-000000000000';

let admin: User;
let colleague: User;
let sender: User;
let victim: User;

beforeEach(async () => {
  await db.report.deleteMany();
  await db.appeal.deleteMany();
  await db.$executeRaw`TRUNCATE rate_limits`;
  admin = await makeUser({ role: 'admin', firstName: 'Ana', lastName: 'Admin' });
  colleague = await makeUser({ role: 'admin' });
  sender = await makeUser({ language: 'pt', firstName: 'Otávio', lastName: 'Prado' });
  victim = await makeUser({ language: 'en', firstName: 'Nélida', lastName: 'Secreta' });
});

const report = (by: User, ids: Record<string, string>, reason = 'fraudulent') =>
  createReport(by.actor, createReportSchema.parse({ reason, description: 'Pide seña', ...ids }));

const send = (from: User, to: User, text: string, traits: Record<string, unknown> = {}) =>
  sendMessage(from.actor, messageInput({ toUserId: to.id, message: text, ...traits }));

/** A conversation of nine messages; the fifth, from `sender`, asks for money with a photograph. */
async function conversation() {
  for (const n of [1, 2, 3, 4]) await send(n % 2 ? victim : sender, n % 2 ? sender : victim, `antes ${n}`);
  const photo = await uploadMessagePhoto(sender.actor, { name: 'a.jpg', bytes: await makePicture() });
  const bad = await send(sender, victim, 'Mandame la seña para reservar', { imageIds: [photo.id] });
  for (const n of [1, 2, 3, 4]) await send(n % 2 ? victim : sender, n % 2 ? sender : victim, `después ${n}`);
  return bad;
}

const seen = async (key: string) => ({ key, until: (await getCase(admin.actor, key))?.until ?? '' });
const decide = async (key: string, action: string, traits: Record<string, unknown> = {}) =>
  decideCase(
    admin.actor,
    caseDecisionSchema.parse({ ...(await seen(key)), action, answer: 'payment', days: null, ...traits }),
  );
/** The mails to somebody but those about new messages. */
const decisionMails = async ({ email }: User) =>
  (await mailsTo(email)).filter(({ text }) => !text.includes('messages?conversation='));
const textsOf = async (reader: User, other: User) =>
  (await getConversation(reader.actor, { personId: other.id, topic: null }))?.messages.map((one) => one.message);

describe('a report of a person or a message', () => {
  it('is made by somebody else, once while pending, of what the reporter received', async () => {
    const bad = await send(sender, victim, 'Mandame la seña');
    expect(await report(victim, { userId: sender.id })).toMatchObject({ userId: sender.id, messageId: null });
    expect(await report(victim, { messageId: bad.id })).toMatchObject({ messageId: bad.id, status: 'pending' });
    const stranger = await makeUser();
    for (const [by, ids, code] of [
      [victim, { userId: sender.id }, 'already_reported'],
      [victim, { messageId: bad.id }, 'already_reported'],
      [victim, { userId: victim.id }, 'reporting_oneself'],
      [sender, { messageId: bad.id }, 'reporting_oneself'],
      [stranger, { messageId: bad.id }, 'message_not_found'],
      [stranger, { messageId: NOWHERE }, 'message_not_found'],
      [stranger, { messageId: 'x' }, 'message_not_found'],
      [stranger, { userId: NOWHERE }, 'recipient_not_found'],
      [stranger, { userId: "' OR 1=1" }, 'recipient_not_found'],
    ] as const)
      await expect(report(by, ids)).rejects.toMatchObject({ code });
    expect(createReportSchema.safeParse({ userId: sender.id, messageId: bad.id, reason: 'spam' }).success).toBe(false);
  });

  it('needs a confirmed address', async () => {
    const actor = { ...victim.actor, emailConfirmed: false };
    const input = createReportSchema.parse({ userId: sender.id, reason: 'spam' });
    await expect(createReport(actor, input)).rejects.toMatchObject({
      code: 'email_unconfirmed',
    });
  });
});

describe('a case', () => {
  it('shows the message with three before and after, its photographs and its sender’s history', async () => {
    const bad = await conversation();
    await report(victim, { messageId: bad.id });
    await db.userBlock.create({ data: { blockerId: admin.id, blockedId: sender.id } });
    const key = `message-${bad.id}`;
    expect((await listCases(admin.actor, caseQuerySchema.parse({}))).items).toMatchObject([
      { key, kind: 'message', title: 'Otávio Prado', reports: 1 },
    ]);
    expect(await countCases(admin.actor)).toMatchObject({ cases: { waiting: 1 } });
    const found = await getCase(admin.actor, key);
    expect(found).toMatchObject({
      title: 'Otávio Prado',
      suggested: null,
      ownerLanguage: 'pt',
      owner: { id: sender.id, reports: 1, blockedBy: 1 },
      subject: { kind: 'message', removed: false },
    });
    const messages = found?.subject?.kind === 'message' ? found.subject.messages : [];
    expect(messages.map(({ text }) => text.map((part) => part.text).join(''))).toEqual([
      'antes 2',
      'antes 3',
      'antes 4',
      'Mandame la seña para reservar',
      'después 1',
      'después 2',
      'después 3',
    ]);
    expect(messages.filter(({ isReported }) => isReported)).toMatchObject([{ isOwners: true, from: 'Otávio Prado' }]);
    expect(messages[3]?.photos).toHaveLength(1);
    expect(found?.previews?.payment?.join(' ')).toMatch(/Otávio.*removemos da conversa.*Mandame la seña/);

    await (await findMessagePhoto(admin.actor, bad.id, '0-400.webp')).open();
    const another = await uploadMessagePhoto(sender.actor, { name: 'a.jpg', bytes: await makePicture() });
    const unreported = await send(sender, victim, 'otra', { imageIds: [another.id] });
    for (const reader of [admin, await makeUser()])
      await expect(findMessagePhoto(reader.actor, unreported.id, '0-400.webp')).rejects.toMatchObject({
        code: 'not_found',
      });
  });

  it('of a person shows what they have on sale; its notes stay with it', async () => {
    await makeListing({ userId: sender.id, title: 'Toro barato' });
    await report(victim, { userId: sender.id }, 'inappropriate');
    const key = `user-${sender.id}`;
    await addCaseNote(admin.actor, { key, text: 'Llamé' });
    expect(await getCase(admin.actor, key)).toMatchObject({
      kind: 'user',
      title: 'Otávio Prado',
      suggested: 'abuse',
      subject: { kind: 'person', path: `/seller/${sender.id}`, listings: [{ title: 'Toro barato' }] },
      record: [{ action: 'note', text: 'Llamé' }],
    });
    const { items } = await listReports(admin.actor, reportQuerySchema.parse({ search: sender.id }));
    expect(items).toMatchObject([{ userId: sender.id, listingTitle: 'Otávio Prado' }]);
  });

  it('is null for what nobody reported or does not exist', async () => {
    for (const key of [`message-${NOWHERE}`, `user-${NOWHERE}`, 'message-x', 'user-'])
      expect(await getCase(admin.actor, key)).toBeNull();
  });
});

describe('a decision about a message', () => {
  it('removes it for both sides, tells them in their languages, and is undone within ten seconds', async () => {
    const bad = await conversation();
    await report(victim, { messageId: bad.id });
    const key = `message-${bad.id}`;
    const { id } = await decide(key, 'taken_down');
    for (const [reader, other] of [
      [victim, sender],
      [sender, victim],
    ] as const) {
      expect(await textsOf(reader, other)).not.toContain('Mandame la seña para reservar');
      const thread = await getConversation(reader.actor, { personId: other.id, topic: null });
      expect(thread?.messages.find((one) => one.id === bad.id)).toMatchObject({
        isRemoved: true,
        message: '',
        contactValue: '',
        images: [],
      });
      expect(JSON.stringify(await listMessages(reader.actor, null))).not.toContain('Mandame la seña');
      await expect(findMessagePhoto(reader.actor, bad.id, '0-400.webp')).rejects.toMatchObject({ code: 'not_found' });
    }
    expect((await getConversation(victim.actor, { personId: sender.id, topic: null }))?.warning).toBeNull();
    expect(await decisionMails(sender)).toEqual([]);

    await undoDecisions(admin.actor, { decisionIds: [id] });
    expect(await textsOf(victim, sender)).toContain('Mandame la seña para reservar');
    expect(await db.report.findFirst()).toMatchObject({ status: 'pending' });

    await decide(key, 'taken_down');
    await letMailsLeave();
    const told = await decisionMails(sender);
    expect(told).toMatchObject([{ subject: 'Removemos uma mensagem sua' }]);
    expect(await decisionMails(victim)).toMatchObject([{ subject: 'We reviewed the message that you reported' }]);
    expect(JSON.stringify(told)).not.toMatch(/Nélida|Pide seña/);
    expect(await db.auditLog.findMany({ where: { targetId: bad.id, action: 'message.removed' } })).toHaveLength(2);
    const [last] = (await listConversations(victim.actor)).conversations;
    expect(last?.lastMessage?.message).toBe('después 4');
  });

  it('may be appealed once by its sender, and a granted appeal puts it back', async () => {
    const bad = await send(sender, victim, 'Mandame la seña');
    await report(victim, { messageId: bad.id });
    const key = `message-${bad.id}`;
    await decide(key, 'taken_down');
    expect(await getAppealPage(sender.actor, key, 'pt')).toMatchObject({
      about: 'message',
      title: 'Mandame la seña',
      state: 'open',
    });
    for (const stranger of [victim, await makeUser()]) {
      expect(await getAppealPage(stranger.actor, key, 'es')).toBeNull();
      await expect(appeal(stranger.actor, { subject: key, text: 'x' })).rejects.toMatchObject({ code: 'not_found' });
    }
    await appeal(sender.actor, { subject: key, text: 'Era uma pergunta' });
    await expect(appeal(sender.actor, { subject: key, text: 'x' })).rejects.toMatchObject({ code: 'already_appealed' });
    expect((await listCases(colleague.actor, caseQuerySchema.parse({}))).items).toMatchObject([{ key, appeal: true }]);
    expect(await countCases(colleague.actor)).toMatchObject({ cases: { waiting: 0 }, appeals: { waiting: 1 } });
    await decideAppeal(colleague.actor, { key, action: 'restored' });
    expect(await textsOf(victim, sender)).toEqual(['Mandame la seña']);
    expect(await getAppealPage(sender.actor, key, 'pt')).toMatchObject({ state: 'restored' });
    await letMailsLeave();
    expect((await mailsTo(sender.email)).at(-1)).toMatchObject({ subject: 'Sua mensagem voltou' });
  });
});

describe('a decision about a person', () => {
  it('warns them; they may appeal, which withdraws the warning', async () => {
    await report(victim, { userId: sender.id }, 'inappropriate');
    const key = `user-${sender.id}`;
    await expect(decide(key, 'taken_down')).rejects.toMatchObject({ code: 'conflict' });
    const { undoUntil } = await decide(key, 'warned', { answer: 'abuse' });
    expect(undoUntil).not.toBeNull();
    await letMailsLeave();
    const [mail] = await mailsTo(sender.email);
    expect(mail).toMatchObject({ subject: 'Uma advertência sobre sua conta no Corral' });
    expect(JSON.stringify(mail)).toMatch(/insulta nem ameaça/);
    expect(JSON.stringify(mail)).not.toMatch(/Nélida|Pide seña/);
    expect(await getCase(admin.actor, key)).toMatchObject({ pending: 0, record: [{ action: 'warned' }] });
    await appeal(sender.actor, { subject: key, text: 'Não fui eu' });
    await decideAppeal(colleague.actor, { key, action: 'restored' });
    expect(await getAppealPage(sender.actor, key, 'pt')).toMatchObject({ about: 'user', state: 'restored' });
  });

  it('suspends them', async () => {
    const bad = await send(sender, victim, 'Mandame la seña');
    await report(victim, { messageId: bad.id });
    await decide(`message-${bad.id}`, 'suspended');
    expect(await db.user.findUnique({ where: { id: sender.id } })).toMatchObject({
      suspensionReason: expect.stringMatching(/^“Mandame la seña”: No Corral/) as string,
    });
    expect(await textsOf(victim, sender)).toEqual(['']);
  });

  it('isn’t a listing’s: a warning of an animal is refused', async () => {
    const { id } = await makeListing({ userId: sender.id });
    await report(victim, { listingId: id });
    await expect(decide(id, 'warned')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('together with others dismisses all, and removes messages but not people', async () => {
    const bad = await send(sender, victim, 'Mandame la seña');
    await report(victim, { messageId: bad.id });
    await report(victim, { userId: sender.id });
    const cases = await Promise.all([`message-${bad.id}`, `user-${sender.id}`].map(seen));
    const receipt = await decideCases(admin.actor, { action: 'taken_down', answer: 'payment', cases });
    expect(receipt.decided).toMatchObject([{ key: `message-${bad.id}` }]);
    expect(receipt.refused).toEqual([{ key: `user-${sender.id}`, code: 'conflict' }]);
    expect((await decideCases(admin.actor, { action: 'dismissed', cases: cases.slice(1) })).decided).toHaveLength(1);
    await letMailsLeave();
    const told = await db.notification.findMany({
      where: { userId: victim.id, kind: 'conductReportDecided' },
      orderBy: { id: 'asc' },
    });
    expect(told.map(({ data }) => data)).toMatchObject([
      { about: 'message', outcome: 'takenDown', name: 'Otávio Prado' },
      { about: 'user', outcome: 'dismissed', name: 'Otávio Prado' },
    ]);
  });

  it('by the API’s review removes a reported message', async () => {
    const bad = await send(sender, victim, 'Mandame la seña');
    const { id } = await report(victim, { messageId: bad.id });
    const input = reportReviewSchema.parse({ reportId: id, status: 'resolved', deactivateListing: true });
    expect(await reviewReport(admin.actor, input)).toMatchObject({ messageId: bad.id, listingIsActive: false });
    expect(await textsOf(victim, sender)).toEqual(['']);
    const another = await report(victim, { userId: sender.id });
    await expect(reviewReport(admin.actor, { ...input, reportId: another.id })).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

it('what a report refers to outlasts the accounts, sealed: who it was, and the message with those around it', async () => {
  const bad = await conversation();
  const { id: reportId } = await report(victim, { messageId: bad.id });
  await report(victim, { userId: sender.id });
  await eraseAccount(sender);
  await eraseAccount(victim);
  expect(await db.message.count({ where: { id: bad.id } })).toBe(0);
  const [copy] = await listSealed(admin.actor, reportId);
  expect(copy).toMatchObject({ kind: 'account', title: 'Otávio Prado' });
  const opened = await readSealed(admin.actor, { id: copy?.id ?? '', about: reportId });
  expect(opened.account).toMatchObject({ email: sender.email });
  expect(opened.messages.map(({ text }) => text)).toHaveLength(7);
  expect(opened.messages[3]).toMatchObject({ text: 'Mandame la seña para reservar', photos: 1 });
  expect((await buffer((await readSealedFile(admin.actor, opened.id, '0')).body)).length).toBeGreaterThan(0);
  expect(await getCase(admin.actor, `report-${reportId}`)).toMatchObject({ subject: null, pending: 1 });
});
