import { spawnSync } from 'node:child_process';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from './lib/embedded-postgres';
import { runMain, UserError } from './lib/fail';
import { fromRoot, rootDir } from './lib/paths';
import { diffSchemas } from './lib/schema-engine';

/**
 * Writes the SQL between the committed prisma/schema.prisma and the one on disk: printed, or with `--name
 * add_something` saved as the next migration. `--from <revision>` compares with another commit, `--empty` with nothing.
 * Comparing schemas, not databases, ignores what exists only in SQL (checks, trigram indexes).
 */
runMain(async () => {
  const { values } = parseArgs({
    options: { name: { type: 'string' }, from: { type: 'string', default: 'HEAD' }, empty: { type: 'boolean' } },
  });
  if (values.name !== undefined && !/^[a-z][a-z0-9_]*$/.test(values.name)) {
    throw new UserError('The name of a migration is made of lower case letters, digits and underscores.');
  }
  const before = values.empty ? null : committedSchema(values.from);
  const after = await readFile(fromRoot('prisma', 'schema.prisma'), 'utf8');
  // The engine asks a server for its version: a temporary one, so that no real database is involved.
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'corral-diff-'));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    const sql = await diffSchemas(server.url('postgres'), before, after);
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

function committedSchema(revision: string): string {
  const git = spawnSync('git', ['show', `${revision}:prisma/schema.prisma`], { cwd: rootDir, encoding: 'utf8' });
  if (git.status !== 0) throw new UserError(`There is no prisma/schema.prisma in the commit "${revision}".`);
  return git.stdout;
}
