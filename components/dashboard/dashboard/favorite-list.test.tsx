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

it('leads to the comparison of what can still be bought', () => {
  const card = { title: 'Toro Angus', price: '4.600', place: 'Salto', stock: 'bovine', sold: false };
  const id = (last: number) => `0a0b0c0d-0000-4000-8000-00000000000${last}`;
  const cards = [1, 2, 3].map((last) => ({ ...card, href: `/listing/${id(last)}`, sold: last === 2 }));
  const labels = { highlighted: 'Destacado', compare: 'Comparar' } as ComponentProps<typeof FavoriteList>['cardLabels'];
  renderWithMessages(<FavoriteList cards={cards} cardLabels={labels} remove={jest.fn()} />);
  expect(screen.getByRole('link', { name: 'Comparar los 2' })).toHaveAttribute(
    'href',
    `/compare?ids=${id(1)},${id(3)}`,
  );
});

it('says that of many saved lots the last are compared', () => {
  const card = { title: 'Toro Angus', price: '4.600', place: 'Salto', stock: 'bovine', sold: false };
  const cards = [1, 2, 3, 4, 5].map((last) => ({
    ...card,
    href: `/listing/0a0b0c0d-0000-4000-8000-00000000000${last}`,
  }));
  const labels = { highlighted: 'Destacado', compare: 'Comparar' } as ComponentProps<typeof FavoriteList>['cardLabels'];
  renderWithMessages(<FavoriteList cards={cards} cardLabels={labels} remove={jest.fn()} />);
  expect(screen.getByRole('link', { name: 'Comparar los 4 últimos' })).toBeVisible();
});
