import '@/components/pages/blog/article.css';
import { Breadcrumb } from '@/components/ui/page/breadcrumb';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import type { HelpTitles } from '@/lib/pages/help/dto';
import { HELP_TOPICS, helpPath, type HelpQuestion, type HelpTopic, HELP_VOTES } from '@/lib/pages/help/schema';
import { formatDate } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { Button } from '@/components/ui/button';
import './help.css';

interface QuestionPageProps {
  locale: Locale;
  titles: HelpTitles;
  article: { question: HelpQuestion; topic: HelpTopic; title: string; reviewed: string; minutes: number; html: string };
}

/** A question of the help centre with its answer, and the other questions of its topic. */
export async function QuestionPage({ locale, titles, article }: QuestionPageProps) {
  const t = await translator(locale, 'help');
  const { question, topic, title, reviewed, minutes, html } = article;
  const help = localizedPath(locale, '/help');
  return (
    <div className="wrap grid gap-x-14 pb-14 lg:grid-cols-[256px_minmax(0,45rem)]">
      <nav aria-labelledby="topic" className="hidden self-start lg:sticky lg:top-24 lg:block lg:pt-8 print:hidden">
        <p id="topic" className="mb-2 font-semibold">
          {t(`topics.${topic}`)}
        </p>
        <ul className="border-l border-line text-15">
          {HELP_TOPICS[topic].map((other) => (
            <li key={other}>
              <a
                href={localizedPath(locale, helpPath(other))}
                aria-current={other === question ? 'page' : undefined}
                className="-ml-px flex min-h-11 items-center border-l-2 border-transparent py-1.5 pl-4 leading-snug text-ink-2 hover:text-ink aria-[current]:border-pasture aria-[current]:font-semibold aria-[current]:text-pasture-ink"
              >
                {titles[other]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="min-w-0">
        <Breadcrumb
          label={t('breadcrumb')}
          crumbs={[
            { href: help, label: t('help') },
            { href: `${help}#${topic}`, label: t(`topics.${topic}`) },
          ]}
        />
        <h1>{title}</h1>
        <p className="mt-2 mb-5 text-14 text-ink-2">
          {t('reviewed', { date: formatDate(locale, reviewed) })} · {t('minutes', { minutes })}
        </p>
        {/* Sanitized in lib/core/markdown/render-markdown.ts. */}
        <div className="article guidance" dangerouslySetInnerHTML={{ __html: html }} />
        <HelpVote locale={locale} question={question} />
        <footer className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 print:hidden">
          <p className="font-semibold">{t('unanswered')}</p>
          <a href={localizedPath(locale, '/contact')} className={buttonVariants({ variant: 'secondary' })}>
            <Icon name="mail" />
            {t('write')}
          </a>
          <a href={help} className="link inline-flex min-h-11 items-center">
            {t('allQuestions')}
          </a>
        </footer>
      </article>
    </div>
  );
}

/** Asks whether an answer helped. A form, so that it works without scripts; the address `#thanks` shows the thanks. */
async function HelpVote({ locale, question }: { locale: Locale; question: HelpQuestion }) {
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
