import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type {
  DiffTarget,
  MigrationDirectory,
  MigrationList,
  SchemaEngine,
} from '@prisma/schema-engine-wasm/schema_engine_bg';
import { fromRoot } from './paths';

const migrationsDir = fromRoot('prisma', 'migrations');
const noFilters = { externalTables: [], externalEnums: [] };

/** Prisma's schema engine as WebAssembly: what `prisma migrate` runs, without its downloaded binary. */
async function openEngine(databaseUrl: string): Promise<SchemaEngine> {
  // The engine reports a panic through this global before it aborts; the abort itself reaches us as an exception.
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: () => undefined } });
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const wasmPath = path.join(
    path.dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg')),
    'schema_engine_bg.wasm',
  );
  const { instance } = await WebAssembly.instantiate(await readFile(wasmPath), {
    './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports,
  });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: databaseUrl, max: 1 }));
  return bindings.SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter);
}

/** The folder prisma/migrations as the engine wants it. */
export async function readMigrations(): Promise<MigrationList> {
  const lockfilePath = path.join(migrationsDir, 'migration_lock.toml');
  const names = (await readdir(migrationsDir, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const migrationDirectories = await Promise.all(
    names.map(async (name): Promise<MigrationDirectory> => {
      const value = await readFile(path.join(migrationsDir, name, 'migration.sql'), 'utf8');
      return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok', value } } };
    }),
  );
  return {
    baseDir: migrationsDir,
    lockfile: { path: 'migration_lock.toml', content: await readFile(lockfilePath, 'utf8').catch(() => null) },
    shadowDbInitScript: '',
    migrationDirectories,
  };
}

/** Applies what is not applied yet and answers with the names, as `prisma migrate deploy` does. */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  const engine = await openEngine(databaseUrl);
  const migrationsList = await readMigrations();
  const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: noFilters });
  return appliedMigrationNames;
}

/** SQL that leads from an empty database, or from the migrations, to prisma/schema.prisma. */
export async function diffSchema(databaseUrl: string, from: 'empty' | 'migrations'): Promise<string> {
  const engine = await openEngine(databaseUrl);
  const schemaPath = fromRoot('prisma', 'schema.prisma');
  const to: DiffTarget = {
    tag: 'schemaDatamodel',
    files: [{ path: schemaPath, content: await readFile(schemaPath, 'utf8') }],
  };
  const start: DiffTarget =
    from === 'empty' ? { tag: 'empty' } : { tag: 'migrations', ...(await readMigrations()) };
  const { stdout } = await engine.diff({ from: start, to, script: true, exitCode: null, filters: noFilters });
  return stdout ?? '';
}
