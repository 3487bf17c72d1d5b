import { z } from 'zod';

const EVENT_NAMES = ['onboarding_started', 'onboarding_step_completed', 'onboarding_completed', 'onboarding_skipped'] as const;

/** The most steps that an introduction has. */
const STEPS_MAX = 6;

/**
 * What a browser tells about an introduction. `step` counts from 1: the one that was completed, or at which it was left.
 * `visitorId` is random and belongs to a browser, not to an account. Unknown keys are refused: nothing else may creep in.
 */
export const onboardingEventSchema = z.strictObject({
  name: z.enum(EVENT_NAMES),
  step: z.int().min(0).max(STEPS_MAX).optional(),
  visitorId: z.uuid(),
});

export type OnboardingEvent = z.output<typeof onboardingEventSchema>;
