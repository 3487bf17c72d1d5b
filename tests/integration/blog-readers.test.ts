import type { Actor } from '@/lib/core/actors/actor';
import { countPostView } from '@/lib/pages/blog/count-post-view';
import { createPost } from '@/lib/pages/blog/create-post';
import { deletePost } from '@/lib/pages/blog/delete-post';
import { listTranslatable } from '@/lib/pages/blog/get-editable-post';
import { getPost, getPostPreview } from '@/lib/pages/blog/get-post';
import { listForFeed, listPostsForSitemap } from '@/lib/pages/blog/list-for-feeds';
import { listPosts } from '@/lib/pages/blog/list-posts';
import { listAllPosts } from '@/lib/pages/blog/list-all-posts';
import { listVersions } from '@/lib/pages/blog/list-versions';
import { parseBlogQuery, postTableSchema } from '@/lib/pages/blog/query-schema';
import { relatedPosts } from '@/lib/pages/blog/related-posts';
import { publishPost } from '@/lib/pages/blog/set-post-status';
import { flushCounters } from '@/lib/core/write-behind/write-behind';
import { db } from '@/lib/core/db/client';
import { makePost, postFields } from '@/tests/factories/post';
import { makeUser } from '@/tests/factories/user';

const ask = (raw: Record<string, string>) => parseBlogQuery(raw).query;
const slugs = async (raw: Record<string, string>, language: 'es' | 'en' | 'pt' = 'es') =>
  (await listPosts(language, ask(raw))).posts.map(({ slug }) => slug);

