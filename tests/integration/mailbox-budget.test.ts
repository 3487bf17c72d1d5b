import { randomUUID } from 'node:crypto';
import { register } from '@/lib/accounts/accounts/register';
import { registerSchema } from '@/lib/accounts/accounts/schema';
import { db } from '@/lib/core/db/client';
import { changeAddress } from '@/lib/accounts/email-confirmation/change-address';
import { requestPasswordReset } from '@/lib/accounts/passwords/request-password-reset';
import { browserToken } from '@/lib/accounts/sessions/known-browser';
import { openCase } from '@/lib/messages/support/open-case';
import { contactSchema } from '@/lib/messages/support/schema';
import { mailsTo } from '@/tests/factories/outbox';
import { PASSWORD, makeUser } from '@/tests/factories/user';

beforeEach(() => db.$executeRaw`TRUNCATE rate_limits`);

/** Everything that anybody can do to have a mail sent to an address; each works, whatever becomes of its mail. */
const WAYS: Record<string, (email: string, from: string) => Promise<unknown>> = {
  register: (email, from) =>
    register(
      registerSchema.parse({ email, firstName: 'Rosa', lastName: 'Luna', password: `secret-${randomUUID()}` }),
      'es',
      from,
    ),
  reset: (email, from) => requestPasswordReset(email, from),
  contact: (email, from) =>
    openCase(
      null,
      contactSchema.parse({
        language: 'es',
        key: randomUUID(),
        name: 'Rosa',
        email,
        topic: 'other',
        message: 'Buenas tardes, consulto.',
      }),
      from,
    ),
  claim: async (email, from) => {
    const { actor } = await makeUser();
    return changeAddress(actor, { email, currentPassword: PASSWORD }, from);
  },
};

const address = (n: number) => `198.51.100.${n}`;

describe('a stranger’s mailbox', () => {
  it('gets eighteen mails of all kinds a day, however many addresses and spellings they come from', async () => {
    const owner = await makeUser({ email: 'rosa.luna@gmail.com' });
    const spellings = [
      'rosa.luna@gmail.com',
      'rosaluna@gmail.com',
      'rosa.luna+1@gmail.com',
      'rosa.luna@googlemail.com',
    ];
    for (let n = 0; n < 10; n += 1)
      for (const [turn, way] of ['register', 'reset', 'claim'].entries())
        await WAYS[way]?.(spellings[(n + turn) % 4] ?? '', address(10 * n + turn));
    await WAYS.contact?.(owner.email, address(200));
    const mails = (await Promise.all(spellings.map(mailsTo))).flat();
    expect(mails.length).toBeGreaterThan(6);
    expect(mails.length).toBeLessThanOrEqual(18);
    // Its owner's own browser is told by none of this.
    const before = (await mailsTo(owner.email)).length;
    await requestPasswordReset(owner.email, address(1), browserToken(owner.id));
    expect(await mailsTo(owner.email)).toHaveLength(before + 1);
  });

  it('gets six of them that one address asks for', async () => {
    const email = 'six@corral.test';
    for (let n = 0; n < 4; n += 1) for (const way of Object.values(WAYS)) await way(email, address(1));
    expect(await mailsTo(email)).toHaveLength(6);
    await WAYS.contact?.(email, address(2));
    expect(await mailsTo(email)).toHaveLength(7);
  });
});

it('what is not mailed is answered like what is', async () => {
  const [one, two] = [await makeUser(), await makeUser()];
  const claim = ({ actor }: typeof one, n: number) =>
    changeAddress(actor, { email: 'full@corral.test', currentPassword: PASSWORD }, address(n));
  const sent = await claim(one, 1);
  for (let n = 2; n < 60; n += 1) await WAYS.contact?.('full@corral.test', address(n)).catch(() => undefined);
  for (let n = 60; n < 80; n += 1) await WAYS.register?.('full@corral.test', address(n));
  const count = (await mailsTo('full@corral.test')).length;
  expect(count).toBe(18);
  expect(await claim(two, 99)).toEqual(sent);
  expect(await mailsTo('full@corral.test')).toHaveLength(count);
});
