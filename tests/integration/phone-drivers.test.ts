import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { deliverDue } from '@/lib/core/outbox/outbox-worker';
import { sendPhoneCode } from '@/lib/accounts/phone-confirmation/send-phone-code';
import { newPhone } from '@/tests/factories/phone';
import { startPhoneService } from '@/tests/factories/phone-service';
import { makeUser } from '@/tests/factories/user';

type Service = Awaited<ReturnType<typeof startPhoneService>>;
let service: Service;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE rate_limits`;
  await db.outboxMail.deleteMany();
  service = await startPhoneService();
});
afterEach(() => service.stop());

const makeDue = () => db.$executeRaw`UPDATE outbox SET due_at = now() WHERE sent_at IS NULL`;

async function send(language = 'pt') {
  const { actor } = await makeUser({ language });
  const phone = newPhone();
  await sendPhoneCode(actor, { phone }, '203.0.113.7');
  await deliverDue();
  return phone;
}

it('Twilio gets an SMS with basic authentication, from a number or a service', async () => {
  const account = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret' };
  Object.assign(env, { PHONE_DRIVER: 'twilio', ...account, TWILIO_FROM: '+15550100' });
  const phone = await send();
  const [taken] = service.taken;
  expect(taken?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
  expect(taken?.headers.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`);
  const form = Object.fromEntries(new URLSearchParams(taken?.body));
  expect(form).toEqual({
    ...{ To: phone, From: '+15550100' },
    Body: expect.stringMatching(/^Corral: \d{6} confirma este celular\./) as string,
  });
  Object.assign(env, { TWILIO_FROM: `MG${'0'.repeat(32)}` });
  await send();
  expect(new URLSearchParams(service.taken[1]?.body).get('MessagingServiceSid')).toBe(`MG${'0'.repeat(32)}`);
});

it('WhatsApp gets the approved template in the user’s language, with the code twice', async () => {
  Object.assign(env, { PHONE_DRIVER: 'whatsapp_cloud', WHATSAPP_PHONE_ID: '1059', WHATSAPP_TOKEN: 'EAAJ' });
  const phone = await send();
  const [taken] = service.taken;
  expect(taken?.path).toBe('/v23.0/1059/messages');
  expect(taken?.headers.authorization).toBe('Bearer EAAJ');
  const body = JSON.parse(taken?.body ?? '') as { to: string; template: { components: { parameters: unknown }[] } };
  expect(body).toMatchObject({ to: phone.slice(1), template: { name: 'corral_code', language: { code: 'pt_BR' } } });
  const [first, second] = body.template.components;
  expect(first?.parameters).toEqual([{ type: 'text', text: expect.stringMatching(/^\d{6}$/) as string }]);
  expect(second?.parameters).toEqual(first?.parameters);
});

it.each([
  ['refuses', 400, { code: 21211, message: 'The number +598… is invalid' }, 'Twilio refused: 400 21211'],
  ['lies', 200, {}, 'Twilio refused: 200 '],
  ['redirects', 302, {}, 'TypeError'],
])(
  'a service that %s fails nothing: the code is tried again, and its error names no number',
  async (_, status, body, error) => {
    const account = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: '+15550100' };
    Object.assign(env, { PHONE_DRIVER: 'twilio', ...account });
    service.answer(status, body);
    const phone = await send();
    const row = await db.outboxMail.findFirstOrThrow();
    expect(row.lastError).toContain(error);
    expect(row.lastError).not.toContain('598');
    expect(row.sentAt).toBeNull();
    await makeDue();
    await deliverDue();
    expect(new URLSearchParams(service.taken.at(-1)?.body).get('To')).toBe(phone);
    expect(await db.outboxMail.findFirstOrThrow()).toMatchObject({ sentAt: expect.any(Date) as Date, mail: {} });
  },
);

it('a code that expired is not sent any more', async () => {
  const account = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: '+15550100' };
  Object.assign(env, { PHONE_DRIVER: 'twilio', ...account });
  service.answer(503, {});
  await send();
  await db.$executeRaw`UPDATE outbox SET due_at = now(), expires_at = now() - interval '1 second'`;
  await deliverDue();
  expect(service.taken).toHaveLength(1);
  expect(await db.outboxMail.findFirstOrThrow()).toMatchObject({ failedAt: expect.any(Date) as Date, mail: {} });
});
