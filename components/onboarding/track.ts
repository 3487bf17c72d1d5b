import type { OnboardingEvent } from '@/lib/onboarding/schema';

const KEY = 'visitor-id';

/** The random name of this browser; null where it can't be kept. */
function visitorId(): string | null {
  try {
    const id = localStorage.getItem(KEY) ?? crypto.randomUUID();
    localStorage.setItem(KEY, id);
    return id;
  } catch {
    return null;
  }
}

/** Tells the server what happened, unless this browser asks not to be tracked: then it isn't even given a name. */
export function track(event: Omit<OnboardingEvent, 'visitorId'>): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;
  const visitor = visitorId();
  if (!visitor) return;
  const body: OnboardingEvent = { ...event, visitorId: visitor };
  navigator.sendBeacon('/api/analytics', new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
