import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AnimalFilters, type AnimalFilterLabels } from '@/components/market/animals/animal-filters';
import { LotFilters, type LotFiltersProps } from '@/components/market/animals/lot-filters/lot-filters';
import { LISTING_KEYS } from '@/lib/core/search-keys.mjs';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { activeFilters, filterProblems } from './active-filters';
import { Browse } from './browse';
import { FilterForm, type FilterFormLabels } from './filter-form';
import { FilterProblems } from './filter-problems';
import type { BrowseLabels } from './labels';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const labels: AnimalFilterLabels & FilterFormLabels = {
  title: 'Filters',
  clear: 'Clear all',
  close: 'Close',
  more: 'Más filtros',
  apply: 'Apply filters',
  show: 'Show 3',
  category: 'Category',
  allCategories: 'All categories',
  breed: 'Breed',
  allBreeds: 'All breeds',
  chooseCategory: 'Choose a category first',
  price: 'Price',
  minPrice: 'Minimum price',
  maxPrice: 'Maximum price',
  age: 'Age',
  minAge: 'Minimum age',
  maxAge: 'Maximum age',
  months: 'months',
  location: 'Location',
  locationPlaceholder: 'Town',
  radius: 'Distancia',
  anyRadius: 'Solo ese lugar',
  radii: [200],
  health: 'Health',
  categories: { bovine: 'Cattle', ovine: 'Sheep', caprine: 'Goats', equine: 'Horses', aviary: 'Poultry' },
  flags: { vaccinated: 'Vaccinated', healthCertificate: 'Health certificate', pregnancyTested: 'Pregnancy tested' },
  breeds: { Crossbred: 'Cruza' },
  class: 'Class',
};

const lot: LotFiltersProps = {
  labels: {
    class: 'Class',
    heads: 'Head',
    minHeads: 'Head, from',
    maxHeads: 'Head, up to',
    headsUnit: 'hd',
    weight: 'Weight',
    minWeight: 'Weight, from',
    maxWeight: 'Weight, up to',
    priceKg: 'Price per kilo',
    minPriceKg: 'Dollars per kilo, from',
    maxPriceKg: 'Dollars per kilo, up to',
    priceKgText: 'Compares everything.',
    horns: 'Horns',
    teeth: 'Teeth',
    pay: 'Payment',
    anyPay: 'Any terms',
    delivery: 'Delivery by',
  },
  choices: {
    classes: {
      families: [
        {
          label: 'Calves',
          classes: [
            ['calf_m', 'Male calves', '12'],
            ['calf_f', 'Heifer calves', '3'],
          ],
        },
      ],
      others: [['ox', 'Oxen']],
    },
    horns: [['polled', 'Polled']],
    teeth: [],
    pay: [['cash', 'Cash']],
  },
};

function show(values: Record<string, string> = {}, errors: Record<string, string> = {}) {
  return render(
    <Browse address="">
      <FilterForm action="/" everything="/?page=1" labels={labels} values={values} narrowed>
        <AnimalFilters
          locale="es"
          values={values}
          errors={errors}
          labels={labels}
          lot={values.category ? <LotFilters {...lot} state={{ locale: 'es', values, errors }} /> : undefined}
        />
      </FilterForm>
    </Browse>,
  );
}

