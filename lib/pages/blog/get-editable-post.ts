import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import { isId } from '@/lib/core/validation/fields';
import { languageOf } from '@/lib/core/i18n/locales';
import { editSelect, toEditablePost } from './columns';
import type { EditablePostDto, TranslatableDto } from './dto';

const OFFERED = 200;

/**
 * Returns a post for its editor, or null.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function getEditablePost(actor: Actor, id: string): Promise<EditablePostDto | null> {
  requireAdmin(actor);
  const row = isId(id) ? await db.blogPost.findUnique({ where: { id }, select: editSelect }) : null;
  return row && toEditablePost(row);
}

/**
 * Lists what a post may be a translation of: the newest other posts, each group of translations once.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function listTranslatable(actor: Actor, except: string | null): Promise<TranslatableDto[]> {
  requireAdmin(actor);
  const rows = await db.blogPost.findMany({
    where: except ? { id: { not: except } } : {},
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: OFFERED,
    select: { id: true, title: true, language: true, translationOf: true },
  });
  const groups = new Map<string, TranslatableDto>();
  for (const { id, title, language, translationOf } of rows) {
    const group = groups.get(translationOf ?? id);
    if (group) group.languages.push(languageOf(language));
    else groups.set(translationOf ?? id, { id: translationOf ?? id, title, languages: [languageOf(language)] });
  }
  return [...groups.values()];
}
