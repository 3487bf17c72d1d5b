import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from './lib/embedded-postgres';
import { runMain, UserError } from './lib/fail';
import { fromRoot } from './lib/paths';
import { diffSchema } from './lib/schema-engine';

/**
 * Writes the SQL that leads from the migrations to prisma/schema.prisma: printed, or with `--name add_something` saved as
 * the next migration. A throw-away server replays the migrations, so no database of anybody is touched.
 */
runMain(async () => {
  const { values } = parseArgs({ options: { name: { type: 'string' }, empty: { type: 'boolean' } } });
  if (values.name !== undefined && !/^[a-z][a-z0-9_]*$/.test(values.name)) {
    throw new UserError('The name of a migration is made of lower case letters, digits and underscores.');
  }
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'corral-diff-'));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    const sql = await diffSchema(server.url('postgres'), values.empty ? 'empty' : 'migrations');
    if (values.name === undefined) {
      console.log(sql);
      return;
    }
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    const dir = fromRoot('prisma', 'migrations', `${stamp}_${values.name}`);
    await mkdir(dir, { recursive: true });
    await writeFile(path.join(dir, 'migration.sql'), sql);
    console.log(`Wrote ${path.join(dir, 'migration.sql')}: read it before you commit it.`);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
