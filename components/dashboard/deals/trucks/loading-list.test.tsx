import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dealDto } from '@/tests/factories/deal-dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { DealDto } from '@/lib/deals/deals/dto';
import type { TruckDto } from '@/lib/deals/trucks/dto';
import { LoadingList } from './loading-list';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const send = () => jest.fn((): Promise<ActionResult> => Promise.resolve({ ok: true, data: null }));
const actions = { sendTruck: send(), fixTruck: send(), dropTruck: send() };
const loading = { next: 'load' as const, turn: 'both' as const };
const truck = (traits: Partial<TruckDto> = {}): TruckDto => ({
  id: '00000000-0000-7000-8000-00000000000a',
  side: 'seller',
  plate: 'SAB 1234',
  driver: 'Pedro Ríos',
  heads: 34,
  kg: '5763.5',
  tags: ['858000012345678', '858000012345679'],
  enteredAt: '2026-11-24T09:10:00.000Z',
  ...traits,
});

const show = (deal: Partial<DealDto>, driver = '') =>
  renderWithMessages(<LoadingList deal={dealDto({ ...loading, ...deal })} driver={driver} actions={actions} />);

it('is not there before the loading, nor once it is over without a truck', () => {
  expect(show({ next: 'papers' }).container).toBeEmptyDOMElement();
  expect(show({ status: 'closed', next: null }).container).toBeEmptyDOMElement();
});

it('takes a truck with what is known of it', async () => {
  show({});
  expect(screen.getByText('Sin camión: 60.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Patente' }), 'sab 1234');
  await userEvent.type(screen.getByRole('textbox', { name: 'Cabezas' }), '34');
  await userEvent.type(screen.getByRole('textbox', { name: /^Peso neto, kg/ }), '5.763,5');
  await userEvent.click(screen.getByRole('button', { name: 'Anotar el camión' }));
  const sent = { number: 2041, plate: 'sab 1234', driver: '', heads: '34', kg: '5763.5', tags: '' };
  expect(actions.sendTruck).toHaveBeenCalledWith(sent);
  expect(screen.getByRole('textbox', { name: 'Patente' })).toHaveValue('');
});

it('begins another truck with the carrier of the freight', () => {
  show({}, 'Pedro Ríos');
  expect(screen.getByRole('textbox', { name: /^Chofer/ })).toHaveValue('Pedro Ríos');
});

it('says who entered each truck, and lets only them correct and remove it', async () => {
  show({
    trucks: [truck(), truck({ id: 'b', side: 'buyer', plate: 'SAC 9', driver: null, heads: 20, kg: null, tags: [] })],
  });
  expect(screen.getByText('54 de 60 cab.')).toBeInTheDocument();
  const [mine, theirs] = screen.getAllByRole('listitem', { hidden: true });
  expect(mine).toHaveTextContent(/SAB 1234.*34 cab\..*5\.763,5\skg.*Pedro Ríos.*lo anotaste vos.*2 caravanas/);
  expect(theirs).toHaveTextContent(/SAC 9.*20 cab\..*lo anotó Rubén Sosa/);
  expect(within(theirs ?? document.body).queryByRole('button', { hidden: true })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Quitar' }));
  expect(actions.dropTruck).toHaveBeenCalledWith({ number: 2041, truckId: truck().id });
});

it('stays to be read once the weight is firm', () => {
  show({ next: 'accept', done: { ...dealDto().done, weigh: '2026-11-24T15:10:00.000Z' }, trucks: [truck()] });
  expect(screen.getByText('SAB 1234')).toBeInTheDocument();
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
});

it('says once how many are left without a truck', async () => {
  const fields = { heads: [{ key: 'truckHeads', values: { left: 60 } }] };
  jest.mocked(actions.sendTruck).mockResolvedValueOnce({ ok: false, error: { code: 'invalid_input', fields } });
  show({});
  await userEvent.type(screen.getByRole('textbox', { name: 'Patente' }), 'sab 1234');
  await userEvent.type(screen.getByRole('textbox', { name: 'Cabezas' }), '61');
  await userEvent.click(screen.getByRole('button', { name: 'Anotar el camión' }));
  expect(await screen.findByText('Sin camión quedan 60 cabezas.')).toBeInTheDocument();
  expect(screen.queryByText('Sin camión: 60.')).not.toBeInTheDocument();
});
