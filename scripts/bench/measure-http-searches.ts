import { searchCorpus } from './searches';

const ROUNDS = 3;
const SLOWEST = 10;
/** Milliseconds. */
const GOALS = { p50: 15, p95: 60, max: 200 };

/** Measures each search of the corpus over HTTP, one at a time and warm: the median of three. */
export async function httpSearchTable(base: string, rows: number): Promise<string[]> {
  const queries = [...new Set(searchCorpus().map((search) => new URLSearchParams(search).toString()))];
  const ask = async (query: string): Promise<number> => {
    const start = performance.now();
    const answer = await fetch(`${base}/api/cattle?${query}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${query} was answered with ${answer.status}.`);
    return performance.now() - start;
  };
  const times = new Map<string, number[]>(queries.map((query) => [query, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const query of queries) {
      const ms = await ask(query);
      // The first round is a warm-up.
      if (round > 0) times.get(query)?.push(ms);
    }
  }
  const sorted = [...times]
    .map(([query, taken]) => ({ query, ms: taken.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0 }))
    .sort((a, b) => a.ms - b.ms);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.ms ?? 0;
  const found = { p50: at(0.5), p95: at(0.95), max: at(1) };
  const cells = (['p50', 'p95', 'max'] as const).map(
    (name) => `${found[name].toFixed(1)} ms (${found[name] <= GOALS[name] ? 'reached' : 'missed'} ≤ ${GOALS[name]})`,
  );
  return [
    `| searches over HTTP, ${rows.toLocaleString('en')} listings | p50 | p95 | slowest |`,
    '| --- | ---: | ---: | ---: |',
    `| ${queries.length} different ones | ${cells.join(' | ')} |`,
    '',
    '| the slowest over HTTP | ms |',
    '| --- | ---: |',
    ...sorted
      .slice(-SLOWEST)
      .reverse()
      .map(({ query, ms }) => `| \`${query}\` | ${ms.toFixed(1)} |`),
  ];
}
