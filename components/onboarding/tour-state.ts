import type { OnboardingEvent } from '@/lib/onboarding/schema';

/** Where somebody is in an introduction. */
export interface TourState {
  /** From 0. */
  step: number;
  /** How many steps were completed; going back undoes none. */
  completed: number;
}

export type Move = 'next' | 'previous' | 'leave';

interface Moved {
  /** Null once the introduction is over. */
  state: TourState | null;
  events: Omit<OnboardingEvent, 'flow' | 'visitorId'>[];
}

/** One move through an introduction of `total` steps, and what there is to tell about it. `next` on the last step completes it. */
export function move({ step, completed }: TourState, to: Move, total: number): Moved {
  const position = step + 1;
  if (to === 'leave') return { state: null, events: [{ name: 'onboarding_skipped', step: position }] };
  if (to === 'previous') return { state: { step: Math.max(0, step - 1), completed }, events: [] };
  const events: Moved['events'] = position > completed ? [{ name: 'onboarding_step_completed', step: position }] : [];
  if (position < total) return { state: { step: position, completed: Math.max(completed, position) }, events };
  return { state: null, events: [...events, { name: 'onboarding_completed', step: total }] };
}
