import type { OnboardingEvent } from '@/lib/accounts/onboarding/schema';

const KEY = 'visitor-id';

/** Returns this browser's random id, or null if it can't be stored. */
function visitorId(): string | null {
  try {
    const id = localStorage.getItem(KEY) ?? crypto.randomUUID();
    localStorage.setItem(KEY, id);
    return id;
  } catch {
    return null;
  }
}

/** Reports an event to the server, unless the browser asks not to be tracked; then it doesn't even get an id. */
export function track(event: Omit<OnboardingEvent, 'visitorId'>): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;
  const visitor = visitorId();
  if (!visitor) return;
  const body: OnboardingEvent = { ...event, visitorId: visitor };
  navigator.sendBeacon('/api/analytics', new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
