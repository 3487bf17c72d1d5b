import 'server-only';
import { logger } from '@/lib/core/log/logger';
import { perProcess } from '@/lib/core/per-process';

/** The counts since the last write, by key. */
export type Counts = ReadonlyMap<string, number>;

type Options = {
  /** The counter's name in the log. */
  name: string;
  /** Adds these counts to the database, all or none; counts of a failed write are retried with the next one. */
  write: (counts: Counts) => Promise<void>;
};

const INTERVAL_MS = 5_000;

/** The counters to write on shutdown. */
const counters = perProcess('counters', () => new Map<string, WriteBehind>());

/**
 * Counts in memory and writes sums every few seconds and on a clean shutdown, so that a view or an impression needs no
 * write of its own. A crash loses those few seconds.
 */
class WriteBehind {
  private pending = new Map<string, number>();
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly options: Options) {}

  add(key: string, count = 1): void {
    this.pending.set(key, (this.pending.get(key) ?? 0) + count);
    this.timer ??= setTimeout(() => void this.flush(), INTERVAL_MS).unref();
  }

  /** Writes pending counts after any write in progress. Never throws: counts that couldn't be written stay pending. */
  flush(): Promise<void> {
    this.writing = this.writing.then(async () => {
      if (this.timer) clearTimeout(this.timer);
      this.timer = null;
      if (this.pending.size === 0) return;
      const counts = this.pending;
      this.pending = new Map();
      try {
        await this.options.write(counts);
      } catch (error) {
        logger.error({ err: error, counter: this.options.name }, 'counts could not be written yet');
        for (const [key, count] of counts) this.add(key, count);
      }
    });
    return this.writing;
  }
}

/** Returns the process's counter of this name, creating it on the first call. */
export function writeBehind(options: Options): Pick<WriteBehind, 'add' | 'flush'> {
  const counter = counters.get(options.name) ?? new WriteBehind(options);
  counters.set(options.name, counter);
  return counter;
}

/** Writes the pending counts of all counters of this process, for a clean shutdown. */
export async function flushCounters(): Promise<void> {
  await Promise.all([...counters.values()].map((counter) => counter.flush()));
}
