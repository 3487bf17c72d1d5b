import { getTranslations } from 'next-intl/server';
import { AdminList } from '@/components/moderation/admin/admin-list';
import type { AdminColumn } from '@/components/ui/lists/admin-table';
import { DateCell, PersonCell } from '@/components/moderation/admin/cells';
import { UserDialog } from '@/components/moderation/admin/user-dialog';
import { Badge } from '@/components/ui/badge';
import { StatusBadge } from '@/components/accounts/verification/status-badge';
import type { AdminUserDto } from '@/lib/accounts/accounts/dto';
import { listUsers } from '@/lib/accounts/accounts/list-users';
import { USER_STATES, userQuerySchema, type UserQuery } from '@/lib/accounts/accounts/query-schema';
import { ROLES } from '@/lib/accounts/accounts/schema';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { formatNumber } from '@/lib/core/i18n/format';
import { changeRole, clearMissedAnswers, restore, setBiddingLimit, suspend } from './actions';

export const generateMetadata = unlistedMetadata('admin.users', 'title');

export default async function AdminUsersPage({ searchParams }: PageProps<'/[locale]/admin/users'>) {
  const { viewer, locale } = await requireAdminPage('/admin/users');
  const query = userQuerySchema.parse(await searchParams);
  const [t, table] = await Promise.all([getTranslations({ locale, namespace: 'admin' }), listUsers(viewer, query)]);
  const columns: AdminColumn<AdminUserDto, UserQuery['sort']>[] = [
    {
      key: 'person',
      label: t('users.person'),
      sorts: ['name_asc', 'name_desc'],
      phone: 'name',
      cell: PersonCell,
    },
    {
      key: 'role',
      label: t('users.role'),
      phone: 'line',
      cell: (user) => <span className="whitespace-nowrap">{t(`users.roles.${user.role}`)}</span>,
    },
    {
      key: 'verification',
      label: t('users.verification'),
      cell: (user) => <StatusBadge status={user.verificationStatus} label={t(`statuses.${user.verificationStatus}`)} />,
    },
    {
      key: 'listings',
      label: t('users.listings'),
      align: 'right',
      cell: (user) => <span className="tabular-nums">{formatNumber(locale, user.listings)}</span>,
    },
    {
      key: 'joined',
      label: t('users.joined'),
      sorts: ['created_desc', 'created_asc'],
      cell: ({ createdAt }) => <DateCell locale={locale} date={createdAt} />,
    },
    {
      key: 'state',
      label: t('users.state'),
      phone: 'line',
      cell: (user) => (
        <span className="inline-flex flex-wrap gap-1.5">
          <Badge tone={user.suspendedAt ? 'error' : user.closedAt ? 'pending' : 'ok'} dot>
            {t(`users.states.${user.suspendedAt ? 'suspended' : user.closedAt ? 'closed' : 'active'}`)}
          </Badge>
          {user.emailConfirmed ? null : <Badge tone="pending">{t('users.states.unconfirmed')}</Badge>}
        </span>
      ),
    },
    {
      key: 'actions',
      label: t('users.actions'),
      bare: true,
      align: 'right',
      cell: (user) => (
        <UserDialog
          user={user}
          own={user.id === viewer.id}
          acts={{ changeRole, suspend, restore, setBiddingLimit, clearMissedAnswers }}
        />
      ),
    },
  ];
  return (
    <AdminList
      locale={locale}
      area="users"
      title={t('users.title')}
      query={query}
      searchLabel={t('users.search')}
      filters={[
        {
          name: 'role',
          label: t('users.anyRole'),
          options: ROLES.map((value) => ({ value, label: t(`users.roles.${value}`) })),
        },
        {
          name: 'state',
          label: t('users.anyState'),
          options: USER_STATES.map((value) => ({ value, label: t(`users.states.${value}`) })),
        },
      ]}
      columns={columns}
      table={table}
      rowKey={({ id }) => id}
      empty={{ title: t('users.empty'), text: t('users.emptyText') }}
    />
  );
}
