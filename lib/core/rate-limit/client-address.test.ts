import { env } from '@/lib/core/env';
import { PEER_HEADER, clientAddress } from './client-address';

function address(proxies: number, peer: string, forwarded?: string): string {
  jest.replaceProperty(env, 'TRUSTED_PROXIES', proxies);
  return clientAddress(
    new Headers({ [PEER_HEADER]: peer, ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) }),
  );
}

afterEach(() => jest.restoreAllMocks());

const PEER = '198.51.100.9';

describe('the visitor’s address', () => {
  it.each([
    ['without proxies, is whoever connected', 0, '203.0.113.7', PEER],
    ['without proxies, is whoever connected, however much is forged', 0, '203.0.113.7, 203.0.113.8', PEER],
    ['behind one proxy, is what that wrote', 1, '203.0.113.7', '203.0.113.7'],
    ['behind one proxy, is not what the client wrote before', 1, '192.0.2.1, 192.0.2.2, 203.0.113.7', '203.0.113.7'],
    ['behind two proxies, is what the outermost wrote', 2, '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['behind two proxies, is not what the client wrote before', 2, '192.0.2.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['with fewer hops than proxies, is whoever connected', 2, '203.0.113.7', PEER],
    ['with no header behind a proxy, is whoever connected', 1, undefined, PEER],
    ['with nothing in the header, is whoever connected', 1, ' , ,', PEER],
    ['with nonsense from the proxy, is whoever connected', 1, '203.0.113.7, unknown', PEER],
    ['with an obfuscated hop, is whoever connected', 1, '_hidden', PEER],
    ['with an impossible address, is whoever connected', 1, '203.0.113.256', PEER],
    ['loses a port', 1, '203.0.113.7:51234', '203.0.113.7'],
    ['loses the port and the brackets of IPv6', 1, '[2001:db8:1:2::7]:51234', '2001:db8:1:2::/64'],
  ] as const)('%s', (_, proxies, forwarded, expected) => {
    expect(address(proxies, PEER, forwarded)).toBe(expected);
  });

  it.each([
    '2001:db8:1:2::7',
    '2001:0DB8:0001:0002:FFFF:0:0:1',
    '2001:db8:1:2:0:0:192.0.2.1',
    '[2001:db8:1:2::7]',
    '2001:db8:1:2::7%eth0',
    '2001:db8:1:2::',
  ])('%s counts by its /64', (peer) => {
    expect(address(0, peer)).toBe('2001:db8:1:2::/64');
  });

  it.each([
    '::ffff:203.0.113.7',
    '::FFFF:203.0.113.7',
    '::ffff:cb00:7107',
    '0:0:0:0:0:ffff:203.0.113.7',
    '0000:0000:0000:0000:0000:ffff:cb00:7107',
    '[::ffff:203.0.113.7]:443',
    '203.0.113.7',
  ])('%s is an IPv4 address', (peer) => {
    expect(address(0, peer)).toBe('203.0.113.7');
  });

  it('is distinguished by every bit of the /64 and no other', () => {
    expect(
      new Set(
        ['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2:2::1', '2001:db9:1:2::1', '::1'].map((peer) =>
          address(0, peer),
        ),
      ).size,
    ).toBe(5);
    expect(address(0, 'fe80::1%eth0')).toBe(address(0, 'fe80::2%wlan1'));
  });

  it('is unknown where there is no telling', () => {
    expect(address(0, 'unknown')).toBe('unknown');
    expect(address(1, 'unknown', 'x')).toBe('unknown');
  });
});
