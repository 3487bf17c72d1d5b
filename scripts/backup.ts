import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeArchive } from './lib/backup/write-archive';
import { openDatabase, resolveDataDir } from './lib/database';
import { loadDotEnv } from './lib/dot-env';
import { runMain, UserError } from './lib/fail';

/**
 * Writes a consistent snapshot of the database to one archive; `--files` adds the pictures and videos of the data
 * folder.
 */
runMain(async () => {
  loadDotEnv();
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { files: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new UserError('Usage: npm run backup -- FILE.tar.gz [--files]');
  const database = await openDatabase({ shared: true });
  try {
    const started = Date.now();
    const { tables, files } = await writeArchive(
      database.url,
      path.resolve(file),
      values.files ? path.join(resolveDataDir(), 'storage') : null,
    );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${file}: ${rows} rows of ${tables.length} tables${files ? ` and ${files.count} files` : ''}, in ${((Date.now() - started) / 1000).toFixed(1)} s.`,
    );
  } finally {
    await database.stop();
  }
});
