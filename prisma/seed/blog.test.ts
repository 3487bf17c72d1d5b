import { BLOG_CATEGORIES } from '@/lib/pages/blog/categories';
import { plainText } from '@/lib/core/markdown/render-markdown';
import { STORED_PICTURE } from '@/lib/pages/blog/schema';
import { demoPosts, parseArticle, postRows, type DemoPost } from './blog';

describe('articles of the demonstration', () => {
  let posts: DemoPost[];

  beforeAll(async () => {
    posts = await demoPosts();
  });

  it('are at least fourteen in Spanish, over all categories, some also in English and Portuguese', () => {
    const spanish = posts.filter(({ language }) => language === 'es');
    expect(spanish.length).toBeGreaterThanOrEqual(14);
    expect(new Set(spanish.map(({ category }) => category))).toEqual(new Set(BLOG_CATEGORIES));
    expect(new Set(posts.map(({ language }) => language))).toEqual(new Set(['es', 'en', 'pt']));
  });

  it('have slugs of their own, one article per key and language, and every translation its Spanish original', () => {
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
    expect(new Set(posts.map(({ key, language }) => `${key} ${language}`)).size).toBe(posts.length);
    const spanish = new Set(posts.filter(({ language }) => language === 'es').map(({ key }) => key));
    for (const { key } of posts) expect(spanish).toContain(key);
  });

  it('are 500 to 900 words long', () => {
    const lengths = posts.map(({ slug, content }) => [slug, plainText(content).split(' ').length] as const);
    expect(lengths.filter(([, words]) => words < 480 || words > 960)).toEqual([]);
  });

  it('become rows: published in the past, translations together', async () => {
    const now = new Date('2026-11-21T08:00:00Z');
    const rows = await postRows('author', (name) => name, now);
    for (const row of rows) expect(new Date(row.publishedAt ?? 0).getTime()).toBeLessThan(now.getTime());
    for (const { content } of posts) expect(content).not.toMatch(STORED_PICTURE);
    const translated = posts.filter(({ key, language }) =>
      posts.some((other) => other.key === key && other.language !== language),
    );
    expect(rows.filter(({ translationOf }) => translationOf)).toHaveLength(translated.length);
    expect(new Set(rows.flatMap(({ translationOf }) => translationOf ?? [])).size).toBe(
      new Set(translated.map(({ key }) => key)).size,
    );
  });

  it('are refused without their front matter', () => {
    expect(() => parseArticle('# Agua')).toThrow('front matter');
    expect(() => parseArticle('---\ntitle: Agua\n---\n\nTexto')).toThrow();
  });
});
