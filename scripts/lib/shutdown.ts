import { stopChildren } from './child';

type Cleanup = () => Promise<void>;

const cleanups: Cleanup[] = [];
let stopping: Promise<void> | undefined;

/** Registers work to be done before the process ends; the last registered runs first. */
export function beforeExit(cleanup: Cleanup): void {
  cleanups.unshift(cleanup);
}

/** Stops the children, then everything registered. Safe to call more than once. */
export function shutDown(): Promise<void> {
  stopping ??= (async () => {
    await stopChildren();
    for (const cleanup of cleanups) await cleanup();
  })();
  return stopping;
}

/** True once a signal or a failure began the end, so that a child's exit is not reported as a failure. */
export function isShuttingDown(): boolean {
  return stopping !== undefined;
}

/** Ctrl-C, `kill` and a closed terminal stop everything before the process ends. */
export function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      void shutDown().finally(() => process.exit(signal === 'SIGINT' ? 0 : 143));
    });
  }
}
