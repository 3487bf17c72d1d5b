import { perProcess } from '@/lib/core/per-process';

/** Callbacks for when shutdown begins and for after the last request. */
type Shutdown = { stopping: boolean; first: (() => void)[]; last: (() => Promise<unknown>)[] };
const shutdown = perProcess<Shutdown>('shutdown', () => ({ stopping: false, first: [], last: [] }));

/** Whether this process is shutting down; it still answers requests. */
export const isStopping = (): boolean => shutdown.stopping;

/** Registers a callback for the beginning of the shutdown. */
export function whenStopping(act: () => void): void {
  shutdown.first.push(act);
}

/** Registers a callback for after the last request, before the process exits. */
export function beforeExit(finish: () => Promise<unknown>): void {
  shutdown.last.push(finish);
}

/** Begins the shutdown. Returns false if it had already begun. */
export function beginShutdown(): boolean {
  if (shutdown.stopping) return false;
  shutdown.stopping = true;
  for (const act of shutdown.first) act();
  return true;
}

/** Runs the callbacks of `beforeExit`; a failure doesn't keep the others from running. */
export async function finishShutdown(): Promise<void> {
  await Promise.allSettled(shutdown.last.map((finish) => finish()));
}
