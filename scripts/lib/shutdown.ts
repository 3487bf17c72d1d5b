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
  onceOrphaned(() => stop(143));
}

/**
 * Acts when npm has gone: it sends its SIGTERM to the shell between it and us, which dies of it and tells nobody, so that all that can be
 * seen is another parent. What was started without npm may be left behind on purpose.
 */
export function onceOrphaned(act: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 500).unref();
}
