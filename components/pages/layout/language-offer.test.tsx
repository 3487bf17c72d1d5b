import { fireEvent, render, screen } from '@testing-library/react';
import { Brand } from './brand';
import { LanguageOffer } from './language-offer';

const OFFERS = [
  { language: 'en', see: 'See Corral in English', close: 'No, thanks' },
  { language: 'pt', see: 'Ver o Corral em português', close: 'Não, obrigado' },
] as const;

it('the line that offers a language leads to this page in it, and can be closed', () => {
  window.history.replaceState(null, '', '/listing/7?from=home');
  document.documentElement.dataset.offer = 'pt';
  render(<LanguageOffer label="Idioma" offers={OFFERS} />);
  const link = screen.getByRole('link', { name: 'Ver o Corral em português' });
  fireEvent.focus(link);
  expect(link).toHaveAttribute('href', '/pt/listing/7?from=home');
  expect(link.closest('[lang]')).toHaveAttribute('lang', 'pt');
  fireEvent.click(screen.getByRole('button', { name: 'Não, obrigado' }));
  expect(document.documentElement.dataset.offer).toBeUndefined();
});

it('the logo leads home, except from there', () => {
  const { rerender } = render(<Brand href="/pt" label="Corral, início" />);
  expect(screen.getByRole('link', { name: 'Corral, início' })).toHaveAttribute('href', '/pt');
  rerender(<Brand href={null} label="Corral, início" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Corral')).toBeInTheDocument();
});
