import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { appScript } from '../lib/child';
import { fromRoot } from '../lib/paths';

/** Milliseconds within which 95 of 100 acceptances are answered. */
const GOAL = 60;
/** What a sheet of a deal may take and weigh. */
const SHEET_GOAL = { ms: 400, bytes: 150_000 };

type Times = { p50: number; p95: number; cpu: number };
type Measured = Record<'one' | 'many', Times> & { sheet: { p50: number; p95: number; bytes: number } };

/** Times fifty acceptances at once: all wait for the lock of one lot, or none for another's; and the sheet of a deal. */
export async function acceptanceTable(env: NodeJS.ProcessEnv): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    appScript(fromRoot('scripts', 'bench', 'run-acceptances.ts')),
    { env: { ...env, LOG_LEVEL: 'silent' } },
  );
  const { one, many, sheet } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measured;
  const isReached = sheet.p95 <= SHEET_GOAL.ms && sheet.bytes <= SHEET_GOAL.bytes;
  const line = (name: string, { p50, p95, cpu }: Times) =>
    `| ${name} | ${p50.toFixed(0)} ms | ${p95.toFixed(0)} ms | ${cpu.toFixed(1)} ms | ${p95 <= GOAL ? 'reached' : 'missed'} (p95 ≤ ${GOAL}) |`;
  return [
    '| 50 offers accepted at once | p50 | p95 | processor time of each | goal |',
    '| --- | ---: | ---: | ---: | --- |',
    line('of one lot', one),
    line('of 50 lots', many),
    '',
    '| sheet of a deal | p50 | p95 | size | goal |',
    '| --- | ---: | ---: | ---: | --- |',
    `| PDF, one after the other | ${sheet.p50.toFixed(0)} ms | ${sheet.p95.toFixed(0)} ms | ${(sheet.bytes / 1000).toFixed(0)} kB | ${isReached ? 'reached' : 'missed'} (≤ ${SHEET_GOAL.ms} ms, ≤ ${SHEET_GOAL.bytes / 1000} kB) |`,
  ];
}
