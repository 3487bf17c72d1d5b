import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { AdvertiserLink } from './advertiser-link';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

it.each([
  ['commercial_seller', 1],
  ['seller', 0],
  ['admin', 0],
])('is there for %s: %d', async (role, count) => {
  document.cookie = 'signed_in=1';
  const viewer = { id: '1', email: 'a@b.test', firstName: 'Ana', lastName: '', profileImageUrl: null, role };
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({
      ok: true,
      status: 200,
      json: () => Promise.resolve({ ...viewer, unreadMessages: 0 }),
    } as Response),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AdvertiserLink href="/banner-ads">Publicidad</AdvertiserLink>
    </QueryClientProvider>,
  );
  await Promise.resolve(screen.findByRole('link').catch(() => null));
  expect(screen.queryAllByRole('link')).toHaveLength(count);
});
