import { createServer, type AddressInfo } from 'node:net';
import { env } from '@/lib/core/env';
import { listen } from './listen';

async function addressOf(host?: string): Promise<string> {
  const server = createServer();
  await listen(server, 0, host);
  const { address } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return address;
}

afterEach(() => jest.restoreAllMocks());

describe('listen', () => {
  it('answers this machine only, unless it is told otherwise', async () => {
    expect(await addressOf()).toBe('127.0.0.1');
    expect(await addressOf('0.0.0.0')).toBe('0.0.0.0');
    jest.replaceProperty(env, 'HOST', '0.0.0.0');
    expect(await addressOf()).toBe('0.0.0.0');
  });
});
