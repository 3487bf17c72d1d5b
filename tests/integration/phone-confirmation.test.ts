import { suspendUser } from '@/lib/closure/account-closure/suspend-user';
import { getSeller } from '@/lib/accounts/accounts/get-seller';
import { updateProfile } from '@/lib/accounts/accounts/update-profile';
import { db } from '@/lib/core/db/client';
import { DAY_MS, MINUTE_MS } from '@/lib/core/durations';
import { env } from '@/lib/core/env';
import { listNotifications } from '@/lib/records/notifications/list-notifications';
import { answerClaim } from '@/lib/accounts/phone-confirmation/answer-claim';
import { confirmPhone } from '@/lib/accounts/phone-confirmation/confirm-phone';
import { getPhoneConfirmation } from '@/lib/accounts/phone-confirmation/get-phone-confirmation';
import { deleteOldPhoneCodes, sendPhoneCode } from '@/lib/accounts/phone-confirmation/send-phone-code';
import { consume } from '@/lib/core/rate-limit/limit';
import { trustOf } from '@/lib/records/risk-signals/trust-of';
import { eraseAccount } from '@/tests/factories/erase-account';
import { mailsTo } from '@/tests/factories/outbox';
import { codeFor, codesTo, newPhone } from '@/tests/factories/phone';
import { makeUser } from '@/tests/factories/user';

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE rate_limits`;
});

const stateOf = (id: string) =>
  db.user.findUniqueOrThrow({ where: { id }, select: { phone: true, phoneConfirmedAt: true } });
const at = (field: string, key: string) => ({ code: 'invalid_input', fields: { [field]: [{ key }] } });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Somebody whose phone is confirmed. */
async function owner(phone = newPhone()) {
  const user = await makeUser();
  expect(await confirmPhone(user.actor, await codeFor(user.actor, phone))).toBe('confirmed');
  return { ...user, phone };
}

describe('confirming a phone', () => {
  it('is a number typed by the account’s place, a code that arrives, and a fact that others see without the number', async () => {
    const { id, actor } = await makeUser({ location: 'Salto, Uruguay', language: 'pt' });
    const phone = newPhone();
    const typed = phone.replace('+598', '');
    expect(await sendPhoneCode(actor, { phone: typed }, '203.0.113.7')).toEqual({ phone, remaining: 2 });
    expect(await getPhoneConfirmation(actor)).toEqual({
      ...{ channel: 'sms', phone: null, isConfirmed: false, codeSentTo: phone, askedFor: null, claim: null },
    });
    const [message] = await codesTo(phone);
    expect(message?.text).toContain(message?.code);
    expect(message?.text).toContain('Vale por 10 minutos');
    expect(await confirmPhone(actor, message?.code ?? '')).toBe('confirmed');
    expect(await stateOf(id)).toEqual({ phone, phoneConfirmedAt: expect.any(Date) as Date });
    const seller = await getSeller(id);
    expect(seller).toMatchObject({ phoneConfirmed: true });
    expect(JSON.stringify(seller)).not.toContain(typed);
    expect(await db.$transaction((tx) => trustOf(tx, id))).toMatchObject({ phoneConfirmed: true });
    await expect(sendPhoneCode(actor, { phone }, '203.0.113.7')).rejects.toMatchObject(
      at('phone', 'phoneConfirmedAlready'),
    );
  });

  it('texts are short enough for one message in the alphabet of phones', async () => {
    for (const language of ['es', 'en', 'pt']) {
      const { actor } = await makeUser({ language });
      const phone = newPhone();
      await codeFor(actor, phone);
      const [message] = await codesTo(phone);
      // GSM 03.38: a letter outside of it makes every message cost double.
      expect(message?.text).toMatch(/^[A-Za-z0-9 .,:;!?'"()/+\-éèùìòàñüÉ]{20,160}$/);
    }
  });

  it('a code ends after five wrong tries, however many at once, after ten minutes and with the next code', async () => {
    const now = new Date();
    const { actor } = await makeUser();
    const phone = newPhone();
    const first = await codeFor(actor, phone, now);
    const second = await codeFor(actor, phone, new Date(now.getTime() + 1));
    if (first !== second) await expect(confirmPhone(actor, first)).rejects.toMatchObject(at('code', 'codeInvalid'));
    await Promise.all(
      Array.from({ length: 20 }, () =>
        expect(confirmPhone(actor, wrong(second))).rejects.toMatchObject({ code: 'invalid_input' }),
      ),
    );
    await expect(confirmPhone(actor, second)).rejects.toMatchObject(at('code', 'codeSpent'));

    const third = await codeFor(actor, phone, now);
    const late = new Date(now.getTime() + 10 * MINUTE_MS);
    await expect(confirmPhone(actor, third, late)).rejects.toMatchObject(at('code', 'codeSpent'));
  });

  it('a code is of use once and to nobody else, and is stored as a keyed hash', async () => {
    const { actor } = await makeUser();
    const phone = newPhone();
    const code = await codeFor(actor, phone);
    const row = await db.phoneConfirmation.findFirstOrThrow({ where: { phone } });
    expect(row.code).toMatch(/^[0-9a-f]{64}$/);
    const stranger = await makeUser();
    await expect(confirmPhone(stranger.actor, code)).rejects.toMatchObject(at('code', 'codeSpent'));
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => confirmPhone(actor, code)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('needs a confirmed e-mail address, a number, a country that is served, and a driver', async () => {
    const unconfirmed = await makeUser({ emailConfirmedAt: null });
    await expect(sendPhoneCode(unconfirmed.actor, { phone: newPhone() }, '::1')).rejects.toMatchObject({
      code: 'email_unconfirmed',
    });
    const { actor } = await makeUser();
    await expect(sendPhoneCode(actor, { phone: '123' }, '::1')).rejects.toMatchObject(at('phone', 'phone'));
    await expect(sendPhoneCode(actor, { phone: '+2348012345678' }, '::1')).rejects.toMatchObject(
      at('phone', 'phoneCountry'),
    );
    const driver = env.PHONE_DRIVER;
    Object.assign(env, { PHONE_DRIVER: null });
    try {
      expect(await getPhoneConfirmation(actor)).toBeNull();
      await expect(sendPhoneCode(actor, { phone: newPhone() }, '::1')).rejects.toMatchObject({ code: 'not_found' });
      await expect(confirmPhone(actor, '123456')).rejects.toMatchObject({ code: 'not_found' });
    } finally {
      Object.assign(env, { PHONE_DRIVER: driver });
    }
    // Nothing of it counted.
    expect(await db.$queryRaw`SELECT 1 FROM rate_limits WHERE key LIKE 'phoneCode%'`).toEqual([]);
  });

  it('is lost with another phone, not with another spelling', async () => {
    const { id, actor, phone } = await owner();
    const profile = { firstName: 'Ana', lastName: 'Paz', location: null, language: 'es' as const };
    await updateProfile(actor, { ...profile, phone: phone.slice(1) });
    expect(await stateOf(id)).toEqual({ phone, phoneConfirmedAt: expect.any(Date) as Date });
    const other = newPhone();
    await updateProfile(actor, { ...profile, phone: other });
    expect(await stateOf(id)).toEqual({ phone: other, phoneConfirmedAt: null });
    // The old one is free.
    await owner(phone);
  });

  it('forgets codes after a month', async () => {
    const { actor } = await makeUser();
    const phone = newPhone();
    await codeFor(actor, phone);
    await deleteOldPhoneCodes(new Date(Date.now() + 29 * DAY_MS));
    expect(await db.phoneConfirmation.count({ where: { phone } })).toBe(1);
    await deleteOldPhoneCodes(new Date(Date.now() + 31 * DAY_MS));
    expect(await db.phoneConfirmation.count({ where: { phone } })).toBe(0);
  });
});

describe('codes that cost money are limited', () => {
  const LIMITED = { code: 'rate_limited' };

  it('to three a day for an account, and for a number whoever asks', async () => {
    const { actor } = await makeUser();
    const phone = newPhone();
    for (const remaining of [2, 1, 0])
      expect(await sendPhoneCode(actor, { phone }, '::1')).toMatchObject({ remaining });
    await expect(sendPhoneCode(actor, { phone }, '::1')).rejects.toMatchObject(LIMITED);
    await expect(sendPhoneCode(actor, { phone: newPhone() }, '::1')).rejects.toMatchObject(LIMITED);
    const other = await makeUser();
    await expect(sendPhoneCode(other.actor, { phone }, '::2')).rejects.toMatchObject(LIMITED);
    expect(await codesTo(phone)).toHaveLength(3);
  });

  it('to twelve a day for numbers that differ in their last four digits only', async () => {
    const block = newPhone().slice(0, -4);
    const send = async (index: number) => {
      const { actor } = await makeUser();
      return sendPhoneCode(actor, { phone: `${block}${1000 + index}` }, `203.0.113.${index}`);
    };
    for (let index = 0; index < 12; index += 1) await send(index);
    await expect(send(12)).rejects.toMatchObject(LIMITED);
  });

  it.each([
    ['phoneCodeByCountry', 'UY', () => env.PHONE_CODES_PER_COUNTRY],
    ['phoneCodeInAll', 'all', () => env.PHONE_CODES_IN_ALL],
  ] as const)('by %s', async (rule, key, most) => {
    await consume(rule, key, most() - 1);
    const [first, second] = [await makeUser(), await makeUser()];
    const phone = newPhone();
    await sendPhoneCode(first.actor, { phone: newPhone() }, '::1');
    await expect(sendPhoneCode(second.actor, { phone }, '::1')).rejects.toMatchObject(LIMITED);
    expect(await codesTo(phone)).toEqual([]);
  });
});

describe('a phone that confirms another account', () => {
  /** Somebody else with the first one's phone at hand. */
  async function claimant(phone: string) {
    const user = await makeUser();
    expect(await confirmPhone(user.actor, await codeFor(user.actor, phone))).toBe('asked');
    return user;
  }
  const claimOf = async (actor: Parameters<typeof getPhoneConfirmation>[0]) =>
    (await getPhoneConfirmation(actor))?.claim?.id ?? '';

  it('stays there: the owner is asked by mail and on the bell, and nobody learns whose it is', async () => {
    const first = await owner();
    const second = await claimant(first.phone);
    expect(await stateOf(second.id)).toEqual({ phone: null, phoneConfirmedAt: null });
    const [notice] = await listNotifications(first.actor);
    expect(notice).toMatchObject({ kind: 'phoneAsked', path: '/profile#confirm-phone' });
    const [mail] = await mailsTo(first.email);
    expect(mail?.text).toContain('/profile#confirm-phone');
    const said = JSON.stringify([mail, notice, await getPhoneConfirmation(first.actor)]);
    expect(said).not.toContain(second.email);
    expect(said).not.toContain(second.lastName);
    const seen = await getPhoneConfirmation(second.actor);
    expect(seen).toMatchObject({ askedFor: first.phone, isConfirmed: false, claim: null });
    expect(JSON.stringify(seen)).not.toContain(first.id);
  });

  it('moves with a yes, and both see it', async () => {
    const first = await owner();
    const second = await claimant(first.phone);
    await answerClaim(first.actor, { id: await claimOf(first.actor), allow: true });
    expect(await stateOf(first.id)).toEqual({ phone: first.phone, phoneConfirmedAt: null });
    expect(await stateOf(second.id)).toEqual({ phone: first.phone, phoneConfirmedAt: expect.any(Date) as Date });
    const [notice] = await listNotifications(second.actor);
    expect(notice).toMatchObject({ kind: 'phoneAnswered', data: { outcome: 'confirmed' } });
    expect(await getPhoneConfirmation(first.actor)).toMatchObject({ isConfirmed: false, claim: null });
  });

  it('stays with a no, which is not asked again for a month', async () => {
    const first = await owner();
    const second = await claimant(first.phone);
    await answerClaim(first.actor, { id: await claimOf(first.actor), allow: false });
    expect(await stateOf(first.id)).toMatchObject({ phoneConfirmedAt: expect.any(Date) as Date });
    expect((await listNotifications(second.actor))[0]).toMatchObject({ data: { outcome: 'refused' } });
    expect(await mailsTo(second.email)).toHaveLength(1);
    await db.$executeRaw`TRUNCATE rate_limits`;
    expect(await confirmPhone(second.actor, await codeFor(second.actor, first.phone))).toBe('refused');
    expect(await claimOf(first.actor)).toBe('');
  });

  it('is answered by its owner only, once, within a week', async () => {
    const first = await owner();
    const second = await claimant(first.phone);
    const id = await claimOf(first.actor);
    const stranger = await makeUser();
    for (const actor of [stranger.actor, second.actor])
      await expect(answerClaim(actor, { id, allow: true })).rejects.toMatchObject({ code: 'not_found' });
    const late = new Date(Date.now() + 8 * DAY_MS);
    await expect(answerClaim(first.actor, { id, allow: true }, late)).rejects.toMatchObject({ code: 'not_found' });
    const answers = await Promise.allSettled(
      [true, false, true].map((allow) => answerClaim(first.actor, { id, allow })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is free once the other account is gone', async () => {
    const first = await owner();
    const second = await claimant(first.phone);
    await eraseAccount(first);
    expect(await confirmPhone(second.actor, await codeFor(second.actor, first.phone))).toBe('confirmed');
  });

  it('two accounts confirm it at once: one has it, the other asks', async () => {
    const phone = newPhone();
    const people = [await makeUser(), await makeUser()];
    const codes = [
      await codeFor(people[0]?.actor ?? never(), phone),
      await codeFor(people[1]?.actor ?? never(), phone),
    ];
    const outcomes = await Promise.all(people.map(({ actor }, index) => confirmPhone(actor, codes[index] ?? '')));
    expect(outcomes.sort()).toEqual(['asked', 'confirmed']);
    expect(await db.user.count({ where: { phone, phoneConfirmedAt: { not: null } } })).toBe(1);
  });
});

const never = (): never => {
  throw new Error('unreachable');
};

it('the database holds that a phone confirms one account', async () => {
  const { phone } = await owner();
  await expect(makeUser({ phone, phoneConfirmedAt: new Date() })).rejects.toThrow();
  await expect(makeUser({ phone: '99123456', phoneConfirmedAt: new Date() })).rejects.toThrow();
});

it('the phone of a suspended account confirms no other, however it is written, also when it was typed before', async () => {
  const phone = newPhone();
  const [first, second, third] = [await makeUser(), await makeUser({ location: 'Salto, Uruguay' }), await makeUser()];
  const waiting = await codeFor(second.actor, phone);
  expect(await confirmPhone(first.actor, await codeFor(first.actor, phone))).toBe('confirmed');
  const admin = await makeUser({ role: 'admin' });
  await suspendUser(admin.actor, { userId: first.id, reason: 'Estafa', days: null });
  await eraseAccount(first);
  await expect(confirmPhone(second.actor, waiting)).rejects.toMatchObject(at('code', 'phoneRefused'));
  await expect(sendPhoneCode(third.actor, { phone: phone.slice(1) }, '::1')).rejects.toMatchObject(
    at('phone', 'phoneRefused'),
  );
  const profile = { firstName: 'Ana', lastName: 'Paz', location: 'Salto, Uruguay', language: 'es' as const };
  await expect(updateProfile(second.actor, { ...profile, phone: phone.slice(4) })).rejects.toMatchObject(
    at('phone', 'phoneRefused'),
  );
});
