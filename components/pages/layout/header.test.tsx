import { render, screen } from '@testing-library/react';
import { layout } from '@/messages/es.json';
import type { FrameLabels } from './frame-labels';
import { Header } from './header';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));

it('asks whoever has no scripts to sign in, by a link that leads a member to the dashboard', () => {
  const labels = layout as unknown as FrameLabels['header'];
  render(<Header locale="es" labels={labels} preferences={{} as FrameLabels['preferences']} isHome plain />);
  const [withScripts, without] = screen.getAllByRole('link', { name: 'Entrar' });
  expect(withScripts).toHaveAttribute('href', '/auth');
  expect(without).toHaveAttribute('href', '/dashboard');
  expect(without).toHaveClass('hidden', 'noscript:flex');
});
