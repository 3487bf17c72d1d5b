import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test';
import { makePdf } from '../../factories/document';
import { confirmEmail } from '../support/account';
import { query } from '../support/database';

const MISSING = '/api/verification/documents/00000000-0000-7000-8000-000000000000.pdf';

async function register(context: APIRequestContext): Promise<string> {
  const email = `papers-${Date.now()}-${Math.random().toString(36).slice(2)}@corral.test`;
  expect(
    (
      await context.post('/api/register', {
        data: { email, firstName: 'Rosa', lastName: 'Luna', password: 'secret-1' },
      })
    ).status(),
  ).toBe(201);
  await confirmEmail(email);
  return email;
}

/** Everything that a stranger learns from a response, without its id and date, which always differ. */
async function summary(answer: APIResponse) {
  const { 'x-request-id': _id, date: _date, ...headers } = answer.headers();
  return { status: answer.status(), body: await answer.text(), headers };
}

test('private documents: an attachment for owner and administrators; for everybody else the same 404 as for missing ones', async ({
  request,
  playwright,
  baseURL,
}) => {
  await register(request);
  const pdf = makePdf();
  const sent = await request.post('/api/verification/documents', {
    multipart: { documents: { name: '../../"evil".pdf', mimeType: 'text/html', buffer: pdf.bytes } },
  });
  const name = ((await sent.json()) as { documents: { name: string }[] }).documents[0]?.name ?? '';
  const url = `/api/verification/documents/${name}`;

  const stranger = await playwright.request.newContext({ baseURL });
  const other = await playwright.request.newContext({ baseURL });
  const email = await register(other);
  for (const context of [stranger, other]) {
    expect(await summary(await context.get(url))).toEqual(await summary(await context.get(MISSING)));
    expect(await summary(await context.head(url))).toEqual(await summary(await context.head(MISSING)));
    expect((await context.get(url, { headers: { range: 'bytes=0-3' } })).status()).toBe(404);
    const keys = [
      `private/verification/${name}`,
      `verification/${name}`,
      `listings/../private/verification/${name}`,
      `listings/..%2fprivate%2fverification%2f${name}`,
      `listings/%2e%2e/private/verification/${name}`,
      `listings//private/verification/${name}`,
      `private%2Fverification%2F${name}`,
    ];
    for (const key of keys) expect((await context.get(`/media/${key}`)).status(), key).toBe(404);
  }

  await query(`UPDATE users SET role = 'admin' WHERE email = $1`, [email]);
  for (const context of [request, other]) {
    for (const headers of [{}, { range: 'bytes=0-3' }]) {
      const answer = await context.get(url, { headers: headers as Record<string, string> });
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(answer.headers()['content-security-policy']).toContain('sandbox');
      expect(await answer.body()).toHaveLength(pdf.bytes.length);
    }
    const head = await context.head(url);
    expect([head.status(), head.headers()['cache-control'], (await head.body()).length]).toEqual([
      200,
      'private, no-store',
      0,
    ]);
  }
  await Promise.all([stranger.dispose(), other.dispose()]);
});
