import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { rangeUnits } from '@/components/market/animals/range-units';
import { searchChips } from '@/components/market/animals/search-chips';
import type { UnitsSaid } from '@/lib/finding/understood-searches/dto';
import { parseAnimalListingQuery, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { Browse } from './browse';
import { FilterChip } from './filter-chip';
import { FilterForm } from './filter-form';
import { FilterRange } from './filter-range';
import { browseLabels } from './labels';
import { Results } from './results';
import { ResultsRow } from './results-row';

const push = jest.fn<void, [address: string, options: object]>();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const POUNDS: UnitsSaid = { weight: { weight: 'lb', worth: 0.45359237 } };
const PESOS: UnitsSaid = { price: { currency: 'UYU', worth: 1 / 40 } };

beforeEach(() => {
  push.mockClear();
  document.documentElement.lang = 'es';
});

async function showChip(search: string, words: string, said: Partial<AnimalListingQuery>, units: UnitsSaid) {
  const labels = await browseLabels('es');
  const spans = [{ start: search.indexOf(words), end: search.indexOf(words) + words.length, keys: Object.keys(said) }];
  const [chip] = await searchChips({
    ...{ locale: 'es', labels, action: '/' },
    asked: { ...parseAnimalListingQuery({}).query, search },
    read: { said, spans, places: [], units },
    units: await rangeUnits('es', labels, units),
  });
  if (!chip) throw new Error('no chip');
  render(
    <Browse address="">
      <FilterChip {...chip} locale="es" removeLabel="Quitar" words={{ take: 'Quitar', show: 'Ver 14 lotes' }} />
    </Browse>,
  );
  return (limit: string) => screen.getByLabelText(limit);
}

/** jsdom has no popovers. */
beforeAll(() => (HTMLElement.prototype.hidePopover = () => undefined));

const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const apply = () => fireEvent.click(screen.getByText('Ver 14 lotes'));

it('asks for a weight in the pounds of the sentence, which goes on saying them', async () => {
  const field = await showChip('novillos 500 a 600 lb', '500 a 600 lb', { minWeight: 227, maxWeight: 272 }, POUNDS);
  expect(field('Peso promedio en lb, desde')).toHaveValue('500');
  expect(field('Peso promedio en lb, hasta')).toHaveValue('600');
  type(field('Peso promedio en lb, hasta'), '650');
  apply();
  expect(push.mock.calls[0]?.[0]).toBe('/?search=novillos+de+500+a+650+lb');
});

it('asks for a price in the pesos of the sentence', async () => {
  const field = await showChip('vacas hasta 40 mil pesos', 'hasta 40 mil pesos', { maxPrice: '1000.00' }, PESOS);
  expect(field('Precio por cabeza en $U, hasta')).toHaveValue('40000');
  type(field('Precio por cabeza en $U, hasta'), '45.000');
  expect(screen.getByText('$U 45.000')).toBeInTheDocument();
  type(field('Precio por cabeza en $U, hasta'), '45000');
  expect(screen.queryByText('$U 45.000')).toBeNull();
  type(field('Precio por cabeza en $U, hasta'), '45.000');
  apply();
  expect(push.mock.calls[0]?.[0]).toBe('/?search=vacas+hasta+45.000+UYU');
});

it('asks for a price in another currency and by another weight, which the sentence says then', async () => {
  const field = await showChip('novillos hasta 1200 usd', 'hasta 1200 usd', { maxPrice: '1200' }, {});
  fireEvent.change(field('Moneda'), { target: { value: 'UYU' } });
  expect(field('Precio por cabeza en $U, hasta')).toHaveValue('1200');
  type(field('Precio por cabeza en $U, hasta'), '48.000');
  fireEvent.change(field('Unidad'), { target: { value: '/kg' } });
  expect(field('Precio por peso vivo en $U/kg, hasta')).toHaveValue('48000');
  type(field('Precio por peso vivo en $U/kg, hasta'), '120');
  apply();
  expect(push.mock.calls[0]?.[0]).toBe('/?search=novillos+hasta+120+UYU%2Fkg');
});

it('goes on in its own money where another one was chosen and left again', async () => {
  const field = await showChip('novillos hasta 1200 usd', 'hasta 1200 usd', { maxPrice: '1200' }, {});
  for (const value of ['BRL', 'USD']) fireEvent.change(field('Moneda'), { target: { value } });
  type(field('Precio máximo en dólares'), '1300');
  apply();
  expect(push.mock.calls[0]?.[0]).toBe('/?search=novillos&maxPrice=1300');
});

it('writes decimals as the language does, and sends plain numbers', async () => {
  const field = await showChip('novillos hasta 3,20 el kilo', 'hasta 3,20 el kilo', { maxPriceKg: '3.2' }, {});
  expect(field('Dólares por kilo vivo, hasta')).toHaveValue('3,2');
  type(field('Dólares por kilo vivo, hasta'), '3,45');
  apply();
  expect(push.mock.calls[0]?.[0]).toBe('/?search=novillos&maxPriceKg=3.45');
});

it('says how many lots the limits find that are typed', async () => {
  jest.useFakeTimers();
  const answer = { ok: true, json: () => Promise.resolve({ shown: '9', button: 'Ver 9 lotes' }) };
  const fetched = jest.fn<Promise<typeof answer>, [address: string]>(() => Promise.resolve(answer));
  Object.assign(window, { fetch: fetched });
  const field = await showChip('vacas hasta 900 usd', 'hasta 900 usd', { maxPrice: '900' }, {});
  type(field('Precio máximo en dólares'), '1.100');
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.getByText('Ver 9 lotes')).toBeInTheDocument();
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/cattle/count?search=vacas&maxPrice=1100&language=es');
  jest.useRealTimers();
});

