import { getTranslations } from 'next-intl/server';
import { LocalTime } from '@/components/ui/local-time';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button-variants';
import type { IconName } from '@/components/ui/icon';
import { formatDate } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { caseKey, casePath } from '@/lib/moderation/cases/schema';
import type { ReportDto } from '@/lib/moderation/reports/dto';
import type { ReportSort } from '@/lib/moderation/reports/query-schema';
import type { ReportStatus } from '@/lib/moderation/reports/schema';
import { isTopic, subjectOf, type ReportSubject } from '@/lib/moderation/reports/subject';
import { privateTopicPath, topicOf, topicPath } from '@/lib/core/topics/schema';
import type { AdminColumn } from '@/components/ui/lists/admin-table';
import { RestoreListing, type Restore } from './restore-listing';

const LOOKS = {
  pending: { tone: 'pending', icon: 'clock' },
  reviewed: { tone: 'info', icon: 'eye' },
  resolved: { tone: 'ok', icon: 'circle-check' },
  dismissed: { tone: 'neutral', icon: 'x' },
} as const satisfies Record<ReportStatus, { tone: string; icon: IconName }>;

/** Returns the path of the page of what was reported, without the locale; that of a message is its case. */
function pageOf(subject: ReportSubject, isOnSale: boolean): string {
  if (isTopic(subject)) return isOnSale ? topicPath(subject) : privateTopicPath(subject);
  return subject.kind === 'user' ? `/seller/${subject.id}` : casePath(caseKey(subject));
}

/**
 * The columns of the reports: target, reason, reporter and outcome. A pending report leads to its case; a listing that
 * was taken down can be restored.
 */
export async function reportColumns(locale: Locale, restore: Restore): Promise<AdminColumn<ReportDto, ReportSort>[]> {
  // messages: admin.reports.statuses.*, report.reasons.*
  const [t, cases, reasons] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.reports' }),
    getTranslations({ locale, namespace: 'admin.cases' }),
    getTranslations({ locale, namespace: 'report.reasons' }),
  ]);

  const listing = ({ listingTitle, listingIsActive, listingTakenDown, ...report }: ReportDto) => {
    const subject = subjectOf(report);
    const name = subject?.kind === 'message' ? t('messageOf', { name: listingTitle }) : listingTitle;
    const page = subject && pageOf(subject, listingIsActive ?? false);
    return (
      <div className="min-w-0 max-md:w-full md:max-w-64">
        {page ? (
          <a
            href={localizedPath(locale, page)}
            className="link relative inline-flex min-h-6 items-center font-semibold [overflow-wrap:anywhere] after:absolute after:-inset-x-1 after:-inset-y-2.5"
          >
            {name}
          </a>
        ) : (
          <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
        )}
        {listingIsActive || subject?.kind === 'user' ? null : (
          <p className="text-13 text-ink-2 closed-row:hidden">
            {t(
              subject?.kind === 'message'
                ? 'messageRemoved'
                : listingTakenDown
                  ? 'listingTakenDown'
                  : subject
                    ? 'listingDown'
                    : 'listingGone',
            )}
          </p>
        )}
      </div>
    );
  };
  const status = ({ status: value, reviewer, reviewedAt, reviewNotes }: ReportDto) => (
    <div className="grid justify-items-start gap-1">
      <Badge tone={LOOKS[value].tone} icon={LOOKS[value].icon}>
        {t(`statuses.${value}`)}
      </Badge>
      {reviewedAt ? (
        <p className="text-13 text-ink-2 closed-row:hidden">
          {reviewer
            ? t('decidedBy', { name: reviewer, date: formatDate(locale, reviewedAt) })
            : t('decidedOn', { date: formatDate(locale, reviewedAt) })}
        </p>
      ) : null}
      {reviewNotes ? (
        <p className="max-w-56 text-13 closed-row:hidden [overflow-wrap:anywhere] whitespace-pre-line">{reviewNotes}</p>
      ) : null}
    </div>
  );
  const columns: AdminColumn<ReportDto, ReportSort>[] = [
    { key: 'listing', label: t('listing'), phone: 'name', cell: listing },
    {
      key: 'reason',
      label: t('reason'),
      phone: 'line',
      cell: ({ reason }) => <span className="closed-row:text-14 closed-row:text-ink-2">{reasons(reason)}</span>,
    },
    {
      key: 'details',
      label: t('details'),
      cell: ({ description }) =>
        description ? (
          <p className="text-14 [overflow-wrap:anywhere] whitespace-pre-line max-md:w-full md:max-w-72">
            {description}
          </p>
        ) : (
          <span className="text-14 text-ink-2">{t('noDetails')}</span>
        ),
    },
    {
      key: 'reporter',
      label: t('reporter'),
      cell: ({ reporter }) =>
        reporter ? (
          <div className="min-w-0 text-14 md:min-w-44">
            <p className="font-medium">{reporter.name}</p>
            <p className="break-all text-ink-2">{reporter.email}</p>
          </div>
        ) : (
          <span className="text-14 text-ink-2">{t('accountGone')}</span>
        ),
    },
    { key: 'status', label: t('status'), phone: 'line', cell: status, sorts: ['status_asc', 'status_desc'] },
    {
      key: 'date',
      label: t('date'),
      cell: ({ createdAt }) => <LocalTime date={createdAt} className="text-14 text-ink-2 tabular-nums" />,
      sorts: ['created_desc', 'created_asc'],
    },
    {
      key: 'actions',
      label: t('actions'),
      bare: true,
      align: 'right',
      cell: (report) => {
        const topic = topicOf(report);
        if (report.status === 'pending') {
          const key = caseKey(subjectOf(report) ?? { kind: 'report', id: report.id });
          return (
            <a
              href={localizedPath(locale, casePath(key))}
              aria-label={cases('openCaseOf', { title: report.listingTitle })}
              className={`${buttonVariants({ variant: 'secondary' })} max-md:mt-1 max-md:w-full`}
            >
              {cases('openCase')}
            </a>
          );
        }
        if (!topic || topic.kind === 'lot' || !report.listingTakenDown) return null;
        return <RestoreListing topic={{ ...topic, kind: topic.kind }} title={report.listingTitle} restore={restore} />;
      },
    },
  ];
  return columns;
}
