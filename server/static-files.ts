import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { CACHED_FOR_A_MONTH } from '@/lib/http/security-headers.mjs';

/** What Next says of its own files, whose names have a hash of what is in them. */
const CACHED_FOR_EVER = 'public, max-age=31536000, immutable';

const TYPES: Partial<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
};

type CompressedFile = { body: Buffer; type: string; tag: string };

/** Files by the path of their address. */
type CompressedFiles = ReadonlyMap<string, CompressedFile>;

/** Reads what `scripts/compress-static.mjs` wrote when the application was built; nothing where it wrote nothing. */
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

/** `br`, unless its quality is zero. */
const ACCEPTS_BROTLI = /(?:^|,)\s*br\s*(?:;\s*q=(?:1|0?\.0*[1-9])[\d.]*\s*)?(?:,|$)/i;

/**
 * Answers a request for a compressed file, and says whether it did. Whoever reads no Brotli or asks for a part of a file is answered by Next,
 * from the file itself.
 */
export function serveCompressed(files: CompressedFiles, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, headers, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const address = url.split('?', 1)[0] ?? '';
  const file = files.get(address);
  if (!file || headers.range !== undefined || !ACCEPTS_BROTLI.test(String(headers['accept-encoding'] ?? '')))
    return false;
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
