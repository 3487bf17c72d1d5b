import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { languageOf, LOCALES } from '@/lib/core/i18n/locales';
import { renderMarkdown } from '@/lib/core/markdown/render-markdown';
import { isId } from '@/lib/core/validation/fields';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { fromColumn } from './category-column';
import type { PostVersionDto } from './dto';

/**
 * Lists the versions of a post in each language, whatever their status; `of` is the post or its group of translations.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function listVersions(actor: Actor, of: string): Promise<PostVersionDto[]> {
  requireAdmin(actor);
  if (!isId(of)) return [];
  const rows = await db.blogPost.findMany({
    where: { OR: [{ id: of }, { translationOf: of }] },
    select: { id: true, title: true, language: true, category: true, content: true },
  });
  return rows
    .map(({ content, language, category, ...row }) => ({
      ...row,
      language: languageOf(language),
      category: fromColumn(category),
      html: renderMarkdown(content).html,
    }))
    .sort((one, other) => LOCALES.indexOf(one.language) - LOCALES.indexOf(other.language));
}

/** Returns for each post the languages in which its group has no version, published or not. */
export async function missingLanguages(
  posts: readonly { id: string; translationOf: string | null; language: string }[],
): Promise<Map<string, PostVersionDto['language'][]>> {
  const groups = posts.flatMap(({ translationOf }) => translationOf ?? []);
  const versions = await db.blogPost.findMany({
    where: { translationOf: { in: groups } },
    select: { translationOf: true, language: true },
  });
  return new Map(
    posts.map(({ id, translationOf, language }) => {
      const has = versions.filter((one) => translationOf !== null && one.translationOf === translationOf);
      const written = new Set([language, ...has.map((one) => one.language)]);
      return [id, LOCALES.filter((locale) => !written.has(locale))];
    }),
  );
}
