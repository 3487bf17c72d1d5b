import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HeadsCalculator, useHeads } from '@/components/market/animals/lot-detail/heads-calculator';
import type { HeadsModel } from '@/components/market/animals/lot-detail/lot-model';
import { UnitChoice } from './unit-choice';
import { CURRENCIES } from '@/lib/core/i18n/currencies';
import { SaidWeight } from '@/components/ui/units/said-weight';
import { UnitsIsland } from './units';

const labels = { weight: 'Unidad de peso', money: 'Moneda', asked: 'Como se pide', own: 'Mi moneda' };

beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.documentElement.lang = 'es';
  document.documentElement.dataset.weight = 'kg';
  delete document.documentElement.dataset.money;
});

it('shows the figures of the page in the chosen unit, keeps the choice and goes back', async () => {
  render(
    <>
      <data value="380">{'380\u00a0kg'}</data>
      <UnitChoice labels={labels} locale="es" />
      <UnitsIsland />
    </>,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'lb' }));
  await waitFor(() => expect(document.querySelector('data')).toHaveTextContent('838 lb'));
  expect(localStorage.getItem('weight')).toBe('lb');
  fireEvent.click(screen.getByRole('radio', { name: 'kg' }));
  expect(document.querySelector('data')).toHaveTextContent('380 kg');
});

it('shows weights in notes of the comparison and in the lots of an area in the chosen unit', async () => {
  document.documentElement.dataset.weight = 'lb';
  localStorage.setItem('weight', 'lb');
  render(
    <>
      <div className="compare">
        <small>{'220 a 254\u00a0kg · balanza propia'}</small>
      </div>
      <ul className="zone-lots">
        <li>
          <i>{'22 cab. · 224\u00a0kg · Tandil'}</i>
        </li>
      </ul>
      <UnitsIsland />
    </>,
  );
  await waitFor(() => expect(document.querySelector('.compare')).toHaveTextContent('485 a 560 lb · balanza propia'));
  expect(document.querySelector('.zone-lots')).toHaveTextContent('22 cab. · 494 lb · Tandil');
});

it('shows weights in pounds while the words of a search name them, and as chosen from then on', async () => {
  delete document.documentElement.dataset.weight;
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('es-UY');
  const page = (isSaid: boolean) => (
    <>
      <data value="380">{'380\u00a0kg'}</data>
      {isSaid ? <SaidWeight weight="lb" /> : null}
      <UnitChoice labels={labels} locale="es" />
      <UnitsIsland />
    </>
  );
  const { rerender } = render(page(true));
  const figure = document.querySelector('data');
  await waitFor(() => expect(figure).toHaveTextContent('838 lb'));
  expect(localStorage.getItem('weight')).toBeNull();
  rerender(page(false));
  await waitFor(() => expect(figure).toHaveTextContent('380 kg'));
  rerender(page(true));
  await waitFor(() => expect(figure).toHaveTextContent('838 lb'));
  fireEvent.click(screen.getByRole('radio', { name: 'kg' }));
  await waitFor(() => expect(figure).toHaveTextContent('380 kg'));
});

it('shows prices in any currency that the visitor picks, of which the one of their country comes first', async () => {
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'America/Asuncion',
  });
  const rates = { USD: '1', BRL: '5.2', PYG: '5884' };
  global.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve(rates) });
  render(
    <>
      <data value="20740">{'lote US$\u00a020.740'}</data>
      <UnitChoice labels={labels} locale="es" />
      <UnitsIsland />
    </>,
  );
  const picker = screen.getByRole('combobox', { name: 'Mi moneda' });
  expect([...picker.querySelectorAll('option')].slice(0, 2).map(({ value }) => value)).toEqual(['', 'PYG']);
  expect(picker.querySelectorAll('option')).toHaveLength(CURRENCIES.length);
  fireEvent.change(picker, { target: { value: 'BRL' } });
  await waitFor(() => expect(document.querySelector('data')).toHaveTextContent('lote ≈ R$ 107.848'));
  expect(localStorage.getItem('money')).toBe('BRL');
  expect(screen.getByRole('radio', { name: 'Como se pide' })).not.toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Como se pide' }));
  expect(picker).toHaveValue('');
  expect(document.querySelector('data')).toHaveTextContent('lote US$ 20.740');
});