it.each<[Partial<AnimalListingQuery>, UnitsSaid, string]>([
  [{ minWeight: 227, maxWeight: 295 }, POUNDS, '500 – 650 lb'],
  [{ maxPrice: '1125' }, PESOS, 'Hasta $U 45.000'],
  [{ maxPriceKg: '5.74' }, { priceKg: { currency: 'USD', weight: 'lb', worth: 1 / 0.45359237 } }, 'Hasta US$ 2,60 /lb'],
])('says limits that were chosen beside a sentence in its unit: %j', async (chosen, units, label) => {
  const labels = await browseLabels('es');
  const [chip] = await searchChips({
    ...{ locale: 'es', labels, action: '/' },
    asked: { ...parseAnimalListingQuery({}).query, ...chosen },
    units: await rangeUnits('es', labels, units),
  });
  expect(chip?.label.replaceAll('\u00a0', ' ')).toBe(label);
});

it('says the places of a sentence once', async () => {
  const search = 'en mercedes argentina';
  const said = { places: '16815,17225', radius: 150 };
  const chips = await searchChips({
    ...{ locale: 'es', labels: await browseLabels('es'), action: '/' },
    asked: { ...parseAnimalListingQuery({}).query, search },
    read: { said, spans: [{ start: 0, end: search.length, keys: Object.keys(said) }], places: [] },
    placeNames: { places: 'Mercedes (Buenos Aires) o Mercedes (Corrientes)' },
  });
  expect(chips.map(({ label }) => label)).toEqual(['Hasta 150 km de Mercedes (Buenos Aires) o Mercedes (Corrientes)']);
});

const inForm = async () => {
  const { weight } = await rangeUnits('es', await browseLabels('es'), POUNDS);
  const values = { search: 'novillos 500 lb', minWeight: '227' };
  return (
    <Browse address="">
      <FilterForm
        action="/"
        everything="/"
        values={values}
        narrowed
        labels={{ title: '', clear: '', close: '', apply: '', more: '', show: '' }}
      >
        <FilterRange
          label="Peso"
          mode="numeric"
          maxLength={5}
          after="kg"
          unit={weight}
          state={{ locale: 'es', values, errors: {} }}
          limits={[
            ['minWeight', 'Peso, desde'],
            ['maxWeight', 'Peso, hasta'],
          ]}
        />
      </FilterForm>
    </Browse>
  );
};

it('sends kilograms from the sheet, where pounds are typed', async () => {
  jest.useFakeTimers();
  render(await inForm());
  expect(screen.getByLabelText('Peso promedio en lb, desde')).toHaveValue('500');
  type(screen.getByLabelText('Peso promedio en lb, desde'), '550');
  type(screen.getByLabelText('Peso promedio en lb, hasta'), '1.100');
  act(() => void jest.advanceTimersByTime(300));
  expect(push.mock.calls[0]?.[0]).toBe('/?search=novillos+500+lb&minWeight=249.48&maxWeight=498.95');
  jest.useRealTimers();
});

