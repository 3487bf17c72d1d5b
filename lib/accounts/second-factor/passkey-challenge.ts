import 'server-only';
import { db } from '@/lib/core/db/client';
import { hashToken } from '@/lib/accounts/sessions/sessions';

/** Stores what a passkey has to sign for the session of `token`. */
export async function rememberChallenge(userId: string, token: string, passkeyChallenge: string): Promise<void> {
  await db.session.updateMany({ where: { sid: hashToken(token), userId }, data: { passkeyChallenge } });
}

/** Returns that challenge and deletes it, because each is answered once; null if there is none. */
export async function takeChallenge(userId: string, token: string): Promise<string | null> {
  const [taken] = await db.$queryRaw<{ challenge: string | null }[]>`
    UPDATE sessions SET passkey_challenge = NULL FROM sessions AS was
    WHERE sessions.sid = ${hashToken(token)} AND sessions.user_id = ${userId}::uuid AND was.sid = sessions.sid
      AND sessions.passkey_challenge IS NOT NULL
    RETURNING was.passkey_challenge AS challenge`;
  return taken?.challenge ?? null;
}
