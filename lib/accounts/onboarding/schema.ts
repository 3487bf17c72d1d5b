import { z } from 'zod';

export const EVENT_NAMES = [
  'onboarding_started',
  'onboarding_step_completed',
  'onboarding_completed',
  'onboarding_skipped',
] as const;

/** The introductions and their numbers of steps. */
export const FLOW_STEPS = { tour: 5, guide: 6 } as const;

export type Flow = keyof typeof FLOW_STEPS;

/**
 * An event of an introduction. `step` counts from 1: the completed step, or the one at which the user left.
 * `visitorId` is random and belongs to a browser, not to an account. Unknown keys are rejected, so that no other data
 * is stored.
 */
export const onboardingEventSchema = z.strictObject({
  name: z.enum(EVENT_NAMES),
  flow: z.enum(['tour', 'guide'] satisfies Flow[]).default('tour'),
  step: z
    .int()
    .min(0)
    .max(Math.max(...Object.values(FLOW_STEPS)))
    .optional(),
  visitorId: z.uuid(),
});

export type OnboardingEvent = z.output<typeof onboardingEventSchema>;
