import { parseArgs } from 'node:util';
import { openDatabase } from './lib/database';
import { loadDotEnv } from './lib/dot-env';
import { runMain, UserError } from './lib/fail';

/** Removes the second factors of somebody who lost them all and the recovery codes too. */
runMain(async () => {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  if (!values.email) throw new UserError('Usage: npm run reset-second-factor -- --email someone@example.com');
  loadDotEnv();
  const database = await openDatabase({ shared: true });
  process.env.DATABASE_URL = database.url;
  try {
    const { resetSecondFactor } = await import('../lib/accounts/second-factor/reset-second-factor');
    if (!(await resetSecondFactor(values.email))) throw new UserError(`There is no account ${values.email}.`);
    console.log(`${values.email} signs in by the password alone again; all sessions have ended.`);
  } finally {
    await database.stop();
  }
});
