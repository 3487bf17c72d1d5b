import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreArchive } from './lib/backup/restore';
import { openDatabase, resolveDataDir } from './lib/database';
import { loadDotEnv } from './lib/dot-env';
import { runMain, UserError } from './lib/fail';

/** Restores an archive of `npm run backup`, with its files if it has any, into an empty database. */
runMain(async () => {
  loadDotEnv();
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new UserError('Usage: npm run restore -- FILE.tar.gz');
  const database = await openDatabase({ shared: true });
  try {
    const started = Date.now();
    const { manifest, migrated } = await restoreArchive(
      database.url,
      path.resolve(file),
      path.join(resolveDataDir(), 'storage'),
    );
    for (const { name, rows } of manifest.tables) console.log(`${String(rows).padStart(9)}  ${name}`);
    if (manifest.files) console.log(`${String(manifest.files.count).padStart(9)}  files`);
    if (migrated.length > 0) console.log(`Migrations since the backup: ${migrated.join(', ')}.`);
    console.log(
      `Restored what was saved on ${manifest.madeAt}; counts and checksums are equal (${((Date.now() - started) / 1000).toFixed(1)} s).`,
    );
  } finally {
    await database.stop();
  }
});
