import { randomUUID } from 'node:crypto';
import { getQueues } from '@/lib/desk/admin/get-queues';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { answerCase, setCaseClosed } from '@/lib/messages/support/answer-case';
import { deleteOldCases } from '@/lib/messages/support/delete-old-cases';
import { getCase, listCases } from '@/lib/messages/support/list-cases';
import { openCase } from '@/lib/messages/support/open-case';
import { caseQuerySchema } from '@/lib/messages/support/query-schema';
import { contactSchema } from '@/lib/messages/support/schema';
import { eraseAccount } from '@/tests/factories/erase-account';
import { mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

const DAY_MS = 86_400_000;
let people = 0;
const contact = (traits: Record<string, unknown> = {}) =>
  contactSchema.parse({
    key: randomUUID(),
    language: 'es',
    topic: 'paid',
    name: 'Rosa Luna',
    email: `rosa-${(people += 1)}-${randomUUID()}@example.com`,
    reference: '',
    message: 'Señé 20 vaquillonas y no me atiende.',
    ...traits,
  });
const address = () => `203.0.113.${(people += 1) % 250}`;
const admin = async () => (await makeUser({ role: 'admin', firstName: 'Ana', lastName: 'Admin' })).actor;
const caseOf = (number: number) => db.supportCase.findUniqueOrThrow({ where: { number } });

describe('a support case', () => {
  it('opens for a visitor, with a number that the sender gets by mail, without what they wrote', async () => {
    const input = contact({ language: 'en' });
    const { number } = await openCase(null, input, address());
    expect(number).toBeGreaterThanOrEqual(100_000);
    expect(await caseOf(number)).toMatchObject({
      status: 'open',
      userId: null,
      reference: null,
      message: input.message,
    });
    const [mail, ...others] = await mailsTo(input.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`We got your message: case C-${number}`);
    expect(mail?.text).not.toContain('vaquillonas');
  });

  it('greets nobody by a telephone number or an address', async () => {
    for (const name of ['llame al 099 123 456', 'gana.vip/premio'])
      expect(await refusalOf(openCase(null, contact({ name }), address()))).toMatchObject({
        fields: { name: [{ key: 'nameAddress' }] },
      });
  });

  it('is mailed to the operator’s address, if one is configured', async () => {
    const before = env.SUPPORT_EMAIL;
    env.SUPPORT_EMAIL = `support-${randomUUID()}@example.com`;
    try {
      const input = contact();
      const { number } = await openCase(null, input, address());
      const { id } = await caseOf(number);
      const [mail] = await mailsTo(env.SUPPORT_EMAIL);
      expect(mail?.subject).toBe(`Caso C-${number}: Rosa Luna`);
      expect(mail?.text).toContain(input.message);
      expect(mail?.text).toContain(`/admin/support/${id}`);
    } finally {
      env.SUPPORT_EMAIL = before;
    }
  });

  it('is created once, however often the same form is sent', async () => {
    const input = contact();
    const numbers = await Promise.all(Array.from({ length: 4 }, () => openCase(null, input, address())));
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(1);
    expect(await mailsTo(input.email)).toHaveLength(1);
  });

  it('is limited per address of the sender, whatever the network address', async () => {
    const { email } = contact();
    for (let sent = 0; sent < 5; sent += 1) await openCase(null, contact({ email }), address());
    expect(await refusalOf(openCase(null, contact({ email }), address()))).toMatchObject({ code: 'rate_limited' });
    expect(await mailsTo(email)).toHaveLength(5);
  });

  it('is refused with missing, too long or unknown values', () => {
    const wrong = contactSchema.safeParse({
      key: 'x',
      language: 'fr',
      topic: 'nothing',
      name: ' ',
      email: 'rosa',
      reference: 'x'.repeat(301),
      message: 'x'.repeat(2001),
    });
    expect(wrong.error?.issues.map(({ path }) => path[0]).sort()).toEqual(
      ['email', 'key', 'language', 'message', 'name', 'reference', 'topic'].sort(),
    );
  });

  it('is answered by mail in the language of the sender, and closed; each act is in the audit log', async () => {
    const actor = await admin();
    const input = contact({ language: 'pt' });
    const { number } = await openCase(null, input, address());
    const { id } = await caseOf(number);
    await answerCase(actor, { caseId: id, text: 'Já tiramos o anúncio.\n\nObrigada.', close: false });
    expect(await getCase(actor, id)).toMatchObject({
      status: 'answered',
      replies: [{ author: 'Ana Admin', text: 'Já tiramos o anúncio.\n\nObrigada.' }],
    });
    const mail = (await mailsTo(input.email)).find(({ subject }) => subject === `Resposta ao seu caso C-${number}`);
    expect(mail?.text).toContain('Já tiramos o anúncio.');
    await answerCase(actor, { caseId: id, text: 'Encerrado.', close: true });
    expect(await caseOf(number)).toMatchObject({ status: 'closed', closedAt: expect.any(Date) as Date });
    await setCaseClosed(actor, { caseId: id, closed: false });
    expect(await caseOf(number)).toMatchObject({ status: 'open', closedAt: null });
    expect(await refusalOf(setCaseClosed(actor, { caseId: id, closed: false }))).toMatchObject({ code: 'conflict' });
    const log = await db.auditLog.findMany({ where: { targetId: id }, orderBy: { id: 'asc' } });
    expect(log.map(({ action }) => action)).toEqual([
      'support_case.answered',
      'support_case.answered',
      'support_case.reopened',
    ]);
    // The answer itself is stored with the case and deleted with it.
    expect(JSON.stringify(log)).not.toContain('anúncio');
  });

  it('is seen and answered by administrators only', async () => {
    const { number } = await openCase(null, contact(), address());
    const { id } = await caseOf(number);
    const { actor } = await makeUser();
    for (const act of [
      listCases(actor, caseQuerySchema.parse({})),
      getCase(actor, id),
      answerCase(actor, { caseId: id, text: 'x', close: false }),
      setCaseClosed(actor, { caseId: id, closed: true }),
    ])
      expect(await refusalOf(act)).toMatchObject({ code: 'forbidden' });
    expect(await refusalOf(getCase(await admin(), randomUUID()))).toMatchObject({ code: 'not_found' });
  });

  it('is found by number, name and address, and waits in the queue while open', async () => {
    const actor = await admin();
    const name = `Ñandú ${randomUUID().replace(/[\d-]/g, '')}`;
    const input = contact({ name });
    const { number } = await openCase(null, input, address());
    for (const search of [
      `C-${number}`,
      String(number),
      name.toLowerCase().replace('ñ', 'n').replace('ú', 'u'),
      input.email,
    ]) {
      const { items } = await listCases(actor, caseQuerySchema.parse({ search }));
      expect({ search, numbers: items.map((item) => item.number) }).toEqual({ search, numbers: [number] });
    }
    const { waiting } = (await getQueues(actor)).support;
    const { id } = await caseOf(number);
    await setCaseClosed(actor, { caseId: id, closed: true });
    expect((await getQueues(actor)).support.waiting).toBe(waiting - 1);
    const closed = await listCases(actor, caseQuerySchema.parse({ search: String(number), status: 'open' }));
    expect(closed.items).toEqual([]);
  });

  it('is deleted a year after it was closed, and with its sender’s account', async () => {
    const actor = await admin();
    const { number } = await openCase(null, contact(), address());
    const { id } = await caseOf(number);
    await answerCase(actor, { caseId: id, text: 'Listo.', close: true });
    const { closedAt } = await caseOf(number);
    const closed = closedAt?.getTime() ?? 0;
    await deleteOldCases(new Date(closed + 365 * DAY_MS - 1));
    expect(await db.supportCase.count({ where: { id } })).toBe(1);
    await deleteOldCases(new Date(closed + 365 * DAY_MS));
    expect(await db.supportCase.count({ where: { id } })).toBe(0);
    expect(await db.supportReply.count({ where: { caseId: id } })).toBe(0);

    const member = await makeUser();
    const own = await openCase(member.actor, contact({ email: member.email }), address());
    expect(await caseOf(own.number)).toMatchObject({ userId: member.id });
    await eraseAccount(member.actor);
    expect(await db.supportCase.count({ where: { number: own.number } })).toBe(0);
  });
});
