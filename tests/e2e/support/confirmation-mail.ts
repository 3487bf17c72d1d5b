import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Waits for the newest of `count` confirmation mails to this address; returns its code and the path of its link. */
export async function confirmationMail(email: string, count = 1): Promise<{ code: string; link: string }> {
  const outbox = path.join(process.env.CORRAL_DATA_DIR ?? '', 'outbox');
  let text = '';
  await expect
    .poll(
      async () => {
        const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
        const mails = await Promise.all(
          names.map(
            async (name) => JSON.parse(await readFile(path.join(outbox, name), 'utf8')) as { to: string; text: string },
          ),
        );
        const found = mails.filter((mail) => mail.to === email && mail.text.includes('/confirm-email/'));
        text = found.at(-1)?.text ?? '';
        return found.length;
      },
      { message: `confirmation mails to ${email}` },
    )
    .toBe(count);
  return {
    code: /\b\d{6}\b/.exec(text)?.[0] ?? '',
    link: /https?:\/\/[^/\s]+(\S*\/confirm-email\/\S+)/.exec(text)?.[1] ?? '',
  };
}
