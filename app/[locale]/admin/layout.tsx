import type { ReactNode } from 'react';
import { AreaCounts } from '@/components/moderation/admin/area-counts';
import { Confirmation } from '@/components/accounts/confirmation/confirmation';
import { ClientMessages } from '@/components/ui/forms/client-messages';
import { getQueues } from '@/lib/desk/admin/get-queues';
import { getViewer } from '@/lib/web/auth/viewer';
import { countCases } from '@/lib/moderation/cases/count-cases';

/** Returns what waits in each area; nothing for anyone but administrators, whom the pages refuse. */
async function areaCounts(): Promise<Record<string, number>> {
  const viewer = await getViewer();
  if (viewer?.role !== 'admin') return {};
  const [cases, { bannerRequests, verifications, transactions, support, awards, rates }] = await Promise.all([
    countCases(viewer),
    getQueues(viewer),
  ]);
  return {
    cases,
    bannerRequests: bannerRequests.waiting,
    verifications: verifications.waiting,
    transactions: transactions.waiting,
    support: support.waiting,
    awards: awards.waiting,
    rates: rates.waiting,
  };
}

export default async function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['admin', 'adLanguages', 'validation', 'errors', 'confirmation', 'paperKinds', 'ids']}>
      <Confirmation>
        <AreaCounts counts={await areaCounts()}>{children}</AreaCounts>
      </Confirmation>
    </ClientMessages>
  );
}
