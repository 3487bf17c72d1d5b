import { Workbench } from '@/components/moderation/cases/workbench';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { getCase } from '@/lib/moderation/cases/get-case';
import { listCases } from '@/lib/moderation/cases/list-cases';
import { caseQuerySchema } from '@/lib/moderation/cases/query-schema';
import { addNote, answerAppeal, claim, clear, decide, decideMany, restore } from './actions';

export const generateMetadata = unlistedMetadata('admin.cases', 'title');

/** The queue of cases, beside its first case. */
export default async function AdminCasesPage({ searchParams }: PageProps<'/[locale]/admin/cases'>) {
  const { viewer, locale } = await requireAdminPage('/admin/cases');
  const query = caseQuerySchema.parse(await searchParams);
  const queue = await listCases(viewer, query);
  const first = queue.items.find(({ claimedBy }) => claimedBy === null) ?? queue.items[0];
  return (
    <Workbench
      locale={locale}
      queue={queue}
      query={query}
      detail={first ? await getCase(viewer, first.key) : null}
      named={false}
      acts={{ decide, decideMany, decideAppeal: answerAppeal, claim, clear, addNote, restore }}
    />
  );
}
