import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { FilterPage, type FilterTarget } from './filter-page';

const replace = jest.fn<void, [address: string, options: object]>();
const router = { replace };
jest.mock('@/lib/core/i18n/current-locale', () => ({}));
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const areas = {
  country: 'US',
  countries: [
    { code: 'AR', name: 'Argentina', count: 12 },
    { code: 'US', name: 'Estados Unidos', count: 3 },
  ],
  regionWord: 'Estado',
  regions: [{ id: 7, name: 'Texas', count: 3 }],
};

beforeEach(() => {
  jest.useFakeTimers();
  replace.mockClear();
});
afterEach(() => jest.useRealTimers());

const form = (values: Record<string, string>, to: FilterTarget = 'map') =>
  FilterPage({ locale: 'es', to, query: parseAnimalListingQuery(values).query, values, errors: {}, areas });

/** What the form says; jsdom leaves in what browsers drop because it is blank. */
const chosen = () =>
  [...new URL(replace.mock.lastCall?.[0] ?? '', 'https://corral.test').searchParams].filter(([, value]) => value);

it('loads the fields of another category once it has rested', async () => {
  render(await form({ category: 'bovine', class: 'calf_m' }));
  const category = screen.getByLabelText('Categoría');
  fireEvent.change(category, { target: { value: 'caprine' } });
  act(() => void jest.advanceTimersByTime(200));
  fireEvent.change(category, { target: { value: 'ovine' } });
  act(() => void jest.advanceTimersByTime(299));
  expect(replace).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(1));
  expect(replace).toHaveBeenCalledTimes(1);
  expect(chosen()).toEqual([['category', 'ovine']]);
});

it('loads no fields once the form is sent', async () => {
  const { container } = render(await form({}));
  fireEvent.change(screen.getByLabelText('Categoría'), { target: { value: 'ovine' } });
  const sent = container.querySelector('form');
  if (sent) fireEvent.submit(sent);
  act(() => void jest.advanceTimersByTime(300));
  expect(replace).not.toHaveBeenCalled();
});

it('drops the region and the zone of another country, and keeps what may stand in words', async () => {
  render(await form({ country: 'US', region: '7', zone: '7.-2.4', inWords: 'true' }));
  expect(screen.getByLabelText('Estado')).toHaveDisplayValue('Texas (3)');
  fireEvent.change(screen.getByLabelText('País'), { target: { value: 'AR' } });
  act(() => void jest.advanceTimersByTime(300));
  expect(chosen()).toEqual([
    ['inWords', 'true'],
    ['country', 'AR'],
  ]);
});

it('has the countries without scripts, and the regions of the one that is chosen', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(await form({ country: 'US' }));
  const names = (name: string) => [...page.querySelectorAll(`[name=${name}] option`)].map((one) => one.textContent);
  expect(names('country')).toEqual(['Todos los países', 'Argentina (12)', 'Estados Unidos (3)']);
  expect(names('region')).toEqual(['Todo el país', 'Texas (3)']);
});

it('leads to the map when Enter is pressed without scripts', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(await form({})).replaceAll('noscript', 'span');
  const buttons = [...page.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Ver en el mapa', 'Mostrar razas, clases y regiones']);
});

it('leaves out the order that results have anyway', async () => {
  const { container } = render(await form({ sort: 'newest' }, 'results'));
  expect(container.querySelector('[name=sort]')).toBeNull();
});

it('leads back to the results with the search and its order', async () => {
  render(await form({ category: 'bovine', search: 'mansa', sort: 'price_asc', class: 'calf_m' }, 'results'));
  expect(screen.getByRole('link', { name: 'Volver a los resultados' })).toHaveAttribute(
    'href',
    '/?category=bovine&class=calf_m&search=mansa&sort=price_asc',
  );
  const sent = screen.getByRole('button', { name: 'Aplicar' }).closest('form');
  expect(sent).toHaveAttribute('action', '/');
  expect(sent).toHaveFormValues({ search: 'mansa', sort: 'price_asc', category: 'bovine', class: ['calf_m'] });
  expect(screen.getByRole('link', { name: 'Limpiar todo' })).toHaveAttribute('href', '/?page=1');
});

it('sends limits as the numbers that they are, without what is blank', async () => {
  const { container } = render(await form({ category: 'bovine' }));
  const sent = container.querySelector('form');
  if (!sent) throw new Error('no form');
  fireEvent.change(screen.getByLabelText(/máx/i, { selector: '[name=maxPrice]' }), { target: { value: '1.150,50' } });
  const formData = new FormData(sent);
  fireEvent(sent, Object.assign(new Event('formdata'), { formData }));
  expect(formData.get('maxPrice')).toBe('1150.50');
  expect(formData.has('minPrice')).toBe(false);
});
