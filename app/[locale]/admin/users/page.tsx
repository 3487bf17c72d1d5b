import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminFilters } from '@/components/admin/admin-filters';
import { AdminPage } from '@/components/admin/admin-page';
import { AdminTable, type AdminColumn } from '@/components/admin/admin-table';
import { tableHref } from '@/components/admin/table-href';
import { UserDialog } from '@/components/admin/user-dialog';
import { Badge } from '@/components/ui/badge';
import { StatusBadge } from '@/components/verification/status-badge';
import type { AdminUserDto } from '@/lib/accounts/dto';
import { listUsers } from '@/lib/accounts/list-users';
import { USER_STATES, userQuerySchema, type UserQuery } from '@/lib/accounts/query-schema';
import { ROLES } from '@/lib/accounts/schema';
import { requireAdminPage } from '@/lib/auth/require-admin-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { formatDate, formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/paths';
import { changeRole, restore, suspend } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'admin.users' });
  return { title: t('title'), robots: { index: false } };
}

export default async function AdminUsersPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const viewer = await requireAdminPage('/admin/users');
  const path = localizedPath(locale, '/admin/users');
  const query = userQuerySchema.parse(await searchParams);
  const [t, table] = await Promise.all([getTranslations({ locale, namespace: 'admin' }), listUsers(viewer, query)]);
  const { search, sort, role, state } = query;
  const columns: AdminColumn<AdminUserDto, UserQuery['sort']>[] = [
    {
      key: 'person',
      label: t('users.person'),
      sorts: ['name_asc', 'name_desc'],
      cell: ({ firstName, lastName, email }) => (
        <div className="min-w-0 md:max-w-72">
          <p className="font-semibold break-words">{`${firstName} ${lastName}`}</p>
          <p className="text-14 break-all text-ink-2">{email}</p>
        </div>
      ),
    },
    {
      key: 'role',
      label: t('users.role'),
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
      cell: (user) => (
        <span className="whitespace-nowrap text-ink-2 tabular-nums">{formatDate(locale, user.createdAt)}</span>
      ),
    },
    {
      key: 'state',
      label: t('users.state'),
      cell: (user) => (
        <Badge tone={user.suspendedAt ? 'error' : 'ok'} dot>
          {t(`users.states.${user.suspendedAt ? 'suspended' : 'active'}`)}
        </Badge>
      ),
    },
    {
      key: 'actions',
      label: t('users.actions'),
      bare: true,
      align: 'right',
      cell: (user) => <UserDialog user={user} own={user.id === viewer.id} acts={{ changeRole, suspend, restore }} />,
    },
  ];
  return (
    <AdminPage locale={locale} area="users" title={t('users.title')}>
      <AdminFilters
        locale={locale}
        path={path}
        search={search}
        searchLabel={t('users.search')}
        sort={sort}
        filters={[
          {
            name: 'role',
            label: t('users.anyRole'),
            value: role,
            options: ROLES.map((value) => ({ value, label: t(`users.roles.${value}`) })),
          },
          {
            name: 'state',
            label: t('users.anyState'),
            value: state,
            options: USER_STATES.map((value) => ({ value, label: t(`users.states.${value}`) })),
          },
        ]}
      />
      <AdminTable
        locale={locale}
        caption={t('users.title')}
        columns={columns}
        table={table}
        rowKey={({ id }) => id}
        sort={sort}
        href={tableHref(path, { search, role, state, sort })}
        empty={{ title: t('users.empty'), text: t('users.emptyText') }}
      />
    </AdminPage>
  );
}
