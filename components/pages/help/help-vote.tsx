import { Button } from '@/components/ui/button';
import { HELP_VOTES, type HelpQuestion } from '@/lib/pages/help/schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';

/** Asks whether an answer helped. A form, so that it works without scripts; the address `#thanks` shows the thanks. */
export async function HelpVote({ locale, question }: { locale: Locale; question: HelpQuestion }) {
  // messages: help.vote.*
  const t = await translator(locale, 'help');
  return (
    <div className="mt-10 print:hidden">
      <p id="thanks" tabIndex={-1} className="peer hidden scroll-mt-24 font-semibold text-pasture-ink target:block">
        {t('vote.thanks')}
      </p>
      <form method="post" aria-labelledby="helped" className="flex flex-wrap items-center gap-3 peer-target:hidden">
        <p id="helped" className="font-semibold">
          {t('vote.question')}
        </p>
        {HELP_VOTES.map((vote) => (
          <Button
            key={vote}
            type="submit"
            variant="secondary"
            formAction={`/api/help/${question}/votes/${vote}?page=${locale}`}
          >
            {t(`vote.${vote}`)}
          </Button>
        ))}
      </form>
    </div>
  );
}
