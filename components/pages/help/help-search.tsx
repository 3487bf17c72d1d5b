import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { helpPath, POPULAR_QUESTIONS } from '@/lib/pages/help/schema';
import type { HelpTitles } from '@/lib/pages/help/dto';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';

/** The head of the help centre: title and search, which is a plain form, and the most read questions. */
export async function HelpSearch({
  locale,
  titles,
  query = '',
}: {
  locale: Locale;
  titles: HelpTitles;
  query?: string;
}) {
  const t = await translator(locale, 'help');
  return (
    <section className="border-b border-line bg-sunken py-8 sm:py-10 print:hidden">
      <div className="wrap">
        <h1>{t('title')}</h1>
        <form
          role="search"
          action={localizedPath(locale, '/help/search')}
          className="mt-5 flex max-w-[42rem] items-center gap-2 rounded-card border border-line-strong bg-surface p-1 pl-4 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-pasture"
        >
          <Icon name="search" className="text-ink-2" />
          <input
            type="search"
            name="q"
            defaultValue={query}
            maxLength={100}
            aria-label={t('searchLabel')}
            placeholder={t('searchPlaceholder')}
            className="min-h-11 min-w-0 flex-1 bg-transparent outline-none"
          />
          <button type="submit" className={buttonVariants()}>
            {t('search')}
          </button>
        </form>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 text-14 text-ink-2">
          <span>{t('popular')}</span>
          {POPULAR_QUESTIONS.map((question) => (
            <a
              key={question}
              href={localizedPath(locale, helpPath(question))}
              className="link inline-flex min-h-11 items-center"
            >
              {titles[question]}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