/** jsdom has no popovers, so the sheet counts as closed and hidden. */
const hidden = { hidden: true };

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.lang = 'es';
  push.mockClear();
  // jsdom refuses the pseudo-class of popovers that it does not know.
  const matches = Element.prototype.matches;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector.includes(':popover-open') ? false : matches.call(this, selector);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('FilterForm', () => {
  it('applies changes by itself once they have rested for 300 ms, in one navigation', () => {
    show();
    fireEvent.change(screen.getByLabelText('Minimum price'), { target: { value: '10' } });
    act(() => void jest.advanceTimersByTime(200));
    fireEvent.change(screen.getByLabelText('Minimum price'), { target: { value: '100' } });
    act(() => void jest.advanceTimersByTime(299));
    expect(push).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1));
    expect(push.mock.calls).toEqual([['/?minPrice=100', { scroll: false }]]);
  });

  it('keeps a change that waits to be applied when the answer to the one before comes', () => {
    const form = (values: Record<string, string>) => (
      <Browse address="">
        <FilterForm action="/" everything="/?page=1" labels={labels} values={values} narrowed>
          <AnimalFilters locale="es" values={values} errors={{}} labels={labels} />
        </FilterForm>
      </Browse>
    );
    const { rerender } = render(form({}));
    fireEvent.change(screen.getByLabelText('Minimum price'), { target: { value: '100' } });
    act(() => void jest.advanceTimersByTime(300));
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'ovine' } });
    rerender(form({ minPrice: '100' }));
    expect(screen.getByLabelText('Category')).toHaveValue('ovine');
    act(() => void jest.advanceTimersByTime(300));
    expect(push).toHaveBeenLastCalledWith('/?category=ovine&minPrice=100', { scroll: false });
  });

  it('is all there is while its sheet is open', () => {
    const before = document.body.appendChild(document.createElement('header'));
    const { unmount } = show();
    const sheet = document.getElementById('filters');
    const say = (type: string, newState: string) =>
      act(() => void sheet?.dispatchEvent(Object.assign(new Event(type), { newState })));
    say('toggle', 'open');
    expect(before).toHaveAttribute('inert');
    expect(screen.getByRole('status').closest('[inert]')).toBeNull();
    expect(sheet?.closest('[inert]')).toBeNull();
    expect(sheet).toContainElement(document.activeElement as HTMLElement);
    say('beforetoggle', 'closed');
    expect(before).not.toHaveAttribute('inert');
    say('toggle', 'open');
    unmount();
    expect(before).not.toHaveAttribute('inert');
    before.remove();
  });

  it('takes back what was changed in its sheet, unless its button applies it', () => {
    window.history.replaceState(null, '', '/?category=bovine');
    show({ category: 'bovine' });
    const sheet = document.getElementById('filters');
    const say = (type: string, newState: string) =>
      act(() => void sheet?.dispatchEvent(Object.assign(new Event(type), { newState })));
    const change = (value: string) => fireEvent.change(screen.getByLabelText('Minimum price'), { target: { value } });
    say('toggle', 'open');
    change('100');
    act(() => void jest.advanceTimersByTime(300));
    say('beforetoggle', 'closed');
    expect(push).toHaveBeenLastCalledWith('/?category=bovine', { scroll: false });
    push.mockClear();
    say('toggle', 'open');
    change('200');
    say('beforetoggle', 'closed');
    act(() => void jest.advanceTimersByTime(300));
    expect(push).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Minimum price')).toHaveValue('');
  });

  it('takes back what was changed in its sheet on the pages that the changes opened', () => {
    window.history.replaceState(null, '', '/?category=bovine');
    const page = (values: Record<string, string>) => (
      <Browse key={JSON.stringify(values)} address={JSON.stringify(values)}>
        <FilterForm action="/" everything="/?page=1" labels={labels} values={values} narrowed>
          <AnimalFilters locale="es" values={values} errors={{}} labels={labels} />
        </FilterForm>
      </Browse>
    );
    const say = (type: string, newState: string) =>
      act(() => void document.getElementById('filters')?.dispatchEvent(Object.assign(new Event(type), { newState })));
    const { rerender } = render(page({ category: 'bovine' }));
    say('toggle', 'open');
    fireEvent.change(screen.getByLabelText('Minimum price'), { target: { value: '100' } });
    act(() => void jest.advanceTimersByTime(300));
    window.history.replaceState(null, '', '/?category=bovine&minPrice=100');
    rerender(page({ category: 'bovine', minPrice: '100' }));
    say('toggle', 'open');
    say('beforetoggle', 'closed');
    expect(push).toHaveBeenLastCalledWith('/?category=bovine', { scroll: false });
  });

  it('keeps the seller of a link, for which there is no control', () => {
    const sellerId = '01a20323-0a92-72ab-8c02-4bbc59cb1b3a';
    show({ sellerId });
    fireEvent.change(screen.getByLabelText('Minimum price'), { target: { value: '100' } });
    act(() => void jest.advanceTimersByTime(300));
    expect(push.mock.calls).toEqual([[`/?sellerId=${sellerId}&minPrice=100`, { scroll: false }]]);
  });

  it('says no number of a breed whose category is unknown: nothing was counted', () => {
    show({ breed: 'Angus' });
    expect(screen.getByRole('option', { name: 'Angus', ...hidden })).toBeInTheDocument();
  });

  it('keeps what may stand in words, as a link has set it', () => {
    show({ horns: 'polled', inWords: 'horns,vaccinated' });
    fireEvent.change(screen.getByLabelText('Minimum price'), { target: { value: '100' } });
    act(() => void jest.advanceTimersByTime(300));
    expect(push.mock.calls).toEqual([['/?inWords=horns%2Cvaccinated&minPrice=100', { scroll: false }]]);
  });

  it('drops the region, the several places and the zone of another country', () => {
    const values = { region: '7', places: '7,9', zone: '7.-2.4', horns: 'polled' };
    render(
      <Browse address="">
        <FilterForm action="/" everything="/?page=1" labels={labels} values={values} narrowed>
          <AnimalFilters locale="es" values={values} errors={{}} labels={labels} />
          <select name="country" aria-label="Country">
            <option value="" />
            <option value="AR" />
          </select>
        </FilterForm>
      </Browse>,
    );
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'AR' } });
    act(() => void jest.advanceTimersByTime(300));
    expect(push.mock.calls).toEqual([['/?country=AR', { scroll: false }]]);
  });

  it('shows the name of an area in the field of the place, and sends its id until another place is typed', () => {
    const values = { country: 'UY', region: '603', location: 'Tacuarembó, Uruguay', areaName: 'Tacuarembó, Uruguay' };
    show(values);
    expect(screen.getByLabelText('Location')).toHaveValue('Tacuarembó, Uruguay');
    fireEvent.change(screen.getByLabelText('Minimum price'), { target: { value: '100' } });
    act(() => void jest.advanceTimersByTime(300));
    expect(push).toHaveBeenLastCalledWith('/?minPrice=100&country=UY&region=603', { scroll: false });
    fireEvent.change(screen.getByLabelText('Distancia'), { target: { value: '200' } });
    act(() => void jest.advanceTimersByTime(300));
    const around = '/?minPrice=100&location=Tacuaremb%C3%B3%2C+Uruguay&radius=200&country=UY';
    expect(push).toHaveBeenLastCalledWith(around, { scroll: false });
  });

  it('says the class beside its category', () => {
    render(
      <AnimalFilters
        {...{ locale: 'es', values: { category: 'bovine' }, errors: {}, labels, stockName: 'Vaquillonas preñadas' }}
        categoryCounts={{ bovine: '0', ovine: '7', caprine: '0', equine: '0', aviary: '0' }}
      />,
    );
    const names = within(screen.getByLabelText('Category')).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
      'All categories',
      'Cattle · Vaquillonas preñadas',
      'Sheep (7)',
    ]);
  });

  it('applies what was chosen before it ran', () => {
    const values = { category: 'bovine', breed: 'Angus' };
    const form = (
      <Browse address="">
        <FilterForm action="/" everything="/?page=1" labels={labels} values={values} narrowed>
          <AnimalFilters locale="es" values={values} errors={{}} labels={labels} />
        </FilterForm>
      </Browse>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form);
    const category = container.querySelector<HTMLSelectElement>('[name=category]');
    if (category) category.value = 'ovine';
    render(form, { container, hydrate: true });
    expect(category?.value).toBe('ovine');
    act(() => void jest.advanceTimersByTime(300));
    expect(push.mock.calls).toEqual([['/?category=ovine', { scroll: false }]]);
  });

  it.each([
    ['1.500', '1500', 'US$ 1.500'],
    ['1.500,50', '1500.50', 'US$ 1.500,50'],
    ['1,500.50', '1500.50', 'US$ 1.500,50'],
    ['1 500', '1500', 'US$ 1.500'],
    ['1500.5', '1500.5', 'US$ 1.500,50'],
  ])('reads %s as the site writes it, applies %s and shows %s', (typed, number, shown) => {
    show();
    fireEvent.input(screen.getByLabelText('Maximum price'), { target: { value: typed } });
    expect(screen.getByText(shown)).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(300));
    expect(push).toHaveBeenCalledWith(`/?maxPrice=${number}`, { scroll: false });
  });

  it.each([
    ['Maximum price', 'maxPrice', '1,150'],
    ['Maximum price', 'maxPrice', '-5'],
  ])('asks the server about a %s as it was typed where it is no one number', (label, name, typed) => {
    show();
    fireEvent.input(screen.getByLabelText(label), { target: { value: typed } });
    expect(screen.queryByText(/US\$ /)).not.toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(300));
    expect(push).toHaveBeenCalledWith(`/?${new URLSearchParams({ [name]: typed }).toString()}`, { scroll: false });
  });

  it('shows ages in years and nothing for what it cannot read', () => {
    show({ minPrice: 'mil', maxAge: '30' });
    expect(screen.getByText('2 años y 6 meses')).toBeInTheDocument();
    expect(screen.queryByText(/US\$ /)).not.toBeInTheDocument();
  });

  it('drops blank values and the page', () => {
    show({ page: '4', category: 'ovine' });
    fireEvent.change(screen.getByLabelText('Location'), { target: { value: '   ' } });
    act(() => void jest.advanceTimersByTime(300));
    expect(push).toHaveBeenCalledWith('/?category=ovine', { scroll: false });
  });

  it('resets the breed when the category changes', () => {
    show({ category: 'bovine', breed: 'Angus', vaccinated: 'true' });
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'ovine' } });
    act(() => void jest.advanceTimersByTime(300));
    expect(push).toHaveBeenCalledWith('/?category=ovine&vaccinated=true', { scroll: false });
  });

  it('offers breeds only of a chosen category, in the reader’s language', () => {
    const { unmount } = show();
    expect(screen.getByLabelText('Breed')).toBeDisabled();
    unmount();
    show({ category: 'bovine' });
    expect(screen.getByLabelText('Breed')).toBeEnabled();
    expect(screen.getByRole('option', { name: 'Cruza', ...hidden })).toHaveValue('Crossbred');
    expect(screen.queryByRole('option', { name: 'Merino', ...hidden })).not.toBeInTheDocument();
  });

  it('offers the classes of a chosen category by family, and counts the chosen ones on its header', () => {
    const { unmount } = show();
    expect(screen.getByLabelText('Class')).toBeDisabled();
    unmount();
    show({ category: 'bovine', class: 'calf_f', sex: 'female' });
    const family = screen.getByText('Calves').closest('details');
    expect(family).toHaveAttribute('open');
    expect(family?.querySelector('summary')).toHaveTextContent('Calves1');
    fireEvent.click(screen.getByLabelText(/^Male calves/));
    fireEvent.click(screen.getByLabelText('Oxen'));
    fireEvent.change(screen.getByLabelText('Dollars per kilo, up to'), { target: { value: '3,40' } });
    act(() => void jest.advanceTimersByTime(300));
    expect(push).toHaveBeenCalledWith('/?category=bovine&sex=female&class=calf_m%2Ccalf_f%2Cox&maxPriceKg=3.40', {
      scroll: false,
    });
  });

  it('resets the classes when the category changes', () => {
    show({ category: 'bovine', class: 'calf_m,ox', horns: 'polled', minHeads: '20' });
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'ovine' } });
    act(() => void jest.advanceTimersByTime(300));
    expect(push).toHaveBeenCalledWith('/?category=ovine&minHeads=20', { scroll: false });
  });

  it('shows what is wrong at its field and keeps what was written', () => {
    show({ minPrice: 'abc' }, { minPrice: 'Enter an amount' });
    const field = screen.getByLabelText('Minimum price');
    expect(field).toHaveValue('abc');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Enter an amount');
  });

  it('explains above the results what is wrong with a filter that is out of sight', () => {
    const errors = { minAge: 'The minimum is above the maximum', page: 'Enter a whole number' };
    render(<FilterProblems problems={filterProblems(errors, { minPrice: labels.minPrice, minAge: labels.minAge })} />);
    expect(screen.getByRole('note')).toHaveTextContent(/^Minimum age The minimum is above the maximum$/);
  });

  it('is a plain GET form without JavaScript', () => {
    show();
    const form = document.querySelector('form');
    expect(form).toHaveAttribute('action', '/');
    expect(form).toHaveAttribute('method', 'get');
    expect(document.querySelector('[name=vaccinated]')).toHaveAttribute('value', 'true');
  });
});

