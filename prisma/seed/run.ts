import { db } from '@/lib/core/db/client';
import { seedDemo } from '.';

// Run by the demo and dev commands on a database without users.
seedDemo()
  .finally(() => db.$disconnect())
  .catch((error: unknown) => {
    process.stderr.write(
      `The demonstration could not be loaded: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 1;
  });
