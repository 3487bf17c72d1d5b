import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { db } from '@/lib/core/db/client';
import type { Email } from '@/lib/core/email/layout';
import { env } from '@/lib/core/env';
import { sendMessageSchema } from '@/lib/messages/messages/schema';
import { sendMessage } from '@/lib/messages/messages/send-message';
import { deleteOldMails } from '@/lib/core/outbox/delete-old-mails';
import { ATTEMPTS, deliverBatch } from '@/lib/core/outbox/deliver-batch';
import { deliverDue, deliverSoon, stopDelivery, sweepOutbox } from '@/lib/core/outbox/outbox-worker';
import { queueMail } from '@/lib/core/outbox/queue-mail';
import { requestPasswordReset } from '@/lib/accounts/passwords/request-password-reset';
import { ANSWERS, startMailProvider } from '@/tests/factories/mail-provider';
import { mailsTo } from '@/tests/factories/outbox';
import { makeUser } from '@/tests/factories/user';

const email = (to = 'rosa@example.com'): Email => ({ to, subject: 'Hola', text: '123456', html: '<p>123456</p>' });

const queue = (mail: Email | null = email(), options: { expiresAt?: Date } = {}) =>
  db.$transaction((tx) => queueMail(tx, mail, options));
const rows = () => db.outboxMail.findMany({ orderBy: { id: 'asc' } });
const makeDue = () => db.$executeRaw`UPDATE outbox SET due_at = now() WHERE sent_at IS NULL`;

/** Starts another process with the same database and provider. */
function startJobs(): ChildProcess {
  return spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'scripts/jobs.ts'], {
    stdio: 'ignore',
    env: { ...process.env, RESEND_API_KEY: 're_test', EMAIL_FROM: 'corral@example.com' },
  });
}

/** Resolves once the provider has `count` mails. */
async function arrival(taken: readonly unknown[], count = 1): Promise<void> {
  while (taken.length < count) await new Promise((resolve) => setImmediate(resolve));
}

async function secondsUntilDue(): Promise<number> {
  const [row] = await db.$queryRaw<
    { seconds: number }[]
  >`SELECT extract(epoch FROM due_at - now())::float8 AS seconds FROM outbox`;
  return row?.seconds ?? NaN;
}

beforeEach(async () => {
  await deliverDue();
  await db.outboxMail.deleteMany();
});

