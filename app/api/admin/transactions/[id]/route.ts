import { requireAdmin } from '@/lib/records/audit/admin-act';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { moveTransaction } from '@/lib/money/transactions/move-transaction';
import { moveSchema } from '@/lib/money/transactions/schema';

/** Changes the status of a transaction: `{ status, paymentMethod?, transactionId? }`; what is paid names its method. */
export const PATCH = defineRoute<{ id: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  requireAdmin(actor);
  return json(await moveTransaction(actor, params.id, await readJson(request, moveSchema)));
});

export const PUT = PATCH;
