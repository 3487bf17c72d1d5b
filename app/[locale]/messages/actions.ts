'use server';

import { z } from 'zod';
import { defineCommand } from '@/lib/web/http/define-action';
import { archiveConversation, unarchiveConversation } from '@/lib/messages/messages/archive';
import { blockUser, unblockUser } from '@/lib/messages/messages/blocks';
import { markConversationRead } from '@/lib/messages/messages/mark-read';
import { topicSchema } from '@/lib/core/topics/schema';

const key = { personId: z.uuid(), topic: topicSchema.nullable() };

export const readConversation = defineCommand(z.object(key), markConversationRead);

export const block = defineCommand(z.object({ id: z.uuid() }), (actor, { id }) => blockUser(actor, id));

export const unblock = defineCommand(z.object({ id: z.uuid() }), (actor, { id }) => unblockUser(actor, id));

export const archive = defineCommand(
  z.object({ ...key, lastMessageId: z.uuid() }),
  (actor, { lastMessageId, ...conversation }) => archiveConversation(actor, conversation, lastMessageId),
);

export const unarchive = defineCommand(z.object(key), unarchiveConversation);
