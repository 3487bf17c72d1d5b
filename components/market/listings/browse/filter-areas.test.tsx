import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterAreas } from './filter-areas';

const WORDS = { country: 'País', anyCountry: 'Todos', anyRegion: 'Todo el país' };
const COUNTRIES = [
  { code: 'AR', name: 'Argentina', count: 1200 },
  { code: 'UY', name: 'Uruguay', count: null },
];
let answers: Record<string, unknown>;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  document.documentElement.lang = 'es';
  answers = { areas: WORDS, cattle: { country: null, countries: COUNTRIES, regionWord: 'Departamento', regions: [] } };
  window.history.replaceState(null, '', '/?category=bovine');
  global.fetch = jest.fn((address: string) => {
    asked.push(address);
    const body = answers[address.includes('/words/') ? 'areas' : 'cattle'];
    return Promise.resolve({ ok: body !== undefined, json: () => Promise.resolve(body) } as Response);
  }) as unknown as typeof fetch;
  // jsdom refuses the pseudo-class of popovers that it does not know.
  const matches = Element.prototype.matches;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector.includes(':popover-open') ? false : matches.call(this, selector);
  });
});
afterEach(() => jest.restoreAllMocks());

const openSheet = () =>
  act(() => {
    document.getElementById('filters')?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  });

const areas = (values: Record<string, string> = {}, locale: 'es' | 'en' | 'pt' = 'es') => (
  <aside id="filters">
    <form aria-label="filters">
      <FilterAreas state={{ locale, values, errors: {} }}>
        <input name="location" />
      </FilterAreas>
    </form>
  </aside>
);
const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')));

it('keeps what a link has set, and asks for the counts once the sheet is opened', async () => {
  render(areas({ country: 'AR', region: '7' }));
  expect(sent()).toEqual({ location: '', country: 'AR', region: '7' });
  expect(asked).toEqual([]);
  answers.cattle = {
    country: 'AR',
    countries: COUNTRIES,
    regionWord: 'Departamento',
    regions: [{ id: 7, name: 'Salta', count: 3 }],
  };
  openSheet();
  expect(await screen.findByLabelText('País')).toHaveDisplayValue('Argentina (1.200)');
  expect(screen.getByLabelText('Departamento')).toHaveDisplayValue('Salta (3)');
  expect(asked).toEqual(['/api/cattle/areas?category=bovine&language=es', '/api/words/areas/es']);
  expect(sent()).toEqual({ location: '', country: 'AR', region: '7' });
});

it('shows the countries of the results before, until those of the next are known', async () => {
  const { rerender } = render(areas());
  expect(screen.getByLabelText('País')).toHaveDisplayValue('Todos');
  await userEvent.selectOptions(screen.getByLabelText('País'), 'Uruguay');
  answers.cattle = {
    country: 'UY',
    countries: COUNTRIES,
    regionWord: 'Departamento',
    regions: [{ id: 9, name: 'Salto', count: 2 }],
  };
  rerender(areas({ country: 'UY' }));
  expect(screen.queryByLabelText('Departamento')).toBeNull();
  openSheet();
  expect(await screen.findByRole('option', { name: 'Salto (2)' })).toBeVisible();
  expect(sent()).toEqual({ location: '', country: 'UY', region: '' });
});

it('stays as it is without an answer', async () => {
  answers.cattle = undefined;
  render(areas({ country: 'ZZ' }, 'en'));
  openSheet();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(sent()).toEqual({ location: '', country: 'ZZ' });
});

it('keeps a region that the areas of other results do not have, until those of its own are known', async () => {
  const regions = [{ id: 7, name: 'Salta', count: 3 }];
  answers.cattle = { country: 'AR', countries: COUNTRIES, regionWord: 'Provincia', regions };
  const { unmount } = render(areas({ country: 'AR', region: '7' }));
  openSheet();
  expect(await screen.findByRole('option', { name: 'Salta (3)' })).toBeVisible();
  unmount();
  answers.cattle = {
    country: 'AR',
    countries: COUNTRIES,
    regionWord: 'Provincia',
    regions: [...regions, { id: 8, name: 'Chaco', count: 1 }],
  };
  render(areas({ country: 'AR', region: '8' }));
  expect(sent()).toEqual({ location: '', country: 'AR', region: '8' });
  openSheet();
  expect(await screen.findByLabelText('Provincia')).toHaveDisplayValue('Chaco (1)');
});

it('keeps a country that other results do not have, until its name is known', async () => {
  answers.cattle = { country: null, countries: COUNTRIES.slice(1), regionWord: 'Región', regions: [] };
  const { unmount } = render(areas());
  openSheet();
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Argentina (1.200)' })).toBeNull());
  unmount();
  answers.cattle = { country: 'AR', countries: COUNTRIES, regionWord: 'Provincia', regions: [] };
  render(areas({ country: 'AR' }));
  expect(sent()).toEqual({ location: '', country: 'AR' });
  openSheet();
  expect(await screen.findByRole('option', { name: 'Argentina (1.200)' })).toBeVisible();
  expect(sent()).toEqual({ location: '', country: 'AR', region: '' });
});
