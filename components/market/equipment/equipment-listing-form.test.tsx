import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '@/messages/es.json';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { EquipmentListingForm } from './equipment-listing-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const labels = {
  ...{ highlighted: '', negotiable: '', asked: '', contact: '', compare: '', video: '' },
  ...{ verified: 'Verificado', vaccinated: '', healthCertificate: '', pregnancyTested: '', declared: '' },
};
const names = { categories: es.equipment.categories, conditions: es.equipment.conditions, chooseCondition: 'Elegí' };
const card = () => document.querySelector('aside .card');

beforeEach(() => {
  localStorage.clear();
  renderWithMessages(
    <EquipmentListingForm
      save={jest.fn()}
      draftKey="corral-equipment-draft:test"
      verified
      cardLabels={labels}
      names={names}
      country="UY"
      home="Durazno, Uruguay"
    />,
  );
});

it('shows on the card of an unfinished listing what its seller has said, and nothing else', () => {
  expect(card()).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: 'Precio' }), { target: { value: '9500' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Título' }), { target: { value: 'Tractor Fiat 700' } });
  expect(card()).toHaveTextContent(/US\$\s9\.500.*Tractor Fiat 700.*Verificado/);
  expect(card()).not.toHaveTextContent(es.equipment.conditions.good);
});

it('asks without an advertisement what is still open, a card each, once its category is chosen', async () => {
  const user = userEvent.setup();
  const sheet = screen.getByText('Ver todo').closest('details');
  const asked = () => screen.queryAllByRole('group', { name: /^(Título|¿.*)$/ }).map((card) => card.id);
  expect(sheet).not.toHaveAttribute('open');
  expect(asked()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Maquinaria' }));
  expect(asked()).toEqual(['question-title', 'question-priceAmount', 'question-condition', 'question-location']);
  expect(screen.getByRole('link', { name: 'Faltan 4 y las fotos' })).toBeVisible();

  const card = (name: string) => within(screen.getByRole('group', { name }));
  await user.type(card('Título').getByRole('textbox'), 'Tractor Fiat 700{Enter}');
  await user.type(card('¿Cuánto pedís?').getByRole('textbox'), '9500{Enter}');
  await user.click(card('¿En qué estado está?').getByRole('button', { name: 'Buen estado' }));
  await user.click(card('¿Dónde está?').getByRole('button', { name: /^Durazno, Uruguay/ }));
  expect(asked()).toEqual([]);
  expect(sheet).not.toHaveAttribute('open');
  expect(document.querySelector('aside .card')).toHaveTextContent(/US\$\s9\.500.*Tractor Fiat 700.*Durazno/);
});
