import type { Actor } from '@/lib/core/actors/actor';
import { auditChanges } from '@/lib/records/audit/changes';
import { createPost } from '@/lib/pages/blog/create-post';
import { deletePost } from '@/lib/pages/blog/delete-post';
import { getEditablePost, listTranslatable } from '@/lib/pages/blog/get-editable-post';
import { getPost } from '@/lib/pages/blog/get-post';
import { listAllPosts } from '@/lib/pages/blog/list-all-posts';
import { postTableSchema } from '@/lib/pages/blog/query-schema';
import { postFieldsSchema } from '@/lib/pages/blog/schema';
import { archivePost, publishPost } from '@/lib/pages/blog/set-post-status';
import { updatePost } from '@/lib/pages/blog/update-post';
import { uploadPostPicture } from '@/lib/pages/blog/upload-post-picture';
import { db } from '@/lib/core/db/client';
import { storage } from '@/lib/files/storage/storage';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import { TABLE_PAGE_SIZE } from '@/lib/core/validation/table-query';
import { proposeSlug } from '@/lib/core/validation/propose-slug';
import { makePicture } from '@/tests/factories/picture';
import { makePost, postFields } from '@/tests/factories/post';
import { postInput } from '@/tests/factories/post-input';
import { makeUser } from '@/tests/factories/user';

const table = (asked = {}) => postTableSchema.parse(asked);
const operations = async (id: string) =>
  (await db.auditLog.findMany({ where: { targetType: 'blog_post', targetId: id }, orderBy: { createdAt: 'asc' } })).map(
    ({ action }) => action,
  );

async function stored(url: string): Promise<boolean> {
  const file = await storage().get(url.replace('/media/', ''));
  file?.body.destroy();
  return file !== null;
}

