import { getTranslations } from 'next-intl/server';
import { StatusBadge } from '@/components/verification/status-badge';
import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { VerificationQueue, VerificationQueueItem } from '@/lib/verification/dto';
import type { VerificationSort } from '@/lib/verification/query-schema';
import { AdminTable, type AdminColumn } from './admin-table';
import { DocumentLinks } from './document-links';
import { ReviewVerification } from './review-verification';
import type { Decide } from './review-dialog';

interface VerificationTableProps {
  locale: Locale;
  queue: VerificationQueue;
  sort: VerificationSort;
  href: (change: { sort?: VerificationSort; page?: number }) => string;
  /** Whether a search or filter is active. */
  narrowed: boolean;
  decide: Decide;
}

/** The verification requests: applicant, documents and outcome. */
export async function VerificationTable({ locale, queue, sort, href, narrowed, decide }: VerificationTableProps) {
  const t = await getTranslations({ locale, namespace: 'admin' });
  const business = ({ businessName, businessType }: VerificationQueueItem) => (
    <div className="min-w-0 text-14 break-words md:max-w-56">
      {businessName ? <p className="font-medium">{businessName}</p> : null}
      {businessType ? <p className="text-ink-2">{businessType}</p> : null}
      {!businessName && !businessType ? <span className="text-ink-2">{t('noBusiness')}</span> : null}
    </div>
  );
  const columns: AdminColumn<VerificationQueueItem, VerificationSort>[] = [
    {
      key: 'person',
      label: t('columnPerson'),
      sorts: ['name_asc', 'name_desc'],
      cell: ({ firstName, lastName, email }) => (
        <div className="min-w-0 md:max-w-72">
          <p className="font-semibold break-words">{`${firstName} ${lastName}`}</p>
          <p className="text-14 break-all text-ink-2">{email}</p>
        </div>
      ),
    },
    { key: 'business', label: t('columnBusiness'), cell: business },
    {
      key: 'submitted',
      label: t('columnSubmitted'),
      sorts: ['submitted_desc', 'submitted_asc'],
      cell: ({ verificationSubmittedAt: date }) => (
        <span className="text-14 whitespace-nowrap text-ink-2 tabular-nums">
          {date ? formatDate(locale, date) : '–'}
        </span>
      ),
    },
    { key: 'documents', label: t('columnDocuments'), cell: ({ documents }) => <DocumentLinks names={documents} /> },
    {
      key: 'status',
      label: t('columnStatus'),
      sorts: ['status_asc', 'status_desc'],
      cell: ({ verificationStatus }) => (
        <StatusBadge status={verificationStatus} label={t(`statuses.${verificationStatus}`)} />
      ),
    },
    {
      key: 'actions',
      label: t('columnActions'),
      bare: true,
      align: 'right',
      cell: (item) => <ReviewVerification item={item} decide={decide} />,
    },
  ];
  const empty = narrowed
    ? { title: t('nothingFound'), text: t('nothingFoundText') }
    : { title: t('noRequests'), text: t('noRequestsText') };
  return (
    <AdminTable
      locale={locale}
      caption={t('verifications')}
      columns={columns}
      table={queue}
      rowKey={({ userId }) => userId}
      sort={sort}
      href={href}
      empty={empty}
    />
  );
}
