import childProcess, { type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { db } from '@/lib/core/db/client';
import { askProcess } from '@/lib/files/images/start-process';
import { addPaper } from '@/lib/market/papers/add-paper';
import { stampPaper } from '@/lib/market/papers/stamp-paper';
import { makePages, paperFields } from '@/tests/factories/paper';
import { makePdfBomb } from '@/tests/factories/pdf-bomb';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

// Processes start and files of gigabytes are begun, possibly on a busy machine.
jest.setTimeout(120_000);

const MB = 1024 * 1024;

const children: ChildProcess[] = [];
let fork: jest.SpyInstance;
beforeAll(() => {
  const { fork: original } = childProcess;
  fork = jest.spyOn(process.getBuiltinModule('node:child_process'), 'fork').mockImplementation((...args) => {
    const child = (original as (...all: unknown[]) => ChildProcess)(...args);
    children.push(child);
    return child;
  });
});
afterAll(() => fork.mockRestore());
beforeEach(() => children.splice(0));

/** The most memory that a running process has held, in megabytes. */
function peakOf({ pid }: ChildProcess): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Runs `work`; returns what it gives and the most that this process gained and any of its own held meanwhile. */
async function watched<T>(work: () => Promise<T>) {
  const before = process.memoryUsage.rss();
  let [own, theirs] = [0, 0];
  const timer = setInterval(() => {
    own = Math.max(own, process.memoryUsage.rss() - before);
    theirs = Math.max(theirs, ...children.map(peakOf));
  }, 5);
  const result = await work().finally(() => clearInterval(timer));
  return { result, own: own / MB, theirs };
}

const isGone = (child: ChildProcess) =>
  new Promise((resolve) => ((child.exitCode ?? child.signalCode) ? resolve(true) : child.once('exit', resolve)));

it.each([
  ['of four gigabytes', 'blanks', 4096],
  ['of four gigabytes in another stream', 'nested', 4096],
  ['of millions of objects', 'objects', 60],
] as const)(
  'a PDF with a stream %s is refused with little memory, and the next one is stamped',
  async (_, kind, size) => {
    const { actor } = await makeUser();
    const bomb = await makePdfBomb(kind, size);
    expect(bomb.bytes.length).toBeLessThan(5 * MB);
    const { result, own, theirs } = await watched(() =>
      Promise.all([
        refusalOf(addPaper(actor, paperFields(), bomb)),
        makePages().then((file) => addPaper(actor, paperFields(), file)),
      ]),
    );
    expect(result[0]).toMatchObject({
      code: 'unsupported_type',
      fields: { file: [{ key: 'paperLocked', values: { name: 'guía.pdf' } }] },
    });
    expect(await db.paper.count({ where: { ownerId: actor.id } })).toBe(1);
    expect(theirs).toBeGreaterThan(0);
    expect(theirs).toBeLessThan(640);
    expect(own).toBeLessThan(200);
    expect(await Promise.all(children.map(isGone))).toHaveLength(2);
  },
);

it('a program that takes more memory than it may is ended', async () => {
  const limits = { heapMb: 64, memoryMb: 256, limitMs: 60_000 };
  const { result, theirs } = await watched(() => askProcess('tests/factories/greedy-program.mjs', {}, limits));
  expect(result).toBeNull();
  expect(theirs).toBeGreaterThan(100);
  expect(theirs).toBeLessThan(512);
});

it('a program that somebody ends refuses its paper alone', async () => {
  const file = await makePages(40);
  const stamping = stampPaper(file.bytes, 'pdf', 'Corral');
  children[0]?.kill('SIGKILL');
  expect(await stamping).toBeNull();
  expect(await stampPaper(file.bytes, 'pdf', 'Corral')).toBeInstanceOf(Buffer);
});
