import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { TEMPLATE_DATABASE } from './start-postgres';
import TestEnvironment from './test-environment';

const serverUrl = () => process.env.CORRAL_TEST_SERVER_URL ?? '';

/** Gives each test file a database of its own. */
export default class DatabaseEnvironment extends TestEnvironment {
  private readonly database = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  protected override readonly databaseUrl = new URL(`/${this.database}`, serverUrl()).href;

  override async setup(): Promise<void> {
    // Copying files is ten times as fast as the default copy through the write-ahead log, because this server never
    // syncs.
    await query(`CREATE DATABASE ${this.database} TEMPLATE ${TEMPLATE_DATABASE} STRATEGY FILE_COPY`);
    await super.setup();
  }

  override async teardown(): Promise<void> {
    // FORCE closes the connections that the tested code's pool still holds.
    await query(`DROP DATABASE IF EXISTS ${this.database} WITH (FORCE)`);
    await super.teardown();
  }
}

async function query(sql: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
