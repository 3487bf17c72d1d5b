import { env } from '@/lib/core/env';
import { DomainError } from '@/lib/core/errors/domain-error';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { refusalLocale, requestLocale } from './request-locale';
import { isSameOrigin } from './same-origin';
import { unmodifiedSince } from './unmodified-since';

describe('requestLocale', () => {
  it.each([
    ['pt', 'en', 'pt'],
    [undefined, 'en-US,en;q=0.9', 'en'],
    [undefined, 'fr,pt-BR;q=0.8,en;q=0.5', 'pt'],
    ['xx', null, 'es'],
    [undefined, 'de', 'es'],
    [undefined, 'en;q=0', 'es'],
    [undefined, ';;;', 'es'],
  ])('of cookie %p and header %p is %s', (cookie, header, locale) => {
    expect(requestLocale(cookie, header)).toBe(locale);
  });
});

it('a refusal is in the language that the request names, else in that of its account', async () => {
  const asking = (headers: HeadersInit) => ({ cookies: { get: () => undefined }, headers: new Headers(headers) });
  const account = () => Promise.resolve({ language: 'pt' as const });
  expect(await refusalLocale(asking({}), account)).toBe('pt');
  expect(await refusalLocale(asking({ 'accept-language': 'en' }), account)).toBe('en');
  expect(await refusalLocale(asking({}), () => Promise.resolve(null))).toBe('es');
  expect(await refusalLocale(asking({}), () => Promise.reject(new Error('gone')))).toBe('es');
});

describe('isSameOrigin', () => {
  it.each([
    [{ origin: 'http://localhost:3000' }, true],
    [{ origin: 'http://192.168.0.7:3000', host: '192.168.0.7:3000' }, true],
    // Whoever changes what isn't encrypted could send the other.
    [{ origin: 'https://corral.example', host: 'corral.example' }, false],
    [{ origin: 'https://localhost:3000' }, false],
    [{ origin: 'http://localhost:3000/', host: 'corral.example' }, false],
    [{ origin: 'http://corral.example:80', host: 'corral.example' }, false],
    [{ origin: 'https://evil.example', host: 'corral.example' }, false],
    [{ origin: 'null', host: 'corral.example' }, false],
    [{ host: 'corral.example' }, true],
    [{ host: 'corral.example', 'sec-fetch-site': 'cross-site' }, false],
    [{ host: 'corral.example', 'sec-fetch-site': 'same-site' }, false],
    [{ host: 'corral.example', 'sec-fetch-site': 'same-origin' }, true],
  ])('%p → %p', (headers, expected) => {
    expect(isSameOrigin(new Headers(headers as Record<string, string>))).toBe(expected);
  });
});

describe('clientAddress', () => {
  afterEach(() => {
    env.TRUSTED_PROXIES = 0;
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
  ])('of a connection from %s is %s, whatever X-Forwarded-For says', (peer, expected) => {
    expect(clientAddress(new Headers({ 'x-corral-peer': peer, 'x-forwarded-for': '198.51.100.1' }))).toBe(expected);
  });

  it.each([
    [1, '198.51.100.66, 203.0.113.9', '203.0.113.9'],
    [2, '198.51.100.66, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    [2, '203.0.113.9', '10.0.0.1'],
    [1, '', '10.0.0.1'],
  ])('behind %d proxies with X-Forwarded-For %p is %s', (proxies, header, expected) => {
    env.TRUSTED_PROXIES = proxies;
    expect(clientAddress(new Headers({ 'x-corral-peer': '10.0.0.1', 'x-forwarded-for': header }))).toBe(expected);
  });
});

describe('unmodifiedSince', () => {
  const current = { updatedAt: '2026-11-29T18:00:05.400Z' };
  const seen = (since?: string) =>
    unmodifiedSince(
      new Request('https://corral.test', since === undefined ? {} : { headers: { 'if-unmodified-since': since } }),
      current,
      'listing_changed',
    );

  it.each(['Sun, 29 Nov 2026 18:00:05 GMT', '2026-11-29T18:00:05.400Z'])('holds the verb to a copy of %s', (since) => {
    expect(seen(since)).toBe(current.updatedAt);
  });

  it.each(['Sun, 29 Nov 2026 18:00:04 GMT', '2026-11-29T18:00:05.399Z'])(
    'refuses what is older, %s, with what stands by now',
    (since) => {
      expect(() => seen(since)).toThrow(new DomainError('listing_changed', { current }));
    },
  );

  it.each([undefined, '', 'yesterday'])('asks nothing of a caller who says nothing, %p', (since) => {
    expect(seen(since)).toBeUndefined();
  });
});
