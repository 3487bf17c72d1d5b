import { timeZoneSchema } from '@/lib/accounts/accounts/schema';
import { setTimeZone } from '@/lib/accounts/accounts/set-time-zone';
import { getUser } from '@/lib/accounts/accounts/get-user';
import { notifyLotsEnding } from '@/lib/market/auctions/notify-lots-ending';
import { db } from '@/lib/core/db/client';
import { notifyExpiry } from '@/lib/market/expiry/notify-expiry';
import { formatMoment } from '@/lib/core/i18n/format';
import { parseInput } from '@/lib/web/request-bodies/read-body';
import { makeListing } from '@/tests/factories/listing';
import { inMs, makeLot } from '@/tests/factories/lot';
import { mailsTo } from '@/tests/factories/outbox';
import { makeUser } from '@/tests/factories/user';

const HOUR = 3_600_000;

it('a time zone is stored with the account, and an invalid one is refused', async () => {
  const { actor } = await makeUser();
  expect(await getUser(actor)).toMatchObject({ timeZone: null });
  await setTimeZone(actor, parseInput(timeZoneSchema, { timeZone: 'America/Asuncion' }));
  expect(await getUser(actor)).toMatchObject({ timeZone: 'America/Asuncion' });
  for (const timeZone of ['+04:00', 'Mars/Olympus', '', null, 7])
    expect(() => parseInput(timeZoneSchema, { timeZone })).toThrow();
});

it('mails name the end of a lot in the recipient’s zone: the browser’s, else the country’s, else UTC', async () => {
  const seller = await makeUser();
  const [told, placed, unknown] = [
    await makeUser({ language: 'en', timeZone: 'America/Bogota', location: 'Salto, Uruguay' }),
    await makeUser({ language: 'en', location: 'Salto, Uruguay' }),
    await makeUser({ language: 'en' }),
  ];
  const lot = await makeLot(seller.id, { startTime: inMs(-3 * HOUR), endTime: inMs(HOUR / 2) });
  await db.auctionWatch.createMany({
    data: [told, placed, unknown].map(({ id }) => ({
      userId: id,
      auctionLotId: lot.id,
      createdAt: inMs(-2 * HOUR),
    })),
  });
  await notifyLotsEnding();
  for (const [person, zone, name] of [
    [told, 'America/Bogota', 'GMT-5'],
    [placed, 'America/Montevideo', 'GMT-3'],
    [unknown, 'UTC', 'UTC'],
  ] as const) {
    const [mail] = await mailsTo(person.email);
    expect(mail?.text).toContain(formatMoment('en', lot.endTime, zone));
    expect(mail?.text).toContain(name);
  }
});

it('mails name the expiry of a listing in the recipient’s zone', async () => {
  const owner = await makeUser({ timeZone: 'Pacific/Auckland' });
  const { expiresAt } = await makeListing({ userId: owner.id });
  await notifyExpiry(new Date(expiresAt.getTime() - HOUR));
  expect((await mailsTo(owner.email))[0]?.text).toContain(formatMoment('es', expiresAt, 'Pacific/Auckland'));
});
