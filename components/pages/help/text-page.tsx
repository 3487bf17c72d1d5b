import '@/components/pages/blog/article.css';
import './help.css';
import { Note } from '@/components/ui/note';
import { Breadcrumb } from '@/components/ui/page/breadcrumb';
import { formatDate } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { PrintButton } from '@/components/ui/page/print-button';

interface TextPageProps {
  locale: Locale;
  content: {
    title: string;
    reviewed: string;
    version?: string | undefined;
    minutes: number;
    draft: boolean;
    html: string;
    headings: readonly { id: string; level: number; text: string }[];
  };
}

/** A long text, such as the safety guide or the terms: its contents beside it, and ready to print. */
export async function TextPage({ locale, content }: TextPageProps) {
  const t = await translator(locale, 'help');
  const { title, reviewed, version, minutes, draft, html, headings } = content;
  const sections = headings.filter(({ level }) => level === 2);
  return (
    <div className="wrap grid gap-x-14 pb-14 lg:grid-cols-[256px_minmax(0,45rem)]">
      <nav aria-labelledby="contents" className="hidden self-start lg:sticky lg:top-24 lg:block lg:pt-8 print:hidden">
        <p id="contents" className="mb-2 font-semibold">
          {t('contents')}
        </p>
        <ol className="border-l border-line text-15">
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-9 items-center py-1.5 pl-4 leading-snug text-ink-2 hover:text-ink hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="min-w-0">
        <Breadcrumb label={t('breadcrumb')} crumbs={[{ href: localizedPath(locale, '/help'), label: t('help') }]} />
        <h1>{title}</h1>
        <div className="mt-2 mb-5 flex flex-wrap items-center justify-between gap-x-4 text-14 text-ink-2">
          <p>
            {version
              ? t('version', { date: formatDate(locale, version) })
              : t('reviewed', { date: formatDate(locale, reviewed) })}{' '}
            · {t('minutes', { minutes })}
          </p>
          <PrintButton label={t('print')} />
        </div>
        {draft ? (
          <Note tone="warn" icon="pencil" className="mb-6">
            {t('draft')}
          </Note>
        ) : null}
        {/* Sanitized in lib/core/markdown/render-markdown.ts. */}
        <div className="article guidance" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
    </div>
  );
}
