import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, DriverAdapterError } from '@prisma/driver-adapter-utils';
import type {
  DiffTarget,
  MigrationDirectory,
  MigrationList,
  SchemaEngine,
} from '@prisma/schema-engine-wasm/schema_engine_bg';
import { DatabaseError, Pool } from 'pg';
import { applyScript } from './apply-script';
import { createMissingFunctions, readFunctions } from './functions';
import { fromRoot } from './paths';

const migrationsDir = fromRoot('prisma', 'migrations');
const noFilters = { externalTables: [], externalEnums: [] };

/**
 * PrismaPg cuts a script at every semicolon, also inside function bodies and comments. PostgreSQL takes a whole script as it
 * is, in one transaction, so that a migration applies completely or not at all; an index that is built concurrently is alone in its script.
 * The functions that a migration may use are created before it.
 */
class WholeScriptPg extends PrismaPg {
  override async connect(): ReturnType<PrismaPg['connect']> {
    const adapter = await super.connect();
    adapter.executeScript = async (script) => {
      await createMissingFunctions(adapter.underlyingDriver(), await readFunctions());
      await applyScript(adapter.underlyingDriver(), script).catch((error: unknown) => {
        throw error instanceof DatabaseError ? asAdapterError(error) : error;
      });
    };
    return adapter;
  }
}

/** The engine shows the message of errors of this class only. */
function asAdapterError(error: DatabaseError): DriverAdapterError {
  return new DriverAdapterError({
    kind: 'postgres',
    code: error.code ?? 'N/A',
    severity: error.severity ?? 'ERROR',
    message: error.message,
    detail: error.detail,
    column: error.column,
    hint: error.hint,
    originalMessage: error.message,
  });
}

type Bindings = typeof import('@prisma/schema-engine-wasm/schema_engine_bg');

let loaded: Promise<Bindings> | undefined;

/** The engine's bindings keep views of their memory, so they get one instance for the life of the process. */
async function load(): Promise<Bindings> {
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
  return bindings;
}

/** Prisma's schema engine as WebAssembly: what `prisma migrate` runs, without its downloaded binary. */
async function withEngine<Result>(
  databaseUrl: string,
  work: (engine: SchemaEngine) => Promise<Result>,
): Promise<Result> {
  const bindings = await (loaded ??= load());
  // The engine never closes its connections; a pool of ours can be ended, so that a script ends at once too.
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(new WholeScriptPg(pool));
    return await work(await bindings.SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter));
  } finally {
    await pool.end();
  }
}

/** The names of the migrations, in their order. */
export async function migrationNames(): Promise<string[]> {
  const entries = await readdir(migrationsDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The folder prisma/migrations as the engine wants it. */
export async function readMigrations(): Promise<MigrationList> {
  const lockfilePath = path.join(migrationsDir, 'migration_lock.toml');
  const names = await migrationNames();
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

/** Applies what is not applied yet, or of that only the given, and answers with the names, as `prisma migrate deploy` does. */
export async function applyMigrations(databaseUrl: string, only?: readonly string[]): Promise<string[]> {
  const all = await readMigrations();
  const migrationsList = {
    ...all,
    migrationDirectories: all.migrationDirectories.filter(({ path: name }) => !only || only.includes(name)),
  };
  const { appliedMigrationNames } = await withEngine(databaseUrl, (engine) =>
    engine.applyMigrations({ migrationsList, filters: noFilters }),
  );
  return appliedMigrationNames;
}

/** SQL that leads from one text of schema.prisma (or none) to another. */
export async function diffSchemas(databaseUrl: string, from: string | null, to: string): Promise<string> {
  const target = (content: string): DiffTarget => ({
    tag: 'schemaDatamodel',
    files: [{ path: fromRoot('prisma', 'schema.prisma'), content }],
  });
  const { stdout } = await withEngine(databaseUrl, (engine) =>
    engine.diff({
      from: from === null ? { tag: 'empty' } : target(from),
      to: target(to),
      script: true,
      exitCode: null,
      filters: noFilters,
    }),
  );
  return stdout ?? '';
}
