import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { transactionTotals } from '@/lib/transactions/transaction-totals';

/** Returns the monthly total of each transaction type, for administrators. */
export const GET = defineRoute(async () => json({ totals: await transactionTotals(await requireActor()) }));
