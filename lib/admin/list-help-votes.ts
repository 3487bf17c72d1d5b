import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { requireAdmin } from '@/lib/audit/admin-act';
import { db } from '@/lib/db/client';
import type { HelpVotesDto } from '@/lib/help/dto';
import { HELP_QUESTIONS } from '@/lib/help/schema';
import { languageOf } from '@/lib/i18n/locales';

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
