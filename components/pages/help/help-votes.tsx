import { getTranslations } from 'next-intl/server';
import { Panel } from '@/components/ui/panel';
import type { HelpTitles, HelpVotesDto } from '@/lib/pages/help/dto';
import { helpPath } from '@/lib/pages/help/schema';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';

interface HelpVotesProps {
  locale: Locale;
  votes: readonly HelpVotesDto[];
  titles: HelpTitles;
}

/** How many readers each page of the help helped; those that helped least come first. */
export async function HelpVotes({ locale, votes, titles }: HelpVotesProps) {
  // messages: admin.helpVotes.languages.*
  const t = await getTranslations({ locale, namespace: 'admin.helpVotes' });
  return (
    <section aria-labelledby="help-votes" className="mt-8">
      <h2 id="help-votes" className="mb-3">
        {t('title')}
      </h2>
      <Panel>
        {votes.length === 0 ? (
          <p className="text-14 text-ink-2">{t('none')}</p>
        ) : (
          <table className="w-full text-left text-14">
            <thead className="text-13 text-ink-2">
              <tr>
                <th className="pb-2 font-medium">{t('question')}</th>
                <th className="pb-2 pl-4 font-medium">{t('language')}</th>
                <th className="pb-2 pl-4 text-right font-medium">{t('yes')}</th>
                <th className="pb-2 pl-4 text-right font-medium">{t('no')}</th>
              </tr>
            </thead>
            <tbody>
              {votes.map(({ question, language, yes, no }) => (
                <tr key={question + language} className="border-t border-line">
                  <td className="py-1">
                    <a
                      href={localizedPath(language, helpPath(question))}
                      className="link inline-flex min-h-9 items-center"
                    >
                      {titles[question]}
                    </a>
                  </td>
                  <td className="py-1 pl-4">{t(`languages.${language}`)}</td>
                  <td className="py-1 pl-4 text-right tabular-nums">{formatNumber(locale, yes)}</td>
                  <td className="py-1 pl-4 text-right font-semibold tabular-nums">{formatNumber(locale, no)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Panel>
    </section>
  );
}
