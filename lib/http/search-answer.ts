import type { ResultPage } from '@/lib/browse/read-page';

/** The body of `GET /api/cattle` and `GET /api/equipment`: `totalIsCapped` is there only where it is true. */
export function searchAnswer<Dto>({ totalIsCapped, ...page }: ResultPage<Dto>) {
  return totalIsCapped ? { ...page, totalIsCapped } : page;
}
