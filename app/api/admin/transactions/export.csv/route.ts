import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute } from '@/lib/web/http/define-route';
import { textStream } from '@/lib/web/http/text-stream';
import { logger } from '@/lib/core/log/logger';
import { CSV_HEAD, csvLines } from '@/lib/money/transactions/csv';
import type { TransactionDto } from '@/lib/money/transactions/dto';
import { exportTransactions } from '@/lib/money/transactions/export-transactions';
import { transactionQuerySchema } from '@/lib/money/transactions/query-schema';

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
