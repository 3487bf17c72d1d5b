import { revalidateTag } from 'next/cache';
import { NextRequest } from 'next/server';
import { POST as renew } from '@/app/api/renew/[token]/route';
import { GET as openStop, POST as stop } from '@/app/api/unsubscribe/[token]/route';
import { db } from '@/lib/core/db/client';
import { renewalToken } from '@/lib/market/expiry/renew-by-link';
import { stopToken } from '@/lib/finding/saved-searches/stop-by-link';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));

const context = (token: string) => ({ params: Promise.resolve({ token }) });

/** Builds a request like those of mail programs: without cookies, from another origin or none. */
const post = (path: string, headers: Record<string, string> = {}) =>
  new NextRequest(`http://localhost:3000${path}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe("a mail's link", () => {
  it.each<Record<string, string>>([{}, { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }])(
    'stops a search by one POST of a mail program, sent with %p',
    async (headers) => {
      const { id } = await db.savedSearch.create({
        data: { userId: (await makeUser()).id, name: 'x', query: 'category=ovine' },
      });
      const token = stopToken(id);
      expect((await stop(post(`/api/unsubscribe/${token}`, headers), context(`${token}x`))).status).toBe(404);
      expect(await db.savedSearch.count({ where: { id } })).toBe(1);
      for (let time = 0; time < 2; time += 1) {
        const answer = await stop(post(`/api/unsubscribe/${token}`, headers), context(token));
        expect([answer.status, await answer.text()]).toEqual([200, '']);
      }
      expect(await db.savedSearch.count({ where: { id } })).toBe(0);
    },
  );

  it('changes nothing when it is only opened, and leads people to the page', async () => {
    const { id } = await db.savedSearch.create({
      data: { userId: (await makeUser()).id, name: 'x', query: 'category=ovine' },
    });
    const token = stopToken(id);
    const answer = await openStop(
      new NextRequest(`http://localhost:3000/api/unsubscribe/${token}`, { headers: { 'accept-language': 'pt' } }),
      context(token),
    );
    expect(decodeURIComponent(answer.headers.get('location') ?? '')).toBe(
      `http://localhost:3000/pt/unsubscribe/${token}`,
    );
    expect(await db.savedSearch.count({ where: { id } })).toBe(1);
    const pressed = await stop(post(`/api/unsubscribe/${token}?page=en`), context(token));
    expect(pressed.status).toBe(303);
    expect(decodeURIComponent(pressed.headers.get('location') ?? '')).toBe(
      `http://localhost:3000/en/unsubscribe/${token}`,
    );
  });

  it('renews a listing without a session and redirects to a page that confirms it', async () => {
    const listing = await makeListing({ isActive: false, expiresAt: new Date(Date.now() - 1000) });
    const token = renewalToken('listing', listing);
    const answer = await renew(post(`/api/renew/${token}?page=es`), context(token));
    expect(answer.status).toBe(303);
    expect(decodeURIComponent(answer.headers.get('location') ?? '')).toBe(`http://localhost:3000/renew/${token}`);
    expect(await db.animalListing.findUnique({ where: { id: listing.id } })).toMatchObject({ isActive: true });
    expect(revalidateTag).toHaveBeenCalledWith(`listing:${listing.id}`, { expire: 0 });
    expect(await (await renew(post(`/api/renew/${token}`), context(token))).json()).toEqual({
      id: listing.id,
      state: 'renewed',
    });
    expect((await renew(post('/api/renew/x'), context('x'))).status).toBe(404);
  });
});
