import { render, screen } from '@testing-library/react';
import { browseLabels } from '@/components/market/listings/browse/labels';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { Understood } from './understood';

it('has a name only where it has the words for one', async () => {
  const asked = parseAnimalListingQuery({ category: 'bovine', search: 'bovinos' }).query;
  const labels = await browseLabels('es');
  render(
    await Understood({
      ...{
        locale: 'es',
        labels,
        action: '/',
        asked,
        said: {},
        text: '',
        places: [],
        isLiteral: false,
        isRanked: false,
      },
      spans: [{ start: 0, end: 7, keys: ['category'] }],
      regionName: undefined,
      save: <button type="button">Guardar</button>,
    }),
  );
  const section = screen.getByRole('button', { name: 'Guardar' }).closest('section');
  expect(section).not.toHaveAttribute('aria-labelledby');
});

it('shows several classes in the words that were typed, and one by its name', async () => {
  const labels = await browseLabels('es');
  const chip = async (search: string, names: string) => {
    const said = parseAnimalListingQuery({ class: names }).query;
    const { unmount } = render(
      await Understood({
        ...{ locale: 'es', labels, action: '/', text: '', places: [], isLiteral: false, isRanked: false, save: null },
        asked: parseAnimalListingQuery({ search }).query,
        said: { class: said.class },
        spans: [{ start: 0, end: search.length, keys: ['class'] }],
        regionName: undefined,
      }),
    );
    const name = screen.getAllByRole('link')[0]?.getAttribute('aria-label');
    unmount();
    return name;
  };
  expect(await chip('vaquillonas', 'heifer,dairy_heifer')).toBe('Quitar Vaquillonas');
  expect(await chip('novilonas', 'heifer')).toBe('Quitar Vaquillonas');
});

it('says what of the text it did not use', async () => {
  const labels = await browseLabels('es');
  const search = 'terneros por kilo lejos de montevideo';
  render(
    await Understood({
      ...{
        locale: 'es',
        labels,
        action: '/',
        text: '',
        places: [],
        isLiteral: false,
        isRanked: false,
        save: null,
        regionName: undefined,
      },
      asked: parseAnimalListingQuery({ search }).query,
      said: { class: 'calf_m' },
      spans: [
        { start: 0, end: 8, keys: ['class'] },
        { start: 9, end: 17, keys: ['unused'] },
        { start: 18, end: 37, keys: ['not'] },
      ],
    }),
  );
  expect(screen.getByText('No usamos «por kilo».')).toBeInTheDocument();
  expect(screen.getByText(/«lejos de montevideo» quedó afuera/)).toBeInTheDocument();
});
