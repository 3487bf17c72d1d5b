import type { ResultPage } from '@/lib/market/browse/read-page';

/** Returns the body of `GET /api/cattle` and `GET /api/equipment`, which has `totalIsCapped` only if true. */
export function searchAnswer<Dto>({ totalIsCapped, ...page }: ResultPage<Dto>) {
  return totalIsCapped ? { ...page, totalIsCapped } : page;
}
