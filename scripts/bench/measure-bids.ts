import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { appScript } from '../lib/child';
import { fromRoot } from '../lib/paths';

const GOAL = 0.25;

/** Compares bids per second on one hot lot with updates per second of one row through the same driver. */
export async function bidTable(env: NodeJS.ProcessEnv, seconds: number): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    appScript(fromRoot('scripts', 'bench', 'run-bids.ts'), String(seconds)),
    { env: { ...env, LOG_LEVEL: 'silent' } },
  );
  const { updates, bids } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { updates: number; bids: number };
  const ratio = bids / updates;
  return [
    '| one hot lot | updates/s of one row | bids/s | ratio | goal |',
    '| --- | ---: | ---: | ---: | --- |',
    `| bids of 400 people, 16 at once | ${updates.toFixed(0)} | ${bids.toFixed(0)} | ${(ratio * 100).toFixed(0)} % | ${ratio >= GOAL ? 'reached' : 'missed'} (≥ ${GOAL * 100} %) |`,
  ];
}
