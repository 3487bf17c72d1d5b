import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { StoredFile } from '@/lib/files/storage/driver';
import { storage } from '@/lib/files/storage/storage';
import { isId } from '@/lib/core/validation/fields';

/** A photograph as its URL names it: the place in the message, from 0, and the width. */
const NAME = /^([0-4])-(400|800|1600)\.webp$/;

/**
 * Returns how to open a photograph of a message for one of the message's two sides, until a moderator removes it, and for
 * administrators once somebody has reported it.
 * @throws DomainError `not_found` for everyone else, and for photographs that don't exist.
 */
export async function findMessagePhoto(
  actor: Actor,
  messageId: string,
  name: string,
): Promise<{ open: () => Promise<StoredFile> }> {
  const shown = { removedAt: null };
  const reported = actor.role === 'admin' && !actor.mustAddFactor ? [{ reports: { some: {} } }] : [];
  const [, place, width] = NAME.exec(name) ?? [];
  const message =
    place !== undefined && isId(messageId)
      ? await db.message.findFirst({
          where: {
            id: messageId,
            OR: [{ ...shown, fromUserId: actor.id }, { ...shown, toUserId: actor.id, heldAt: null }, ...reported],
          },
          select: { images: true },
        })
      : null;
  const key = message?.images[Number(place)];
  if (!key) throw new DomainError('not_found');
  return {
    open: async () => {
      const file = await storage().get(`${key}-${width}.webp`);
      if (!file) throw new DomainError('not_found');
      return file;
    },
  };
}
