import 'server-only';
import { isRobot } from '@/lib/core/write-behind/robots';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { Locale } from '@/lib/core/i18n/locales';
import { consume } from '@/lib/core/rate-limit/limit';
import { HELP_QUESTIONS, type HelpVote } from './schema';

/** The reader; used for rate limiting only and never stored. */
type Reader = { address: string; userAgent: string | null };

/**
 * Counts whether a page of the help helped a reader, per question and language. Robots don't count.
 * @throws DomainError `not_found` if there is no such question, `rate_limited` if the address voted on it often.
 */
export async function voteOnHelp(name: string, language: Locale, vote: HelpVote, reader: Reader): Promise<void> {
  const found = HELP_QUESTIONS.find(({ question }) => question === name);
  if (!found) throw new DomainError('not_found');
  if (isRobot(reader.userAgent)) return;
  const { question } = found;
  await consume('helpVoteByAddress', `${question} ${reader.address}`);
  await db.helpVotes.upsert({
    where: { question_language: { question, language } },
    create: { question, language, [vote]: 1 },
    update: { [vote]: { increment: 1 } },
  });
}
