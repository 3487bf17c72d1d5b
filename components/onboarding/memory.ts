const KEY = 'onboarding';

/** `seen`: nothing starts by itself any more. `guide`: the account was just opened, and the guide is due. Nothing: a first visit. */
type Progress = 'seen' | 'guide';

/** What this browser has seen of the introduction; `seen` where storage is forbidden, so that nobody is shown it for ever. */
export function recall(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return 'seen';
  }
}

/** Keeps what this browser has seen; `null` forgets it, and the next visit is a first one again. */
export function remember(progress: Progress | null): void {
  try {
    if (progress) localStorage.setItem(KEY, progress);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden; `recall` then says that all was seen.
  }
}
