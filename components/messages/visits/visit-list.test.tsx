import { screen } from '@testing-library/react';
import type { VisitDto } from '@/lib/deals/visits/dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { VisitList } from './visit-list';

const visit: VisitDto = {
  id: 'v1',
  status: 'open',
  side: 'seller',
  listing: { id: 'l1', title: '40 novillos', image: '/art/stock-bovine.webp', location: 'Durazno, Uruguay' },
  person: { id: 'p', name: 'María de los Ángeles Etcheverry Iturriaga', isActive: true },
  visitor: 'self',
  inspectorName: null,
  slots: [],
  slotsLeft: [],
  proposedBy: 'buyer',
  chosen: null,
  endedBy: null,
  endsAt: '2026-12-02T12:30:00.000Z',
};

it('cuts nobody’s name off on a phone', () => {
  renderWithMessages(<VisitList ahead={[visit]} past={[]} />);
  expect(screen.getByText(visit.person.name)).not.toHaveClass('truncate');
});
