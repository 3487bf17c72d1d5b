import { getTranslations } from 'next-intl/server';
import { LocalTime } from '@/components/ui/local-time';
import type { AuditEntryDto } from '@/lib/records/audit/dto';
import type { AuditSort } from '@/lib/records/audit/query-schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { privateTopicPath } from '@/lib/core/topics/schema';
import type { AdminColumn } from '@/components/ui/lists/admin-table';
import { AuditChanges } from './audit-changes';

/** Returns the page of the entry's target, or null if the target is deleted. */
function targetPath({ targetType, targetId, targetName }: AuditEntryDto): string | null {
  if (targetType === 'transaction') return `/admin/transactions?search=${targetId}`;
  if (targetType === 'rate') return '/admin/rates';
  if (targetName === null) return null;
  const found = `?${new URLSearchParams({ search: targetName }).toString()}`;
  return {
    user: `/admin/users${found}`,
    message: `/admin/cases/message-${targetId}`,
    report: `/admin/reports?search=${targetId}`,
    listing: privateTopicPath({ kind: 'listing', id: targetId }),
    equipment: privateTopicPath({ kind: 'equipment', id: targetId }),
    auction_lot: `/auctions/${targetId}`,
    // A deal has a page for its two sides alone.
    deal: null,
    banner_ad: `/admin/banner-ads${found}`,
    blog_post: `/admin/blog${found}`,
    support_case: `/admin/support/${targetId}`,
    sealed_record: null,
    export: '/admin/transactions',
  }[targetType];
}

/** Returns the target's name; if it was deleted, its last title, otherwise the end of its id. */
function nameOf({ targetName, targetId, changes }: AuditEntryDto): string {
  if (targetName !== null) return targetName;
  const title = changes.find(({ field }) => field === 'title');
  const last = title?.after ?? title?.before;
  return typeof last === 'string' && last !== '' ? last : targetId.slice(-12);
}

/** The columns of the audit log: who did what to which target, and what changed. */
export async function auditColumns(locale: Locale): Promise<AdminColumn<AuditEntryDto, AuditSort>[]> {
  // messages: admin.audit.actions.*, admin.audit.targets.*
  const t = await getTranslations({ locale, namespace: 'admin.audit' });

  const target = (entry: AuditEntryDto) => {
    const path = targetPath(entry);
    const name = nameOf(entry);
    return (
      <div className="min-w-0 md:max-w-56">
        <p className="text-13 text-ink-2">{t(`targets.${entry.targetType}`)}</p>
        {path ? (
          <a
            href={localizedPath(locale, path)}
            className="link relative inline-flex min-h-6 items-center text-14 [overflow-wrap:anywhere] after:absolute after:-inset-x-1 after:-inset-y-2.5"
          >
            {name}
          </a>
        ) : (
          <p className="text-14 [overflow-wrap:anywhere]">{name}</p>
        )}
      </div>
    );
  };
  return [
    {
      key: 'when',
      label: t('when'),
      phone: 'line',
      cell: ({ createdAt }) => <LocalTime date={createdAt} className="text-14 text-ink-2 tabular-nums" />,
      sorts: ['created_desc', 'created_asc'],
    },
    {
      key: 'actor',
      label: t('actor'),
      phone: 'line',
      cell: ({ actor }) =>
        actor ? (
          <div className="min-w-0">
            <p className="font-medium closed-row:text-14 closed-row:font-normal">{actor.name}</p>
            <p className="text-13 break-words text-ink-2 closed-row:hidden">{actor.email}</p>
          </div>
        ) : (
          <span className="text-ink-2">{t('accountGone')}</span>
        ),
    },
    {
      key: 'action',
      label: t('action'),
      phone: 'name',
      cell: ({ action }) => <span className="font-medium">{t(`actions.${action}`)}</span>,
    },
    { key: 'target', label: t('target'), cell: target },
    { key: 'changes', label: t('changes'), cell: ({ changes }) => <AuditChanges locale={locale} changes={changes} /> },
  ];
}
