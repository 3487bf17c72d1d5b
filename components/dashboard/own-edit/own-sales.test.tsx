import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notify';
import type { Edited } from './edited';
import type { KnownSale } from '@/lib/desk/dashboard/dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import type { OwnListingRow } from '@/components/dashboard/dashboard/own-listing-row';
import { OwnListings, type OwnListingActs } from '@/components/dashboard/dashboard/own-listings';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn(), info: jest.fn() } }));

const id = '01a1fc6e-4b6a-75ff-a517-f29b145c2099';
const row: OwnListingRow = {
  ...{ kind: 'listing', id, title: 'Toro Angus', facts: 'Angus', price: '2.87', currency: 'USD', unit: '/kg' },
  ...{ status: 'active', asksSoldPrice: false, takenDown: false, held: false, isReserved: false, why: null },
  ...{ unclearPlace: null, daysLeft: null, saves: 2, week: null, edited: null, sales: null, highlightUntil: null },
  ...{ photos: 1, picture: null, stock: 'bovine', viewHref: '/listing/7', editHref: '/edit-listing/7' },
  ...{ copyHref: null, auctionHref: null, appealHref: '/dashboard/appeal/1' },
};
const unsaid = { buyer: null, amount: null, terms: null };
const salesOf = (noted: KnownSale[], sold: number, left = 15) => ({ left, sold, reserved: 0, buyers: [], noted });

function show(rows: Partial<OwnListingRow>[], acts: Partial<OwnListingActs> = {}) {
  const unused = () => Promise.reject(new Error('unused'));
  const list = { tab: 'listings', state: null, states: { active: rows.length }, page: 1, totalPages: 1 } as const;
  return renderWithMessages(
    <OwnListings
      list={{ ...list, rows: rows.map((traits) => ({ ...row, ...traits })), tasks: null }}
      caption="Mis anuncios"
      {...{ pauseOrResume: unused, renew: unused, setSold: unused, sell: unused, remove: unused }}
      {...{ saveField: unused, savePrice: unused, ...acts }}
    />,
  );
}
const priced = (of: string): Edited => ({
  ...{ id: of, seenAt: '', weighed: 'kg', currency: 'USD', unit: '/kg', description: '' },
  values: { price: '2.87', heads: '31', weight: '345' },
  lot: {
    ...{ headCount: 31, headsLeft: 31, priceBasis: 'live_kg', class: 'steer_2_3' },
    ...{ shrinkPercent: null, dressingPercent: null },
  },
});
const openMenu = () => userEvent.click(screen.getByText('Más acciones: Toro Angus'));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const answer = (answered: Partial<Response>) => (global.fetch = jest.fn(() => Promise.resolve(answered as Response)));
const sentUndo = (by: object) =>
  waitFor(() =>
    expect(global.fetch).toHaveBeenCalledWith(
      '/api/dashboard/undo',
      expect.objectContaining({ method: 'POST', body: JSON.stringify(by) }),
    ),
  );

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

const JOSE: KnownSale = { id: 'jose', buyer: 'Don José', heads: 5, amount: '2.7', terms: null };
const FACTS = 'Don José · 5 cab. · US$\u00a02,70\u00a0/kg';

