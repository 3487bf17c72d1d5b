import { act, render, screen } from '@testing-library/react';
import { LaterLotFilters } from './later-lot-filters';
import { LotFilters, type LotFiltersProps } from './lot-filters';

const words = new Proxy({}, { get: (_, key) => String(key), ownKeys: () => [] }) as LotFiltersProps['labels'];
const choices: LotFiltersProps['choices'] = {
  classes: { families: [{ label: 'Terneros', classes: [['calf_m', 'Machos', '12']] }], others: [] },
  horns: [['polled', 'Mochos']],
  teeth: [],
  pay: [['cash', 'Contado']],
};
let isOk: boolean;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  isOk = true;
  window.history.replaceState(null, '', '/?category=bovine&class=calf_m');
  global.fetch = jest.fn((address: string) => {
    asked.push(address);
    return Promise.resolve({ ok: isOk, json: () => Promise.resolve({ labels: words, choices }) } as Response);
  }) as unknown as typeof fetch;
  // jsdom refuses the pseudo-class of popovers that it does not know.
  const matches = Element.prototype.matches;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector.includes(':popover-open') ? false : matches.call(this, selector);
  });
});
afterEach(() => jest.restoreAllMocks());

const filters = (values: Record<string, string>, stock: 'bovine' | 'ovine' = 'bovine', locale: 'es' | 'pt' = 'es') => (
  <aside id="filters">
    <form aria-label="filters">
      <LaterLotFilters
        state={{ locale, values, errors: {} }}
        stock={stock}
        page={{ href: '/filters?category=bovine', label: 'Más filtros' }}
      />
    </form>
  </aside>
);
const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')));
const openSheet = () =>
  act(() => {
    document.getElementById('filters')?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  });

it('keeps what was set and leads to the page of all filters, also where there is no answer', async () => {
  isOk = false;
  const values = { class: 'calf_m,calf_f', horns: 'polled', minHeads: '20', pay: 'cash', withoutWeight: 'true' };
  render(filters(values));
  expect(sent()).toEqual(values);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/filters?category=bovine');
  openSheet();
  expect(screen.queryByRole('link')).toBeNull();
  expect(await screen.findByRole('link')).toHaveTextContent('Más filtros');
  expect(sent()).toEqual(values);
});

it('loads the filters once their sheet is opened, and has them at once with the next results', async () => {
  const { unmount } = render(filters({ category: 'bovine', class: 'calf_m' }));
  expect(asked).toEqual([]);
  openSheet();
  expect(await screen.findByLabelText(/^Machos/)).toBeChecked();
  expect(asked).toEqual(['/api/cattle/lot-filters?category=bovine&class=calf_m&language=es']);
  unmount();
  render(filters({ category: 'bovine' }));
  expect(screen.getByLabelText(/^Machos/)).not.toBeChecked();
});

it('has those of other animals and of other languages only once they are known', async () => {
  render(filters({}, 'ovine'));
  expect(screen.queryByLabelText(/^Machos/)).toBeNull();
  openSheet();
  expect(await screen.findByLabelText(/^Machos/)).toBeInTheDocument();
  expect(asked).toEqual(['/api/cattle/lot-filters?category=ovine&class=calf_m&language=es']);
});

it('marks what the sentence says, and closes what few choose until it is chosen', () => {
  const said = { keys: ['class', 'minHeads'], label: 'de tu frase' };
  const of = (values: Record<string, string>) => (
    <LotFilters labels={words} choices={choices} state={{ locale: 'es', values, errors: {}, said }} />
  );
  const { rerender } = render(of({ class: 'calf_m' }));
  expect(screen.getByText('class')).toHaveTextContent('classde tu frase');
  expect(screen.getByText('heads')).toHaveTextContent('de tu frase');
  expect(screen.getByText('weight')).not.toHaveTextContent('de tu frase');
  const payment = screen.getByText('pay · delivery').closest('details');
  expect(payment).not.toHaveAttribute('open');
  rerender(of({ class: 'calf_m', pay: 'cash' }));
  expect(payment).toHaveAttribute('open');
});
