import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { EVENT_NAMES, FLOW_STEPS, type Flow, type OnboardingEvent } from '@/lib/accounts/onboarding/schema';
import type { Funnel, OnboardingFunnel } from './dto';

const DAYS = 30;

/**
 * Returns how far browsers got in the onboarding tours of the last thirty days; each browser counts once per step.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function getOnboardingFunnel(actor: Actor, now = new Date()): Promise<OnboardingFunnel> {
  requireAdmin(actor);
  const rows = await db.$queryRaw<
    { flow: string; name: OnboardingEvent['name']; step: number | null; visitors: number }[]
  >`
    SELECT flow, name, CASE WHEN name = 'onboarding_step_completed' THEN step END AS step, count(DISTINCT visitor_id)::int AS visitors
    FROM analytics_events WHERE name = ANY(${[...EVENT_NAMES]}) AND created_at >= ${new Date(now.getTime() - DAYS * DAY_MS)} GROUP BY 1, 2, 3`;
  const funnel = (flow: Flow): Funnel => {
    const count = (name: OnboardingEvent['name'], step: number | null = null) =>
      rows.find((row) => row.flow === flow && row.name === name && row.step === step)?.visitors ?? 0;
    return {
      started: count('onboarding_started'),
      steps: Array.from({ length: FLOW_STEPS[flow] }, (_, index) => count('onboarding_step_completed', index + 1)),
      completed: count('onboarding_completed'),
      skipped: count('onboarding_skipped'),
    };
  };
  return { tour: funnel('tour'), guide: funnel('guide') };
}
