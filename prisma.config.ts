// `generate`, `validate` and `format` never start the schema engine, yet the CLI downloads its binary unless this is set.
// Migrations run through the WebAssembly engine (scripts/migrate.ts), so no download is ever needed.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

import { defineConfig } from 'prisma/config';

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost/corral' },
});
