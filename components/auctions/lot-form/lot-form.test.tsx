import { fireEvent, screen } from '@testing-library/react';
import type { LotToEdit } from '@/lib/market/auctions/dto';
import classTexts from '@/messages/classes/es.json';
import es from '@/messages/es.json';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { LotForm } from './lot-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const card = () => document.querySelector('aside .card');

it('shows on the card of an unfinished lot what its seller has said, and nothing else', () => {
  localStorage.clear();
  renderWithMessages(
    <LotForm
      save={jest.fn()}
      draftKey="corral-lot-draft:test"
      cardLabels={es.auctions.card}
      breedNames={{}}
      classTexts={classTexts}
      country="UY"
      openedAt="2026-03-01T10:00:00.000Z"
    />,
  );
  expect(card()).toBeNull();
  const price = screen.getByRole('textbox', { name: 'Precio base' });
  fireEvent.change(price, { target: { value: '9000' } });
  expect(card()).toHaveTextContent(/US\$\s9\.000/);
  expect(card()).not.toHaveTextContent(/En vivo|Termina|Sin reserva/);
  fireEvent.change(screen.getByLabelText(/^Termina/), { target: { value: '2026-03-08T20:00' } });
  expect(card()).toHaveTextContent('Termina');
  expect(card()).not.toHaveTextContent('Sin reserva');
});

const EDITED: LotToEdit = {
  ...{ id: '01a1fc6e-4b6a-75ff-a517-f29b145c2099', version: 3, begun: false, held: false },
  ...{ title: '20 vaquillonas Gelbvieh', description: 'Mansas.', language: 'es', location: 'Durazno, Uruguay' },
  ...{ category: 'bovine', breed: 'Gelbvieh', class: 'heifer_bred', quantity: 20 },
  ...{ averageAge: 28, averageWeight: 370, shrinkPercent: '0' },
  ...{ healthStatus: null, vaccinated: false, healthCertificate: false, pregnancyTested: false },
  ...{ priceBasis: 'head', priceCurrency: 'USD', startingPrice: '900', reservePrice: null },
  ...{ startTime: '2026-03-02T10:00:00.000Z', endTime: '2026-03-08T23:00:00.000Z', youtubeUrl: null, images: [] },
};

it('opens a lot to be changed with what bidders read, each term a link to its field in the folded sheet', () => {
  localStorage.clear();
  renderWithMessages(
    <LotForm
      save={jest.fn()}
      edited={EDITED}
      draftKey="corral-lot-draft:edited"
      cardLabels={es.auctions.card}
      breedNames={{}}
      classTexts={classTexts}
      country="UY"
      openedAt="2026-03-01T10:00:00.000Z"
    />,
  );
  const sheet = screen.getByText('Ver todo').closest('details');
  expect(sheet).not.toHaveAttribute('open');
  expect(screen.queryByRole('heading', { name: /^Falta/ })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Cambiar Precio base' }));
  expect(sheet).toHaveAttribute('open');
  expect(screen.getByRole('textbox', { name: 'Precio base' })).toHaveFocus();
});

it.each([
  ['18 vaquillonas preñadas Gelbvieh, 370 kg', '20 vaquillonas preñadas Gelbvieh, 370 kg'],
  ['20 vaquillonas Gelbvieh', '20 vaquillonas Gelbvieh'],
])('changes a title that it composed with the heads, and leaves one that was typed', (expected, title) => {
  localStorage.clear();
  renderWithMessages(
    <LotForm
      save={jest.fn()}
      edited={{ ...EDITED, title }}
      draftKey="corral-lot-draft:edited"
      cardLabels={es.auctions.card}
      breedNames={{}}
      classTexts={classTexts}
      country="UY"
      openedAt="2026-03-01T10:00:00.000Z"
    />,
  );
  const heads = screen.getByRole('textbox', { name: es.lotForm.quantity, hidden: true });
  fireEvent.change(heads, { target: { value: '18' } });
  expect(screen.getByRole('textbox', { name: /^Título/, hidden: true })).toHaveValue(expected);
});
