import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..', '..', '..');

export type AppServer = { base: string; process: ChildProcess };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts one more process of the built application on the database under test. Whom a request comes from is what it says itself, as behind a proxy. */
export async function startServer(): Promise<AppServer> {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production' as const, NODE_OPTIONS: '', PORT: String(port), TRUSTED_PROXIES: '1' };
  const child = spawn(process.execPath, [require.resolve('next/dist/bin/next'), 'start', '-p', String(port)], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const base = `http://localhost:${port}`;
  const answers = () => fetch(`${base}/bare`).then(({ ok }) => ok, () => false);
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it answered.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { base, process: child };
}

/** Ends a process and answers how long it took, in milliseconds. */
export async function endServer({ process: child }: AppServer, signal: NodeJS.Signals): Promise<number> {
  if (child.exitCode !== null || child.signalCode !== null) return 0;
  const start = performance.now();
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return performance.now() - start;
}
