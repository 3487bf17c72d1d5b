import { getTranslations } from 'next-intl/server';
import { StatusBadge } from '@/components/accounts/verification/status-badge';
import type { Locale } from '@/lib/core/i18n/locales';
import type { VerificationQueueItem } from '@/lib/accounts/verification/dto';
import type { VerificationSort } from '@/lib/accounts/verification/query-schema';
import type { AdminColumn } from '@/components/ui/lists/admin-table';
import { DateCell, PersonCell } from './cells';
import { DocumentLinks } from '@/components/ui/lists/document-links';
import { ReviewVerification, type Decide } from './review-verification';

/** The columns of the verification requests: applicant, documents and outcome. */
export async function verificationColumns(
  locale: Locale,
  decide: Decide,
): Promise<AdminColumn<VerificationQueueItem, VerificationSort>[]> {
  const t = await getTranslations({ locale, namespace: 'admin' });
  const business = ({ businessName, businessType }: VerificationQueueItem) => (
    <div className="min-w-0 text-14 break-words md:max-w-56">
      {businessName ? <p className="font-medium">{businessName}</p> : null}
      {businessType ? <p className="text-ink-2">{businessType}</p> : null}
      {!businessName && !businessType ? <span className="text-ink-2">{t('noBusiness')}</span> : null}
    </div>
  );
  return [
    {
      key: 'person',
      label: t('columnPerson'),
      sorts: ['name_asc', 'name_desc'],
      phone: 'name',
      cell: PersonCell,
    },
    { key: 'business', label: t('columnBusiness'), cell: business },
    {
      key: 'submitted',
      label: t('columnSubmitted'),
      sorts: ['submitted_desc', 'submitted_asc'],
      phone: 'line',
      cell: ({ verificationSubmittedAt: date }) => <DateCell locale={locale} date={date} />,
    },
    { key: 'documents', label: t('columnDocuments'), cell: ({ documents }) => <DocumentLinks names={documents} /> },
    {
      key: 'status',
      label: t('columnStatus'),
      sorts: ['status_asc', 'status_desc'],
      phone: 'line',
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
}
