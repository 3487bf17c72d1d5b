/** @jest-environment node */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { rootDir } from './paths';

/** Exits by itself after a while, so that a failing test leaves no process behind. */
const PROGRAM = `
  const { beforeExit, stopOnSignals } = require("./scripts/lib/shutdown");
  stopOnSignals();
  beforeExit(async () => console.log("stopped"));
  setTimeout(() => undefined, 10_000);
  console.log("up");`;

describe('stopOnSignals', () => {
  it('stops in order the processes that npm leaves behind when it is terminated', async () => {
    const npm = spawn('npm', ['exec', '--offline', '-c', `node --import tsx -e '${PROGRAM}'`], {
      cwd: rootDir,
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const said: string[] = [];
    for await (const line of createInterface({ input: npm.stdout })) {
      said.push(line);
      if (line === 'up') npm.kill('SIGTERM');
    }
    expect(said).toEqual(['up', 'stopped']);
  });
});
