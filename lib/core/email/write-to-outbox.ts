import 'server-only';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/core/env';

/** Writes a message that isn't sent as the file `$CORRAL_DATA_DIR/outbox/<id>.json`. */
export async function writeToOutbox(
  message: object,
  { id, createdAt, signal }: { id: string; createdAt: Date; signal: AbortSignal },
): Promise<void> {
  const folder = path.resolve(env.CORRAL_DATA_DIR, 'outbox');
  // Only for Corral's own account: messages contain codes.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Written to a temporary name and renamed, so that readers of the folder only see complete messages.
  await writeFile(`${folder}.${id}`, JSON.stringify({ ...message, createdAt }, null, 2), { signal, mode: 0o600 });
  await rename(`${folder}.${id}`, path.join(folder, `${id}.json`));
}
