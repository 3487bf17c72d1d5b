import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { listTransactions } from '@/lib/money/transactions/list-transactions';
import { transactionQuerySchema } from '@/lib/money/transactions/query-schema';

/** Lists all transactions, for administrators: `?search&type&status&sort&page`. */
export const GET = defineRoute(async ({ request }) => {
  const query = transactionQuerySchema.parse(Object.fromEntries(request.nextUrl.searchParams));
  return json(await listTransactions(await requireActor(), query));
});
