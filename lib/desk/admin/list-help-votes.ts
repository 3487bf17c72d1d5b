import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import type { HelpVotesDto } from '@/lib/pages/help/dto';
import { HELP_QUESTIONS } from '@/lib/pages/help/schema';
import { languageOf } from '@/lib/core/i18n/locales';

/**
 * Lists the pages of the help that readers voted on, those that helped least first.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function listHelpVotes(actor: Actor): Promise<HelpVotesDto[]> {
  requireAdmin(actor);
  const rows = await db.helpVotes.findMany({ orderBy: [{ no: 'desc' }, { yes: 'desc' }, { question: 'asc' }] });
  return rows.flatMap(({ question: name, language, yes, no }) => {
    const found = HELP_QUESTIONS.find(({ question }) => question === name);
    return found ? [{ question: found.question, language: languageOf(language), yes, no }] : [];
  });
}
