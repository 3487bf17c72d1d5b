import { requireAdmin } from '@/lib/audit/admin-act';
import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';
import { moveTransaction } from '@/lib/transactions/move-transaction';
import { moveSchema } from '@/lib/transactions/schema';

/** Changes the status of a transaction: `{ status, paymentMethod?, transactionId? }`. */
export const PATCH = defineRoute<{ id: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  requireAdmin(actor);
  return json(await moveTransaction(actor, params.id, await readJson(request, moveSchema)));
});

export const PUT = PATCH;