describe('the blog for readers', () => {
  let admin: Actor;

  beforeEach(async () => {
    await db.blogPost.deleteMany();
    admin = (await makeUser({ role: 'admin', firstName: 'Ana', lastName: 'Bermúdez' })).actor;
  });

  it('lists what is published, newest first, nine to a page', async () => {
    for (let n = 0; n < 10; n++) await makePost({ slug: `p-${n}`, publishedAt: new Date(Date.UTC(2026, 0, n + 1)) });
    await makePost({ slug: 'draft', status: 'draft', publishedAt: null });
    await makePost({ slug: 'archived', status: 'archived' });
    expect(await listPosts('es', ask({}))).toMatchObject({ total: 10, page: 1, totalPages: 2 });
    expect(await slugs({})).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => `p-${n}`));
    expect(await slugs({ page: '2' })).toEqual(['p-0']);
    expect(await slugs({ page: '3' })).toEqual([]);
  });

  it('is filtered and searched ignoring case and accents, with % and _ as plain text', async () => {
    await makePost({ slug: 'sequia', title: 'Sequía y agua', tags: ['agua'], content: 'Reservas de 100% y sombra.' });
    await makePost({
      slug: 'precio',
      title: 'Precio del novillo',
      category: 'market_trends',
      tags: ['precios'],
      content: 'Cien por ciento.',
    });
    expect(await slugs({ category: 'market-trends' })).toEqual(['precio']);
    expect(await slugs({ search: 'SEQUIA' })).toEqual(['sequia']);
    expect(await slugs({ search: 'agua reservas' })).toEqual(['sequia']);
    expect(await slugs({ search: '100%' })).toEqual(['sequia']);
    expect(await slugs({ search: '%' })).toEqual(['sequia']);
    expect(await slugs({ search: "x'; DROP TABLE" })).toEqual([]);
    expect(await slugs({ tag: 'Agua' })).toEqual(['sequia']);
    expect(await slugs({ tag: 'agu' })).toEqual([]);
    expect(parseBlogQuery({ category: 'x', page: '0', search: 'a'.repeat(101), other: '1' }).errors).toMatchObject({
      category: [{ key: 'invalid' }],
      page: [{}],
      search: [{}],
    });
  });

  it('shows each language its posts, and the Spanish ones without a translation', async () => {
    const es = await createPost(admin, postFields({ slug: 'agua', status: 'published' }));
    const en = await createPost(
      admin,
      postFields({ slug: 'water', language: 'en', status: 'draft', translationOf: es.id }),
    );
    await makePost({ slug: 'sal' });
    await makePost({ slug: 'only-english', language: 'en' });
    expect((await slugs({}, 'en')).sort()).toEqual(['agua', 'only-english', 'sal']);
    await publishPost(admin, en.id);
    expect((await slugs({}, 'en')).sort()).toEqual(['only-english', 'sal', 'water']);
    expect((await slugs({}, 'es')).sort()).toEqual(['agua', 'sal']);
    expect((await slugs({}, 'pt')).sort()).toEqual(['agua', 'sal']);
    expect(await getPost(null, 'water')).toMatchObject({ translations: { es: 'agua', en: 'water' } });
    expect((await listForFeed('en')).map(({ slug }) => slug).sort()).toEqual(['only-english', 'water']);
    expect(await listPostsForSitemap()).toContainEqual(
      expect.objectContaining({ slug: 'agua', translations: { es: 'agua', en: 'water' } }),
    );

    const table = postTableSchema.parse({});
    const missing = (await listAllPosts(admin, table)).items.map((post) => [post.slug, post.missing]);
    expect(Object.fromEntries(missing)).toMatchObject({ agua: ['pt'], water: ['pt'], 'only-english': ['es', 'pt'] });
    expect(await listVersions(admin, es.id)).toMatchObject([
      { language: 'es', html: expect.stringContaining('<') as string },
      { language: 'en' },
    ]);
    expect(await listVersions(admin, 'no id')).toEqual([]);
    await expect(listVersions({ ...admin, role: 'user' }, es.id)).rejects.toMatchObject({ code: 'forbidden' });

    expect(await listTranslatable(admin, null)).toContainEqual({
      id: es.id,
      title: expect.any(String) as string,
      languages: expect.arrayContaining(['es', 'en']) as string[],
    });
    await expect(createPost(admin, postFields({ language: 'en', translationOf: en.id }))).rejects.toMatchObject({
      code: 'conflict',
      fields: { translationOf: [{ key: 'translationTaken' }] },
    });
    await expect(
      createPost(admin, postFields({ translationOf: '00000000-0000-7000-8000-000000000000' })),
    ).rejects.toMatchObject({ code: 'invalid_input', fields: { translationOf: [{}] } });
    await deletePost(admin, es.id);
    const pt = await createPost(
      admin,
      postFields({ slug: 'agua-pt', language: 'pt', status: 'published', translationOf: es.id }),
    );
    expect(pt.translationOf).toBe(es.id);
    expect(await getPost(null, 'water')).toMatchObject({ translations: { en: 'water', pt: 'agua-pt' } });
  });

  it('relates posts by tags and category, but never a post to its translation', async () => {
    const es = await createPost(admin, postFields({ slug: 'agua', status: 'published', tags: ['agua'] }));
    await createPost(admin, postFields({ slug: 'water', language: 'en', status: 'published', translationOf: es.id }));
    await makePost({ slug: 'far', category: 'industry_news' });
    await makePost({ slug: 'tagged', category: 'industry_news', tags: ['agua'] });
    await makePost({ slug: 'near', category: 'cattle_care' });
    await makePost({ slug: 'nearest', category: 'cattle_care', tags: ['agua'] });
    await makePost({ slug: 'hidden', category: 'cattle_care', tags: ['agua'], status: 'draft', publishedAt: null });
    const post = await getPost(null, 'agua');
    expect(post && (await relatedPosts('es', post)).map(({ slug }) => slug)).toEqual(['nearest', 'near', 'tagged']);
    const water = await getPost(null, 'water');
    expect(water && (await relatedPosts('en', water)).map(({ slug }) => slug)).toEqual(['nearest', 'near', 'tagged']);
  });

  it('previews what is not published, for administrators alone', async () => {
    const { id } = await createPost(admin, postFields({ slug: 'agua', status: 'draft' }));
    expect(await getPost(null, 'agua')).toBeNull();
    expect(await getPostPreview(admin, id)).toMatchObject({ slug: 'agua', status: 'draft' });
    expect(await getPostPreview(admin, 'agua')).toBeNull();
    const { actor } = await makeUser();
    await expect(getPostPreview(actor, id)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('counts views in memory and writes their sums', async () => {
    await makePost({ slug: 'agua' });
    await makePost({ slug: 'draft', status: 'draft', publishedAt: null });
    const reader = { address: '192.0.2.1', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    for (let n = 0; n < 50; n++) await countPostView('agua', reader);
    for (const slug of ['draft', 'unknown', 'No slug', '']) await countPostView(slug, reader);
    for (const userAgent of [null, 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.0'])
      await countPostView('agua', { ...reader, userAgent });
    expect(await getPost(null, 'agua')).toMatchObject({ viewCount: 0 });
    await flushCounters();
    await flushCounters();
    expect(await getPost(null, 'agua')).toMatchObject({ viewCount: 50 });
    expect(await getPost(admin, 'draft')).toMatchObject({ viewCount: 0 });
    const insistent = { ...reader, address: '192.0.2.2' };
    await expect(
      (async () => {
        for (let n = 0; n < 200; n++) await countPostView('agua', insistent);
      })(),
    ).rejects.toMatchObject({ code: 'rate_limited' });
  });
});
