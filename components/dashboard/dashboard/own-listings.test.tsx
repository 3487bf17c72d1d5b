import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { notify } from '@/components/ui/notify';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { Sale } from '@/lib/market/price-history/schema';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import type { OwnListingRow } from './own-listing-row';
import { OwnListings, type OwnListingActs } from './own-listings';
import type { OwnListingsView } from './view';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
jest.mock('@/components/ui/forms/leave-to-sign-in', () => ({ DRAFT_HASH: '#draft', leaveToSignIn: jest.fn() }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn(), info: jest.fn() } }));

const row: OwnListingRow = {
  kind: 'listing',
  id: '7',
  title: 'Toro Angus',
  facts: 'Angus',
  price: '4800.00',
  currency: 'USD',
  status: 'active',
  asksSoldPrice: false,
  takenDown: false,
  held: false,
  isReserved: false,
  why: null,
  unclearPlace: null,
  daysLeft: null,
  saves: 2,
  week: null,
  edited: null,
  sales: null,
  highlightUntil: null,
  photos: 1,
  picture: null,
  stock: 'bovine',
  viewHref: '/listing/7',
  editHref: '/edit-listing/7',
  copyHref: '/create-listing?from=7',
  auctionHref: '/create-auction?listing=7',
  appealHref: '/dashboard/appeal/1',
};

beforeEach(() => sessionStorage.clear());

const SALES = { left: 15, sold: 0, reserved: 0, buyers: [], noted: [] };

const listOf = (rows: OwnListingRow[]): OwnListingsView => ({
  tab: 'listings',
  rows,
  state: null,
  states: { active: rows.length },
  page: 1,
  totalPages: 1,
  tasks: null,
});

/** Opens the menu of a row. */
const openMenu = (title = 'Toro Angus') => userEvent.click(screen.getByText(`Más acciones: ${title}`));

it.each<[string, () => Promise<ActionResult>, string]>([
  [
    'the server refuses',
    () => Promise.resolve({ ok: false, error: { code: 'internal' } }),
    'Algo salió mal de nuestro lado. Volvé a probar.',
  ],
  [
    'the line is cut',
    () => Promise.reject(new Error('offline')),
    'No hubo respuesta. Revisá la conexión y volvé a probar.',
  ],
])('reports that a listing was not deleted where %s, and keeps it', async (_, remove, description) => {
  const unused = jest.fn<Promise<never>, []>();
  renderWithMessages(
    <OwnListings
      list={listOf([row])}
      caption="Mis anuncios"
      pauseOrResume={unused}
      renew={unused}
      setSold={unused}
      sell={unused}
      remove={remove}
      saveField={unused}
      savePrice={unused}
    />,
  );
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar Toro Angus' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() =>
    expect(notify.error).toHaveBeenLastCalledWith('No se pudo eliminar el anuncio, volvé a intentarlo', {
      description,
    }),
  );
  expect(screen.getByText('Toro Angus')).toBeInTheDocument();
  expect(unused).not.toHaveBeenCalled();
});

it('says why an administrator took a listing down and what to do, and offers neither to resume nor to highlight it', async () => {
  const unused = jest.fn<Promise<never>, []>();
  renderWithMessages(
    <OwnListings
      list={listOf([{ ...row, status: 'paused', takenDown: true, why: 'La foto es de otra persona' }])}
      caption="Mis anuncios"
      pauseOrResume={unused}
      renew={unused}
      setSold={unused}
      sell={unused}
      remove={unused}
      saveField={unused}
      savePrice={unused}
    />,
  );
  expect(screen.getByText('Retirado')).toBeInTheDocument();
  expect(screen.getByText('La foto es de otra persona')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Qué hacer con «Toro Angus»' })).toHaveAttribute(
    'href',
    '/dashboard/appeal/1',
  );
  await openMenu();
  expect(screen.queryByRole('button', { name: /Reanudar|Pausar/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Destacar/ })).not.toBeInTheDocument();
});

const OTHER = { id: null, buyer: null, heads: 5, amount: null, terms: null };

