import type { IncomingMessage } from 'node:http';

/** Matches the coding, unless its quality is zero. */
const ACCEPTED = {
  br: /(?:^|,)\s*br\s*(?:;\s*q=(?:1|0?\.0*[1-9])[\d.]*\s*)?(?:,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;\s*q=(?:1|0?\.0*[1-9])[\d.]*\s*)?(?:,|$)/i,
};

/** Returns whether the client accepts the content coding. */
export function acceptsEncoding({ headers }: IncomingMessage, coding: keyof typeof ACCEPTED): boolean {
  return ACCEPTED[coding].test(String(headers['accept-encoding'] ?? ''));
}