const counted = { one: '{count} cabeza', other: '{count} cabezas' };
const calves: HeadsModel = {
  amount: '3.05',
  basis: 'live_kg',
  currency: 'USD',
  heads: 40,
  priced: 40,
  least: 10,
  step: 1,
  kg: 170,
  shrink: '0',
  dressing: '50',
  commission: '2',
  limits: ['de 40'],
  words: {
    howMany: '¿Cuántas cabezas?',
    less: 'Una menos',
    more: 'Una más',
    settled: '',
    lessShrink: '{gross} − {percent} % de desbaste = {net}',
    commission: 'Comisión del comprador, 2 %',
    total: counted,
    message: counted,
  },
};

function Calculator({ model }: { model: HeadsModel }) {
  const [heads, choose] = useHeads(model);
  return <HeadsCalculator model={model} locale="es" heads={heads} choose={choose} />;
}

it('computes what a number of head costs, with the commission, without cents where it is approximate', () => {
  render(<Calculator model={calves} />);
  const box = screen.getByLabelText('¿Cuántas cabezas?');
  expect(box).toHaveValue('40');
  fireEvent.change(box, { target: { value: '24' } });
  fireEvent.blur(box);
  expect(screen.getByRole('row', { name: /4\.080.kg.×.US\$.3,05/ })).toHaveTextContent('US$ 12.444');
  expect(screen.getByRole('row', { name: /Comisión/ })).toHaveTextContent('US$ 249');
  expect(screen.getByRole('row', { name: /24 cabezas/ })).toHaveTextContent('US$ 12.693');
});

it('multiplies pounds for whoever chose them, also of another number of head', async () => {
  document.documentElement.dataset.weight = 'lb';
  render(
    <>
      <Calculator model={calves} />
      <UnitsIsland />
    </>,
  );
  expect(await screen.findByRole('row', { name: /14\.991.lb ×.US\$.1,3835/ })).toHaveTextContent('US$ 20.740');
  const box = screen.getByLabelText('¿Cuántas cabezas?');
  fireEvent.change(box, { target: { value: '20' } });
  fireEvent.blur(box);
  expect(await screen.findByRole('row', { name: /7\.495,7.lb ×.US\$.1,3835/ })).toHaveTextContent('US$ 10.370');
});

it('says what is weighed and what is paid of it, in the unit of the price', () => {
  const all = { heads: 42, least: 42, commission: null };
  const { rerender } = render(<Calculator model={{ ...calves, ...all, kg: 237, shrink: '4' }} />);
  expect(screen.getByText(/9\.954.kg − 4 % de desbaste = 9\.555,8.kg/)).toBeInTheDocument();
  rerender(<Calculator model={{ ...calves, ...all, kg: 237, shrink: '4', basis: 'live_cwt', amount: '272' }} />);
  expect(screen.getByText(/210,67.cwt ×.US\$.272/)).toBeInTheDocument();
  expect(screen.getByRole('row')).toHaveTextContent('US$ 57.302');
  rerender(<Calculator model={{ ...calves, ...all, kg: 480, basis: 'arroba', currency: 'BRL', amount: '320' }} />);
  expect(screen.getByText(/20\.160.kg ×.50.% = 10\.080.kg/)).toBeInTheDocument();
  expect(screen.getByText(/672.@ ×.R\$.320/)).toBeInTheDocument();
});

it('lets nobody choose of what is sold all together', () => {
  render(<Calculator model={{ ...calves, least: 40, commission: null, limits: ['se vende todo junto'] }} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('se vende todo junto')).toBeInTheDocument();
  expect(screen.getByRole('row')).toHaveTextContent('US$ 20.740');
});

it('shows the sums in the currency that was chosen, also of another number of head', async () => {
  document.documentElement.dataset.money = 'BRL';
  global.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve({ USD: '1', BRL: '5' }) });
  render(
    <>
      <Calculator model={calves} />
      <UnitsIsland />
    </>,
  );
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /40 cabezas/ })).toHaveTextContent('R$ 105.774 US$ 21.155'),
  );
  const box = screen.getByLabelText('¿Cuántas cabezas?');
  fireEvent.change(box, { target: { value: '20' } });
  fireEvent.blur(box);
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /20 cabezas/ })).toHaveTextContent('R$ 52.887 US$ 10.577'),
  );
});

it('takes no number that the seller does not sell', () => {
  render(<Calculator model={calves} />);
  const box = screen.getByLabelText('¿Cuántas cabezas?');
  for (const [typed, taken] of [
    ['3', '10'],
    ['999', '40'],
    ['x', '10'],
  ] as const) {
    fireEvent.change(box, { target: { value: typed } });
    fireEvent.blur(box);
    expect(box).toHaveValue(taken);
  }
});
