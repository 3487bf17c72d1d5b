import { render, screen } from '@testing-library/react';
import type { FrameLabels } from './frame-labels';
import { HeaderSearch } from './header-search';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

const labels = {
  searchLabel: 'animals',
  searchPlaceholder: 'animals…',
  searchAuctions: 'lots',
  searchEquipment: 'equipment',
  searchBlog: 'articles',
} as FrameLabels['header'];

it.each([
  ['/', 'animals', '/'],
  ['/listing/1', 'animals', '/'],
  ['/equipment/1', 'equipment', '/equipment'],
  ['/auctions', 'lots', '/auctions'],
  ['/blog/article', 'articles', '/blog'],
  ['/blogging', 'animals', '/'],
])('on %s it searches %s', (path, label, action) => {
  pathname = path;
  render(<HeaderSearch locale="es" labels={labels} className="" />);
  expect(screen.getByRole('searchbox', { name: label }).closest('form')).toHaveAttribute('action', action);
});

it('keeps the language', () => {
  pathname = '/pt/equipment';
  render(<HeaderSearch locale="pt" labels={labels} className="" />);
  expect(screen.getByRole('searchbox', { name: 'equipment' }).closest('form')).toHaveAttribute(
    'action',
    '/pt/equipment',
  );
});
