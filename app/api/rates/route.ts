import { defineRoute } from '@/lib/web/http/define-route';
import { currentRates } from '@/lib/market/rates/current-rates';

/** Returns the rates that pages show prices in another currency with; they change a few times a day. */
export const GET = defineRoute(async () =>
  Response.json(await currentRates(), { headers: { 'cache-control': 'public, max-age=3600' } }),
);
