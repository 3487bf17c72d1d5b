import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { imageKeys } from '@/lib/files/uploads/image-keys';

/**
 * Deletes the messages of an account that is being deleted whose other side is deleted already: nobody can read them.
 * The other messages stay. Returns the storage keys of the deleted messages' photographs.
 */
export async function leaveConversations(tx: Transaction, userId: string): Promise<string[]> {
  const gone = await tx.$queryRaw<{ images: string[] }[]>`
    DELETE FROM messages m
    WHERE m.from_user_id = ${userId}::uuid AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = m.to_user_id)
       OR m.to_user_id = ${userId}::uuid AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = m.from_user_id)
    RETURNING images`;
  return gone.flatMap(({ images }) => imageKeys(images));
}
