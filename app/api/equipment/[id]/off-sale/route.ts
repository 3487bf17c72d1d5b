import { offSale } from '@/lib/market/topics/off-sale';
import { defineRoute, json } from '@/lib/web/http/define-route';

/** Why a listing without a page isn't on sale; null where nothing is to be said of it. */
export const GET = defineRoute<{ id: string }>(async ({ params }) => json(await offSale('equipment', params.id)));
