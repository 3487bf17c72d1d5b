import { db } from '../../lib/core/db/client';
import { env } from '../../lib/core/env';
import { loadListings } from './load-listings';

loadListings(env.DATABASE_URL, Number(process.argv[2]))
  .finally(() => db.$disconnect())
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
