import { openDatabase } from './lib/database';
import { loadDotEnv } from './lib/dot-env';
import { runMain } from './lib/fail';
import { migrate } from './lib/migrate';

/** Applies the pending migrations. */
runMain(async () => {
  loadDotEnv();
  const database = await openDatabase({ shared: true });
  try {
    const applied = await migrate(database.url);
    console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.');
  } finally {
    await database.stop();
  }
});
