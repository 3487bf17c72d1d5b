import { NextRequest } from 'next/server';
import { HEAD } from '@/app/api/auctions/[id]/stream/route';
import { newId } from '@/lib/core/db/new-id';
import { makeLot } from '@/tests/factories/lot';
import { makeUser } from '@/tests/factories/user';

const head = (id: string) =>
  HEAD(new NextRequest(`http://localhost/api/auctions/${id}/stream`, { method: 'HEAD' }), {
    params: Promise.resolve({ id }),
  });

test('a HEAD request opens no stream, which nobody would read or close', async () => {
  const seller = await makeUser();
  const answer = await head((await makeLot(seller.id)).id);
  expect([answer.status, answer.body]).toEqual([200, null]);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect((await head(newId())).status).toBe(404);
});
