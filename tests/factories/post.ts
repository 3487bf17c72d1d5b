import { db, type Prisma } from '@/lib/db/client';
import { postFieldsSchema, type PostFields } from '@/lib/blog/schema';

let count = 0;

/** What an administrator types for a good post; each has a slug of its own. */
export function postInput(traits: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  return {
    title: 'Agua para el rodeo',
    slug: `agua-para-el-rodeo-${count}`,
    language: 'es',
    excerpt: 'Cuánta, dónde y de qué calidad.',
    content: '## Cuánta toman\n\nUna vaca toma 60 litros.',
    category: 'cattle-care',
    tags: ['agua', 'verano'],
    status: 'draft',
    ...traits,
  };
}

/** Parsed fields, as a verb receives them. */
export function postFields(traits: Record<string, unknown> = {}): PostFields {
  return postFieldsSchema.parse(postInput(traits));
}

/** A stored post, published unless told otherwise. */
export async function makePost(traits: Partial<Prisma.BlogPostUncheckedCreateInput> = {}) {
  const { title, slug, content, excerpt } = postFields();
  return db.blogPost.create({ data: { title, slug, content, excerpt, category: 'cattle_care', status: 'published', publishedAt: new Date(), ...traits } });
}
