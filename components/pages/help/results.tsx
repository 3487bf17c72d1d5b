import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/panel';
import type { HelpTitles } from '@/lib/pages/help/dto';
import { helpPath, type HelpQuestion, type HelpTopic } from '@/lib/pages/help/schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { Topics } from './topics';

interface ResultsProps {
  locale: Locale;
  query: string;
  found: readonly { question: HelpQuestion; topic: HelpTopic; title: string; summary: string }[];
  titles: HelpTitles;
}

/** The questions that a search found; if there are none, all topics. */
export async function Results({ locale, query, found, titles }: ResultsProps) {
  const t = await translator(locale, 'help');
  return (
    <div className="wrap py-8 sm:py-10">
      <p role="status" className="mb-4 text-ink-2">
        {t('results', { count: found.length, query })}
      </p>
      {found.length > 0 ? (
        <ol className="max-w-[45rem] divide-y divide-line border-y border-line">
          {found.map(({ question, topic, title, summary }) => (
            <li key={question} className="relative py-4">
              <p className="text-13 font-semibold text-pasture-ink">{t(`topics.${topic}`)}</p>
              <h2 className="mt-0.5 text-18">
                <a
                  href={localizedPath(locale, helpPath(question))}
                  className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
                >
                  {title}
                </a>
              </h2>
              <p className="mt-1 text-ink-2">{summary}</p>
            </li>
          ))}
        </ol>
      ) : (
        <>
          <EmptyState
            title={t('nothingFound')}
            className="mb-8"
            action={
              <a href={localizedPath(locale, '/contact')} className={buttonVariants({ variant: 'secondary' })}>
                {t('write')}
              </a>
            }
          >
            {t('nothingFoundText')}
          </EmptyState>
          <Topics locale={locale} titles={titles} />
        </>
      )}
    </div>
  );
}