describe('the outbox', () => {
  it('contains no mail of an operation that was rolled back', async () => {
    const operation = db.$transaction(async (tx) => {
      await queueMail(tx, email());
      throw new Error('undone');
    });
    await expect(operation).rejects.toThrow('undone');
    expect(await rows()).toEqual([]);
    expect(await deliverDue()).toBe(0);
  });

  it('is written to files without a provider, one per mail under its id, and its content is erased from the table', async () => {
    await queue({ ...email(), headers: { 'List-Unsubscribe': '<https://corral.test>' } });
    const [row] = await rows();
    expect(await deliverDue()).toBe(1);
    const folder = path.join(env.CORRAL_DATA_DIR, 'outbox');
    expect(await readdir(folder)).toEqual([`${row?.id}.json`]);
    // Only for Corral's own account: mails contain codes.
    expect((await stat(path.join(folder, `${row?.id}.json`))).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(path.join(folder, `${row?.id}.json`), 'utf8'))).toEqual({
      ...email(),
      headers: { 'List-Unsubscribe': '<https://corral.test>' },
      createdAt: row?.createdAt.toISOString(),
    });
    expect(await rows()).toMatchObject([{ mail: {}, sentAt: expect.any(Date) as Date, failedAt: null, attempts: 1 }]);
    await expect(db.outboxMail.updateMany({ data: { mail: email() } })).rejects.toThrow('outbox_emptied');
  });

  it('sends thirty mails an hour to one mailbox, and the others later; codes are not held up', async () => {
    const to = 'flooded@example.com';
    for (let count = 0; count < 35; count += 1) await queue(email(to));
    await deliverDue();
    expect(await db.outboxMail.count({ where: { sentAt: null } })).toBe(5);
    const [waiting] = await db.outboxMail.findMany({ where: { sentAt: null } });
    expect(waiting?.attempts).toBe(0);
    expect(waiting?.dueAt.getTime()).toBeGreaterThan(Date.now() + 60_000);
    await queue(email(to), { expiresAt: new Date(Date.now() + 60_000) });
    await queue(email('other@example.com'));
    expect(await deliverDue()).toBe(2);
    await db.$executeRaw`TRUNCATE rate_limits`;
    await makeDue();
    expect(await deliverDue()).toBe(5);
  });

  it('sets Reply-To to the support address, if there is one', async () => {
    Object.assign(env, { SUPPORT_EMAIL: 'ayuda@corral.test' });
    try {
      await queue(email());
      const [row] = await rows();
      expect(await deliverDue()).toBe(1);
      const file = path.join(env.CORRAL_DATA_DIR, 'outbox', `${row?.id}.json`);
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ ...email(), replyTo: 'ayuda@corral.test' });
    } finally {
      Object.assign(env, { SUPPORT_EMAIL: undefined });
    }
  });

  it('accepts a lone surrogate, which a JSON column rejects', async () => {
    await queue({ ...email('half@example.com'), text: '🐂'.slice(0, 1) });
    expect(await mailsTo('half@example.com')).toMatchObject([{ text: '\uFFFD' }]);
  });

  it('deletes mails sent a week ago and mails abandoned a month ago', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    await db.outboxMail.createMany({
      data: [{ sentAt: ago(7) }, { sentAt: ago(6) }, { failedAt: ago(30) }, { failedAt: ago(29) }, {}].map(
        (traits) => ({ mail: {}, ...traits, dueAt: ago(-1) }),
      ),
    });
    expect(await deleteOldMails()).toBe(2);
    expect(await rows()).toHaveLength(3);
  });

  it('writes an equal row if there is no recipient', async () => {
    await queue(null);
    expect(await deliverDue()).toBe(0);
    expect(await rows()).toMatchObject([{ mail: {}, sentAt: expect.any(Date) as Date, attempts: 0 }]);
  });
});