/** Keys that narrow nothing, and one that is shown as its place. */
const NO_FILTERS: readonly string[] = ['near', 'inWords', 'literal', 'sort', 'page', 'limit'];

/** A search that sets every filter. */
const EVERY_FILTER: AnimalListingQuery = {
  ...{ category: 'bovine', breed: 'Angus', notBreed: 'Nelore', class: 'steer_1_2', sex: 'male', search: 'mansos' },
  ...{ minHeads: 1, maxHeads: 2, minWeight: 300, maxWeight: 400, minAge: 1, maxAge: 2 },
  ...{ minPriceKg: '1', maxPriceKg: '2', minPrice: '1', maxPrice: '2' },
  ...{ location: 'Salto', radius: 50, country: 'UY', region: 1, places: '1,2', zone: '123', withoutPlace: true },
  ...{ vaccinated: true, healthCertificate: true, pregnancyTested: true, horns: 'polled', teeth: '2' },
  ...{ pay: '60', delivery: '2026-12-01', withoutWeight: true, sellerId: 'x' },
  ...{ page: 1, limit: 12, sort: 'newest' },
};

/** Any word of the labels, and any function that makes one. */
const anyLabel: unknown = new Proxy(() => 'chip', { get: () => anyLabel });

it('every filter of a search is shown as a chip', () => {
  const shown = activeFilters(EVERY_FILTER, 'es', anyLabel as BrowseLabels).flatMap(({ keys }) => keys);
  expect(LISTING_KEYS.filter((key) => !NO_FILTERS.includes(key) && !shown.includes(key))).toEqual([]);
});
