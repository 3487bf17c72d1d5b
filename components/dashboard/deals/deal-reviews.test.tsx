import { screen } from '@testing-library/react';
import type { Locale } from '@/lib/core/i18n/locales';
import type { DealDto } from '@/lib/deals/deals/dto';
import { dealDto } from '@/tests/factories/deal-dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { DealReviews } from './deal-reviews';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const now = new Date('2026-11-25T12:00:00.000Z');
const send = jest.fn(() => Promise.resolve({ ok: true as const, data: null }));
const show = (judgesAnimals: boolean, traits: Partial<DealDto>, locale: Locale = 'es') => {
  const reviews = { ...dealDto().reviews, until: '2026-12-05T12:00:00.000Z', judgesAnimals };
  renderWithMessages(
    <DealReviews deal={dealDto({ ...traits, reviews })} now={now} isQuiet={false} send={send} />,
    locale,
  );
};
const questions = () =>
  screen.getAllByRole('group').map((group) => group.getAttribute('aria-label') ?? group.textContent);
const ANIMALS = /La hacienda, según lo publicado/;

it('asks the buyer alone how the animals were', () => {
  show(true, { side: 'buyer', status: 'closed' });
  expect(questions().some((text) => ANIMALS.test(text ?? ''))).toBe(true);
});

it.each<[Locale, string, string]>([
  ['es', '1, muy mal', '5, muy bien'],
  ['en', '1, very bad', '5, very good'],
  ['pt', '1, muito mal', '5, muito bem'],
])('says in %s which end of the marks is good', (locale, worst, best) => {
  show(true, { side: 'buyer', status: 'closed' }, locale);
  for (const name of [worst, best]) expect(screen.getAllByRole('radio', { name })).toHaveLength(3);
});

it('asks the seller about the buyer', () => {
  show(false, { side: 'seller', status: 'closed' });
  expect(questions().some((text) => ANIMALS.test(text ?? ''))).toBe(false);
  expect(screen.getByRole('heading', { name: '¿Cómo te fue con Rubén Sosa?' })).toBeInTheDocument();
});

it('asks of a deal that was cancelled how it was to deal with the other', () => {
  show(false, { side: 'buyer', status: 'cancelled', cancelledBy: 'seller' });
  expect(questions().some((text) => ANIMALS.test(text ?? ''))).toBe(false);
  expect(screen.getByRole('heading', { name: '¿Cómo fue tratar con Marta Luna?' })).toBeInTheDocument();
  expect(screen.getByText(/El trato se canceló/)).toBeInTheDocument();
});
