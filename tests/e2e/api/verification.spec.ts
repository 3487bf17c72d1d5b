import { expect, test, type APIRequestContext } from '@playwright/test';
import { makePdf, verificationFields } from '../../factories/document';
import { confirmEmail } from '../support/account';
import { query } from '../support/database';

async function register(request: APIRequestContext): Promise<string> {
  const email = `verify-${Date.now()}-${Math.random().toString(36).slice(2)}@corral.test`;
  expect(
    (
      await request.post('/api/register', {
        data: { email, firstName: 'Rosa', lastName: 'Luna', password: 'secret-1' },
      })
    ).status(),
  ).toBe(201);
  await confirmEmail(email);
  return email;
}

const filePart = (name: string, buffer: Buffer, mimeType = 'application/pdf') => ({ name, mimeType, buffer });

async function upload(request: APIRequestContext): Promise<string> {
  const { name, bytes } = makePdf();
  const answer = await request.post('/api/verification/documents', { multipart: { documents: filePart(name, bytes) } });
  expect(answer.status()).toBe(201);
  const { documents } = (await answer.json()) as { documents: { name: string; originalName: string }[] };
  expect(documents).toMatchObject([{ originalName: 'cédula.pdf' }]);
  return documents[0]?.name ?? '';
}

test('a private document is read by its owner and administrators; nobody else learns that it is there', async ({
  request,
  playwright,
  baseURL,
}) => {
  await register(request);
  const name = await upload(request);
  const url = `/api/verification/documents/${name}`;
  const check = async () => {
    const own = await request.get(url);
    expect(own.status()).toBe(200);
    expect(own.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await own.body()).toHaveLength(400);
    expect((await request.get(`${url}?show`)).headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'content-security-policy': "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      'cache-control': 'private, no-store',
    });
    const stranger = await playwright.request.newContext({ baseURL });
    for (const address of [url, `/media/private/verification/${name}`, `/media/verification/${name}`])
      expect((await stranger.get(address)).status()).toBe(404);
    expect((await stranger.get(`${url}?show`)).status()).toBe(404);
    const email = await register(stranger);
    const missing = await stranger.get('/api/verification/documents/00000000-0000-7000-8000-000000000000.pdf');
    const theirs = await stranger.get(url);
    expect([theirs.status(), await theirs.text()]).toEqual([404, await missing.text()]);
    expect((await stranger.delete(url)).status()).toBe(404);
    await query(`UPDATE users SET role = 'admin' WHERE email = $1`, [email]);
    expect((await stranger.get(url)).status()).toBe(200);
    await query(`UPDATE users SET role = 'user' WHERE email = $1`, [email]);
    expect((await stranger.get(url)).status()).toBe(404);
    await stranger.dispose();
  };
  await check();
  const submitted = await request.post('/api/verification/submit', {
    data: { ...verificationFields, documents: [name] },
  });
  expect(submitted.status()).toBe(201);
  await check();
  const status = await request.get('/api/verification/status');
  expect(await status.json()).toEqual({
    verificationStatus: 'pending',
    verificationNotes: null,
    verificationSubmittedAt: expect.any(String),
    verificationReviewedAt: null,
  });
  expect(await (await request.get('/api/user')).json()).toMatchObject({
    verificationStatus: 'pending',
    phone: '+59899123456',
  });
  const again = await request.post('/api/verification/submit', { data: { ...verificationFields, documents: [name] } });
  expect([again.status(), ((await again.json()) as { code: string }).code]).toEqual([409, 'verification_closed']);
});

test('everything is refused without a session or from another site', async ({ request }) => {
  const { bytes } = makePdf();
  expect((await request.get('/api/verification/status')).status()).toBe(401);
  expect(
    (await request.post('/api/verification/submit', { data: { ...verificationFields, documents: ['x'] } })).status(),
  ).toBe(401);
  expect(
    (
      await request.post('/api/verification/documents', { multipart: { documents: filePart('a.pdf', bytes) } })
    ).status(),
  ).toBe(401);
  await register(request);
  expect(
    (
      await request.post('/api/verification/documents', {
        multipart: { documents: filePart('a.pdf', bytes) },
        headers: { origin: 'https://evil.test' },
      })
    ).status(),
  ).toBe(403);
});

test('invalid documents are refused by name, invalid requests at their field', async ({
  request,
  playwright,
  baseURL,
}) => {
  await register(request);
  const headers = { 'accept-language': 'en' };
  const refusal = async (name: string, bytes: Buffer) => {
    const answer = await request.post('/api/verification/documents', {
      multipart: { documents: filePart(name, bytes) },
      headers,
    });
    return [answer.status(), ((await answer.json()) as { errors?: { documents?: string[] } }).errors?.documents];
  };
  const typed = (name: string) => [`${name}: only PDF, JPG and PNG documents are accepted`];
  expect(await refusal('page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'))).toEqual([
    415,
    typed('page.pdf'),
  ]);
  expect(await refusal('zip.pdf', Buffer.from('504b0304140000000800', 'hex'))).toEqual([415, typed('zip.pdf')]);
  expect(await refusal('big.pdf', makePdf('', 10 * 1024 * 1024 + 1).bytes)).toEqual([
    413,
    ['big.pdf: larger than 10 MB'],
  ]);
  const six = new FormData();
  for (let index = 0; index < 6; index += 1)
    six.append('documents', new File([new Uint8Array(makePdf().bytes)], `${index}.pdf`));
  expect((await request.post('/api/verification/documents', { multipart: six })).status()).toBe(400);
  expect((await request.post('/api/verification/documents', { data: {} })).status()).toBe(415);
  expect((await request.post('/api/verification/documents', { multipart: { other: 'x' } })).status()).toBe(400);

  const other = await playwright.request.newContext({ baseURL });
  await register(other);
  const theirs = await upload(other);
  await other.dispose();
  const submit = async (documents: unknown) => {
    const answer = await request.post('/api/verification/submit', {
      data: { ...verificationFields, documents },
      headers,
    });
    return [answer.status(), ((await answer.json()) as { errors?: { documents?: string[] } }).errors?.documents];
  };
  expect(await submit([])).toEqual([400, ['At least one document is required to continue']]);
  expect(await submit(undefined)).toEqual([400, ['At least one document is required to continue']]);
  for (const name of [theirs, '00000000-0000-7000-8000-000000000000.pdf', '../../x.pdf']) {
    expect(await submit([name])).toEqual([400, ['One of the documents is no longer available. Upload it again']]);
  }
});

test("the administrators' page is denied to others with 403", async ({ request, playwright, baseURL }) => {
  const visitor = await playwright.request.newContext({ baseURL });
  expect((await visitor.get('/admin/verifications', { maxRedirects: 0 })).headers().location).toContain(
    '/auth?next=%2Fadmin%2Fverifications',
  );
  await visitor.dispose();
  const email = await register(request);
  const denied = await request.get('/en/admin/verifications');
  expect(denied.status()).toBe(403);
  expect(await denied.text()).toContain('Access Denied');
  await query(`UPDATE users SET role = 'admin' WHERE email = $1`, [email]);
  for (const search of ['', '?page=99999&search=%25', '?page=x&page=2&search=a&search=b'])
    expect((await request.get(`/en/admin/verifications${search}`)).status()).toBe(200);
});