describe('blog', () => {
  let admin: Actor;

  beforeEach(async () => {
    await db.blogPost.deleteMany();
    admin = (await makeUser({ role: 'admin', firstName: 'Ana', lastName: 'Bermúdez' })).actor;
  });

  describe('input', () => {
    it.each([
      ['a slug with spaces', { slug: 'agua para el rodeo' }, 'slug', 'slugInvalid'],
      ['a slug with capitals', { slug: 'Agua' }, 'slug', 'slugInvalid'],
      ['a slug with an accent', { slug: 'señal' }, 'slug', 'slugInvalid'],
      ['a slug with an emoji', { slug: 'agua-💧' }, 'slug', 'slugInvalid'],
      ['a slug with a slash', { slug: '../agua' }, 'slug', 'slugInvalid'],
      ['a slug with a line break', { slug: 'agua\n' }, 'slug', 'slugInvalid'],
      ['no slug', { slug: '' }, 'slug', 'slugRequired'],
      ['a slug of 201 characters', { slug: 'a'.repeat(201) }, 'slug', 'tooLong'],
      ['no title', { title: ' ' }, 'title', 'titleRequired'],
      ['a title of 201 characters', { title: 'a'.repeat(201) }, 'title', 'tooLong'],
      ['an excerpt of 501 characters', { excerpt: 'a'.repeat(501) }, 'excerpt', 'tooLong'],
      ['no content', { content: '\n ' }, 'content', 'contentRequired'],
      ['content over the limit', { content: 'a'.repeat(50_001) }, 'content', 'tooLong'],
      ['no category', { category: undefined }, 'category', 'categoryRequired'],
      ['no status', { status: undefined }, 'status', 'statusRequired'],
      ['an unknown status', { status: 'gone' }, 'status', 'statusRequired'],
      ['an unknown language', { language: 'fr' }, 'language', 'invalid'],
      ['eleven tags', { tags: Array.from({ length: 11 }, (_, n) => `t${n}`) }, 'tags', 'tagsTooMany'],
      ['a tag of 41 characters', { tags: ['a'.repeat(41)] }, 'tags', 'tooLong'],
      ['a script for an image', { featuredImage: 'javascript:alert(1)' }, 'featuredImage', 'urlInvalid'],
      ['data for an image', { featuredImage: 'data:image/png;base64,AA' }, 'featuredImage', 'urlInvalid'],
      ['an image of no address', { featuredImage: 'vaca.png' }, 'featuredImage', 'urlInvalid'],
      [
        'an image from another folder of ours',
        { featuredImage: '/media/listings/x-1600.webp' },
        'featuredImage',
        'urlInvalid',
      ],
      ['an image address that climbs', { featuredImage: '/media/blog/../x.webp' }, 'featuredImage', 'urlInvalid'],
    ])('is refused with %s', (_name, traits, field, key) => {
      const { error } = postFieldsSchema.safeParse(postInput(traits));
      expect(fieldErrors(error?.issues ?? [])[field]?.[0]).toMatchObject({ key });
    });

    it('is accepted at its limits and cleaned', () => {
      expect(
        postFields({
          slug: 'a'.repeat(200),
          title: 'a'.repeat(200),
          excerpt: 'a'.repeat(500),
          content: 'a'.repeat(50_000),
        }),
      ).toMatchObject({ slug: 'a'.repeat(200) });
      expect(
        postFields({
          tags: [' Agua ', 'agua', ''],
          featuredImage: ' ',
          excerpt: null,
          language: undefined,
          translationOf: '',
        }),
      ).toMatchObject({
        tags: ['agua'],
        featuredImage: null,
        excerpt: '',
        language: 'es',
        translationOf: null,
      });
      expect(postFields({ featuredImage: 'https://example.com/vaca.jpg' }).featuredImage).toBe(
        'https://example.com/vaca.jpg',
      );
      expect(postFields({ featuredImage: 'https://example.com/\u0000\ud800"><b>.jpg' }).featuredImage).toBe(
        'https://example.com/%22%3E%3Cb%3E.jpg',
      );
      expect(postFields({ title: 'Agua\ud800', tags: ['\udfff'] })).toMatchObject({ title: 'Agua', tags: [] });
    });

    it('proposes a slug from the title', () => {
      expect(proposeSlug('  ¿Cuánta agua toma una vaca? Año 2026 💧 ')).toBe('cuanta-agua-toma-una-vaca-ano-2026');
      expect(proposeSlug(`${'a'.repeat(199)} b`)).toHaveLength(199);
      expect(proposeSlug('💧')).toBe('');
    });
  });

  describe('for administrators', () => {
    it('is written, changed, published, archived and deleted, each with an audit entry', async () => {
      const draft = await createPost(admin, postFields({ slug: 'agua' }));
      expect(draft).toMatchObject({ status: 'draft', publishedAt: null, slug: 'agua', category: 'cattle-care' });
      expect(await getPost(null, 'agua')).toBeNull();
      expect(await getPost((await makeUser()).actor, 'agua')).toBeNull();
      expect(await getPost(admin, 'agua')).toMatchObject({
        status: 'draft',
        html: expect.stringContaining('<h2 id="s-cuanta-toman">') as string,
      });

      const published = await publishPost(admin, draft.id);
      expect(published.publishedAt).not.toBeNull();
      expect(await getPost(null, 'agua')).toMatchObject({
        title: 'Agua para el rodeo',
        author: { name: 'Ana Bermúdez' },
        readingMinutes: 1,
        translations: { es: 'agua' },
      });
      await expect(publishPost(admin, draft.id)).rejects.toMatchObject({ code: 'conflict' });

      await updatePost(admin, draft.id, postFields({ slug: 'agua-limpia', title: 'Agua limpia', status: 'published' }));
      expect(await getPost(null, 'agua')).toBeNull();
      expect(await getPost(null, 'agua-limpia')).toMatchObject({
        title: 'Agua limpia',
        publishedAt: published.publishedAt,
      });

      await archivePost(admin, draft.id);
      expect(await getPost(null, 'agua-limpia')).toBeNull();
      await expect(archivePost(admin, draft.id)).rejects.toMatchObject({ code: 'conflict' });
      expect((await publishPost(admin, draft.id)).publishedAt).toBe(published.publishedAt);
      await deletePost(admin, draft.id);
      expect(await getEditablePost(admin, draft.id)).toBeNull();
      await expect(deletePost(admin, draft.id)).rejects.toMatchObject({ code: 'not_found' });
      expect(await operations(draft.id)).toEqual(
        ['created', 'published', 'updated', 'archived', 'published', 'deleted'].map(
          (operation) => `blog_post.${operation}`,
        ),
      );
    });

    it('has an audit entry for a new text, even of the same length', async () => {
      const { id } = await createPost(admin, postFields({ slug: 'sal', content: 'La sal es buena.' }));
      await updatePost(admin, id, postFields({ slug: 'sal', content: 'La sal es mala..' }));
      const [, change] = await db.auditLog.findMany({ where: { targetId: id }, orderBy: { id: 'asc' } });
      expect(auditChanges(change?.before, change?.after)).toEqual([
        {
          field: 'content',
          before: expect.stringMatching(/^16 · [0-9a-f]{12}$/) as string,
          after: expect.stringMatching(/^16 · [0-9a-f]{12}$/) as string,
        },
      ]);
    });

    it('is not overwritten by an editor that was loaded before another one saved', async () => {
      const { id, updatedAt } = await createPost(admin, postFields({ slug: 'sombra' }));
      await updatePost(admin, id, postFields({ slug: 'sombra', content: 'Primero.' }), updatedAt);
      const late = updatePost(admin, id, postFields({ slug: 'sombra', content: 'Después.' }), updatedAt);
      await expect(late).rejects.toMatchObject({ code: 'post_changed' });
      const saved = await getEditablePost(admin, id);
      expect(saved?.content).toBe('Primero.');
      await updatePost(admin, id, postFields({ slug: 'sombra', content: 'Después.' }), saved?.updatedAt);
    });

    it('becomes the translation of one that concurrently becomes its translation', async () => {
      for (let round = 0; round < 5; round += 1) {
        const [es, en] = [await makePost(), await makePost({ language: 'en' })];
        const translate = (post: typeof es, of: typeof es) =>
          updatePost(admin, post.id, postFields({ slug: post.slug, language: post.language, translationOf: of.id }));
        await Promise.all(Array.from({ length: 8 }, (_, turn) => (turn % 2 ? translate(es, en) : translate(en, es))));
        const groups = await db.blogPost.findMany({
          where: { id: { in: [es.id, en.id] } },
          select: { translationOf: true },
        });
        expect(groups[0]?.translationOf).toBeTruthy();
        expect(groups[1]).toEqual(groups[0]);
      }
    });

    it('is refused to everybody else, whatever they request', async () => {
      const post = await makePost();
      for (const role of ['user', 'seller', 'commercial_seller'] as const) {
        const { actor } = await makeUser({ role });
        const acts = [
          () => listAllPosts(actor, table()),
          () => getEditablePost(actor, post.id),
          () => listTranslatable(actor, null),
          () => createPost(actor, postFields()),
          () => updatePost(actor, post.id, postFields()),
          () => publishPost(actor, post.id),
          () => archivePost(actor, post.id),
          () => deletePost(actor, post.id),
          () => uploadPostPicture(actor, { name: 'x.jpg', bytes: Buffer.alloc(0) }),
        ];
        for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'forbidden' });
      }
      expect(await db.blogPost.count()).toBe(1);
      expect(await operations(post.id)).toEqual([]);
    });

    it('refuses a taken slug at its field, and stores nothing', async () => {
      const taken = { code: 'slug_taken', fields: { slug: [{ key: 'slugTaken' }] } };
      await createPost(admin, postFields({ slug: 'agua' }));
      const other = await createPost(admin, postFields({ slug: 'sal' }));
      await expect(createPost(admin, postFields({ slug: 'agua' }))).rejects.toMatchObject(taken);
      await expect(updatePost(admin, other.id, postFields({ slug: 'agua' }))).rejects.toMatchObject(taken);
      const both = await Promise.allSettled([1, 2].map(() => createPost(admin, postFields({ slug: 'pasto' }))));
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await db.auditLog.count({ where: { actorId: admin.id } })).toBe(3);
    });

    it.each(['nothing', '00000000-0000-7000-8000-000000000000'])('knows no post %s', async (id) => {
      const notFound = { code: 'not_found' };
      expect(await getEditablePost(admin, id)).toBeNull();
      await expect(updatePost(admin, id, postFields())).rejects.toMatchObject(notFound);
      await expect(publishPost(admin, id)).rejects.toMatchObject(notFound);
      await expect(deletePost(admin, id)).rejects.toMatchObject(notFound);
    });

    it('has a table that searches, filters, sorts and pages', async () => {
      for (let n = 0; n < 21; n++)
        await makePost({
          slug: `p-${n}`,
          title: `Nota ${String(n).padStart(2, '0')}`,
          viewCount: n,
          category: n % 2 ? 'market_trends' : 'cattle_care',
        });
      await makePost({ slug: 'sequia', title: 'Sequía', status: 'draft', publishedAt: null, language: 'pt' });
      expect(await listAllPosts(admin, table())).toMatchObject({ total: 22, page: 1, totalPages: 2 });
      expect((await listAllPosts(admin, table({ page: '99' }))).page).toBe(2);
      expect((await listAllPosts(admin, table({ sort: 'views_desc' }))).items[0]).toMatchObject({
        viewCount: 20,
        category: 'cattle-care',
      });
      expect((await listAllPosts(admin, table({ search: 'SEQUIA' }))).items.map(({ slug }) => slug)).toEqual([
        'sequia',
      ]);
      expect(await listAllPosts(admin, table({ status: 'draft', language: 'pt' }))).toMatchObject({ total: 1 });
      expect(await listAllPosts(admin, table({ category: 'market-trends' }))).toMatchObject({ total: 10 });
      for (const sort of ['created_asc', 'published_desc', 'published_asc', 'title_asc', 'title_desc', 'views_asc'])
        expect((await listAllPosts(admin, table({ sort }))).items).toHaveLength(TABLE_PAGE_SIZE);
    });
  });

  describe('pictures', () => {
    const upload = async (actor = admin) =>
      uploadPostPicture(actor, { name: 'vaca.jpg', bytes: await makePicture('jpeg', 60, 40) });

    it('are stored as long as a post shows them', async () => {
      const [cover, inText] = [await upload(), await upload()];
      expect(cover.url).toMatch(/^\/media\/blog\/[0-9a-f-]{36}-1600\.webp$/);
      const fields = { featuredImage: cover.url, content: `![Vaca](${inText.url})` };
      const post = await createPost(admin, postFields({ slug: 'a', ...fields }));
      expect(await db.upload.count({ where: { userId: admin.id } })).toBe(0);
      // A translation uses the same pictures, and another editor saves the post.
      const other = (await makeUser({ role: 'admin' })).actor;
      const translation = await createPost(other, postFields({ slug: 'b', language: 'en', ...fields }));
      await updatePost(other, post.id, postFields({ slug: 'a', content: 'Sin imágenes.' }));
      expect([await stored(cover.url), await stored(inText.url)]).toEqual([true, true]);
      await updatePost(admin, translation.id, postFields({ slug: 'b', language: 'en', featuredImage: cover.url }));
      expect([await stored(cover.url), await stored(inText.url)]).toEqual([true, false]);
      await deletePost(admin, translation.id);
      expect(await stored(cover.url)).toBe(false);
    });

    it("that are gone or another person's are refused", async () => {
      const theirs = await upload((await makeUser({ role: 'admin' })).actor);
      const gone = '/media/blog/00000000-0000-7000-8000-000000000000-1600.webp';
      await expect(createPost(admin, postFields({ featuredImage: gone }))).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { featuredImage: [{ key: 'imageGone' }] },
      });
      await expect(createPost(admin, postFields({ content: `![x](${theirs.url})` }))).rejects.toMatchObject({
        fields: { content: [{ key: 'imageGone' }] },
      });
      expect(await stored(theirs.url)).toBe(true);
    });
  });
});
