import { render, screen } from '@testing-library/react';
import { AdvertiserLink } from './advertiser-link';
import { useViewer } from '@/components/ui/viewer/use-viewer';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));
jest.mock('@/components/ui/viewer/use-viewer', () => ({ useViewer: jest.fn() }));

it.each([
  ['commercial_seller', 1],
  ['seller', 0],
  ['admin', 0],
])('is there for %s: %d', (role, count) => {
  jest.mocked(useViewer).mockReturnValue({ data: { role } } as ReturnType<typeof useViewer>);
  render(<AdvertiserLink href="/banner-ads">Publicidad</AdvertiserLink>);
  expect(screen.queryAllByRole('link')).toHaveLength(count);
});
