import { mkdirSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Prints a line for each mail that is written to the outbox of this data directory from now on: recipient and subject,
 * which contains the code of a confirmation, and otherwise the code of a password's reset; and for each text to a phone.
 */
export function printMails(dataDir: string): void {
  const outbox = path.join(dataDir, 'outbox');
  mkdirSync(outbox, { recursive: true, mode: 0o700 });
  const printed = new Set<string>();
  watch(outbox, (_event, name) => {
    if (!name?.endsWith('.json') || printed.has(name)) return;
    printed.add(name);
    void describe(path.join(outbox, name)).then(
      (line) => console.log(line),
      () => undefined,
    );
  }).unref();
}

async function describe(file: string): Promise<string> {
  const message = JSON.parse(await readFile(file, 'utf8')) as Record<'to' | 'subject' | 'text' | 'phone', string>;
  const { to, subject, text, phone } = message;
  if (phone) return `  SMS to ${phone}: ${text}`;
  const code = /^\d{6}$/m.exec(text)?.[0];
  return `  E-mail to ${to}: ${subject}${code && !subject.includes(code) ? ` (${code})` : ''}`;
}
