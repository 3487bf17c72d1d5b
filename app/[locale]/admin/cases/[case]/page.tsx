import { notFound } from 'next/navigation';
import { Workbench } from '@/components/moderation/cases/workbench';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { getCase } from '@/lib/moderation/cases/get-case';
import { listCases } from '@/lib/moderation/cases/list-cases';
import { caseQuerySchema } from '@/lib/moderation/cases/query-schema';
import { addNote, answerAppeal, claim, clear, decide, decideMany, restore } from '../actions';

export const generateMetadata = unlistedMetadata('admin.cases', 'title');

/** One case, beside the queue. A case that waits for nothing any more shows its record. */
export default async function AdminCasePage({ params, searchParams }: PageProps<'/[locale]/admin/cases/[case]'>) {
  const { case: key } = await params;
  const { viewer, locale } = await requireAdminPage(`/admin/cases/${key}`);
  const query = caseQuerySchema.parse(await searchParams);
  const [queue, detail] = await Promise.all([listCases(viewer, query), getCase(viewer, key)]);
  if (!detail) notFound();
  return (
    <Workbench
      locale={locale}
      queue={queue}
      query={query}
      detail={detail}
      named
      acts={{ decide, decideMany, decideAppeal: answerAppeal, claim, clear, addNote, restore }}
    />
  );
}
