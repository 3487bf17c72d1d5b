import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { transactionTotals } from '@/lib/money/transactions/transaction-totals';

/** Returns the monthly total of each transaction type, for administrators. */
export const GET = defineRoute(async () => json({ totals: await transactionTotals(await requireActor()) }));
