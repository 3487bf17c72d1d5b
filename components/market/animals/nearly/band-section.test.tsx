import { render, screen } from '@testing-library/react';
import { animalNames, browseLabels } from '@/components/market/listings/browse/labels';
import { briefCards } from '@/components/market/listings/brief-cards';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { BandSection } from './band-section';
import { Bands } from './bands';

const flow = { row: 2, at: 0, over: 0, head: '1 / 1 / auto / span 3' };

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
      flow={flow}
    />,
  );
  expect(screen.getByRole('region', { name: 'Otros parecidos' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Más lejos Otros parecidos' })).toHaveAttribute('href', '/?radius=300');
  expect(screen.getByRole('link', { name: 'Más caro Otros parecidos' })).toHaveAttribute('href', '/?maxPrice=900');
});

it('leads from the parts of its title where a search is called the same', async () => {
  const { card, favorites } = await browseLabels('es');
  render(
    <BandSection
      name="weight"
      title="De otro peso · En otros lugares"
      links={[{ href: '/?location=Salto', text: 'En otros lugares' }]}
      {...briefCards([])}
      labels={card}
      favoriteLabels={favorites}
      flow={flow}
    />,
  );
  expect(screen.getByRole('heading')).toHaveTextContent(/^De otro peso · En otros lugares$/);
  expect(screen.getAllByText('En otros lugares')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'En otros lugares' })).toHaveAttribute('href', '/?location=Salto');
});

it('has no link to the page itself, which shows all that is exactly it, but far away', async () => {
  const { query } = parseAnimalListingQuery({ search: 'vacas hereford' });
  const [labels, names] = await Promise.all([browseLabels('es'), animalNames('es')]);
  const show = async (wide: typeof query) =>
    render(
      await Bands({
        ...{
          locale: 'es',
          labels,
          names,
          action: '/',
          query,
          asked: query,
          search: 'vacas hereford',
          exact: 0,
          isAll: false,
        },
        read: { said: {}, spans: [], places: [] },
        bands: [{ gives: 'country', query: wide, lots: [] }],
      }),
    );
  const { unmount } = await show(query);
  expect(screen.getByRole('heading', { name: 'En otros países' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  await show({ ...query, breed: 'Angus' });
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('breed=Angus'));
});
