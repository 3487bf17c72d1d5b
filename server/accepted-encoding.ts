import type { IncomingMessage } from 'node:http';

/** Matches a coding, unless its quality is zero. */
const pattern = (coding: string) =>
  new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=(?:1|0?\\.0*[1-9])[\\d.]*\\s*)?(?:,|$)`, 'i');

const ACCEPTED = { br: pattern('br'), gzip: pattern('gzip') };

/** Returns whether the client accepts the content coding. */
export function acceptsEncoding({ headers }: IncomingMessage, coding: keyof typeof ACCEPTED): boolean {
  return ACCEPTED[coding].test(String(headers['accept-encoding'] ?? ''));
}
