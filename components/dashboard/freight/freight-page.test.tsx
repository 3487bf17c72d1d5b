import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FreightDto, QuoteDto } from '@/lib/deals/freight/dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { FreightPage } from './freight-page';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), push: jest.fn() }) }));

const send = () => jest.fn(() => Promise.resolve({ ok: true as const, data: null }));
const actions = { accept: send(), cancel: send(), change: send(), quote: send(), withdraw: send() };

const quote = (traits: Partial<QuoteDto> = {}): QuoteDto => ({
  id: 'q1',
  version: 2,
  status: 'open',
  carrier: { id: 'c1', name: 'Pedro Ríos', location: 'Flores, Uruguay' },
  isMine: false,
  isBlocked: false,
  amount: '3.35',
  currency: 'USD',
  basis: 'km',
  km: 210,
  total: '703.50',
  trucks: '2 jaulas',
  validUntil: null,
  ...traits,
});

const freight = (traits: Partial<FreightDto> = {}): FreightDto => ({
  id: 'f1',
  status: 'open',
  from: 'Trinidad, Uruguay',
  to: 'Durazno, Uruguay',
  lineKm: 41,
  heads: 60,
  kg: null,
  unit: 'kg',
  category: 'bovine',
  class: 'calf_m',
  ready: '2026-12-05',
  endsAt: '2026-12-06T03:00:00.000Z',
  role: 'carrier',
  note: null,
  quoteCount: 0,
  quotes: [],
  deal: null,
  asker: null,
  carrier: null,
  barrier: null,
  ...traits,
});

const show = (traits: Partial<FreightDto> = {}) =>
  renderWithMessages(<FreightPage freight={freight(traits)} url="https://corral.test/freight/f1" actions={actions} />);

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

it('says what is to be carried, and nothing that nobody said', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Trinidad, Uruguay → Durazno, Uruguay');
  expect(screen.getByText('60 terneros')).toBeInTheDocument();
  expect(screen.getByText('41 km en línea recta')).toBeInTheDocument();
  expect(screen.queryByText('Peso total')).toBeNull();
  expect(screen.queryByText('Nota')).toBeNull();
});

it('sends a carrier’s quote, kilometres only where the amount is for each', async () => {
  show();
  expect(screen.queryByRole('textbox', { name: /^Kilómetros/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Por km' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Importe/ }), '3,35');
  await userEvent.type(screen.getByRole('textbox', { name: /^Kilómetros/ }), '210');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar la cotización' }));
  expect(actions.quote).toHaveBeenCalledWith({
    ...{ freightId: 'f1', amount: '3.35', currency: 'USD', basis: 'km', km: '210', trucks: '', validUntil: '' },
  });
});

it.each([
  ['blocked' as const, 'Entre vos y quien pide este flete no pasan cotizaciones.'],
  ['inactive' as const, 'La cuenta de quien pide este flete no está activa: por ahora no recibe cotizaciones.'],
])('asks for no quote where it would be refused (%s), and says so at the start', (barrier, text) => {
  const { unmount } = show({ barrier });
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show({ barrier, quotes: [quote({ isMine: true })] });
  expect(screen.queryByText('Cambiar la cotización')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('offers no acceptance of a quote where a block would refuse it, and says so', () => {
  show({ role: 'asker', deal: 2041, quoteCount: 1, quotes: [quote({ isBlocked: true })] });
  expect(screen.getByText('Entre vos y Pedro Ríos no se acuerdan fletes.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Aceptar el precio de Pedro Ríos' })).toBeNull();
});

it('accepts the version that is shown, once it was confirmed', async () => {
  show({ role: 'asker', deal: 2041, quoteCount: 1, quotes: [quote()] });
  expect(screen.getByText('US$ 703,50 en total, por 210 km')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar el precio de Pedro Ríos' }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent('US$ 3,35 por km');
  expect(dialog).toHaveTextContent('Corral no mueve la plata');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar el precio de Pedro Ríos' }));
  expect(actions.accept).toHaveBeenCalledWith({ freightId: 'f1', quoteId: 'q1', version: 2 });
});

it('passes the request on by WhatsApp', () => {
  show({ role: 'asker', deal: 2041 });
  const href = screen.getByRole('link', { name: 'Pasar por WhatsApp' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toContain('60 terneros');
  expect(decodeURIComponent(href)).toContain('https://corral.test/freight/f1');
});

it('shows a chosen carrier the way to who asked, and the others that there is one', () => {
  const asker = { id: 'a1', name: 'Ana Paz', phone: '+59899123456' };
  show({ status: 'accepted', asker, quotes: [quote({ status: 'accepted', isMine: true })] });
  expect(screen.getByText('Te eligieron: coordiná con Ana Paz.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Llamar a Ana Paz' })).toHaveAttribute('href', 'tel:+59899123456');
});

it('says that a freight is taken, and asks nothing any more', () => {
  show({ status: 'accepted' });
  expect(screen.getByText('Ya hay transportista para este flete.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
