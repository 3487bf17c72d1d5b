import { db } from '@/lib/core/db/client';
import { DAY_MS, toDay } from '@/lib/core/durations';
import type { Actor } from '@/lib/core/actors/actor';
import { lapseDeals } from '@/lib/deals/deals/cancel-deal';
import { dealCalendar } from '@/lib/deals/deals/deal-calendar';
import { getDeal } from '@/lib/deals/deals/get-deal';
import { listDeals } from '@/lib/deals/deals/list-deals';
import { acceptDate, proposeDate } from '@/lib/deals/deals/new-date';
import { readSheet } from '@/lib/deals/deals/read-sheet';
import { takeStep } from '@/lib/deals/deals/take-step';
import { listTasks } from '@/lib/desk/dashboard/list-tasks';
import { callOff, makeDeal } from '@/tests/factories/deal';
import { formatDate } from '@/lib/core/i18n/format';
import { mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

const ahead = (days: number) => new Date(Date.now() + days * DAY_MS);
const day = toDay(ahead(20));
const codeOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).code;

it('moves by both: one proposes a day, the other accepts the one that was seen', async () => {
  const [one, other] = [await makeUser(), await makeUser()];
  const { seller, buyer, number } = await makeDeal({ seller: one.actor, buyer: other.actor });
  const before = await getDeal(seller, number);
  const first = await proposeDate(seller, number, { day: toDay(ahead(12)) });
  expect(await codeOf(acceptDate(seller, number, { seen: first.newDate.proposed?.nth ?? 0 }))).toBe('proposal_own');
  const second = await proposeDate(seller, number, { day });
  const stale = acceptDate(buyer, number, { seen: first.newDate.proposed?.nth ?? 0 });
  expect(await refusalOf(stale)).toMatchObject({ code: 'date_outdated', status: 409 });
  const agreed = await acceptDate(buyer, number, { seen: second.newDate.proposed?.nth ?? 0 });

  expect(agreed.newDate).toMatchObject({ proposed: null, agreed: { day }, mayMove: true });
  expect(agreed.events.map(({ kind, side }) => `${kind} ${side}`).slice(1)).toEqual([
    'dateProposed seller',
    'dateProposed seller',
    'dateAgreed buyer',
  ]);
  // What was agreed first stays as it was, under its hash.
  expect({ terms: agreed.terms, hash: agreed.termsHash }).toEqual({ terms: before.terms, hash: before.termsHash });
  expect(agreed.lapsesAt?.slice(0, 10)).toBe(toDay(new Date(Date.parse(day) + DAY_MS)));
  const mail = (await mailsTo(one.email)).at(-1);
  expect(mail?.subject).toContain('nueva fecha');
  expect(mail?.text).toContain(`: ${formatDate('es', day)}.`);
  // The reservation ends with that day, not at the midnight of the next.
  const ends = (await dealCalendar(buyer, number)).match(/DTSTART;VALUE=DATE:\d+/g);
  expect(ends).toEqual([
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
  ]);
  expect((await readSheet(buyer, number)).length).toBeGreaterThan(1000);
});

it('a deal with a new date lapses when that day is over, not before', async () => {
  const { seller, buyer, number } = await makeDeal();
  const { newDate } = await proposeDate(buyer, number, { day });
  await acceptDate(seller, number, { seen: newDate.proposed?.nth ?? 0 });
  const { number: other } = await makeDeal();
  const statusOf = async (of: number) => (await db.deal.findUniqueOrThrow({ where: { number: of } })).status;
  await lapseDeals(ahead(8));
  expect([await statusOf(number), await statusOf(other)]).toEqual(['open', 'lapsed']);
  await lapseDeals(ahead(22));
  expect(await statusOf(number)).toBe('lapsed');
});

it('and a wish to call the deal off wait for the other side’s answer, in its list and among its tasks', async () => {
  const { seller, buyer, number } = await makeDeal();
  const stepsOf = async (actor: Actor) =>
    (await listTasks(actor)).flatMap((task) => (task.kind === 'deal' ? [task.step] : []));
  const waitsOf = async (actor: Actor) => [
    ...(await listDeals(actor)).map(({ waits }) => waits),
    (await getDeal(actor, number)).waits,
    ...(await stepsOf(actor)),
  ];
  expect([await waitsOf(seller), await waitsOf(buyer)]).toEqual([
    ['papers', 'papers', 'papers'],
    [null, null],
  ]);
  const asked = new Date(Date.now() + 1000);
  const { newDate } = await proposeDate(seller, number, { day }, asked);
  expect([await waitsOf(seller), await waitsOf(buyer)]).toEqual([
    ['papers', 'papers', 'papers'],
    ['date', 'date', 'date'],
  ]);
  expect(await listTasks(buyer)).toMatchObject([{ since: asked.toISOString() }]);
  await acceptDate(buyer, number, { seen: newDate.proposed?.nth ?? 0 });
  expect(await waitsOf(buyer)).toEqual([null, null]);
  await takeStep(seller, number, 'pay');
  await callOff(buyer, number);
  expect([await waitsOf(seller), await waitsOf(buyer)]).toEqual([
    ['cancel', 'cancel', 'cancel'],
    [null, null],
  ]);
});

it('is nobody else’s, and no matter any more once something was loaded', async () => {
  const { seller, buyer, number } = await makeDeal();
  expect(await codeOf(proposeDate((await makeUser()).actor, number, { day }))).toBe('deal_not_found');
  expect(await codeOf(proposeDate(seller, number, { day: toDay(ahead(-3)) }))).toBe('invalid_input');
  expect(await codeOf(acceptDate(buyer, number, { seen: 1 }))).toBe('date_outdated');
  const { newDate } = await proposeDate(seller, number, { day });
  await takeStep(seller, number, 'load');
  expect(await codeOf(proposeDate(seller, number, { day }))).toBe('conflict');
  expect(await codeOf(acceptDate(buyer, number, { seen: newDate.proposed?.nth ?? 0 }))).toBe('conflict');
  expect((await getDeal(buyer, number)).newDate.mayMove).toBe(false);
});

it('counts the days of the animals’ place: what is loaded there in the evening is due by that day', async () => {
  const { seller, buyer, number } = await makeDeal({
    payment: JSON.stringify({ kind: 'days', days: [30] }),
  });
  // 22:26 in Uruguay, where it is tomorrow in UTC.
  await takeStep(seller, number, 'load', new Date('2026-11-27T01:26:00Z'));
  expect(await dealCalendar(buyer, number)).toContain('VALUE=DATE:20261226');
});
