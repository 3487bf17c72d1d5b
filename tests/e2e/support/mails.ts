import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

type Mail = { to: string; subject: string; text: string };

/** Returns the mails that were sent to this address so far, oldest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const outbox = path.join(process.env.CORRAL_DATA_DIR ?? '', 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const mails = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(outbox, name), 'utf8')) as Mail),
  );
  return mails.filter(({ to }) => to === email);
}
