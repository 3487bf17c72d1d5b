import type { ReactNode } from 'react';
import { AdminFrame, type Waiting } from '@/components/moderation/frame/admin-frame';
import { UndoOffers } from '@/components/accounts/admin-undo/undo-offers';
import { Confirmation } from '@/components/accounts/confirmation/confirmation';
import { ClientMessages } from '@/components/ui/forms/client-messages';
import { isLate } from '@/lib/desk/admin/schema';
import { getViewer } from '@/lib/web/auth/viewer';
import { undo } from './actions';
import { readQueues } from './read-queues';

/** Returns what waits in each queue; null for anyone but administrators, whom the pages refuse. */
async function whatWaits(): Promise<Waiting | null> {
  const viewer = await getViewer();
  if (viewer?.role !== 'admin' || viewer.mustAddFactor) return null;
  const now = new Date();
  const queues = await readQueues(viewer);
  const waiting = Object.entries(queues).map(([name, queue]) => [
    name,
    { waiting: queue.waiting, late: isLate(queue, now) },
  ]);
  return Object.fromEntries(waiting) as Waiting;
}

/** Rendered per request: the pages depend on the session. */
export const dynamic = 'force-dynamic';

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const waiting = await whatWaits();
  return (
    <ClientMessages namespaces={['admin', 'adLanguages', 'validation', 'errors', 'confirmation', 'paperKinds', 'ids']}>
      <Confirmation>
        <UndoOffers undo={undo}>
          {waiting ? <AdminFrame waiting={waiting}>{children}</AdminFrame> : children}
        </UndoOffers>
      </Confirmation>
    </ClientMessages>
  );
}
