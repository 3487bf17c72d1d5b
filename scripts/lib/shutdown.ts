import { stopChildren } from './child';

type Cleanup = () => Promise<void>;

const cleanups: Cleanup[] = [];
let stopping: Promise<void> | undefined;

/** Registers a callback that runs before the process ends; the last one registered runs first. */
export function beforeExit(cleanup: Cleanup): void {
  cleanups.unshift(cleanup);
}

/** Stops the children, then runs the registered callbacks. Safe to call more than once. */
export function shutDown(): Promise<void> {
  stopping ??= (async () => {
    await stopChildren();
    for (const cleanup of cleanups) await cleanup();
  })();
  return stopping;
}

/** Returns true once the shutdown has begun, so that a child's exit is not reported as a failure. */
export function isShuttingDown(): boolean {
  return stopping !== undefined;
}

/** Shuts down on Ctrl-C, `kill`, a closed terminal and, under npm, when npm's shell ends. */
export function stopOnSignals(): void {
  const stop = (code: number) => void shutDown().finally(() => process.exit(code));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop(signal === 'SIGINT' ? 0 : 143));
  onceOrphaned(() => stop(143));
}

/**
 * Calls `act` when npm has died. npm sends SIGTERM to the shell between it and us, which dies without forwarding it, so
 * the only sign is a changed parent process. A process started without npm may be left running on purpose.
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
