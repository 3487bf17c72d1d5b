import { requireActor } from '@/lib/auth/viewer';
import { defineRoute } from '@/lib/http/define-route';
import { logger } from '@/lib/log/logger';
import { CSV_HEAD, csvLines } from '@/lib/transactions/csv';
import { exportTransactions } from '@/lib/transactions/export-transactions';
import { transactionQuerySchema } from '@/lib/transactions/query-schema';

/** The transactions that `?search&type&status` ask for as a file, for administrators; read and sent batch by batch. */
export const GET = defineRoute(async ({ request }) => {
  const query = transactionQuerySchema.parse(Object.fromEntries(request.nextUrl.searchParams));
  const batches = exportTransactions(await requireActor(), query);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(CSV_HEAD)),
    async pull(controller) {
      try {
        const batch = await batches.next();
        if (batch.done) controller.close();
        else controller.enqueue(encoder.encode(csvLines(batch.value)));
      } catch (err) {
        // The answer has begun: that it breaks off is all that the reader can still be told.
        logger.error({ err }, 'export of transactions broke off');
        controller.error(err);
      }
    },
    // The reader left.
    cancel: async () => void (await batches.return(undefined)),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="corral-transactions-${new Date().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
});
