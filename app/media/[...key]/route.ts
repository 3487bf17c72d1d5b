import { Readable } from 'node:stream';
import type { NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { parseRange } from '@/lib/storage/byte-range';
import { isStorageKey } from '@/lib/storage/storage-key';
import { storage } from '@/lib/storage/storage';

/** What anyone may read; other folders of the storage are private. */
const PUBLIC = /^(listings|blog|demo|banners|videos|people)\//;

/** Stored pictures and videos. A key's file never changes, so browsers and CDNs may keep it for ever. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ key: string[] }> }): Promise<Response> {
  const key = (await params).key.join('/');
  if (!PUBLIC.test(key) || !isStorageKey(key)) return new Response(null, { status: 404 });
  if (env.S3_PUBLIC_URL) return Response.redirect(`${env.S3_PUBLIC_URL}/${key}`, 308);
  const headers = {
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: `"${key}"`,
  };
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  const range = parseRange(request.headers.get('range'));
  const file = await storage().get(key, range ?? undefined);
  if (!file) return new Response(null, { status: range ? 416 : 404, headers: { 'cache-control': 'no-store' } });
  const served = file.range ?? { start: 0, end: file.size - 1 };
  return new Response(Readable.toWeb(file.body) as ReadableStream<Uint8Array>, {
    status: file.range ? 206 : 200,
    headers: {
      ...headers,
      'content-type': file.contentType,
      'content-length': String(served.end - served.start + 1),
      ...(file.range ? { 'content-range': `bytes ${served.start}-${served.end}/${file.size}` } : {}),
    },
  });
}