it.each([
  ['as the deal says', { basis: 'live_kg', currency: 'USD' } as const, [], 'Vendido: Ana Paz · 15 cab. · US$ 3,05 /kg'],
  ['as its seller noted', null, [], 'Vendido: Ana Paz · 15 cab. · US$ 3,05'],
  ['and that there is another sale', null, [OTHER], 'Vendido: Ana Paz · 15 cab. · US$ 3,05, y otra venta'],
  ['and how many others there are', null, [OTHER, OTHER], 'Vendido: Ana Paz · 15 cab. · US$ 3,05, y otras 2 ventas'],
])('says to whom and for how much a listing was sold, %s', (_, terms, others, said) => {
  const unused = jest.fn<Promise<never>, []>();
  const noted = [{ id: null, buyer: 'Ana Paz', heads: 15, amount: '3.05', terms }, ...others];
  renderWithMessages(
    <OwnListings
      list={listOf([{ ...row, status: 'sold', sales: { ...SALES, left: 0, sold: 15, noted } }])}
      caption="Mis anuncios"
      pauseOrResume={unused}
      renew={unused}
      setSold={unused}
      sell={unused}
      remove={unused}
      saveField={unused}
      savePrice={unused}
    />,
  );
  expect(screen.getByText(said)).toBeInTheDocument();
});

it('says that all heads of a listing are in deals and where those are, and offers neither to resume nor to sell it', async () => {
  const unused = jest.fn<Promise<never>, []>();
  renderWithMessages(
    <OwnListings
      list={listOf([{ ...row, status: 'paused', isReserved: true, sales: { ...SALES, left: 0, reserved: 15 } }])}
      caption="Mis anuncios"
      pauseOrResume={unused}
      renew={unused}
      setSold={unused}
      sell={unused}
      remove={unused}
      saveField={unused}
      savePrice={unused}
    />,
  );
  expect(screen.getByText('En tratos')).toBeInTheDocument();
  expect(screen.getByText('Vuelve solo si se libera alguna cabeza')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver tratos de «Toro Angus»' })).toHaveAttribute('href', '/deals');
  await openMenu();
  expect(screen.queryByRole('button', { name: /Reanudar|Pausar|vendido/ })).not.toBeInTheDocument();
});

it.each([
  [{ views: 12, enquiries: 3 }, '12 vistas · 3 consultas esta semana'],
  [{ views: 1, enquiries: 0 }, '1 vista · sin consultas esta semana'],
  [{ views: 0, enquiries: 1 }, '1 consulta esta semana'],
])('says what its page brought in a week: %o', (week, words) => {
  const unused = jest.fn<Promise<never>, []>();
  renderWithMessages(
    <OwnListings
      list={listOf([
        { ...row, week },
        { ...row, id: '8' },
      ])}
      caption="Mis anuncios"
      pauseOrResume={unused}
      renew={unused}
      setSold={unused}
      sell={unused}
      remove={unused}
      saveField={unused}
      savePrice={unused}
    />,
  );
  expect(screen.getAllByText(/esta semana/)).toHaveLength(1);
  expect(screen.getByText(/esta semana/).parentElement).toHaveTextContent(words);
});

it('opens one field by its figure or from the menu, and leads to the text', async () => {
  const unused = jest.fn<Promise<never>, []>();
  const edited = {
    id: '7',
    seenAt: '2026-11-01T00:00:00.000Z',
    weighed: 'kg',
    currency: 'USD',
    description: '',
    values: { price: '4800', heads: '', weight: '742' },
    lot: {
      headCount: null,
      headsLeft: null,
      priceBasis: 'head',
      class: null,
      shrinkPercent: null,
      dressingPercent: null,
    },
  } as const;
  renderWithMessages(
    <OwnListings
      list={listOf([
        { ...row, edited },
        { ...row, id: '8', title: 'Vendido', edited, status: 'sold' },
      ])}
      caption="Mis anuncios"
      pauseOrResume={unused}
      renew={unused}
      setSold={unused}
      sell={unused}
      remove={unused}
      saveField={unused}
      savePrice={unused}
    />,
  );
  const named = (field: string) => `Cambiar ${field}: Toro Angus`;
  await userEvent.click(screen.getByRole('button', { name: /^Cambiar el precio: Toro Angus, / }));
  // The price is changed in its row, without a dialog over the list.
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText(/^Precio, en/)).toHaveValue('4.800');
  expect(screen.getByLabelText(/^Precio, en/)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: /^Cambiar el precio: Toro Angus, / })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /^Cambiar los kilos: Toro Angus, / }));
  expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await openMenu();
  expect(screen.getByRole('link', { name: named('el texto') })).toHaveAttribute(
    'href',
    '/dashboard/listing/7/edit?field=text',
  );
  await userEvent.click(screen.getByRole('button', { name: named('los kilos') }));
  expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveValue('742');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: /^Cambiar.*Vendido$/ })).toBeNull();
});

