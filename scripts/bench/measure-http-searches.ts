import { searchCorpus, TOWN } from './searches';

const ROUNDS = 3;
const SLOWEST = 10;
/** Milliseconds. */
const GOALS = { p50: 15, p95: 60, max: 200 };
const PLACES_GOALS = { p95: 5 };

/** Beginnings of what people type into the field of a place. */
const TYPED = [
  'Tacuarembó',
  'san',
  'Durango',
  'Paraná',
  'Mercedes',
  'Santa Rosa',
  'emiliano zapata',
  'Uberaba',
  'texas',
];

type Times = { query: string; ms: number }[];

/** Asks for each query of a path, one at a time and warm: the median of three, fastest first. */
async function timesOf(base: string, path: string, queries: readonly string[]): Promise<Times> {
  const ask = async (query: string): Promise<number> => {
    const start = performance.now();
    const answer = await fetch(`${base}${path}?${query}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${query} was answered with ${answer.status}.`);
    return performance.now() - start;
  };
  const times = new Map<string, number[]>(queries.map((query) => [query, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const query of times.keys()) {
      const ms = await ask(query);
      // The first round is a warm-up.
      if (round > 0) times.get(query)?.push(ms);
    }
  }
  return [...times]
    .map(([query, taken]) => ({ query, ms: taken.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0 }))
    .sort((a, b) => a.ms - b.ms);
}

/** One row of a table: the times, each with its goal where it has one. */
function summary(name: string, times: Times, goals: { p50?: number; p95?: number; max?: number }): string {
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.ms ?? 0;
  const found = { p50: at(0.5), p95: at(0.95), max: at(1) };
  const cells = (['p50', 'p95', 'max'] as const).map((key) => {
    const goal = goals[key];
    const verdict = goal === undefined ? '' : ` (${found[key] <= goal ? 'reached' : 'missed'} ≤ ${goal})`;
    return `${found[key].toFixed(1)} ms${verdict}`;
  });
  return `| ${name} | ${cells.join(' | ')} |`;
}

/** Measures each search of the corpus, those near a place by themselves too, and suggestions of places over HTTP. */
export async function httpSearchTable(base: string, rows: number): Promise<string[]> {
  const suggestions = await fetch(`${base}/api/places?${new URLSearchParams({ q: TOWN }).toString()}`);
  const [town] = (await suggestions.json()) as { id: number }[];
  const queries = searchCorpus(String(town?.id)).map((search) => new URLSearchParams(search).toString());
  const typed = TYPED.flatMap((text) =>
    Array.from({ length: text.length - 1 }, (_, end) => new URLSearchParams({ q: text.slice(0, end + 2) }).toString()),
  );
  const times = await timesOf(base, '/api/cattle', queries);
  const near = times.filter(({ query }) => query.includes('near='));
  const places = await timesOf(base, '/api/places', typed);
  return [
    `| over HTTP, ${rows.toLocaleString('en')} listings | p50 | p95 | slowest |`,
    '| --- | ---: | ---: | ---: |',
    summary(`${times.length} different searches`, times, GOALS),
    summary(`${near.length} of them near a place`, near, GOALS),
    summary(`${places.length} suggestions of places`, places, PLACES_GOALS),
    '',
    '| the slowest over HTTP | ms |',
    '| --- | ---: |',
    ...times
      .slice(-SLOWEST)
      .reverse()
      .map(({ query, ms }) => `| \`${query}\` | ${ms.toFixed(1)} |`),
  ];
}
