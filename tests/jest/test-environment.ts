import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';

/** A connection to it fails at once: a unit test that needs the database belongs in tests/integration. */
const NO_DATABASE = 'postgresql://unit@127.0.0.1:1/tests-have-no-database';

/** `perProcess` of the test file that runs, with what no test changes and each would take seconds to read. */
const KEPT = ['gazetteer'];
const kept = new Map<string, unknown>();

/** Gives each test file a data folder of its own, named in the environment before any module loads. */
export default class TestEnvironment extends NodeEnvironment {
  protected readonly databaseUrl: string = NO_DATABASE;
  private dataDir = '';

  override async setup(): Promise<void> {
    await super.setup();
    this.global.corralPerProcess = new Map(kept);
    this.dataDir = await mkdtemp(path.join(os.tmpdir(), 'corral-test-'));
    Object.assign(this.global.process.env, {
      NODE_ENV: 'test',
      DATABASE_URL: this.databaseUrl,
      // Crowds of requests on a busy machine are slow, not refused; what is refused for its time has tests of its own.
      DATABASE_TIMEOUT_MS: '50000',
      CORRAL_DATA_DIR: this.dataDir,
      APP_URL: 'http://localhost:3000',
      LOG_LEVEL: 'silent',
    });
    for (const name of ['RESEND_API_KEY', 'S3_BUCKET', 'STORAGE_DRIVER', 'AUTH_SECRET'])
      delete this.global.process.env[name];
  }

  override async teardown(): Promise<void> {
    const values = this.global.corralPerProcess as Map<string, unknown>;
    for (const name of KEPT) if (values.has(name)) kept.set(name, values.get(name));
    if (this.dataDir) await rm(this.dataDir, { recursive: true, force: true });
    await super.teardown();
  }
}
