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

/** Ctrl-C, `kill` and a closed terminal stop everything before the process ends; under npm the end of its shell does too. */
export function stopOnSignals(): void {
  const stop = (code: number) => void shutDown().finally(() => process.exit(code));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop(signal === 'SIGINT' ? 0 : 143));
  // What was started by hand may be left behind on purpose; what npm started is not.
  if (process.env.npm_lifecycle_event) onceOrphaned(() => stop(143));
}

/** npm sends its SIGTERM to the shell between it and us, which dies of it and tells nobody. All that can be seen is another parent. */
function onceOrphaned(act: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 500).unref();
}
