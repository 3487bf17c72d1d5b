import { VerifiedCrawlers, type Names } from './verified-crawlers';

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const never = new Promise<string[]>(() => undefined);
const missing = () => Promise.reject(Object.assign(new Error('queryPtr ENOTFOUND'), { code: 'ENOTFOUND' }));

/** Names that answer from a table, and count what is asked of them. */
function table(reverse: Record<string, string[]>, forward: Record<string, string[]>) {
  const asked: string[] = [];
  const look = (found: Record<string, string[]>) => (name: string) => {
    asked.push(name);
    const answer = found[name];
    return answer ? Promise.resolve(answer) : missing();
  };
  const names: Names = { reverse: look(reverse), resolve4: look(forward), resolve6: look(forward) };
  return { asked, names };
}

/** Asks until nothing is under way, and returns the last answer. */
async function known(crawlers: VerifiedCrawlers, ip: string, userAgent = GOOGLEBOT, key = ip): Promise<boolean> {
  crawlers.has(key, ip, userAgent);
  await new Promise((resolve) => setImmediate(resolve));
  return crawlers.has(key, ip, userAgent);
}

describe('a crawler', () => {
  it('is one whose name in reverse is its operator’s and leads back to the address', async () => {
    const { names } = table(
      {
        '66.249.66.1': ['crawl-66-249-66-1.googlebot.com'],
        '40.77.167.1': ['MSNBOT-40-77-167-1.search.msn.com'],
        '2001:4860:4801:10:0:0:0:1': ['geo-crawl.geo.googlebot.com'],
        '5.255.253.1': ['a.example', 'spider-5-255-253-1.yandex.com'],
      },
      {
        'crawl-66-249-66-1.googlebot.com': ['66.249.66.1'],
        'msnbot-40-77-167-1.search.msn.com': ['40.77.167.9', '40.77.167.1'],
        'geo-crawl.geo.googlebot.com': ['2001:4860:4801:10::1'],
        'spider-5-255-253-1.yandex.com': ['5.255.253.1'],
      },
    );
    const crawlers = new VerifiedCrawlers(names);
    expect(await known(crawlers, '66.249.66.1')).toBe(true);
    expect(await known(crawlers, '40.77.167.1', 'bingbot/2.0')).toBe(true);
    expect(await known(crawlers, '2001:4860:4801:10:0:0:0:1', GOOGLEBOT, '2001:4860:4801:10::/64')).toBe(true);
    expect(await known(crawlers, '5.255.253.1', 'YandexBot/3.0')).toBe(true);
  });

  it('is nobody whose name is another’s, only looks like one, leads elsewhere or nowhere', async () => {
    const { names } = table(
      {
        '192.0.2.1': ['crawl.googlebot.com'],
        '192.0.2.2': ['crawl.googlebot.com.example.org', 'evilgooglebot.com', 'googlebot.com'],
        '192.0.2.3': ['crawl-none.googlebot.com'],
        '192.0.2.4': ['a.search.msn.com'],
      },
      {
        'crawl.googlebot.com': ['66.249.66.1'],
        'crawl.googlebot.com.example.org': ['192.0.2.2'],
        'evilgooglebot.com': ['192.0.2.2'],
        'googlebot.com': ['192.0.2.2'],
        'a.search.msn.com': ['192.0.2.4'],
      },
    );
    const crawlers = new VerifiedCrawlers(names);
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5'])
      expect([ip, await known(crawlers, ip)]).toEqual([ip, false]);
  });

  it('is asked about once, however often it comes, and nobody else is', async () => {
    const { asked, names } = table({ '192.0.2.1': ['crawl.googlebot.com'] }, { 'crawl.googlebot.com': ['192.0.2.1'] });
    const crawlers = new VerifiedCrawlers(names);
    for (let times = 0; times < 50; times += 1) await known(crawlers, '192.0.2.1');
    for (let times = 0; times < 50; times += 1) await known(crawlers, '192.0.2.9');
    for (const userAgent of ['Firefox', '', 'facebookexternalhit/1.1', 'WhatsApp/2'])
      await known(crawlers, '192.0.2.7', userAgent);
    expect(asked).toEqual(['192.0.2.1', 'crawl.googlebot.com', '192.0.2.9']);
  });
});

describe('names that do not answer', () => {
  it('keep nobody waiting, are given up, and are asked about few addresses at once', async () => {
    const asked: string[] = [];
    const slow: Names = {
      reverse: (ip) => {
        asked.push(ip);
        return never;
      },
      resolve4: () => never,
      resolve6: () => never,
    };
    const crawlers = new VerifiedCrawlers(slow, 20);
    for (let host = 0; host < 200; host += 1)
      expect(crawlers.has(`k${host}`, `192.0.2.${host}`, GOOGLEBOT)).toBe(false);
    expect(asked).toHaveLength(8);
    // An address whose names did not answer is not asked about again soon.
    while (asked.length < 9) {
      crawlers.has('k0', '192.0.2.0', GOOGLEBOT);
      crawlers.has('new', '192.0.2.250', GOOGLEBOT);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(asked.at(-1)).toBe('192.0.2.250');
  });

  it('do not forget a crawler when thousands lie', async () => {
    const { names } = table({ '192.0.2.1': ['crawl.googlebot.com'] }, { 'crawl.googlebot.com': ['192.0.2.1'] });
    const crawlers = new VerifiedCrawlers(names);
    expect(await known(crawlers, '192.0.2.1')).toBe(true);
    for (let host = 0; host < 6_000; host += 1) {
      crawlers.has(`k${host}`, '198.51.100.1', GOOGLEBOT);
      if (host % 8 === 7) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(crawlers.has('192.0.2.1', '192.0.2.1', GOOGLEBOT)).toBe(true);
  });
});
