'use server';

import { z } from 'zod';
import { createPost } from '@/lib/pages/blog/create-post';
import { previewPost } from '@/lib/pages/blog/preview-post';
import { postFieldsSchema, previewSchema } from '@/lib/pages/blog/schema';
import { updatePost } from '@/lib/pages/blog/update-post';
import { defineAction } from '@/lib/web/http/define-action';

/** Without the post as its editor saw it, a new one is created. */
const savedSchema = z.object({
  seen: z.object({ id: z.string(), updatedAt: z.iso.datetime() }).nullable(),
  fields: postFieldsSchema,
});

export const save = defineAction(savedSchema, async (actor, { seen, fields }) => {
  const post = seen ? await updatePost(actor, seen.id, fields, seen.updatedAt) : await createPost(actor, fields);
  return post;
});

export const preview = defineAction(previewSchema, async (actor, { content }) => previewPost(actor, content));
