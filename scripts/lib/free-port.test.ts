/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fromRoot } from './paths';

/** Runs `npm start` with these variables and returns its output and exit code. */
async function start(env: Record<string, string>): Promise<[string, number]> {
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', fromRoot('scripts', 'start.ts')], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>]);
  return [said, code];
}

describe('npm start', () => {
  const CONFIGURED = {
    DATABASE_URL: 'postgresql://corral@localhost:1/corral',
    AUTH_SECRET: 'a secret of thirty-two characters',
  };

  it('says in one sentence that its port is taken', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await start({ ...CONFIGURED, PORT: String(port) })).toEqual([
      `Port ${port} is taken by another program: stop that one, or set PORT to a free one.\n`,
      1,
    ]);
    other.close();
  });
});
