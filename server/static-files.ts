import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { CACHED_FOR_A_MONTH } from '@/lib/web/http/security-headers.mjs';
import { acceptsEncoding } from './accepted-encoding';

/** Next's Cache-Control for its own files, whose names contain a content hash. */
const CACHED_FOR_EVER = 'public, max-age=31536000, immutable';

const TYPES: Partial<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
};

type CompressedFile = { body: Buffer; type: string; tag: string };

/** Files by the path of their URL. */
type CompressedFiles = ReadonlyMap<string, CompressedFile>;

/** Reads the files that `scripts/compress-static.mjs` wrote during the build; empty if there are none. */
export function readCompressedFiles(folder: string): CompressedFiles {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    names.flatMap((name) => {
      const type = TYPES[path.extname(name)];
      return type ? [[`/${name.split(path.sep).join('/')}`, readFile(path.join(folder, name), type)] as const] : [];
    }),
  );
}

function readFile(file: string, type: string): CompressedFile {
  const body = readFileSync(file);
  return { body, type, tag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}

/**
 * Responds to a request for a compressed file and returns whether it did. Next serves clients that don't accept Brotli,
 * and range requests, from the original file.
 */
export function serveCompressed(files: CompressedFiles, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, headers, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const address = url.split('?', 1)[0] ?? '';
  const file = files.get(address);
  if (!file || headers.range !== undefined || !acceptsEncoding(request, 'br')) return false;
  response
    .setHeader('Vary', 'Accept-Encoding')
    .setHeader('ETag', file.tag)
    .setHeader('Cache-Control', address.startsWith('/_next/') ? CACHED_FOR_EVER : CACHED_FOR_A_MONTH);
  if (headers['if-none-match']?.includes(file.tag)) response.writeHead(304).end();
  else
    response
      .setHeader('Content-Type', file.type)
      .setHeader('Content-Encoding', 'br')
      .setHeader('Content-Length', file.body.length)
      .end(file.body);
  return true;
}
