import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { formatAgo } from '@/lib/core/i18n/format';
import { type Locale, quoted } from '@/lib/core/i18n/locales';
import type { CaseDetail } from '@/lib/moderation/cases/dto';

/** All reports of a case in the reporters' own words, those that wait first. */
export async function CaseReports({ locale, detail, now }: { locale: Locale; detail: CaseDetail; now: number }) {
  // messages: report.reasons.*, admin.reports.statuses.*
  const [t, reasons, statuses] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.cases' }),
    getTranslations({ locale, namespace: 'report.reasons' }),
    getTranslations({ locale, namespace: 'admin.reports.statuses' }),
  ]);
  return (
    <section aria-labelledby="case-reports" className="min-w-0">
      <h3 id="case-reports" className="mb-2 text-16">
        {t('reportsTitle', { count: detail.reports.length })}
      </h3>
      {detail.reports.length === 0 ? <p className="text-14 text-ink-2">{t('noReports')}</p> : null}
      <ul>
        {detail.reports.map(({ id, reason, description, status, reporter, createdAt }) => (
          <li key={id} className="border-t border-line py-2 text-14 leading-snug first:border-0 first:pt-0">
            <p className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-2">
              <Badge>{reasons(reason)}</Badge>
              <span className="min-w-0 [overflow-wrap:anywhere]">{reporter ?? t('accountGone')}</span>
              <span className="ml-auto tabular-nums">
                {status === 'pending' ? formatAgo(locale, createdAt, now) : statuses(status)}
              </span>
            </p>
            {description ? (
              // Reporters write in whatever language they like, and nobody asks: empty says that it isn't known.
              <p lang="" className="[overflow-wrap:anywhere] whitespace-pre-line">
                {quoted(locale, description)}
              </p>
            ) : (
              <p className="text-ink-2">{t('noWords')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
