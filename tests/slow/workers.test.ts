import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findFreePort } from '@/scripts/lib/free-port';

const PROGRAM = path.resolve(__dirname, '..', 'factories', 'lead-two.ts');

// A process that compiles what it runs starts slowly beside other tests.
jest.setTimeout(60_000);

let leader: ChildProcess;
let port = 0;
let log = '';

async function start(behaviour = ''): Promise<void> {
  log = '';
  port = await findFreePort();
  leader = spawn(process.execPath, ['--require', 'tsx/cjs', PROGRAM, String(port), behaviour], {
    env: { ...process.env, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  leader.stdout?.setEncoding('utf8').on('data', (text: string) => (log += text));
}

/** Waits for a line of the log and returns it. */
async function line(like: RegExp): Promise<string> {
  for (;;) {
    const found = like.exec(log);
    if (found) return found[0];
    if (leader.stdout) await once(leader.stdout, 'data');
  }
}

const exited = async (): Promise<unknown> => ((await once(leader, 'exit')) as unknown[])[0];

const listening = () => line(/.*"listening".*/);

/** Asks until somebody answers: for a moment there may be no worker, or one that is ending. */
async function ask(route = '/'): Promise<string> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}${route}`, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.text(),
      () => null,
    );
    if (answer) return answer;
  }
}

afterEach(() => {
  leader.kill('SIGKILL');
});

it('has two workers answer in turn, replaces each that ends, ever later, and stops with the signal’s code', async () => {
  await start();
  await listening();
  const seen = new Set([await ask(), await ask()]);
  expect(seen.size).toBe(2);
  for (let time = 0; time < 4; time += 1) await ask('/end');
  await line(/(?:.*a worker ended and is replaced.*\n[^]*?){4}/);
  expect([...log.matchAll(/"waitMs":(\d+)/g)].map(([, wait]) => Number(wait))).toEqual([0, 1, 2, 4]);
  while (seen.size < 4) seen.add(await ask());
  const end = exited();
  leader.kill('SIGTERM');
  expect(await end).toBe(143);
});

it('ends with the code of a worker that cannot start', async () => {
  await start('fails');
  expect(await exited()).toBe(7);
});

it('ends at once at a second signal', async () => {
  await start('hangs');
  await listening();
  const end = exited();
  // One Ctrl-C under npm may arrive twice, so that only a later signal is a second one.
  const again = setInterval(() => leader.kill('SIGINT'), 100);
  expect(await end).toBe(130);
  clearInterval(again);
});
