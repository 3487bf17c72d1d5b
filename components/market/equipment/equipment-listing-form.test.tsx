import { fireEvent, screen } from '@testing-library/react';
import es from '@/messages/es.json';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { EquipmentListingForm } from './equipment-listing-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const labels = {
  ...{ highlighted: '', negotiable: '', asked: '', contact: '', compare: '', video: '' },
  ...{ verified: 'Verificado', vaccinated: '', healthCertificate: '', pregnancyTested: '' },
};
const names = { categories: es.equipment.categories, conditions: es.equipment.conditions, chooseCondition: 'Elegí' };
const card = () => document.querySelector('aside .card');

it('shows on the card of an unfinished listing what its seller has said, and nothing else', () => {
  localStorage.clear();
  renderWithMessages(
    <EquipmentListingForm
      save={jest.fn()}
      draftKey="corral-equipment-draft:test"
      verified
      cardLabels={labels}
      names={names}
      country="UY"
    />,
  );
  expect(card()).not.toHaveTextContent(/US\$|Bueno|Buen estado|Otros|Verificado/);
  fireEvent.change(screen.getByRole('textbox', { name: 'Precio' }), { target: { value: '9500' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Título' }), { target: { value: 'Tractor Fiat 700' } });
  expect(card()).toHaveTextContent(/US\$\s9\.500.*Tractor Fiat 700.*Verificado/);
  expect(card()).not.toHaveTextContent(es.equipment.conditions.good);
});
