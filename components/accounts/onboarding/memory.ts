import { browserStorage } from '@/components/ui/shared-data/stored';

const KEY = 'onboarding';

/** `seen`: nothing starts by itself any more. `guide`: a new account, whose guide is due. Not set: a first visit. */
type Progress = 'seen' | 'guide';

/** Reads this browser's progress; `seen` if storage is blocked, so that the tour doesn't start on every visit. */
export function recall(): string | null {
  const progress = browserStorage.read(KEY);
  return progress === undefined ? 'seen' : progress;
}

/** Stores this browser's progress; `null` deletes it, so that the next visit counts as the first. */
export function remember(progress: Progress | null): void {
  browserStorage.write(KEY, progress);
}
