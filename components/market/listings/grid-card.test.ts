import type { CardModel } from './card-model';
import { gridCard } from './grid-card';

const CARD: CardModel = {
  href: '/listing/1',
  title: 'Novillos del campo',
  kind: 'Novillos Angus',
  price: '2,50',
  negotiable: true,
  line: { lead: '≈ US$ 800/cab', rest: [' · 40 cab.'], head: ['US$ 800/cab', '800'], total: ['US$ 32.000', '32000'] },
  facts: '2 años',
  terms: '30 días',
  health: ['vaccinated'],
  note: 'Óptimo',
  place: 'Salto',
  date: '26 nov. 2026',
  stock: 'bovine',
};

describe('a card in a grid', () => {
  it('keeps price, figures, class and breed, and place', () => {
    expect(gridCard(CARD)).toEqual({
      href: '/listing/1',
      title: 'Novillos del campo',
      kind: 'Novillos Angus',
      price: '2,50',
      line: { lead: '≈ US$ 800/cab', rest: [' · 40 cab.'] },
      place: 'Salto',
      compact: true,
      stock: 'bovine',
    });
  });

  it('keeps breed and age of animals whose class nobody said', () => {
    const { kind: _kind, ...plain } = CARD;
    expect(gridCard(plain).facts).toBe('2 años');
  });
});