describe('delivery through a provider', () => {
  let provider: Awaited<ReturnType<typeof startMailProvider>>;
  beforeEach(async () => void (provider = await startMailProvider()));
  afterEach(() => provider.stop());

  it('sends each mail once, under its id, with several workers', async () => {
    const addresses = Array.from({ length: 23 }, (_, index) => `p${index}@example.com`);
    for (const address of addresses) await queue(email(address));
    const ids = (await rows()).map(({ id }) => id);
    // Each call simulates a process, since they share only the database.
    const process = async (): Promise<number> => {
      const { found, sent } = await deliverBatch();
      return found ? sent + (await process()) : 0;
    };
    const sent = await Promise.all([process(), process(), process(), process()]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(23);
    expect(provider.taken.map(({ mail }) => mail.to).sort()).toEqual([...addresses].sort());
    expect(provider.taken.map(({ key }) => key).sort()).toEqual([...ids].sort());
  });

  it.each([
    ['refuses', 'Resend refused: validation_error'],
    ['breaks', 'Resend refused: internal_server_error'],
    ['lies', 'Resend answered without an id'],
  ] as const)('tries again after a pause where the provider %s, under the same id', async (answer, lastError) => {
    provider.answer(ANSWERS[answer]);
    await queue();
    expect(await deliverDue()).toBe(0);
    expect(await rows()).toMatchObject([
      { mail: email(), sentAt: null, failedAt: null, attempts: 1, lastError: `Error: ${lastError}` },
    ]);
    expect(await secondsUntilDue()).toBeCloseTo(30, -1);
    expect(await deliverDue()).toBe(0);
    await makeDue();
    expect(await deliverDue()).toBe(1);
    expect(provider.taken).toHaveLength(2);
    expect(provider.taken[0]?.key).toBe(provider.taken[1]?.key);
    expect(await rows()).toMatchObject([{ mail: {}, sentAt: expect.any(Date) as Date, lastError: null }]);
  });

  it('cuts off a provider that hangs', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(200));
    provider.answer(ANSWERS.hangs);
    await queue();
    expect(await deliverDue()).toBe(0);
    expect(timeout).toHaveBeenCalledWith(15_000);
    expect(await rows()).toMatchObject([{ attempts: 1, lastError: 'Error: Resend did not answer in time' }]);
    timeout.mockRestore();
  });

  it('waits and retries when the provider throttles', async () => {
    provider.answer(ANSWERS.isBusy);
    await queue();
    expect(await deliverDue()).toBe(1);
    expect(await rows()).toMatchObject([{ attempts: 1, sentAt: expect.any(Date) as Date }]);
  });

  it('retries after a crash between claiming and sending, once the lease has expired', async () => {
    await queue();
    // The state after a process died right after claiming the mail.
    await db.$executeRaw`UPDATE outbox SET attempts = 1, due_at = now() + interval '1 minute'`;
    expect(await deliverDue()).toBe(0);
    await makeDue();
    expect(await deliverDue()).toBe(1);
    expect(provider.taken).toHaveLength(1);
  });

  it('sends each mail once even if a process is killed while sending and others are running', async () => {
    provider.answer(ANSWERS.hangs);
    await queue(email('first@example.com'));
    const killed = startJobs();
    await arrival(provider.taken);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const addresses = Array.from({ length: 20 }, (_, index) => `q${index}@example.com`);
    for (const address of addresses) await queue(email(address));
    expect(await rows()).toMatchObject([
      { mail: email('first@example.com'), sentAt: null, attempts: 1 },
      ...addresses.map(() => ({ attempts: 0 })),
    ]);
    await makeDue();
    await Promise.all([startJobs(), startJobs()].map((jobs) => once(jobs, 'exit')));
    expect((await rows()).every(({ sentAt }) => sentAt)).toBe(true);
    expect(provider.taken.map(({ mail }) => mail.to).sort()).toEqual(
      ['first@example.com', 'first@example.com', ...addresses].sort(),
    );
    expect(new Set(provider.taken.map(({ key }) => key)).size).toBe(21);
  });

  it('gives up after the last attempt and keeps the mail for inspection', async () => {
    provider.answer(...Array.from({ length: ATTEMPTS }, () => ANSWERS.breaks));
    await queue();
    for (let attempt = 1; attempt <= ATTEMPTS + 2; attempt++) {
      await deliverDue();
      await makeDue();
    }
    expect(provider.taken).toHaveLength(ATTEMPTS);
    expect(await rows()).toMatchObject([
      { mail: email(), attempts: ATTEMPTS, failedAt: expect.any(Date) as Date, sentAt: null },
    ]);
  });

  it('gives up a mail whose every attempt ended in a crash', async () => {
    await queue();
    await db.$executeRaw`UPDATE outbox SET attempts = ${ATTEMPTS}`;
    expect(await deliverDue()).toBe(0);
    expect(provider.taken).toEqual([]);
    expect(await rows()).toMatchObject([{ failedAt: expect.any(Date) as Date, lastError: 'not sent in time' }]);
  });

  it('sends mails with a deadline first, and never after it', async () => {
    await queue(email('late@example.com'), { expiresAt: new Date(Date.now() - 1) });
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await queue(email(`${name}@example.com`));
    await queue(email('soon@example.com'), { expiresAt: new Date(Date.now() + 900_000) });
    expect(await deliverBatch()).toEqual({ found: 5, sent: 4 });
    expect(provider.taken.map(({ mail }) => mail.to).sort()).toEqual(
      ['a', 'b', 'c', 'soon'].map((name) => `${name}@example.com`),
    );
    expect((await rows())[0]).toMatchObject({ mail: {}, failedAt: expect.any(Date) as Date, sentAt: null });
  });
});

