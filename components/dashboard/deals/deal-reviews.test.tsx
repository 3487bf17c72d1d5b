import { screen } from '@testing-library/react';
import type { Locale } from '@/lib/core/i18n/locales';
import type { DealDto } from '@/lib/deals/deals/dto';
import { dealDto } from '@/tests/factories/deal-dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { DealReviews } from './deal-reviews';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const now = new Date('2026-11-25T12:00:00.000Z');
const send = jest.fn(() => Promise.resolve({ ok: true as const, data: null }));
const show = (
  judgesAnimals: boolean,
  traits: Partial<DealDto>,
  locale: Locale = 'es',
  of: Partial<DealDto['reviews']> = {},
) => {
  const reviews = { ...dealDto().reviews, until: '2026-12-05T12:00:00.000Z', judgesAnimals, ...of };
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

it('says to no side of a deal that was cancelled after it left that the animals are no matter', () => {
  show(false, { side: 'seller', status: 'cancelled', cancelledBy: 'both', haveLeft: true });
  expect(screen.queryByText(/El trato se canceló/)).toBeNull();
});

it('names the last day where the time ends with it, and no midnight', () => {
  const open = { side: 'buyer', status: 'closed' } as const;
  // The end of 12 February where the animals are, in Uruguay.
  show(true, open, 'es', { until: '2027-02-13T03:00:00.000Z' });
  expect(screen.getByText(/^No se ve hasta que opinen los dos/)).toHaveTextContent(/hasta el 12 feb\. 2027\.$/);
});

const said = { overall: 4, asDescribed: null, dealing: null, text: 'Puntual.', createdAt: '2026-11-20T12:00:00.000Z' };

describe('of a deal that one side called off alone', () => {
  const cancelled = { side: 'buyer', status: 'cancelled', cancelledBy: 'seller' } as const;

  it('waits for nobody: who reviews is told that the other one sees it at once', () => {
    show(false, cancelled, 'es', { isAlone: true });
    expect(screen.getByText(/Marta Luna no siguió con el trato, así que opinás solo vos/)).toBeInTheDocument();
    expect(screen.queryByText(/hasta que opinen los dos/)).not.toBeInTheDocument();
  });

  it('says afterwards that it can be seen, and nothing of one that can’t come', () => {
    show(false, cancelled, 'es', { isAlone: true, mine: said });
    expect(screen.getByText('Marta Luna ya la puede ver.')).toBeInTheDocument();
    expect(screen.queryByText(/se ven las dos juntas|no opinó/)).not.toBeInTheDocument();
  });

  it('shows it to who called it off, whom it asks nothing', () => {
    show(false, { ...cancelled, side: 'seller' }, 'es', { until: null, theyHave: true, theirs: said });
    expect(screen.getByRole('heading', { name: 'Las opiniones' })).toBeInTheDocument();
    expect(screen.getByText('Puntual.')).toBeInTheDocument();
    expect(screen.queryByText(/No opinaste|¿Cómo/)).not.toBeInTheDocument();
  });
});

it('asks nothing any more once the time is over, and says so', () => {
  show(true, { side: 'buyer', status: 'closed' }, 'es', { until: '2026-11-25T11:00:00.000Z', theirs: said });
  expect(screen.getByRole('heading', { name: 'Las opiniones' })).toBeInTheDocument();
  expect(screen.getByText(/No opinaste: se podía hasta el/)).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('says that a review counts nowhere where the deal lapsed and nothing was received or paid', () => {
  show(false, { status: 'lapsed' });
  expect(screen.getByText(/Como el trato venció, tu opinión la lee solo .+: no cuenta/)).toBeInTheDocument();
  expect(document.querySelector('.btn-primary')).toBeNull();
});
