import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { fromRoot, rootDir } from './paths';

const running = new Set<ChildProcess>();

// Kills the children when this process ends. (A kill -9 leaves no chance; the next start cleans up.)
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/** Starts a program in its own process group, so that Ctrl-C in the terminal reaches only this process. */
export function startChild(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, {
    cwd: rootDir,
    stdio: 'inherit',
    detached: process.platform !== 'win32',
    ...options,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Runs a program to its end and returns its exit code. */
export function runChild(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return waitForExit(startChild(command, args, options));
}

/** Returns the exit code of a program; 1 if a signal ended it. */
export function waitForExit(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  if (child.signalCode !== null) return Promise.resolve(1);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Asks a program to stop and kills it after `patience` milliseconds: longer than a server needs to finish its requests.
 */
export async function stopChild(child: ChildProcess, patience = 16_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
  signalGroup(child, 'SIGTERM');
  await waitForExit(child);
  clearTimeout(force);
}

/** Stops every program that is still running. */
export async function stopChildren(): Promise<void> {
  await Promise.all([...running].map((child) => stopChild(child)));
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (!child.pid) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // Already gone.
  }
}

/** Returns the `node` arguments that run a TypeScript file which imports application modules. */
export function appScript(file: string, ...args: string[]): string[] {
  // Under this condition `server-only` is an empty module, as inside Next.
  return ['--conditions=react-server', '--import', 'tsx', file, ...args];
}

/**
 * Returns the `node` arguments that run the server, which is configured by its environment. tsx compiles what is
 * required only: with its hook for `import`, each of Next's dynamic imports while it answers would ask another thread.
 */
export function serverCommand(...args: string[]): string[] {
  return ['--require', 'tsx/cjs', fromRoot('server', 'start.ts'), ...args];
}

/** Returns the `node` arguments that run Next's command line. */
export function nextCommand(...args: string[]): string[] {
  return [require.resolve('next/dist/bin/next'), ...args];
}
