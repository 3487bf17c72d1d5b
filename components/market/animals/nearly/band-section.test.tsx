import { render, screen } from '@testing-library/react';
import { browseLabels } from '@/components/market/listings/browse/labels';
import { briefCards } from '@/components/market/listings/brief-cards';
import { BandSection } from './band-section';

it('leads to each of the searches of its row', async () => {
  const { card, favorites } = await browseLabels('es');
  const links = [
    { href: '/?radius=300', text: 'Más lejos' },
    { href: '/?maxPrice=900', text: 'Más caro' },
  ];
  render(
    <BandSection
      name="radius"
      title="Otros parecidos"
      links={links}
      {...briefCards([])}
      labels={card}
      favoriteLabels={favorites}
    />,
  );
  expect(screen.getByRole('region', { name: 'Otros parecidos' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Más lejos Otros parecidos' })).toHaveAttribute('href', '/?radius=300');
  expect(screen.getByRole('link', { name: 'Más caro Otros parecidos' })).toHaveAttribute('href', '/?maxPrice=900');
});
