import { screen } from '@testing-library/react';
import type { Locale } from '@/lib/core/i18n/locales';
import type { DealRowDto } from '@/lib/deals/deals/dto';
import { dealDto } from '@/tests/factories/deal-dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { DealList } from './deal-list';

const now = new Date('2026-11-24T15:22:00.000Z');
const row: DealRowDto = {
  ...dealDto(),
  title: '60 terneros Angus',
  image: null,
  personName: 'Rubén Sosa',
  agreedOn: '2024-11-18',
  isDisputed: false,
  since: '2026-11-24T12:00:00.000Z',
  askedUntil: null,
};

it.each<[Locale, RegExp]>([
  ['es', /^18 nov\. 2024 · Nº 2041 · con Rubén Sosa$/],
  ['en', /^Nov 18, 2024 · No\. 2041 · with Rubén Sosa$/],
  ['pt', /^18 de nov\. de 2024 · Nº 2041 · com Rubén Sosa$/],
])('says in %s when a deal was agreed and with whom', (locale, expected) => {
  renderWithMessages(<DealList deals={[row]} offers={0} now={now} />, locale);
  const day = document.querySelector('time');
  expect(day).toHaveAttribute('datetime', '2024-11-18');
  expect(day?.parentElement).toHaveTextContent(expected);
});

it('begins with the offers that wait for an answer', () => {
  renderWithMessages(<DealList deals={[]} offers={2} now={now} />);
  expect(screen.getByRole('link', { name: '2 ofertas esperan tu respuesta' })).toHaveAttribute('href', '/offers');
});

it.each<[Locale, string]>([
  ['es', 'Te toca: decí si seguís con el lote'],
  ['en', 'Your turn: say if you go on with the lot'],
  ['pt', 'Sua vez: diga se segue com o lote'],
])('says in %s to the winner of a lot that the seller waits for an answer', (locale, expected) => {
  const asked = { ...row, side: 'buyer', waits: 'winner', askedUntil: '2026-11-25T22:22:00.000Z' } as const;
  renderWithMessages(<DealList deals={[asked]} offers={0} now={now} />, locale);
  expect(screen.getByText(expected)).toHaveClass('font-semibold');
  expect(screen.getByText(/^(?:quedan|faltam) 31 h$|^31 h left$/)).toBeInTheDocument();
});
