// Loaded before a program (`--import`): ends its process when it holds more memory than its first argument says, in
// megabytes. Node limits its own objects only, not the bytes of files; and a program that works never returns to its
// event loop, so a thread watches.

import { once } from 'node:events';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

const EVERY_MS = 10;

if (isMainThread) {
  const maximum = Number(process.argv[2]) * 1024 * 1024;
  const watch = new Worker(new URL(import.meta.url), { workerData: maximum, execArgv: [] });
  await once(watch, 'online');
  watch.unref();
} else {
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
  }, EVERY_MS);
}
