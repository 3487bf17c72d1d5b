import { notFound } from 'next/navigation';
import { SealedRecord } from '@/components/moderation/cases/sealed-record';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { onRefusal } from '@/lib/core/errors/domain-error';
import { readSealed } from '@/lib/records/sealed-records/read-sealed';
import { localizedPath } from '@/lib/core/i18n/paths';
import { casePath, parseCaseKey } from '@/lib/moderation/cases/schema';

/** Rendered per request: opening the page is recorded in the audit log. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('admin.cases', 'sealed');

/** A sealed copy of what a case is about. */
export default async function SealedRecordPage({ params }: PageProps<'/[locale]/admin/cases/[case]/sealed/[id]'>) {
  const { case: key, id } = await params;
  const { viewer, locale } = await requireAdminPage(`${casePath(key)}/sealed/${id}`);
  const about = parseCaseKey(key)?.id ?? '';
  const record = await readSealed(viewer, { id, about }).catch(onRefusal('not_found', notFound));
  return <SealedRecord locale={locale} record={record} caseHref={localizedPath(locale, casePath(key))} />;
}
