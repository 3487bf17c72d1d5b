import { Resolver } from 'node:dns/promises';
import { LRUCache } from 'lru-cache';
import { HOUR_MS, MINUTE_MS } from '@/lib/core/durations';
import { plainAddress } from '@/lib/core/rate-limit/client-address';

/** Crawlers that read the whole market, with the domain that their operators document for the names of their machines. */
const DOMAINS: readonly (readonly [userAgent: RegExp, ...domains: string[]])[] = [
  [/Googlebot/i, 'googlebot.com'],
  [/bingbot/i, 'search.msn.com'],
  [/YandexBot/i, 'yandex.com', 'yandex.net', 'yandex.ru'],
  [/Applebot/i, 'applebot.apple.com'],
  [/Baiduspider/i, 'baidu.com', 'baidu.jp'],
];

/** What is asked of the domain name system. */
export type Names = Record<'reverse' | 'resolve4' | 'resolve6', (name: string) => Promise<string[]>>;

/** Whoever says to be a crawler makes us ask: few at once, and the others are asked about later. */
const LOOKUPS_AT_ONCE = 8;
const LOOKUP_MS = 3_000;
/** Names of one address that are looked at; its owner may have written thousands. */
const NAMES_MAX = 3;
const ADDRESSES_MAX = 2_000;

const KEPT_MS = { verified: 24 * HOUR_MS, other: HOUR_MS, unanswered: 5 * MINUTE_MS } as const;

function resolver(): Names {
  const dns = new Resolver({ timeout: 1_000, tries: 2 });
  return {
    reverse: (ip) => dns.reverse(ip),
    resolve4: (name) => dns.resolve4(name),
    resolve6: (name) => dns.resolve6(name),
  };
}

/** Knows the addresses of crawlers, by their name in reverse and the address of that name. */
export class VerifiedCrawlers {
  // Apart, so that no flood of liars displaces the crawlers.
  private readonly verified = new LRUCache<string, true>({ max: ADDRESSES_MAX, ttl: KEPT_MS.verified });
  private readonly others = new LRUCache<string, true>({ max: ADDRESSES_MAX });
  private readonly underWay = new Set<string>();

  constructor(
    private readonly names: Names = resolver(),
    private readonly lookupMs = LOOKUP_MS,
  ) {}

  /**
   * Whether the address belongs to a crawler, as far as it is known by now: nobody waits for an answer, and until there is
   * one, it does not. `key` is the visitor as limits count it, which is asked about once.
   */
  has(key: string, ip: string, userAgent: string): boolean {
    const [, ...domains] = DOMAINS.find(([pattern]) => pattern.test(userAgent)) ?? [null];
    if (domains.length === 0) return false;
    if (this.verified.has(key)) return true;
    const isAsked = this.others.has(key) || this.underWay.has(key) || this.underWay.size >= LOOKUPS_AT_ONCE;
    if (!isAsked) void this.lookUp(key, ip, domains);
    return false;
  }

  private async lookUp(key: string, ip: string, domains: readonly string[]): Promise<void> {
    this.underWay.add(key);
    let limit: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      limit = setTimeout(() => resolve(null), this.lookupMs).unref();
    });
    const answer = await Promise.race([this.belongs(ip, domains).catch(isUnknown), late]);
    clearTimeout(limit);
    if (answer) this.verified.set(key, true);
    else this.others.set(key, true, { ttl: answer === null ? KEPT_MS.unanswered : KEPT_MS.other });
    this.underWay.delete(key);
  }

  /** The name alone proves nothing, because the owner of an address writes any name; the name's own address does. */
  private async belongs(ip: string, domains: readonly string[]): Promise<boolean> {
    const found = (await this.names.reverse(ip)).map((name) => name.toLowerCase());
    const names = found.filter((name) => domains.some((domain) => name.endsWith(`.${domain}`))).slice(0, NAMES_MAX);
    const isV6 = ip.includes(':');
    for (const name of names) {
      const addresses = await (isV6 ? this.names.resolve6(name) : this.names.resolve4(name));
      if (addresses.some((address) => plainAddress(address) === ip)) return true;
    }
    return false;
  }
}

/** False if the name system said that there is no such name, null if it did not answer. */
const isUnknown = (error: unknown): false | null =>
  ['ENOTFOUND', 'ENODATA', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '') ? false : null;
