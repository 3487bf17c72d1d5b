import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { FavoriteList } from './favorite-list';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

it('leaves the drawing of the heart to the style of its button', () => {
  const card = {
    href: '/listing/toro-7',
    title: 'Toro Angus',
    price: '4.600',
    place: 'Salto',
    stock: 'bovine',
    sold: false,
  };
  const labels = { highlighted: 'Destacado', compare: 'Comparar' } as ComponentProps<typeof FavoriteList>['cardLabels'];
  renderWithMessages(<FavoriteList cards={[card]} cardLabels={labels} remove={jest.fn()} />);
  const heart = screen.getByRole('button', { name: /Toro Angus/, pressed: true });
  expect(heart).toHaveClass('card-heart');
  expect(heart).toBeEmptyDOMElement();
});
