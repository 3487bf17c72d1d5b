import autocannon from 'autocannon';

export type Load = { perSecond: number; p50: number; p95: number; failures: number };

const CONNECTIONS = 16;

function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * Measures requests per second and latencies (milliseconds) with 16 connections; any status but 200 counts as a
 * failure. Several paths are requested in turn, and `perSecond` counts rounds through all of them; a function returns
 * the path of each request.
 */
export function measureLoad(
  base: string,
  paths: readonly string[] | (() => string),
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Load> {
  const requests =
    typeof paths === 'function'
      ? [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: paths() }) }]
      : paths.map((path) => ({ path }));
  const times: number[] = [];
  let failures = 0;
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      { url: base, requests, connections: CONNECTIONS, duration: seconds, headers },
      (error: Error | null, result: autocannon.Result) => {
        if (error) return reject(error);
        times.sort((a, b) => a - b);
        resolve({
          perSecond: times.length / requests.length / result.duration,
          p50: percentile(times, 0.5),
          p95: percentile(times, 0.95),
          failures: failures + result.errors,
        });
      },
    );
    instance.on('response', (_client, status, _bytes, time) => {
      times.push(time);
      if (status !== 200) failures += 1;
    });
  });
}
