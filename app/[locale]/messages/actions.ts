'use server';

import { z } from 'zod';
import { defineAction } from '@/lib/web/http/define-action';
import { archiveConversation, unarchiveConversation } from '@/lib/messages/messages/archive';
import { blockUser, unblockUser } from '@/lib/messages/messages/blocks';
import { markConversationRead } from '@/lib/messages/messages/mark-read';
import { topicSchema } from '@/lib/core/topics/schema';

const key = { personId: z.uuid(), topic: topicSchema.nullable() };

export const readConversation = defineAction(z.object(key), async (actor, conversation) => {
  await markConversationRead(actor, conversation);
  return null;
});

export const block = defineAction(z.object({ id: z.uuid() }), async (actor, { id }) => {
  await blockUser(actor, id);
  return null;
});

export const unblock = defineAction(z.object({ id: z.uuid() }), async (actor, { id }) => {
  await unblockUser(actor, id);
  return null;
});

export const archive = defineAction(
  z.object({ ...key, lastMessageId: z.uuid() }),
  async (actor, { lastMessageId, ...conversation }) => {
    await archiveConversation(actor, conversation, lastMessageId);
    return null;
  },
);

export const unarchive = defineAction(z.object(key), async (actor, conversation) => {
  await unarchiveConversation(actor, conversation);
  return null;
});
