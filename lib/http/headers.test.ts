import { clientAddress } from './client-address';
import { requestLocale } from './request-locale';
import { isSameOrigin } from './same-origin';

describe('requestLocale', () => {
  it.each([
    ['pt', 'en', 'pt'], [undefined, 'en-US,en;q=0.9', 'en'], [undefined, 'fr,pt-BR;q=0.8,en;q=0.5', 'pt'], ['xx', null, 'es'], [undefined, 'de', 'es'], [undefined, 'en;q=0', 'es'], [undefined, ';;;', 'es'],
  ])('of cookie %p and header %p is %s', (cookie, header, locale) => {
    expect(requestLocale(cookie, header)).toBe(locale);
  });
});

describe('isSameOrigin', () => {
  it.each([
    [{ origin: 'http://localhost:3000' }, true],
    [{ origin: 'https://corral.example', host: 'corral.example' }, true],
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
  it.each([
    ['203.0.113.9', '203.0.113.9'], ['198.51.100.1, 203.0.113.9', '203.0.113.9'], ['', 'unknown'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'], ['2001:db8::1', '2001:db8:0:0::/64'], ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ])('of %p is %s', (header, expected) => {
    expect(clientAddress(new Headers({ 'x-forwarded-for': header }))).toBe(expected);
  });
});
