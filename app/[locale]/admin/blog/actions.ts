'use server';

import { z } from 'zod';
import { createPost } from '@/lib/pages/blog/create-post';
import { previewPost } from '@/lib/pages/blog/preview-post';
import { postFieldsSchema, previewSchema } from '@/lib/pages/blog/schema';
import { updatePost } from '@/lib/pages/blog/update-post';
import { defineAction } from '@/lib/web/http/define-action';

/** Without an id, a new post is created. */
const savedSchema = z.object({ id: z.string().nullable(), fields: postFieldsSchema });

export const save = defineAction(savedSchema, async (actor, { id, fields }) => {
  const post = id === null ? await createPost(actor, fields) : await updatePost(actor, id, fields);
  return post;
});

export const preview = defineAction(previewSchema, async (actor, { content }) => previewPost(actor, content));
