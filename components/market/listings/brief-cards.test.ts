import { briefCards, wholeCards } from './brief-cards';
import type { CardModel } from './card-model';

const card = (id: string, more: Partial<CardModel> = {}): CardModel => ({
  href: `/listing/${id}`,
  title: 'Terneros',
  price: '3,70',
  place: 'Salto, Uruguay',
  stock: 'bovine',
  compact: true,
  ...more,
});

it('sends once what all cards have in common', () => {
  const cards = [
    card('01a', { picture: '/media/demo/calf-1-400.webp', verified: true, health: ['vaccinated'] }),
    card('02b', { picture: '/media/demo/calf-22-400.webp', unit: '/kg', price: '3,50', health: ['vaccinated'] }),
    card('03c'),
  ];
  const brief = briefCards(cards);
  expect(brief.inCommon).toEqual({
    all: { place: 'Salto, Uruguay', stock: 'bovine', compact: true },
    keys: ['href', 'title', 'price', 'picture', 'health', 'verified', 'unit'],
    href: ['/listing/0', ''],
    picture: ['/media/demo/calf-', '-400.webp'],
  });
  expect(brief.cards).toEqual([
    ['1a', 'Terneros', '3,70', '1', ['vaccinated'], 1],
    ['2b', 'Terneros', '3,50', '22', ['vaccinated'], 0, '/kg'],
    ['3c', 'Terneros', '3,70'],
  ]);
  expect(wholeCards(brief.cards, brief.inCommon)).toEqual(cards);
});

it.each([[[]], [[card('01a')]], [[card('01a', { picture: '/a.webp' }), card('01b', { picture: '/a.webp' })]]])(
  'leaves the address and the picture of each',
  (cards) => {
    const brief = briefCards(cards);
    expect(wholeCards(brief.cards, brief.inCommon)).toEqual(cards);
  },
);
