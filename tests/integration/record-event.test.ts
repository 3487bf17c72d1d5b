import { randomUUID } from 'node:crypto';
import { db } from '@/lib/core/db/client';
import { consume } from '@/lib/core/rate-limit/limit';
import { recordEvent } from '@/lib/accounts/onboarding/record-event';
import { onboardingEventSchema } from '@/lib/accounts/onboarding/schema';

const sender = { optedOut: false, address: '192.0.2.7' };

describe('onboardingEventSchema', () => {
  const event = { name: 'onboarding_step_completed', flow: 'guide', step: 3, visitorId: randomUUID() };

  it('takes an event, with or without a step', () => {
    expect(onboardingEventSchema.parse(event)).toEqual(event);
    expect(onboardingEventSchema.parse({ name: 'onboarding_started', visitorId: event.visitorId })).toMatchObject({
      flow: 'tour',
    });
  });

  it.each([
    ['another name', { name: 'page_viewed' }],
    ['another flow', { flow: 'manual' }],
    ['a step too many', { step: 7 }],
    ['a step before the first', { step: -1 }],
    ['half a step', { step: 1.5 }],
    ['a step in words', { step: '3' }],
    ['a visitor who is no uuid', { visitorId: 'marta@corral.test' }],
    ['anything more', { userId: randomUUID() }],
  ])('refuses %s', (_, change) => {
    expect(onboardingEventSchema.safeParse({ ...event, ...change }).success).toBe(false);
  });
});

describe('recordEvent', () => {
  it('keeps the name, the flow, the step, the random visitor and the time, and nothing else', async () => {
    const visitorId = randomUUID();
    await recordEvent({ name: 'onboarding_started', flow: 'tour', visitorId }, sender);
    await recordEvent({ name: 'onboarding_step_completed', flow: 'guide', step: 1, visitorId }, sender);
    const rows = await db.analyticsEvent.findMany({ where: { visitorId }, orderBy: { id: 'asc' } });
    expect(rows.map(({ name, flow, step }) => [name, flow, step])).toEqual([
      ['onboarding_started', 'tour', null],
      ['onboarding_step_completed', 'guide', 1],
    ]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['createdAt', 'flow', 'id', 'name', 'step', 'visitorId']);
  });

  it('keeps nothing of who opted out', async () => {
    const visitorId = randomUUID();
    await recordEvent(
      { name: 'onboarding_completed', flow: 'tour', step: 5, visitorId },
      { ...sender, optedOut: true },
    );
    expect(await db.analyticsEvent.count({ where: { visitorId } })).toBe(0);
  });

  it('is limited per address', async () => {
    const event = { name: 'onboarding_skipped', flow: 'tour', step: 1, visitorId: randomUUID() } as const;
    const from = (address: string) => recordEvent(event, { ...sender, address });
    await consume('analyticsByAddress', '192.0.2.8', 299);
    await expect(from('192.0.2.8')).resolves.toBeUndefined();
    await expect(from('192.0.2.8')).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(from('192.0.2.9')).resolves.toBeUndefined();
  });
});
