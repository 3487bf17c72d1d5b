import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { appScript } from '../lib/child';
import { fromRoot } from '../lib/paths';

/** Milliseconds within which 95 of 100 acceptances are answered. */
const GOAL = 60;

type Times = { p50: number; p95: number; cpu: number };

/** Times fifty acceptances at once: all wait for the lock of one lot, or none for another's. */
export async function acceptanceTable(env: NodeJS.ProcessEnv): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    appScript(fromRoot('scripts', 'bench', 'run-acceptances.ts')),
    { env: { ...env, LOG_LEVEL: 'silent' } },
  );
  const { one, many } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<'one' | 'many', Times>;
  const line = (name: string, { p50, p95, cpu }: Times) =>
    `| ${name} | ${p50.toFixed(0)} ms | ${p95.toFixed(0)} ms | ${cpu.toFixed(1)} ms | ${p95 <= GOAL ? 'reached' : 'missed'} (p95 ≤ ${GOAL}) |`;
  return [
    '| 50 offers accepted at once | p50 | p95 | processor time of each | goal |',
    '| --- | ---: | ---: | ---: | --- |',
    line('of one lot', one),
    line('of 50 lots', many),
  ];
}
