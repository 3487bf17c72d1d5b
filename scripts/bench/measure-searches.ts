import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { appScript } from '../lib/child';
import { fromRoot } from '../lib/paths';
import type { Search } from './searches';

/**
 * 95th percentiles in milliseconds: of the named searches, and of the database time of a broad corpus, slowest first.
 */
export type SearchTimes = { named: Record<string, number>; corpus: { search: Search; p95: number }[] };

const RATIO_GOAL = 3;
/** Percentiles below this are dominated by the machine's own jitter. */
const JITTER_MS = 5;
const CORPUS_GOALS_MS = { p50: 15, p95: 60, max: 200 };
const SLOWEST = 10;

/** Times the searches on the loaded data, in a separate process. */
export async function measureSearches(env: NodeJS.ProcessEnv): Promise<SearchTimes> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    appScript(fromRoot('scripts', 'bench', 'run-searches.ts')),
    { env, maxBuffer: 16_000_000 },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as SearchTimes;
}

/** Compares the searches with few listings to those with many, and lists the slowest of the corpus. */
export function searchTable(
  [few, many]: readonly [SearchTimes, SearchTimes],
  [fewRows, manyRows]: readonly [number, number],
): string[] {
  const rows = (count: number) => count.toLocaleString('en');
  const lines = Object.entries(many.named).map(([name, p95]) => {
    const before = few.named[name] ?? 0;
    const goal = `${p95 <= Math.max(JITTER_MS, before * RATIO_GOAL) ? 'reached' : 'missed'} (≤ ${RATIO_GOAL})`;
    return `| ${name} | ${before.toFixed(1)} ms | ${p95.toFixed(1)} ms | ${(p95 / before).toFixed(1)} | ${/sitemap/.test(name) ? '' : goal} |`;
  });
  const sorted = many.corpus.map(({ p95 }) => p95).sort((a, b) => a - b);
  const rank = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
  const [p50, p95, max] = [rank(0.5), rank(0.95), rank(1)];
  const goals = CORPUS_GOALS_MS;
  const slowest = many.corpus
    .slice(0, SLOWEST)
    .map(({ search, p95 }) => `| \`${new URLSearchParams(search).toString()}\` | ${p95.toFixed(1)} ms |`);
  return [
    `| search | p95 at ${rows(fewRows)} | p95 at ${rows(manyRows)} | ratio | goal |`,
    '| --- | ---: | ---: | ---: | --- |',
    ...lines,
    '',
    `| the slowest of ${many.corpus.length} searches | p95 at ${rows(manyRows)}, in the database |`,
    '| --- | ---: |',
    ...slowest,
    `| p50 of all (≤ ${goals.p50}) | ${p50.toFixed(1)} ms |`,
    `| p95 of all (≤ ${goals.p95}) | ${p95.toFixed(1)} ms |`,
    `| slowest of all (≤ ${goals.max}) | ${max.toFixed(1)} ms |`,
  ];
}
