import 'server-only';
import { logger } from '@/lib/log/logger';

/** What was counted since the last write, by key. */
export type Counts = ReadonlyMap<string, number>;

type Options = {
  /** Names it in the log. */
  name: string;
  /** Adds these counts in the database, all or none: what it refuses is tried again with the next write. */
  write: (counts: Counts) => Promise<void>;
  intervalMs?: number;
};

const INTERVAL_MS = 5_000;

/** Counters that a clean stop has to write; on `globalThis`, because Next bundles each route with modules of its own. */
const registry = globalThis as typeof globalThis & { corralCounters?: Map<string, WriteBehind> };

/**
 * Counts in memory and writes sums: a view or an impression costs the database no write of its own. What was counted is written every
 * few seconds and on a clean stop; a crash loses those few seconds.
 */
class WriteBehind {
  private pending = new Map<string, number>();
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly options: Options) {}

  add(key: string, count = 1): void {
    this.pending.set(key, (this.pending.get(key) ?? 0) + count);
    this.timer ??= setTimeout(() => void this.flush(), this.options.intervalMs ?? INTERVAL_MS).unref();
  }

  /** Writes what is pending, after a write that is under way. It never throws: what could not be written stays pending. */
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

/** The process's counter of this name, made at the first call. */
export function writeBehind(options: Options): Pick<WriteBehind, 'add' | 'flush'> {
  const counters = (registry.corralCounters ??= new Map<string, WriteBehind>());
  const counter = counters.get(options.name) ?? new WriteBehind(options);
  counters.set(options.name, counter);
  return counter;
}

/** Writes what every counter of this process holds: for a clean stop. */
export async function flushCounters(): Promise<void> {
  await Promise.all([...(registry.corralCounters?.values() ?? [])].map((counter) => counter.flush()));
}
