import { parseArgs } from 'node:util';
import { openDatabase } from './lib/database';
import { loadDotEnv } from './lib/dot-env';
import { runMain, UserError } from './lib/fail';

/** Makes the account of an e-mail address an administrator, creating it with a random password if needed. */
runMain(async () => {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  if (!values.email || !/^\S+@\S+\.\S+$/.test(values.email))
    throw new UserError('Usage: npm run create-admin -- --email someone@example.com');
  loadDotEnv();
  const database = await openDatabase({ shared: true });
  process.env.DATABASE_URL = database.url;
  try {
    const { createAdmin } = await import('../lib/accounts/accounts/create-admin');
    const { created, password } = await createAdmin({ email: values.email });
    console.log(created ? `Created the administrator ${values.email}.` : `${values.email} is an administrator now.`);
    if (password) console.log(`Password: ${password}`);
  } finally {
    await database.stop();
  }
});
