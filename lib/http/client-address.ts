import { isIPv6 } from 'node:net';
import { env } from '@/lib/env';
import { PEER_HEADER } from './prepare-requests';

/**
 * The visitor's address, for limits: the one that connected or, behind TRUSTED_PROXIES, the entry of X-Forwarded-For that the outermost
 * of them wrote; what a client itself put there counts for nothing. IPv6 counts by /64, which is what one household or phone gets.
 */
export function clientAddress(headers: Headers): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim()).filter(Boolean);
  const peer = headers.get(PEER_HEADER) ?? 'unknown';
  const address = ((env.TRUSTED_PROXIES > 0 && hops.at(-env.TRUSTED_PROXIES)) || peer).replace(/^::ffff:/, '');
  return isIPv6(address) ? `${expandIPv6(address).slice(0, 4).join(':')}::/64` : address;
}

function expandIPv6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right];
}
