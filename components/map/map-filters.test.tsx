import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { parseAnimalListingQuery } from '@/lib/animals/query-schema';
import { MapFilterForm } from './map-filter-form';
import { MapFilters } from './map-filters';

const replace = jest.fn<void, [address: string, options: object]>();
const router = { replace };
jest.mock('@/lib/i18n/current-locale', () => ({}));
jest.mock('next/navigation', () => ({ useRouter: () => router }));

/** jsdom has no layout: the filters of areas stay out of sight. */
global.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

beforeEach(() => {
  jest.useFakeTimers();
  replace.mockClear();
});
afterEach(() => jest.useRealTimers());

const form = (values: Record<string, string>) =>
  MapFilters({ locale: 'es', query: parseAnimalListingQuery(values).query, values, errors: {} });

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
  const { container } = render(await form({ region: '7', zone: '7.-2.4', inWords: 'true' }));
  const kept = [...container.querySelectorAll<HTMLInputElement>('[type=hidden]')];
  expect(kept.map(({ name, value, dataset }) => [name, value, dataset.resetBy])).toEqual([
    ['inWords', 'true', undefined],
    ['zone', '7.-2.4', 'country region'],
    ['region', '7', 'country'],
  ]);
  render(
    <MapFilterForm action="/map" fields="/map/filters">
      <select name="country" aria-label="Country">
        <option value="UY" />
        <option value="AR" />
      </select>
      <input type="hidden" name="zone" value="7.-2.4" data-reset-by="country region" />
      <input type="hidden" name="region" value="7" data-reset-by="country" />
    </MapFilterForm>,
  );
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'AR' } });
  act(() => void jest.advanceTimersByTime(300));
  expect(chosen()).toEqual([['country', 'AR']]);
});

it('leads to the map when Enter is pressed without scripts', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(await form({})).replaceAll('noscript', 'span');
  const buttons = [...page.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Ver en el mapa', 'Mostrar sus razas y clases']);
});