it('keeps a price that is typed in a row where the list is left, says so, and opens it again', async () => {
  const unused = jest.fn<Promise<never>, []>();
  const edited: OwnListingRow['edited'] = {
    ...{ id: '7', seenAt: 'left', weighed: 'kg', currency: 'USD', description: '', lot: null },
    values: { price: '4800', heads: '', weight: '' },
  };
  const acts = { pauseOrResume: unused, renew: unused, setSold: unused, sell: unused, remove: unused };
  const show = () =>
    renderWithMessages(
      <OwnListings list={listOf([{ ...row, edited }])} caption="" {...acts} saveField={unused} savePrice={unused} />,
    );
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: /^Cambiar el precio: / }));
  await userEvent.clear(screen.getByLabelText(/^Precio, en/));
  await userEvent.type(screen.getByLabelText(/^Precio, en/), '4900');
  unmount();
  expect(notify.info).toHaveBeenCalledWith('Quedó sin guardar: lo que escribiste está ahí cuando vuelvas');
  show();
  expect(screen.getByLabelText(/^Precio, en/)).toHaveValue('4.900');
  await userEvent.keyboard('{Escape}');
  expect(sessionStorage).toHaveLength(0);
});

it('says beside a price that was changed what was asked before', async () => {
  const unused = jest.fn<Promise<never>, []>();
  const steers: OwnListingRow['edited'] = {
    ...{ id: '7', seenAt: '', weighed: 'kg', currency: 'USD', unit: '/kg', description: '' },
    values: { price: '3', heads: '40', weight: '342' },
    lot: {
      ...{ headCount: 40, headsLeft: 40, priceBasis: 'live_kg', class: 'steer_2_3' },
      ...{ shrinkPercent: null, dressingPercent: null },
    },
  };
  function Rows() {
    const [price, setPrice] = useState('3.00');
    const save = ({ value }: { value: string }) => {
      setPrice(value);
      return Promise.resolve({ ok: true, data: { seenAt: '' } } as const);
    };
    return (
      <OwnListings
        list={listOf([{ ...row, edited: steers, price, unit: '/kg' }])}
        caption="Mis anuncios"
        pauseOrResume={unused}
        renew={unused}
        setSold={unused}
        sell={unused}
        remove={unused}
        saveField={save}
        savePrice={unused}
      />
    );
  }
  renderWithMessages(<Rows />);
  const price = screen.getByRole('button', { name: /^Cambiar el precio: Toro Angus, / });
  expect(price).toHaveTextContent(/3,00.\/kg/);
  await userEvent.click(price);
  const input = screen.getByLabelText(/^Precio, en/);
  await userEvent.clear(input);
  await userEvent.type(input, '2,95');
  expect(screen.getByRole('status')).toHaveTextContent('US$ 2,95 = US$ 40.356');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('antes 3,00')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Cambiar el precio: Toro Angus, / })).toHaveTextContent(/2,95.\/kg/);
});

it('shares the address of a listing from its menu', async () => {
  const unused = jest.fn<Promise<never>, []>();
  const share = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  renderWithMessages(
    <OwnListings
      list={listOf([row])}
      caption="Mis anuncios"
      pauseOrResume={unused}
      renew={unused}
      setSold={unused}
      sell={unused}
      remove={unused}
      saveField={unused}
      savePrice={unused}
    />,
  );
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Compartir Toro Angus' }));
  expect(share).toHaveBeenCalledWith({ title: 'Toro Angus', url: 'http://localhost/listing/7' });
  Reflect.deleteProperty(navigator, 'share');
});

