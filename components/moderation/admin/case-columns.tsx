import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button-variants';
import type { IconName } from '@/components/ui/icon';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { CaseDto } from '@/lib/messages/support/dto';
import type { CaseSort } from '@/lib/messages/support/query-schema';
import { caseNumber } from '@/lib/messages/support/schema';
import type { AdminColumn } from '@/components/ui/lists/admin-table';
import { DateCell } from './cells';

const LOOKS = {
  open: { tone: 'pending', icon: 'clock' },
  answered: { tone: 'info', icon: 'send' },
  closed: { tone: 'neutral', icon: 'check' },
} as const satisfies Record<CaseDto['status'], { tone: string; icon: IconName }>;

/** Where a support case stands. */
export function CaseStatusBadge({ status, label }: { status: CaseDto['status']; label: string }) {
  return (
    <Badge tone={LOOKS[status].tone} icon={LOOKS[status].icon}>
      {label}
    </Badge>
  );
}

/** The columns of the list of support cases. */
export async function caseColumns(locale: Locale): Promise<AdminColumn<CaseDto, CaseSort>[]> {
  // messages: admin.support.statuses.*, support.topics.*
  const [t, support] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.support' }),
    getTranslations({ locale, namespace: 'support' }),
  ]);
  return [
    {
      key: 'case',
      label: t('case'),
      phone: 'name',
      cell: ({ number, topic, message }) => (
        <div className="min-w-0 md:max-w-96">
          <p className="font-semibold tabular-nums">
            {caseNumber(number)} · {support(`topics.${topic}`)}
          </p>
          <p className="line-clamp-2 text-14 closed-row:hidden [overflow-wrap:anywhere] text-ink-2">{message}</p>
        </div>
      ),
    },
    {
      key: 'sender',
      label: t('sender'),
      phone: 'line',
      cell: ({ name, email }) => (
        <div className="min-w-0 md:max-w-56">
          <p className="font-medium [overflow-wrap:anywhere] closed-row:text-14 closed-row:font-normal">{name}</p>
          <p className="text-14 break-words text-ink-2 closed-row:hidden">{email}</p>
        </div>
      ),
    },
    {
      key: 'created',
      label: t('received'),
      sorts: ['created_desc', 'created_asc'],
      phone: 'line',
      cell: ({ createdAt }) => <DateCell locale={locale} date={createdAt} />,
    },
    {
      key: 'status',
      label: t('status'),
      sorts: ['status_asc', 'status_desc'],
      phone: 'line',
      cell: ({ status }) => <CaseStatusBadge status={status} label={t(`statuses.${status}`)} />,
    },
    {
      key: 'actions',
      label: t('actions'),
      bare: true,
      align: 'right',
      cell: ({ id, number }) => (
        <a
          href={localizedPath(locale, `/admin/support/${id}`)}
          aria-label={t('openCase', { number: caseNumber(number) })}
          className={`${buttonVariants({ variant: 'secondary' })} max-md:mt-1 max-md:w-full`}
        >
          {t('open')}
        </a>
      ),
    },
  ];
}
