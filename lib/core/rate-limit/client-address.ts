import { isIPv4, isIPv6 } from 'node:net';
import { env } from '@/lib/core/env';

/** The connection's remote address; the server overwrites any value that a client sends in this header. */
export const PEER_HEADER = 'x-corral-peer';

/**
 * Returns the visitor's address in one notation: that of the connection or, behind TRUSTED_PROXIES, the entry of
 * X-Forwarded-For that the outermost trusted proxy wrote (earlier entries are under the client's control). If that
 * entry is missing or invalid, the connection's address is used. Null if neither is an address.
 */
export function visitorIp(headers: Headers): string | null {
  const hops = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  const forwarded = env.TRUSTED_PROXIES > 0 ? hops.at(-env.TRUSTED_PROXIES) : undefined;
  return plainAddress(forwarded) ?? plainAddress(headers.get(PEER_HEADER));
}

/** Returns the visitor's address for rate limits. IPv6 counts by /64, the usual allocation of one household or phone. */
export function clientAddress(headers: Headers): string {
  const ip = visitorIp(headers);
  if (!ip?.includes(':')) return ip ?? 'unknown';
  return `${ip.split(':').slice(0, 4).join(':')}::/64`;
}

/** Returns one text for every notation of an address: with port, brackets or zone, in capitals, IPv4-mapped IPv6. */
export function plainAddress(text: string | null | undefined): string | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text ?? '')?.[1] ?? /^([\d.]+):\d+$/.exec(text ?? '')?.[1] ?? text ?? '';
  const address = bare.replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (!isMapped) return groups.join(':');
  return groups
    .slice(6)
    .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .join('.');
}

/** Expands an IPv6 address into its eight groups, in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  // URL parsing yields the canonical notation, with dotted IPv4 tails in hexadecimal.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((half) => half.split(':').filter(Boolean)) as [string[], string[]];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}
