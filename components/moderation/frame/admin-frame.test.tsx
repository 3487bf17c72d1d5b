import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { AdminFrame, type Waiting } from './admin-frame';
import { useDecidedCount } from './decided';
import { ADMIN_GROUPS, adminPath } from './pages';

let mockSegments: string[] = [];
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useSelectedLayoutSegments: () => mockSegments,
}));

const nothing = { waiting: 0, late: false };
const waiting: Waiting = {
  cases: { waiting: 12, late: false },
  appeals: { waiting: 2, late: true },
  support: nothing,
  verifications: { waiting: 5, late: false },
  papers: { waiting: 2, late: false },
  ids: nothing,
  bannerRequests: nothing,
  transactions: nothing,
  awards: nothing,
  disputes: nothing,
  rates: nothing,
};

/** Renders the frame around the page with these segments; returns the rail and the bar of narrow screens. */
function open(...segments: string[]) {
  mockSegments = segments;
  renderWithMessages(<AdminFrame waiting={waiting}>Contenido de la página</AdminFrame>);
  const [rail, bar] = screen.getAllByRole('navigation', { name: 'Administración' });
  if (!rail || !bar) throw new Error('no rail and bar');
  return { rail: within(rail), bar: within(bar) };
}

it('has every page once, in five groups', () => {
  expect(ADMIN_GROUPS.map(({ name }) => name)).toEqual(['today', 'cases', 'people', 'money', 'content']);
  const paths = ADMIN_GROUPS.flatMap(({ pages }) => pages.map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
  expect(adminPath('bannerAds')).toBe('/admin/banner-ads');
});

it('marks the page, below its group, and counts what waits', () => {
  const { rail, bar } = open('papers');
  expect(rail.getByRole('link', { name: 'Papeles 2 esperan' })).toHaveAttribute('aria-current', 'page');
  expect(rail.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
  // Its pages have the counts, so that none is told twice.
  expect(rail.getByRole('link', { name: 'Personas' })).toHaveAttribute('href', '/admin/verifications');
  // The pages of groups that aren't open are one step away.
  expect(rail.queryByRole('link', { name: /Contacto/ })).not.toBeInTheDocument();
  expect(bar.getAllByRole('link')).toHaveLength(5);
  expect(bar.getByRole('link', { name: 'Personas 7 esperan' })).toHaveAttribute('aria-current', 'true');
  const row = within(screen.getByRole('navigation', { name: 'Personas' }));
  expect(row.getByRole('link', { name: 'Papeles 2 esperan' })).toHaveAttribute('aria-current', 'page');
});

it('counts no case that was decided since it was counted', () => {
  mockSegments = ['cases'];
  function Page() {
    useDecidedCount(3);
    return null;
  }
  renderWithMessages(
    <AdminFrame waiting={waiting}>
      <Page />
    </AdminFrame>,
  );
  const [rail] = screen.getAllByRole('navigation', { name: 'Administración' });
  expect(within(rail as HTMLElement).getByRole('link', { name: /^Casos 11 esperan/ })).toBeInTheDocument();
});

it('says that something is past its time in words too', () => {
  const { rail } = open('blog', 'new');
  expect(rail.getByRole('link', { name: 'Casos 14 esperan, alguno ya pasado el plazo' })).toBeInTheDocument();
  // A group of one page is that page.
  expect(rail.getByRole('link', { name: 'Contenido' })).toHaveAttribute('aria-current', 'page');
});

it('leaves the bottom of phones to the decisions of a case', () => {
  const { bar } = open('cases', 'k1');
  expect(bar.getByRole('list').parentElement).toHaveClass('max-md:hidden');
});

it('finds people from every page by the key /', async () => {
  open('papers');
  await userEvent.setup().keyboard('/');
  const field = screen.getByRole('searchbox', { name: 'Buscar personas' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(field.closest('form')).toHaveAttribute('action', '/admin/users');
});