it('asks for kilograms without scripts', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(await inForm());
  expect(page.querySelector('[name=minWeight]')).toHaveAttribute('value', '227');
  expect(page.querySelector('[name=minWeight]')).toHaveAttribute('type', 'text');
});

it('opens the menu of a filter by the arrow down, with the focus in it', async () => {
  const field = await showChip('novillos 500 a 600 lb', '500 a 600 lb', { minWeight: 227, maxWeight: 272 }, POUNDS);
  const opened = jest.fn();
  HTMLElement.prototype.showPopover = opened;
  const matches = Element.prototype.matches;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':popover-open' ? false : matches.call(this, selector);
  });
  fireEvent.keyDown(screen.getByRole('button', { name: '500 a 600 lb' }), { key: 'ArrowDown' });
  expect(opened).toHaveBeenCalledWith({ source: screen.getByRole('button', { name: '500 a 600 lb' }) });
  expect(field('Peso promedio en lb, desde')).toHaveFocus();
});

it('opens the sheet of all filters until scripts have run, then a menu, and its group is one stop', () => {
  const chip = {
    label: 'Angus',
    href: '/?search=toros',
    menu: { title: 'Raza', choices: [['Hereford', '/?b=h']] as const },
  };
  const row = (
    <Browse address="">
      <div data-roving>
        <FilterChip {...chip} locale="es" removeLabel="Quitar Angus" words={{ take: 'Quitar', show: 'Ver' }} />
        <a href="#map">Mapa</a>
      </div>
    </Browse>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(row);
  document.body.append(page);
  expect(page.querySelector('[popover], [href="/?search=toros"]')).toBeNull();
  expect(page.querySelector('button')).toHaveAttribute('popovertarget', 'filters');
  render(row, { container: page, hydrate: true });
  expect(screen.getByRole('button', { name: 'Angus' }).tabIndex).toBe(0);
  expect(screen.getByRole('link', { name: 'Mapa' }).tabIndex).toBe(-1);
});

it('leaves out of an open menu what finds nothing, but what is chosen or has the focus', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const shown = typeof address === 'string' && address.includes('radius=500') ? '3' : '0';
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ shown, button: '' }) } as Response);
  });
  const choices = [
    ['Hasta 50 km', '?radius=50'],
    ['Hasta 100 km', '?radius=100'],
    ['Hasta 150 km', '?radius=150', true],
    ['Hasta 500 km', '?radius=500'],
  ] as const;
  const chip = { label: 'Cerca de Salto', href: '/', menu: { title: 'Distancia', choices, isCounted: true as const } };
  const { container } = render(
    <Browse address="">
      <FilterChip {...chip} locale="es" removeLabel="Quitar" words={{ take: 'Quitar', show: 'Ver' }} />
    </Browse>,
  );
  const menu = container.querySelector('[popover]');
  screen.getByText('Hasta 50 km').focus();
  if (menu) fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(await screen.findByText(/Hasta 500 km \(3\)/)).toBeInTheDocument();
  expect(screen.queryByText(/Hasta 100 km/)).toBeNull();
  expect(screen.getByText('Hasta 50 km')).toHaveFocus();
  expect(screen.getByText(/Hasta 150 km/)).toHaveAttribute('aria-current', 'true');
});

it('gives the focus of a removed filter to the next one, then to the results', () => {
  const filter = (label: string) => ({ label, href: '/?search=', menu: { title: label, choices: [] } });
  const page = (...names: string[]) => (
    <Browse address={names.join(',')}>
      <ResultsRow
        locale="es"
        chips={names.map(filter)}
        labels={{ active: 'Filtros', open: 'Filtros', remove: 'Quitar {filter}', take: 'Quitar', show: 'Ver' }}
      />
      <Results summary="">{null}</Results>
    </Browse>
  );
  const { rerender } = render(page('Toros', 'Angus', 'Salto'));
  const remove = (name: string) => {
    const chip = screen.getByRole('button', { name });
    chip.focus();
    fireEvent.keyDown(chip, { key: 'Delete' });
  };
  remove('Angus');
  rerender(page('Toros', 'Salto'));
  expect(screen.getByRole('button', { name: 'Salto' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Salto' }).tabIndex).toBe(0);
  remove('Salto');
  rerender(page('Toros'));
  expect(screen.getByRole('button', { name: 'Toros' })).toHaveFocus();
  remove('Toros');
  rerender(page());
  expect(document.activeElement).toHaveAttribute('aria-labelledby', 'results-heading');
});
