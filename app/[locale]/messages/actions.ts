'use server';

import { z } from 'zod';
import { defineAction } from '@/lib/web/http/define-action';
import { blockUser, unblockUser } from '@/lib/messages/messages/blocks';
import { markConversationRead } from '@/lib/messages/messages/mark-read';
import { topicSchema } from '@/lib/core/topics/schema';

export const readConversation = defineAction(
  z.object({ personId: z.uuid(), topic: topicSchema.nullable() }),
  async (actor, key) => {
    await markConversationRead(actor, key);
    return null;
  },
);

export const block = defineAction(z.object({ id: z.uuid() }), async (actor, { id }) => {
  await blockUser(actor, id);
  return null;
});

export const unblock = defineAction(z.object({ id: z.uuid() }), async (actor, { id }) => {
  await unblockUser(actor, id);
  return null;
});
