import type { OnboardingEvent } from '@/lib/accounts/onboarding/schema';

/** Progress in an introduction. */
export interface TourState {
  /** Starts at 0. */
  step: number;
  /** The number of completed steps; going back doesn't reduce it. */
  completed: number;
}

export type Move = 'next' | 'previous' | 'leave';

interface Moved {
  /** Null once the introduction has ended. */
  state: TourState | null;
  events: Omit<OnboardingEvent, 'flow' | 'visitorId'>[];
}

/**
 * Returns the state after one move through `total` steps, and the events to report. `next` on the last step completes
 * it.
 */
export function move({ step, completed }: TourState, to: Move, total: number): Moved {
  const position = step + 1;
  if (to === 'leave') return { state: null, events: [{ name: 'onboarding_skipped', step: position }] };
  if (to === 'previous') return { state: { step: Math.max(0, step - 1), completed }, events: [] };
  const events: Moved['events'] = position > completed ? [{ name: 'onboarding_step_completed', step: position }] : [];
  if (position < total) return { state: { step: position, completed: Math.max(completed, position) }, events };
  return { state: null, events: [...events, { name: 'onboarding_completed', step: total }] };
}
