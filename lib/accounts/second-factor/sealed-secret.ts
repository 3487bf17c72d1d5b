import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/core/env';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const key = (): Buffer => Buffer.from(hkdfSync('sha256', env.AUTH_SECRET, '', 'authenticator-app', 32));

/** Encrypts the secret of a user's authenticator app for storage; it is of no use in another user's row. */
export function sealSecret(userId: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key(), iv).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts what `sealSecret` returned; null if it was sealed for somebody else or with another AUTH_SECRET. */
export function openSecret(userId: string, stored: string): string | null {
  const bytes = Buffer.from(stored, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
