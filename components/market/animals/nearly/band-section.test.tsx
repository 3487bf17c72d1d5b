import { render, screen } from '@testing-library/react';
import { animalNames, browseLabels } from '@/components/market/listings/browse/labels';
import { briefCards } from '@/components/market/listings/brief-cards';
import type { Band } from '@/lib/finding/understood-searches/dto';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { BandSections } from './band-section';
import { Bands } from './bands';

it('leads to the search that finds all of its lots, below what can be done', async () => {
  const { card, favorites } = await browseLabels('es');
  render(
    <BandSections
      bands={[
        { name: 'radius', title: 'Más lejos', link: { href: '/?radius=300', text: 'Ampliar a 300 km' }, cards: [] },
      ]}
      inCommon={briefCards([]).inCommon}
      labels={card}
      favoriteLabels={favorites}
      exact={1}
      alert="Avisame cuando haya"
    />,
  );
  const band = screen.getByRole('region', { name: 'Más lejos' });
  expect(band).toBeVisible();
  expect(screen.getByText('Avisame cuando haya').nextElementSibling).toBe(band);
  expect(screen.getByRole('link', { name: 'Ampliar a 300 km Más lejos' })).toHaveAttribute('href', '/?radius=300');
});

it('has no link to the page itself, which shows all that is exactly it, but far away', async () => {
  const { query } = parseAnimalListingQuery({ search: 'vacas hereford' });
  const [labels, names] = await Promise.all([browseLabels('es'), animalNames('es')]);
  const show = async (wide: typeof query, gives: Band['gives'] = 'country') =>
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
          isTextAlone: false,
          units: {},
        },
        read: { said: {}, spans: [], places: [] },
        bands: [{ gives, query: wide, lots: [] }],
      }),
    );
  const { unmount } = await show(query);
  expect(screen.getByRole('heading', { name: 'En otros países' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  const abroad = await show({ ...query, breed: 'Angus' });
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('breed=Angus'));
  abroad.unmount();
  // Several things are no step.
  await show({ ...query, breed: 'Angus' }, 'several');
  expect(screen.queryByRole('link')).toBeNull();
});
