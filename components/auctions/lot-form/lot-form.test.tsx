import { fireEvent, screen } from '@testing-library/react';
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
  expect(card()).not.toHaveTextContent(/US\$|En vivo|Termina|Sin reserva/);
  const price = screen.getByRole('textbox', { name: 'Precio base' });
  fireEvent.change(price, { target: { value: '9000' } });
  expect(card()).toHaveTextContent(/US\$\s9\.000/);
  fireEvent.change(screen.getByLabelText(/^Termina/), { target: { value: '2026-03-08T20:00' } });
  expect(card()).toHaveTextContent('Termina');
  expect(card()).not.toHaveTextContent('Sin reserva');
});