describe('a noted sale', () => {
  it('is taken back from the row’s menu once that is confirmed, and deals are not', async () => {
    answer({ ok: true, json: () => Promise.resolve(null) });
    const deals = [1, 2, 3].map((heads) => ({ ...unsaid, id: null, heads }));
    show([{ sales: salesOf([...deals, JOSE], 11) }]);
    await openMenu();
    await press('Ventas anotadas');
    expect(screen.getAllByRole('button', { name: /^Anular/ })).toHaveLength(1);
    await press(`Anular la venta: ${FACTS}`);
    const dialog = screen.getByRole('alertdialog', { name: '¿Anular esta venta?' });
    expect(dialog).toHaveTextContent(FACTS.replaceAll('\u00a0', ' '));
    expect(global.fetch).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Anular' }));
    await sentUndo({ sale: { id, saleId: 'jose', wasActive: true } });
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith('La venta quedó sin anotar', undefined));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByText('Más acciones: Toro Angus').parentElement).toHaveFocus());
  });

  it('leaves the menu short enough for a phone, however many they are', async () => {
    const noted = [1, 2, 3, 4].map((sale) => ({ ...JOSE, id: String(sale) }));
    show([
      { sales: salesOf(noted, 20), copyHref: '/copy', auctionHref: '/auction', edited: priced('7'), status: 'active' },
    ]);
    await openMenu();
    const menu = screen.getByText('Más acciones: Toro Angus').closest('details')?.lastElementChild;
    expect([...(menu?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['Editar', 'CabezasKilosTexto', 'Duplicar', 'Rematar este lote', 'Compartir', 'Destacar'],
      ...['Marcar como vendido', 'Pausar', 'Ventas anotadas', 'Eliminar'],
    ]);
  });

  it('is taken back where the rest is sold', async () => {
    answer({ ok: true, json: () => Promise.resolve(null) });
    show([{ sales: salesOf([JOSE], 5) }]);
    await openMenu();
    await press('Marcar como vendido Toro Angus');
    expect(screen.getByRole('textbox', { name: 'A quién' })).toHaveFocus();
    const sales = within(screen.getByRole('list', { name: 'Ventas anotadas' }));
    await userEvent.click(sales.getByRole('button', { name: `Anular la venta: ${FACTS}` }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Anular' }));
    await sentUndo({ sale: { id, saleId: 'jose', wasActive: true } });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  });

  it.each<[string, Partial<OwnListingRow>, string | null]>([
    ['without a name or a price', { sales: salesOf([{ ...unsaid, id: '1', heads: 5 }], 5) }, null],
    ['with a name', { sales: salesOf([{ ...unsaid, id: '1', heads: 5, buyer: 'Ana' }], 5) }, 'Vendido: Ana'],
    [
      'with a name, before one without',
      {
        sales: salesOf(
          [
            { ...unsaid, id: '2', heads: 3 },
            { ...unsaid, id: '1', heads: 5, buyer: 'Ana' },
          ],
          8,
        ),
      },
      'Vendido: Ana · 5 cab., y otra venta',
    ],
    ['of fewer than all sold', { sales: salesOf([{ ...unsaid, id: '1', heads: 5 }], 9) }, 'Vendido: 5 cab.'],
    ['of the rest', { status: 'sold', sales: salesOf([{ ...unsaid, id: null, heads: 5 }], 5) }, 'Vendido: 5 cab.'],
  ])('%s says only what the row doesn’t say yet', (_, traits, said) => {
    show([traits]);
    expect(screen.queryByText(/^Vendido: /)?.textContent ?? null).toBe(said);
  });
});

it('offers to take back that equipment is sold, paused as it was', async () => {
  answer({ ok: true, json: () => Promise.resolve(null) });
  const setSold = jest.fn().mockResolvedValue({ ok: true, data: null });
  show([{ kind: 'equipment', status: 'paused' }], { setSold });
  await openMenu();
  await press('Marcar como vendido Toro Angus');
  await waitFor(() => expect(notify.success).toHaveBeenCalledTimes(1));
  const [said, options] = jest.mocked(notify.success).mock.calls[0] ?? [];
  expect([said, options?.action?.label]).toEqual(['Anuncio marcado como vendido', 'Deshacer']);
  options?.action?.onClick();
  await sentUndo({ soldEquipment: { id, wasActive: false } });
  await waitFor(() => expect(notify.success).toHaveBeenLastCalledWith('Volvió a como estaba', undefined));
});

describe('the price in the row', () => {
  const rows = ['Uno', 'Dos', 'Tres'].map((title) => ({ id: title, title, edited: priced(title) }));
  const open = (title: string) => press(new RegExp(`^Cambiar el precio: ${title},`));
  const typed = () => screen.getAllByLabelText(/^Precio, en/).map((input) => (input as HTMLInputElement).value);

  it('stays open with what is typed while another’s is opened, and closes untouched', async () => {
    show(rows);
    await open('Uno');
    await userEvent.clear(screen.getByLabelText(/^Precio, en/));
    await userEvent.type(screen.getByLabelText(/^Precio, en/), '3,44');
    await open('Dos');
    expect(typed()).toEqual(['3,44', '2,87']);
    await open('Tres');
    expect(typed()).toEqual(['3,44', '2,87']);
    expect(screen.getByRole('group', { name: 'Cambiar el precio: Tres' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Cambiar el precio: Dos' })).toBeNull();
  });

  it('says of a stale undo that the listing changed, and nothing of what was typed', async () => {
    answer({ ok: false, status: 409, json: () => Promise.resolve({ code: 'listing_changed', message: 'Otra cosa' }) });
    show(rows, { saveField: () => Promise.resolve({ ok: true, data: { seenAt: '' } }) });
    await open('Uno');
    await userEvent.clear(screen.getByLabelText(/^Precio, en/));
    await userEvent.type(screen.getByLabelText(/^Precio, en/), '3,44{Enter}');
    await waitFor(() => expect(notify.success).toHaveBeenCalled());
    jest.mocked(notify.success).mock.calls[0]?.[1]?.action?.onClick();
    await waitFor(() =>
      expect(notify.error).toHaveBeenCalledWith('No se pudo deshacer', {
        description: 'El anuncio cambió desde entonces. Quedó como está ahora.',
      }),
    );
  });

  it('works out nothing for a price of zero', async () => {
    show(rows);
    await open('Uno');
    expect(screen.getByText(/31 × 345/)).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText(/^Precio, en/));
    await userEvent.type(screen.getByLabelText(/^Precio, en/), '0');
    expect(screen.queryByText(/31 × 345/)).toBeNull();
  });
});
