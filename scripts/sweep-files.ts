import { parseArgs } from 'node:util';
import { HOUR_MS } from '@/lib/core/durations';
import { openDatabase } from './lib/database';
import { loadDotEnv } from './lib/dot-env';
import { runMain, UserError } from './lib/fail';

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

function parseAge(text: string): number {
  const [, count, unit] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const age = Number(count) * UNITS[unit as keyof typeof UNITS];
  if (!(age >= HOUR_MS))
    throw new UserError(
      '--older-than takes an hour or more, such as 90m, 24h or 7d: a younger file may be on its way.',
    );
  return age;
}

/** Deletes stored files that nothing refers to, in the data folder or the bucket; `--dry-run` only lists them. */
runMain(async () => {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, 'older-than': { type: 'string', default: '24h' } },
  });
  const olderThanMs = parseAge(values['older-than']);
  loadDotEnv();
  const database = await openDatabase({ shared: true });
  process.env.DATABASE_URL = database.url;
  try {
    const { sweepOrphans } = await import('../lib/files/sweeps/sweep-orphans');
    const dryRun = values['dry-run'];
    const { seen, orphans } = await sweepOrphans({ olderThanMs, dryRun, onOrphan: (key) => console.log(key) });
    console.log(
      `${orphans} of ${seen} files older than ${values['older-than']} ${dryRun ? 'would be' : 'were'} removed.`,
    );
  } finally {
    await database.stop();
  }
});
