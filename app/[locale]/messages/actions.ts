'use server';

import { z } from 'zod';
import { defineAction } from '@/lib/http/define-action';
import { blockUser, unblockUser } from '@/lib/messages/blocks';
import { markConversationRead } from '@/lib/messages/mark-read';
import { topicSchema } from '@/lib/topics/schema';

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
