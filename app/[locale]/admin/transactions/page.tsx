import { getTranslations } from 'next-intl/server';
import { AdminList } from '@/components/moderation/admin/admin-list';
import type { AdminColumn } from '@/components/ui/lists/admin-table';
import { DateCell } from '@/components/moderation/admin/cells';
import { tableHref } from '@/components/moderation/admin/table-href';
import { TransactionDialog } from '@/components/moderation/admin/transaction-dialog';
import { TransactionTotals } from '@/components/moderation/admin/transaction-totals';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { formatMoney } from '@/lib/core/i18n/format';
import type { TransactionDto } from '@/lib/money/transactions/dto';
import { listTransactions } from '@/lib/money/transactions/list-transactions';
import { transactionQuerySchema, type TransactionQuery } from '@/lib/money/transactions/query-schema';
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@/lib/money/transactions/schema';
import { transactionTotals } from '@/lib/money/transactions/transaction-totals';
import { move } from './actions';

const TONES = { pending: 'pending', completed: 'ok', failed: 'error', refunded: 'info' } as const;

export const generateMetadata = unlistedMetadata('admin.transactions', 'title');

export default async function AdminTransactionsPage({ searchParams }: PageProps<'/[locale]/admin/transactions'>) {
  const { viewer, locale } = await requireAdminPage('/admin/transactions');
  const query = transactionQuerySchema.parse(await searchParams);
  const now = new Date();
  const [t, table, totals] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.transactions' }),
    listTransactions(viewer, query),
    transactionTotals(viewer, now),
  ]);
  const columns: AdminColumn<TransactionDto, TransactionQuery['sort']>[] = [
    {
      key: 'concept',
      label: t('concept'),
      bare: true,
      phone: 'name',
      cell: (row) => (
        <div className="min-w-0 md:max-w-72">
          <p className="font-semibold break-words closed-row:line-clamp-1">
            {row.description ?? t(`types.${row.type}`)}
          </p>
          <p className="text-14 text-ink-2 closed-row:hidden">{t(`types.${row.type}`)}</p>
        </div>
      ),
    },
    {
      key: 'person',
      label: t('person'),
      cell: ({ user }) => (
        <div className="min-w-0 md:max-w-60">
          <p className="break-words">{user?.name ?? t('nobody')}</p>
          {user ? <p className="text-14 break-words text-ink-2">{user.email ?? t('accountGone')}</p> : null}
        </div>
      ),
    },
    {
      key: 'amount',
      label: t('amount'),
      align: 'right',
      sorts: ['amount_desc', 'amount_asc'],
      phone: 'line',
      cell: (row) => (
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {formatMoney(locale, row.amount, row.currency)}
        </span>
      ),
    },
    {
      key: 'status',
      label: t('status'),
      phone: 'line',
      cell: (row) => (
        <Badge tone={TONES[row.status]} dot>
          {t(`statuses.${row.status}`)}
        </Badge>
      ),
    },
    {
      key: 'created',
      label: t('created'),
      sorts: ['created_desc', 'created_asc'],
      phone: 'line',
      cell: ({ createdAt }) => <DateCell locale={locale} date={createdAt} />,
    },
    {
      key: 'actions',
      label: t('actions'),
      bare: true,
      align: 'right',
      cell: (row) => <TransactionDialog transaction={row} move={move} />,
    },
  ];
  const { search, type, status } = query;
  return (
    <AdminList
      locale={locale}
      area="transactions"
      title={t('title')}
      action={
        <a
          href={tableHref('/api/admin/transactions/export.csv', { search, type, status })({})}
          download
          className={buttonVariants({ variant: 'secondary' })}
        >
          <Icon name="download" />
          {t('export')}
        </a>
      }
      query={query}
      searchLabel={t('search')}
      filters={[
        {
          name: 'type',
          label: t('anyType'),
          options: TRANSACTION_TYPES.map((value) => ({ value, label: t(`types.${value}`) })),
        },
        {
          name: 'status',
          label: t('anyStatus'),
          options: TRANSACTION_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
        },
      ]}
      columns={columns}
      table={table}
      rowKey={({ id }) => id}
      empty={{ title: t('empty'), text: t('emptyText') }}
    >
      <TransactionTotals locale={locale} totals={totals} month={now.toISOString().slice(0, 7)} />
    </AdminList>
  );
}
