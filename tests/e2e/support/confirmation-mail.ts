import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Waits for the newest of `count` mails to this address whose text contains `part`; returns its text. */
async function mailWith(email: string, part: string, count: number): Promise<string> {
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
        const found = mails.filter((mail) => mail.to === email && mail.text.includes(part));
        text = found.at(-1)?.text ?? '';
        return found.length;
      },
      { message: `mails to ${email} with ${part}` },
    )
    .toBe(count);
  return text;
}

const pathIn = (text: string, page: string) => new RegExp(`https?://[^/\\s]+(\\S*/${page}/\\S+)`).exec(text)?.[1] ?? '';

/** Waits for the newest of `count` confirmation mails to this address; returns its code and the path of its link. */
export async function confirmationMail(email: string, count = 1): Promise<{ code: string; link: string }> {
  const text = await mailWith(email, '/confirm-email/', count);
  return { code: /\b\d{6}\b/.exec(text)?.[0] ?? '', link: pathIn(text, 'confirm-email') };
}

/** Waits for the mail to a replaced address; returns the path of its link. */
export async function restoreLink(email: string): Promise<string> {
  return pathIn(await mailWith(email, '/restore-email/', 1), 'restore-email');
}
