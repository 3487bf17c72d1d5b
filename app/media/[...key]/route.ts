import { Readable } from 'node:stream';
import type { NextRequest } from 'next/server';
import { getViewer } from '@/lib/web/auth/viewer';
import { env } from '@/lib/core/env';
import { LENGTH_HEADER } from '@/lib/web/http/length-header';
import { parseRange } from '@/lib/files/storage/byte-range';
import type { ByteRange, StoredFile } from '@/lib/files/storage/driver';
import { isStorageKey } from '@/lib/files/storage/storage-key';
import { storage } from '@/lib/files/storage/storage';
import { findPending } from '@/lib/files/uploads/find-pending';
import { PENDING_PREFIX, publicKey } from '@/lib/files/uploads/pending-key';

/** Public folders; all other folders of the storage are private, but for pending uploads of whoever asks. */
const PUBLIC = /^(listings|blog|demo|banners|videos|people)\//;

type Context = { params: Promise<{ key: string[] }> };
type Opened = { status: number; headers: Record<string, string>; file: StoredFile | null };

const refused = (status: number, headers: Record<string, string> = {}): Opened => ({
  status,
  headers: { 'cache-control': 'no-store', ...headers },
  file: null,
});

async function open(request: NextRequest, key: string): Promise<Opened> {
  if (!isStorageKey(key)) return refused(404);
  if (key.startsWith(PENDING_PREFIX)) return openPending(request, key);
  if (!PUBLIC.test(key)) return refused(404);
  if (env.S3_PUBLIC_URL) return { status: 308, headers: { location: `${env.S3_PUBLIC_URL}/${key}` }, file: null };
  const headers = {
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${key}"`,
  };
  if (request.headers.get('if-none-match') === headers.etag) return { status: 304, headers, file: null };
  return answer(request, headers, (range) => storage().get(key, range));
}

/** Its owner sees a pending upload; an address of one that a listing has claimed leads to where it is now. */
async function openPending(request: NextRequest, key: string): Promise<Opened> {
  const found = await findPending(await getViewer(), key);
  if (!found.isPending) return refused(307, { location: `/media/${publicKey(key)}` });
  const headers = {
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  };
  return answer(request, headers, found.open);
}

async function answer(
  request: NextRequest,
  headers: Record<string, string>,
  read: (range?: ByteRange) => Promise<StoredFile | null>,
): Promise<Opened> {
  const range = parseRange(request.headers.get('range'));
  const file = await read(range ?? undefined);
  if (!file) {
    const whole = range ? await read() : null;
    whole?.body.destroy();
    return whole ? refused(416, { 'content-range': `bytes */${whole.size}` }) : refused(404);
  }
  const served = file.range ?? { start: 0, end: file.size - 1 };
  return {
    status: file.range ? 206 : 200,
    headers: {
      ...headers,
      'content-type': file.contentType,
      [LENGTH_HEADER]: String(served.end - served.start + 1),
      ...(file.range ? { 'content-range': `bytes ${served.start}-${served.end}/${file.size}` } : {}),
    },
    file,
  };
}

/** Serves stored pictures and videos. Files are immutable, so browsers and CDNs may cache them forever. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { file, ...answer } = await open(request, (await params).key.join('/'));
  return new Response(file && (Readable.toWeb(file.body) as ReadableStream<Uint8Array>), answer);
}

/** Like GET without a body; closes the file unread. */
export async function HEAD(request: NextRequest, { params }: Context): Promise<Response> {
  const { file, ...answer } = await open(request, (await params).key.join('/'));
  file?.body.destroy();
  return new Response(null, answer);
}
