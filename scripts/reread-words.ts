import { openDatabase } from './lib/database';
import { loadDotEnv } from './lib/dot-env';
import { runMain } from './lib/fail';

/** Reads the words of all listings again, after a correction of the lexicon. */
runMain(async () => {
  loadDotEnv();
  const database = await openDatabase({ shared: true });
  process.env.DATABASE_URL = database.url;
  try {
    const { rereadWords } = await import('../lib/market/animal-lots/reread-words');
    console.log(`${await rereadWords()} listings say something else now.`);
  } finally {
    await database.stop();
  }
});
