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
 * PrismaPg splits a script at every semicolon, even inside function bodies and comments. Here the whole script is sent
 * as one transaction, so that a migration applies completely or not at all; a concurrent index build has a script of
 * its own. Creates the functions that a migration may use before it.
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

/** The engine only shows the messages of this error class. */
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

/** The bindings cache views of their memory, so there is one instance per process. */
async function load(): Promise<Bindings> {
  // The engine reports a panic through this global before it aborts; the abort itself is thrown as an exception.
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

/** Runs `work` with Prisma's schema engine as WebAssembly: what `prisma migrate` runs, without its binary download. */
async function withEngine<Result>(
  databaseUrl: string,
  work: (engine: SchemaEngine) => Promise<Result>,
): Promise<Result> {
  const bindings = await (loaded ??= load());
  // The engine never closes its connections; our own pool can be ended, so that scripts exit at once.
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(new WholeScriptPg(pool));
    return await work(await bindings.SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter));
  } finally {
    await pool.end();
  }
}

/** Returns the names of the migrations in order. */
export async function migrationNames(): Promise<string[]> {
  const entries = await readdir(migrationsDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Reads prisma/migrations in the engine's format. */
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

/** Applies pending migrations, or only the given ones, and returns their names, like `prisma migrate deploy`. */
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

/** Returns the SQL that leads from one text of schema.prisma (or none) to another. */
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
