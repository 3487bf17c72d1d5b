import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { fromRoot, rootDir } from './paths';

const running = new Set<ChildProcess>();

// Whatever ends this process, its children do not outlive it. (A kill -9 leaves no chance; the next start cleans up.)
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/** Starts a program in a process group of its own, so that Ctrl-C in the terminal reaches this process alone. */
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

/** Runs a program to its end and answers with its exit code. */
export function runChild(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return waitForExit(startChild(command, args, options));
}

/** The exit code of a program; a program that a signal ended counts as failed. */
export function waitForExit(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  if (child.signalCode !== null) return Promise.resolve(1);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Asks a program to end and forces it after a while: later than a server under load needs to finish what is under way. */
export async function stopChild(child: ChildProcess, patience = 16_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
  signalGroup(child, 'SIGTERM');
  await waitForExit(child);
  clearTimeout(force);
}

/** Ends every program that is still running. */
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

/** Arguments of `node` that run a TypeScript file which imports the application's own modules. */
export function appScript(file: string, ...args: string[]): string[] {
  // With this condition `server-only` is the empty module that it is inside Next.
  return ['--conditions=react-server', '--import', 'tsx', file, ...args];
}

/** Arguments of `node` that run the server; what it is configured with stands in its environment. */
export function serverCommand(...args: string[]): string[] {
  return ['--import', 'tsx', fromRoot('server', 'start.ts'), ...args];
}

/** Arguments of `node` that run Next's command line. */
export function nextCommand(...args: string[]): string[] {
  return [require.resolve('next/dist/bin/next'), ...args];
}
