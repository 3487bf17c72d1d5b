import { openDatabase } from './lib/database';
import { loadDotEnv } from './lib/dot-env';
import { runMain } from './lib/fail';
import { emptyDatabase } from './lib/local-instance';
import { migrate } from './lib/migrate';

/** Empties the database and applies every migration: the schema without any data. */
runMain(async () => {
  loadDotEnv();
  const database = await openDatabase({ shared: true });
  try {
    await emptyDatabase(database.url);
    const applied = await migrate(database.url);
    console.log(`The database is empty; applied ${applied.join(', ')}.`);
  } finally {
    await database.stop();
  }
});
