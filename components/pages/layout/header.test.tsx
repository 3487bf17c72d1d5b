import { render, screen } from '@testing-library/react';
import { layout } from '@/messages/es.json';
import type { FrameLabels } from './frame-labels';
import { Header } from './header';
import { isList, sectionOf } from './navigation';
import { ShownSection } from './shown-section';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));

it('asks whoever has no scripts to sign in, by a link that leads a member to the dashboard', () => {
  const labels = layout as unknown as FrameLabels['header'];
  const preferences = {} as FrameLabels['preferences'];
  render(<Header locale="es" labels={labels} preferences={preferences} section={null} isHome plain />);
  const [withScripts, without] = screen.getAllByRole('link', { name: 'Entrar' });
  expect(withScripts).toHaveAttribute('href', '/auth');
  expect(without).toHaveAttribute('href', '/dashboard');
  expect(without).toHaveClass('hidden', 'noscript:flex');
});

it.each([
  [['front'], null],
  [['suggested', 'UY', 'front'], null],
  [['search', 'category=bovine'], 'animals'],
  [['map-of', 'everything/42'], 'animals'],
  [['animales', 'vaquillonas/uruguay'], 'animals'],
  [['equipment-front', '1/UY'], 'equipment'],
  [['auctions', '7'], 'auctions'],
  [['help'], null],
])('marks the section of %j as %s', (segments, section) => expect(sectionOf(segments)).toBe(section));

it('has no search where the page has one', () => {
  const labels = layout as unknown as FrameLabels['header'];
  const preferences = {} as FrameLabels['preferences'];
  const header = { locale: 'es', labels, preferences, section: null, isHome: true } as const;
  const { rerender } = render(<Header {...header} hasSearch={!isList(['search', 'breed=Angus/UY'])} />);
  expect(screen.queryByRole('searchbox', { hidden: true })).toBeNull();
  rerender(<Header {...header} hasSearch={!isList(['help', 'search'])} />);
  expect(screen.getAllByRole('searchbox', { hidden: true })).toHaveLength(2);
});

it('marks the section of what a page shows, until it is left', () => {
  const labels = layout as unknown as FrameLabels['header'];
  const preferences = {} as FrameLabels['preferences'];
  const header = <Header {...{ locale: 'es', labels, preferences, section: 'animals' }} isHome={false} />;
  const marked = () =>
    screen
      .getAllByRole('link', { current: 'page' })
      .map((link) => link.textContent)
      .at(0);
  const { rerender } = render(
    <>
      {header}
      <ShownSection section="equipment" />
    </>,
  );
  expect(marked()).toBe(labels.equipment);
  rerender(header);
  expect(marked()).toBe(labels.animals);
});
