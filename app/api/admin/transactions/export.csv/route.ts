import { requireActor } from '@/lib/auth/viewer';
import { defineRoute } from '@/lib/http/define-route';
import { textStream } from '@/lib/http/text-stream';
import { logger } from '@/lib/log/logger';
import { CSV_HEAD, csvLines } from '@/lib/transactions/csv';
import type { TransactionDto } from '@/lib/transactions/dto';
import { exportTransactions } from '@/lib/transactions/export-transactions';
import { transactionQuerySchema } from '@/lib/transactions/query-schema';

async function* lines(batches: AsyncGenerator<TransactionDto[]>): AsyncGenerator<string> {
  yield CSV_HEAD;
  for await (const batch of batches) yield csvLines(batch);
}

/**
 * Exports the transactions that match `?search&type&status` as CSV, for administrators; read and streamed in batches.
 */
export const GET = defineRoute(async ({ request }) => {
  const query = transactionQuerySchema.parse(Object.fromEntries(request.nextUrl.searchParams));
  const file = lines(await exportTransactions(await requireActor(), query));
  return new Response(
    textStream(file, (err) => logger.error({ err }, 'transaction export aborted')),
    {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="corral-transactions-${new Date().toISOString().slice(0, 10)}.csv"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    },
  );
});