it('changes the price of equipment in its row, and nothing else', async () => {
  const unused = jest.fn<Promise<never>, []>();
  const savePrice = jest.fn().mockResolvedValue({ ok: true, data: { seenAt: '' } });
  const edited: OwnListingRow['edited'] = {
    ...{
      id: '7',
      seenAt: '2026-11-01T00:00:00.000Z',
      currency: 'USD',
      description: '',
      lot: null,
      weighed: 'kg' as const,
    },
    values: { price: '4800', heads: '', weight: '' },
  };
  renderWithMessages(
    <OwnListings
      list={listOf([{ ...row, kind: 'equipment', edited }])}
      caption="Mis equipos"
      pauseOrResume={unused}
      renew={unused}
      setSold={unused}
      sell={unused}
      remove={unused}
      saveField={unused}
      savePrice={savePrice}
    />,
  );
  await openMenu();
  expect(screen.queryByRole('button', { name: /los kilos/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Cambiar el precio: Toro Angus, / }));
  const input = screen.getByLabelText(/^Precio, en/);
  await userEvent.clear(input);
  await userEvent.type(input, '4500{Enter}');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(savePrice).toHaveBeenCalledWith(expect.objectContaining({ id: '7', field: 'price', value: '4500' }));
});

it('offers to take back a sale of some', async () => {
  jest.clearAllMocks();
  const unused = jest.fn(() => Promise.reject(new Error('unused')));
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(null) } as Response));
  const id = '01a1fc6e-4b6a-75ff-a517-f29b145c2099';
  renderWithMessages(
    <OwnListings
      list={listOf([{ ...row, id, sales: SALES }])}
      caption="Mis anuncios"
      pauseOrResume={unused}
      renew={unused}
      setSold={unused}
      sell={() => Promise.resolve({ ok: true, data: { id: 'sale', heads: 5, wasActive: true } })}
      remove={unused}
      saveField={unused}
      savePrice={unused}
    />,
  );
  await openMenu('Toro Angus');
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como vendido Toro Angus' }));
  const heads = screen.getByRole('textbox', { name: 'Cuántas cabezas' });
  await userEvent.clear(heads);
  await userEvent.type(heads, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Anotar 5 vendidas' }));
  await waitFor(() => expect(notify.success).toHaveBeenCalledTimes(1));
  const [said, options] = jest.mocked(notify.success).mock.calls[0] ?? [];
  expect([said, options?.action?.label]).toEqual(['Anotado: 5 cabezas vendidas', 'Deshacer']);
  options?.action?.onClick();
  const body = JSON.stringify({ sale: { id, saleId: 'sale', wasActive: true } });
  await waitFor(() =>
    expect(global.fetch).toHaveBeenCalledWith('/api/dashboard/undo', expect.objectContaining({ method: 'POST', body })),
  );
});

