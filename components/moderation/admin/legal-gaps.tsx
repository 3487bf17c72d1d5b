import { getTranslations } from 'next-intl/server';
import { Note } from '@/components/ui/note';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { LegalPage } from '@/lib/records/legal/schema';

/** Says what whoever runs the server still has to configure. */
export async function LegalGaps({
  locale,
  gaps: { variables, drafts },
  mailsLeave,
}: {
  locale: Locale;
  mailsLeave: boolean;
  gaps: { variables: readonly string[]; drafts: readonly LegalPage[] };
}) {
  const [t, pages] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.operator' }),
    getTranslations({ locale, namespace: 'layout.footer' }),
  ]);
  if (variables.length === 0 && drafts.length === 0 && mailsLeave) return <p>{t('nothing')}</p>;
  const links = drafts.map((page, index) => (
    <span key={page}>
      {index > 0 ? ', ' : null}
      <a href={localizedPath(locale, `/${page}`)} className="underline underline-offset-3">
        {pages(page)}
      </a>
    </span>
  ));
  return (
    <Note tone="warn" icon="triangle-alert" title={t('title')} className="mb-6 [&_p+p]:mt-3">
      {variables.length > 0 ? <p>{t('text', { names: variables.join(', ') })}</p> : null}
      {mailsLeave ? null : <p>{t('mails')}</p>}
      {drafts.length > 0 ? <p>{t.rich('drafts', { names: () => links })}</p> : null}
    </Note>
  );
}
