import { endSuspensions } from '@/lib/closure/account-closure/end-suspension';
import { restoreUser } from '@/lib/closure/account-closure/restore-user';
import { suspendUser } from '@/lib/closure/account-closure/suspend-user';
import { register } from '@/lib/accounts/accounts/register';
import { registerSchema } from '@/lib/accounts/accounts/schema';
import { updateProfile } from '@/lib/accounts/accounts/update-profile';
import { candidatesQuery } from '@/lib/accounts/contacts/signal-siblings';
import { lockAddress, takeAddress } from '@/lib/accounts/contacts/take-address';
import { db } from '@/lib/core/db/client';
import { createSession, findSession } from '@/lib/accounts/sessions/sessions';
import { eraseAccount } from '@/tests/factories/erase-account';
import { PASSWORD, makeUser } from '@/tests/factories/user';

const DAY = 24 * 60 * 60 * 1000;
let count = 0;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE rate_limits`;
});

/** A person with contacts of their own whose account was suspended and then deleted. */
async function suspended(days: 7 | null = null, now = new Date()) {
  count += 1;
  const [email, phone] = [`estafa.${count}@gmail.com`, `+5989900${1000 + count}`];
  const user = await makeUser({ email, phone });
  const admin = await makeUser({ role: 'admin' });
  await suspendUser(admin.actor, { userId: user.id, reason: 'Estafa', days }, now);
  return { user, admin: admin.actor, email, phone };
}

async function registers(contact: { email: string; phone?: string }): Promise<string> {
  const input = registerSchema.parse({ firstName: 'Juan', lastName: 'Nuevo', password: PASSWORD, ...contact });
  return (await register(input, 'es', '203.0.113.9')).id;
}

const confirms = (id: string, email: string) =>
  db.$transaction(async (tx) => {
    await lockAddress(tx, email);
    return takeAddress(tx, id, email);
  });
const stateOf = (id: string) =>
  db.user.findUniqueOrThrow({
    where: { id },
    select: { suspendedAt: true, suspendedUntil: true, suspensionReason: true },
  });
const OPEN = { suspendedAt: null };
const SUSPENDED = { suspendedAt: expect.any(Date) as Date, suspendedUntil: null, suspensionReason: 'Estafa' };

it('who was suspended and deleted the account is suspended again on confirming the same e-mail, spelt otherwise', async () => {
  const { user, email } = await suspended();
  await eraseAccount(user);
  const others = [
    email.replace('@', '+nuevo@'),
    email.replace('estafa.', 'es.tafa'),
    email.replace('gmail', 'googlemail'),
  ];
  for (const spelt of [email, ...others]) {
    const id = await registers({ email: spelt });
    const session = await createSession(id, null);
    // Registering tells nothing: the account is like any other until its address is confirmed.
    expect(await stateOf(id)).toMatchObject(OPEN);
    expect(await findSession(session)).not.toBeNull();
    expect(await confirms(id, spelt)).toBe(true);
    expect(await stateOf(id)).toMatchObject(SUSPENDED);
    expect(await findSession(session)).toBeNull();
  }
});

it('an address that was replaced before the suspension is barred like the new one', async () => {
  const [before, email] = ['antes@corral.test', 'despues@corral.test'];
  const user = await makeUser({ email });
  const now = new Date();
  await db.emailConfirmation.create({
    data: { userId: user.id, email, replacedEmail: before, code: '', usedAt: now, expiresAt: now },
  });
  const admin = await makeUser({ role: 'admin' });
  await suspendUser(admin.actor, { userId: user.id, reason: 'Estafa', days: null });
  const again = await registers({ email: before });
  expect(await confirms(again, before)).toBe(true);
  expect(await stateOf(again)).toMatchObject(SUSPENDED);
});

const signalsOf = (userId: string) =>
  db.riskSignal.findMany({ where: { userId }, select: { rule: true, points: true, evidence: true } });

it('a phone that the suspended account only typed may be anybody’s: its real owner is not suspended, and it speaks against nobody', async () => {
  const { user, phone } = await suspended();
  const email = `duena-${(count += 1)}@corral.test`;
  const id = await registers({ email, phone });
  await confirms(id, email);
  expect(await stateOf(id)).toMatchObject(OPEN);
  const evidence = { contact: 'phone', other: user.id, confirmed: false };
  expect(await signalsOf(id)).toEqual([{ rule: 'same_contact', points: 0, evidence }]);

  const { id: other, actor } = await makeUser();
  await updateProfile(actor, { firstName: 'Ana', lastName: 'Paz', location: null, language: 'es', phone });
  expect(await signalsOf(other)).toHaveLength(1);
});

it('of accounts that were open before, those with the same confirmed mailbox come to the moderators; a phone is noted', async () => {
  const sign = (count += 1);
  const contact = { email: `socio.${sign}@gmail.com`, phone: `+5989911${1000 + sign}` };
  const [mailbox, phone, claimed, stranger] = [
    await makeUser({ email: `so.cio.${sign}+ventas@googlemail.com` }),
    await makeUser({ phone: `099 11${1000 + sign}`, location: 'Salto, Uruguay' }),
    await makeUser({ email: `socio${sign}@gmail.com`, emailConfirmedAt: null }),
    await makeUser({ email: `socio.${sign}@hotmail.test`, phone: `+5499911${1000 + sign}` }),
  ];
  const user = await makeUser(contact);
  const admin = await makeUser({ role: 'admin' });
  await suspendUser(admin.actor, { userId: user.id, reason: 'Estafa', days: null });
  const signal = (points: number, contact: 'email' | 'phone') => [
    { rule: 'same_contact', points, evidence: { contact, other: user.id, confirmed: points > 0 } },
  ];
  expect(await signalsOf(mailbox.id)).toEqual(signal(50, 'email'));
  expect(await signalsOf(phone.id)).toEqual(signal(0, 'phone'));
  for (const { id } of [claimed, stranger]) expect(await signalsOf(id)).toEqual([]);
  expect(await stateOf(mailbox.id)).toMatchObject(OPEN);
});

it('nobody hides behind a hundred accounts whose names or numbers end alike, which indexes find among many', async () => {
  const sign = (count += 1);
  const contact = { email: `ventas@campo${sign}.test`, phone: `+5989944${1000 + sign}` };
  // Older than the accomplice's account, which comes last.
  await db.$executeRaw`
    INSERT INTO users (id, email, email_confirmed_at, password, first_name, last_name, phone, updated_at)
    SELECT gen_random_uuid(), 'ventas@otro' || n || '.test', now(), '', 'Ana', 'Paz', '+54911' || n || CASE WHEN n < 1200 THEN right(${contact.phone}, 7) ELSE '555' || n END, now()
    FROM generate_series(1000, 6000) n`;
  const { id } = await makeUser({ phone: contact.phone });
  const other = await makeUser({ id: 'ffffffff-ffff-7fff-bfff-ffffffffffff', email: `ven.tas+1@campo${sign}.test` });
  const mailbox = await makeUser({ id: 'ffffffff-ffff-7fff-bfff-fffffffffffe', email: `ventas+1@campo${sign}.test` });
  const user = await makeUser(contact);
  await db.$executeRaw`ANALYZE users`;
  const admin = await makeUser({ role: 'admin' });
  await suspendUser(admin.actor, { userId: user.id, reason: 'Estafa', days: null });
  expect(await signalsOf(id)).toHaveLength(1);
  expect(await signalsOf(mailbox.id)).toHaveLength(1);
  // Dots count where the provider doesn't ignore them.
  expect(await signalsOf(other.id)).toEqual([]);
  const row = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  const plan = await db.$queryRaw<Record<string, string>[]>`EXPLAIN ${candidatesQuery(user.id, row)}`;
  const text = plan.map((line) => Object.values(line)[0]).join('\n');
  expect(text).toContain('users_mailbox');
  expect(text).toContain('users_phone_tail');
  expect(text).not.toContain('Seq Scan');
});

it('a phone that it had confirmed suspends as well, and can’t be added to another account', async () => {
  const { user, phone } = await suspended();
  await db.barredContact.updateMany({ where: { userId: user.id }, data: { isConfirmed: true } });
  const other = `otro-${(count += 1)}@corral.test`;
  const id = await registers({ email: other, phone: phone.replace('+598', '+598 ') });
  await confirms(id, other);
  expect(await stateOf(id)).toMatchObject(SUSPENDED);

  const { actor } = await makeUser();
  const profile = { firstName: 'Ana', lastName: 'Paz', location: null, language: 'es' as const };
  await expect(updateProfile(actor, { ...profile, phone })).rejects.toMatchObject({
    fields: { phone: [{ key: 'phoneRefused' }] },
  });
  await updateProfile(actor, { ...profile, phone: '+59899777888' });
});

it('a suspension for some days ends for the next account too, and one that is lifted leaves nothing', async () => {
  const { user, email } = await suspended(7);
  await eraseAccount(user);
  const id = await registers({ email });
  await confirms(id, email);
  const { suspendedUntil } = await stateOf(id);
  expect(Math.abs((suspendedUntil?.getTime() ?? 0) - Date.now() - 7 * DAY)).toBeLessThan(60_000);
  await endSuspensions(new Date(Date.now() + 8 * DAY));
  expect(await stateOf(id)).toMatchObject(OPEN);
  expect(await db.barredContact.count({ where: { userId: user.id } })).toBe(0);

  const lifted = await suspended();
  await restoreUser(lifted.admin, lifted.user.id);
  await eraseAccount(lifted.user);
  const again = await registers(lifted);
  await confirms(again, lifted.email);
  expect(await stateOf(again)).toMatchObject(OPEN);
});

it('lifting the suspension of the second account frees its contacts', async () => {
  const { user, admin, email, phone } = await suspended();
  await eraseAccount(user);
  const id = await registers({ email, phone });
  await confirms(id, email);
  await restoreUser(admin, id);
  expect(await db.barredContact.count({ where: { userId: user.id } })).toBe(0);
});

it('an address that a suspended account only claimed is not barred, and none is stored in clear', async () => {
  const victim = `victima-${(count += 1)}@corral.test`;
  const liar = await makeUser({ email: victim, emailConfirmedAt: null, phone: '+59899555444', createdAt: new Date(0) });
  const admin = await makeUser({ role: 'admin' });
  await suspendUser(admin.actor, { userId: liar.id, reason: 'Estafa', days: null });
  const id = await registers({ email: victim });
  await confirms(id, victim);
  expect(await stateOf(id)).toMatchObject(OPEN);
  const rows = JSON.stringify(await db.barredContact.findMany());
  expect(rows).not.toContain('gmail');
  expect(rows).not.toContain('555444');
});
