import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { notify } from '@/components/ui/notify';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import type { OwnListingRow } from './own-listing-row';
import { OwnListings } from './own-listings';

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
  unclearPlace: null,
  daysLeft: null,
  saves: 2,
  highlightUntil: null,
  photos: 1,
  picture: null,
  stock: 'bovine',
  viewHref: '/listing/7',
  editHref: '/edit-listing/7',
  copyHref: '/create-listing?from=7',
  appealHref: '/dashboard/appeal/1',
};

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
  const unused = jest.fn<Promise<ActionResult>, []>();
  renderWithMessages(
    <OwnListings
      rows={[row]}
      caption="Mis anuncios"
      pauseOrResume={unused}
      renew={unused}
      setSold={unused}
      declareSale={unused}
      remove={remove}
    />,
  );
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

it('offers neither to resume nor to highlight what an administrator took down', () => {
  const unused = jest.fn<Promise<ActionResult>, []>();
  renderWithMessages(
    <OwnListings
      rows={[{ ...row, status: 'paused', takenDown: true }]}
      caption="Mis anuncios"
      pauseOrResume={unused}
      renew={unused}
      setSold={unused}
      declareSale={unused}
      remove={unused}
    />,
  );
  expect(screen.getByText('Retirado')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Reanudar|Pausar/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Destacar' })).not.toBeInTheDocument();
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
        {...{ rows, caption: 'Mis anuncios' }}
        declareSale={done}
        pauseOrResume={() => set((one) => [{ ...one, status: 'paused' }])}
        renew={() => set((one) => [{ ...one, daysLeft: null }])}
        setSold={() => set((one) => [{ ...one, status: 'sold' }])}
        remove={() => set(() => [])}
      />
    );
  }

  const press = async (name: string) => {
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
  };
  const settled = () => waitFor(() => expect(notify.success).toHaveBeenCalledTimes(1));

  beforeEach(() => {
    jest.clearAllMocks();
    renderWithMessages(<Listings />);
  });

  it.each([
    ['Pausar Vaca Jersey', 'Reanudar Vaca Jersey'],
    ['Marcar como vendido Vaca Jersey', 'Volver a poner en venta Vaca Jersey'],
  ])('stays on the button «%s», which turns into its opposite', async (name, opposite) => {
    await press(name);
    await settled();
    expect(screen.getByRole('button', { name: opposite })).toHaveFocus();
  });

  it('stays in the row whose button went', async () => {
    await press('Renovar Vaca Jersey');
    await settled();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Renovar Vaca Jersey' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Vaca Jersey' })).toHaveFocus();
  });

  it('goes to the row after a deleted one', async () => {
    await press('Eliminar Vaca Jersey');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Oveja' })).toHaveFocus();
  });
});

it('shows the stock image in place of a picture that fails', () => {
  const unused = jest.fn<Promise<ActionResult>, []>();
  const acts = { pauseOrResume: unused, renew: unused, setSold: unused, declareSale: unused, remove: unused };
  const { container } = renderWithMessages(
    <OwnListings rows={[{ ...row, picture: '/media/gone-400.webp' }]} caption="Mis anuncios" {...acts} />,
  );
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', '/art/stock-bovine.webp');
});

it('asks which place a text means that may be several', () => {
  const unused = jest.fn<Promise<ActionResult>, []>();
  renderWithMessages(
    <OwnListings
      rows={[{ ...row, unclearPlace: 'Mercedes, Argentina' }]}
      caption="Mis anuncios"
      pauseOrResume={unused}
      renew={unused}
      setSold={unused}
      declareSale={unused}
      remove={unused}
    />,
  );
  expect(screen.getByRole('link', { name: /¿Cuál «Mercedes, Argentina»?/ })).toHaveAttribute(
    'href',
    '/edit-listing/7#listing-location',
  );
});