describe('a sale that an acceptance came before', () => {
  const id = '01a1fc6e-4b6a-75ff-a517-f29b145c2099';
  const show = (sell: OwnListingActs['sell']) => {
    jest.clearAllMocks();
    const unused = jest.fn(() => Promise.reject(new Error('unused')));
    renderWithMessages(
      <OwnListings
        list={listOf([{ ...row, id, asksSoldPrice: true, sales: { ...SALES, left: 60 } }])}
        caption="Mis anuncios"
        pauseOrResume={unused}
        renew={unused}
        setSold={unused}
        sell={sell}
        remove={unused}
        saveField={unused}
        savePrice={unused}
      />,
    );
  };
  const open = async () => {
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Marcar como vendido Toro Angus' }));
  };
  const box = (name: RegExp) => screen.getByRole('textbox', { name });
  const press = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

  it('says at the heads how many are left now, and keeps what was typed', async () => {
    const sell = jest.fn<ReturnType<OwnListingActs['sell']>, [Sale]>();
    const fields = { heads: [{ key: 'headsLeft', values: { left: 20 } }] };
    sell.mockResolvedValueOnce({ ok: false, error: { code: 'invalid_input', fields } });
    sell.mockResolvedValueOnce({ ok: true, data: { id: 'sale', heads: 20, wasActive: true } });
    show(sell);
    await open();
    await userEvent.type(box(/A cuánto/), '3,1');
    await press('Marcar como vendido');
    await waitFor(() => expect(box(/Cuántas cabezas/)).toBeInvalid());
    expect(box(/Cuántas cabezas/)).toHaveAccessibleDescription(/^Quedan 20 cabezas libres\.$/);
    expect(box(/Cuántas cabezas/)).toHaveFocus();
    expect([box(/Cuántas cabezas/), box(/A cuánto/)].map((input) => (input as HTMLInputElement).value)).toEqual([
      '60',
      '3,10',
    ]);
    expect(notify.error).not.toHaveBeenCalled();
    await userEvent.clear(box(/Cuántas cabezas/));
    await press('Anotar 20 vendidas');
    await waitFor(() => expect(notify.success).toHaveBeenCalled());
    expect(sell).toHaveBeenLastCalledWith({
      id,
      buyerId: null,
      buyerName: null,
      heads: 20,
      amount: '3.1',
      priceConfirmed: false,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes on with it on its own page after signing in again', async () => {
    show(() => Promise.resolve({ ok: false, error: { code: 'unauthorized' } }));
    await open();
    await press('Marcar como vendido');
    await waitFor(() => expect(leaveToSignIn).toHaveBeenCalledWith(2500, '#draft', `/dashboard/listing/${id}/sell`));
  });

  it('says how many were sold where that wasn’t all', async () => {
    show(() => Promise.resolve({ ok: true, data: { id: 'sale', heads: 20, wasActive: true } }));
    await open();
    await userEvent.clear(box(/Cuántas cabezas/));
    await press('Marcar como vendido');
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Anotado: 20 cabezas vendidas', expect.anything()));
  });

  it('gives the reason where none is left', async () => {
    show(() => Promise.resolve({ ok: false, error: { code: 'listing_reserved', fields: {} } }));
    await open();
    await press('Marcar como vendido');
    await waitFor(() =>
      expect(notify.error).toHaveBeenCalledWith('No se pudo cambiar el anuncio', {
        description: expect.stringContaining('todas en tratos') as string,
      }),
    );
    expect(box(/Cuántas cabezas/)).toHaveValue('60');
  });
});

describe('the keyboard', () => {
  const done = () => Promise.resolve<ActionResult>({ ok: true, data: null });

  function Listings() {
    const [rows, setRows] = useState([
      row,
      { ...row, id: '8', title: 'Vaca Jersey', daysLeft: 3 },
      { ...row, id: '9', title: 'Oveja' },
    ]);
    const set = (change: (one: OwnListingRow) => OwnListingRow[]) => {
      setRows((before) => before.flatMap((one) => (one.id === '8' ? change(one) : [one])));
      return done();
    };
    return (
      <OwnListings
        list={listOf(rows)}
        caption="Mis anuncios"
        sell={() => Promise.resolve({ ok: true, data: { id: 'sale', heads: null, wasActive: true } })}
        pauseOrResume={({ isActive }) => set((one) => [{ ...one, status: isActive ? 'active' : 'paused' }])}
        renew={() => set((one) => [{ ...one, daysLeft: null }])}
        setSold={() => set((one) => [{ ...one, status: 'sold' }])}
        remove={() => set(() => [])}
        saveField={() => Promise.reject(new Error('unused'))}
        savePrice={() => Promise.reject(new Error('unused'))}
      />
    );
  }

  const menuOf = (title: string) => screen.getByText(`Más acciones: ${title}`).closest('summary');
  const press = async (name: string, title = 'Vaca Jersey') => {
    await openMenu(title);
    screen.getByRole('button', { name: `${name} ${title}` }).focus();
    await userEvent.keyboard('{Enter}');
  };
  const settled = () => waitFor(() => expect(notify.success).toHaveBeenCalledTimes(1));

  beforeEach(() => {
    jest.clearAllMocks();
    renderWithMessages(<Listings />);
  });

  it.each(['Pausar', 'Marcar como vendido', 'Renovar'])('stays on the menu in which «%s» was chosen', async (name) => {
    await press(name);
    await settled();
    expect(menuOf('Vaca Jersey')).toHaveFocus();
    expect(menuOf('Vaca Jersey')?.parentElement).not.toHaveAttribute('open');
  });

  it('stays in the row whose button went', async () => {
    await press('Pausar');
    const [resume] = await screen.findAllByRole('button', { name: 'Reanudar Vaca Jersey' });
    await waitFor(() => expect(resume).toHaveAttribute('aria-disabled', 'false'));
    act(() => resume?.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(notify.success).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('link', { name: 'Vaca Jersey' })).toHaveFocus();
  });

  it('goes to the row after a deleted one', async () => {
    await press('Eliminar');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Oveja' })).toHaveFocus();
  });

  it('leaves a menu with Escape, which returns the focus to its button', async () => {
    await openMenu('Vaca Jersey');
    screen.getByRole('button', { name: 'Pausar Vaca Jersey' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(menuOf('Vaca Jersey')).toHaveFocus();
    expect(menuOf('Vaca Jersey')?.parentElement).not.toHaveAttribute('open');
  });

  it('closes a menu that is pressed outside of, or that the focus leaves', async () => {
    const details = menuOf('Vaca Jersey')?.parentElement;
    await openMenu('Vaca Jersey');
    expect(details).toHaveAttribute('open');
    fireEvent.pointerDown(document.body);
    expect(details).not.toHaveAttribute('open');
    await openMenu('Vaca Jersey');
    act(() => screen.getByRole('link', { name: 'Oveja' }).focus());
    expect(details).not.toHaveAttribute('open');
  });
});

it('leads from a row to the auction of its animals', async () => {
  const unused = jest.fn<Promise<never>, []>();
  const acts = {
    pauseOrResume: unused,
    renew: unused,
    setSold: unused,
    sell: unused,
    remove: unused,
    saveField: unused,
    savePrice: unused,
  };
  renderWithMessages(<OwnListings list={listOf([row])} caption="Mis anuncios" {...acts} />);
  await openMenu();
  expect(screen.getByRole('link', { name: 'Rematar este lote: Toro Angus' })).toHaveAttribute(
    'href',
    '/create-auction?listing=7',
  );
});

it('leads to the listings of each state that one has, and keeps the choice where none is left', () => {
  const unused = jest.fn<Promise<never>, []>();
  const acts = {
    pauseOrResume: unused,
    renew: unused,
    setSold: unused,
    sell: unused,
    remove: unused,
    saveField: unused,
    savePrice: unused,
  };
  const list: OwnListingsView = { ...listOf([]), state: 'paused', states: { active: 11, sold: 2 } };
  renderWithMessages(<OwnListings list={list} caption="Mis anuncios" {...acts} />);
  const filters = within(screen.getByRole('navigation', { name: 'Estado de los anuncios' })).getAllByRole('link');
  expect(filters.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Todos13', '/dashboard'],
    ['A la venta11', '/dashboard?state=active'],
    ['Pausados0', '/dashboard?state=paused'],
    ['Vendidos2', '/dashboard?state=sold'],
  ]);
  expect(filters[2]).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('No hay ninguno en este estado.')).toBeInTheDocument();
});

it('shows the stock image in place of a picture that fails', () => {
  const unused = jest.fn<Promise<never>, []>();
  const acts = {
    pauseOrResume: unused,
    renew: unused,
    setSold: unused,
    sell: unused,
    remove: unused,
    saveField: unused,
    savePrice: unused,
  };
  const { container } = renderWithMessages(
    <OwnListings list={listOf([{ ...row, picture: '/media/gone-400.webp' }])} caption="Mis anuncios" {...acts} />,
  );
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', '/art/stock-bovine.webp');
});

it('asks which place a text means that may be several', () => {
  const unused = jest.fn<Promise<never>, []>();
  renderWithMessages(
    <OwnListings
      list={listOf([{ ...row, unclearPlace: 'Mercedes, Argentina' }])}
      caption="Mis anuncios"
      pauseOrResume={unused}
      renew={unused}
      setSold={unused}
      sell={unused}
      remove={unused}
      saveField={unused}
      savePrice={unused}
    />,
  );
  expect(screen.getByRole('link', { name: /¿Cuál «Mercedes, Argentina»?/ })).toHaveAttribute(
    'href',
    '/edit-listing/7#listing-location',
  );
});
