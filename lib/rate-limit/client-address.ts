import { isIPv4, isIPv6 } from 'node:net';
import { env } from '@/lib/env';

/** Carries the address that a connection really came from; the server overwrites what a client sends under this name. */
export const PEER_HEADER = 'x-corral-peer';

/**
 * The visitor's address, for limits: the one that connected or, behind TRUSTED_PROXIES, the entry of X-Forwarded-For that the outermost
 * of them wrote; what a client itself put there counts for nothing. Without such an entry, or where it is no address, whoever connected
 * counts. IPv6 counts by /64, which is what one household or phone gets.
 */
export function clientAddress(headers: Headers): string {
  const hops = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  const forwarded = env.TRUSTED_PROXIES > 0 ? hops.at(-env.TRUSTED_PROXIES) : undefined;
  return keyOf(forwarded) ?? keyOf(headers.get(PEER_HEADER)) ?? 'unknown';
}

/** One key for every spelling of an address: with a port, in brackets, with a zone, in capitals, as IPv4 in IPv6's clothes. */
function keyOf(text: string | null | undefined): string | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text ?? '')?.[1] ?? /^([\d.]+):\d+$/.exec(text ?? '')?.[1] ?? text ?? '';
  const address = bare.replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (!isMapped) return `${groups.slice(0, 4).join(':')}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .join('.');
}

/** The eight groups of an IPv6 address, without capitals and leading zeros. */
function groupsOf(address: string): string[] {
  // URLs know one spelling only, and write dotted tails in hexadecimal.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((half) => half.split(':').filter(Boolean)) as [string[], string[]];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}