describe('operations and their mails', () => {
  let provider: Awaited<ReturnType<typeof startMailProvider>>;
  beforeEach(async () => void (provider = await startMailProvider()));
  afterEach(() => provider.stop());

  async function writeTo(language: string) {
    const [seller, buyer] = [await makeUser({ language }), await makeUser()];
    const message = sendMessageSchema.parse({
      toUserId: seller.id,
      listingId: null,
      message: '¿Sigue disponible?',
      contactMethod: 'email',
      contactValue: buyer.email,
    });
    // So long ago that its mail no longer waits for its being read.
    const before = new Date(Date.now() - 10 * 60_000);
    return { seller, sent: await sendMessage(buyer.actor, message, before) };
  }

  it('do not wait for a provider that is slow', async () => {
    let release = () => {};
    provider.answer((response) => (release = () => ANSWERS.takes(response)));
    const { sent } = await writeTo('es');
    expect(await db.message.count({ where: { id: sent.id } })).toBe(1);
    expect(await rows()).toMatchObject([{ sentAt: null }]);
    await arrival(provider.taken);
    release();
    await deliverDue();
    expect(await rows()).toMatchObject([{ sentAt: expect.any(Date) as Date }]);
  });

  it('succeed although the provider fails; their mails are sent once it recovers', async () => {
    provider.answer(ANSWERS.breaks);
    const { seller } = await writeTo('pt');
    await deliverDue();
    expect(await rows()).toMatchObject([{ sentAt: null, attempts: 1 }]);
    await makeDue();
    expect(await deliverDue()).toBe(1);
    expect(await deliverDue()).toBe(0);
    expect(provider.taken.map(({ mail }) => mail.to)).toEqual([seller.email, seller.email]);
    expect(new Set(provider.taken.map(({ key }) => key)).size).toBe(1);
  });

  it('that request a code leave a row whether or not there is an account, and never send an expired code', async () => {
    provider.answer(ANSWERS.breaks);
    const user = await makeUser();
    await requestPasswordReset('nobody-there@corral.test', '203.0.113.8');
    await requestPasswordReset(user.email, '203.0.113.8');
    await deliverDue();
    expect(await rows()).toMatchObject([{ mail: {} }, { mail: { to: user.email }, attempts: 1, sentAt: null }]);
    await db.$executeRaw`UPDATE outbox SET due_at = now(), expires_at = expires_at - interval '15 minutes' WHERE sent_at IS NULL`;
    expect(await deliverDue()).toBe(0);
    expect(provider.taken).toHaveLength(1);
    expect(await rows()).toMatchObject([{ mail: {} }, { mail: {}, failedAt: expect.any(Date) as Date }]);
  });

  it('are sent by a sweep as well, outside of a request', async () => {
    sweepOutbox(() => {
      throw new Error('outside a request');
    });
    await queue();
    expect(deliverSoon).not.toThrow();
    await arrival(provider.taken);
    await deliverDue();
  });

  it('are left to other processes by one that stops, once those in flight are sent', async () => {
    const hold = jest.fn();
    sweepOutbox(hold);
    let release = () => {};
    provider.answer((response) => (release = () => ANSWERS.takes(response)));
    await writeTo('es');
    await arrival(provider.taken);
    expect(hold).toHaveBeenCalledWith(expect.any(Promise));
    await queue();
    const stopped = stopDelivery();
    release();
    await stopped;
    expect(await rows()).toMatchObject([{ sentAt: expect.any(Date) as Date }, { sentAt: null, attempts: 0 }]);
    expect(await deliverDue()).toBe(0);
  });
});
