import { DomainError } from '@/lib/core/errors/domain-error';
import { HELP_VOTES, helpPath, type HelpQuestion } from '@/lib/pages/help/schema';
import { voteOnHelp } from '@/lib/pages/help/vote';
import { backToPage } from '@/lib/web/http/back-to-page';
import { defineRoute, noContent } from '@/lib/web/http/define-route';
import { localeOf } from '@/lib/web/http/request-locale';
import { isLocale } from '@/lib/core/i18n/locales';
import { clientAddress } from '@/lib/core/rate-limit/client-address';

/**
 * Counts whether a page of the help helped. `?page=` is the language of the page whose buttons send this: the browser
 * is led back to it, also if the reader voted often enough today.
 */
export const POST = defineRoute<{ question: string; vote: string }>(async ({ request, params }) => {
  const { headers, nextUrl } = request;
  const vote = HELP_VOTES.find((known) => known === params.vote);
  if (!vote) throw new DomainError('not_found');
  const page = nextUrl.searchParams.get('page');
  const reader = { address: clientAddress(headers), userAgent: headers.get('user-agent') };
  const back = backToPage(nextUrl, `${helpPath(params.question as HelpQuestion)}#thanks`);
  await voteOnHelp(params.question, isLocale(page) ? page : localeOf(request), vote, reader).catch((error: unknown) => {
    if (!back || !(error instanceof DomainError) || error.code !== 'rate_limited') throw error;
  });
  return back ?? noContent();
});
