import { db, type Prisma } from '@/lib/core/db/client';
import { postFieldsSchema, type PostFields } from '@/lib/pages/blog/schema';
import { postInput } from './post-input';

/** Parsed fields, as a verb receives them. */
export function postFields(traits: Record<string, unknown> = {}): PostFields {
  return postFieldsSchema.parse(postInput(traits));
}

/** Stores a post, published by default. */
export async function makePost(traits: Partial<Prisma.BlogPostUncheckedCreateInput> = {}) {
  const { title, slug, content, excerpt } = postFields();
  return db.blogPost.create({
    data: {
      title,
      slug,
      content,
      excerpt,
      category: 'cattle_care',
      status: 'published',
      publishedAt: new Date(),
      ...traits,
    },
  });
}
