import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notify';
import { dealDto, weighing } from '@/tests/factories/deal-dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import type { DealDto } from '@/lib/deals/deals/dto';
import { CancelDeal } from './cancel-deal';
import type { DealActions } from './use-deal-act';
import { DealLine } from './deal-line';
import { DealOver } from './deal-over';
import { DealPage } from './deal-page';
import { DealSum } from './deal-sum';
import { LatePayment, NextStep } from './next-step';

jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn(), info: jest.fn() } }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const now = new Date('2026-11-24T15:22:00.000Z');
const send = jest.fn(() => Promise.resolve({ ok: true as const, data: null }));
const actions: DealActions = {
  sayStep: send,
  sendTruck: send,
  fixTruck: send,
  dropTruck: send,
  sendWeights: send,
  settleWeight: send,
  cancel: send,
  takeBackCancel: send,
  proposeDate: send,
  acceptDate: send,
  sendReview: send,
  objectToWeight: send,
  openDispute: send,
  proposeSum: send,
  acceptSum: send,
  withdrawDispute: send,
  confirmBalance: send,
};

const { agreedAt } = dealDto();
const show = (deal: Partial<DealDto>, isQuiet = false) =>
  renderWithMessages(<NextStep deal={dealDto(deal)} now={now} actions={actions} isQuiet={isQuiet} />);

const loaded = { done: { ...dealDto().done, load: '2026-11-24T09:10:00.000Z' }, lapsesAt: null };

beforeEach(() => send.mockClear());

/** The filled buttons: at most one says what comes next. */
const filled = () => [...document.querySelectorAll('.btn-primary')].map((button) => button.textContent);

it('tells the buyer of animals that came back, until others leave', () => {
  const back = { kind: 'cameBack', side: 'seller', at: agreedAt } as const;
  show({ side: 'buyer', next: 'load', turn: 'both', events: [back] });
  expect(screen.getByText(/^Marta Luna avisó el .*que la hacienda volvió/)).toBeInTheDocument();
  cleanup();
  show({ side: 'buyer', next: 'load', turn: 'both', events: [back, { ...back, kind: 'load' }] });
  expect(screen.queryByText(/que la hacienda volvió/)).toBeNull();
});

it('says whose turn it is and until when, and does it with the one filled button', async () => {
  show({});
  expect(screen.getByText('Te toca a vos')).toBeInTheDocument();
  expect(screen.getByText('quedan 31 h')).toBeInTheDocument();
  expect(filled()).toEqual(['Los papeles están listos']);
  await userEvent.click(screen.getByRole('button', { name: 'Los papeles están listos' }));
  expect(send).toHaveBeenCalledWith({ number: 2041, step: 'papers', seen: null });
});

it('leaves the filled button to what waits for the reader first', () => {
  renderWithMessages(<NextStep deal={dealDto()} now={now} actions={actions} isQuiet />);
  expect(screen.getByRole('button', { name: 'Los papeles están listos' })).toBeInTheDocument();
  expect(filled()).toEqual([]);
});

it.each([
  ['cancel', 'Rubén Sosa quiere cancelar', 'Aceptar la cancelación'],
  ['date', 'Rubén Sosa propone entregar el 10 dic. 2026.', 'Aceptar el 10 dic. 2026'],
] as const)('begins with what waits for an answer, which has the one filled button: %s', (waits, asks, label) => {
  const ofCancel = {
    mayCancel: 'both' as const,
    events: [{ kind: 'cancelAsked', side: 'buyer' as const, at: agreedAt }],
  };
  const ofDate = {
    newDate: { proposed: { day: '2026-12-10', side: 'buyer' as const, nth: 3 }, agreed: null, mayMove: true },
  };
  const deal = dealDto({ ...loaded, next: 'weigh', turn: 'both', waits, ...(waits === 'cancel' ? ofCancel : ofDate) });
  renderWithMessages(
    <DealPage {...{ deal, now, actions, disputes: [], declared: [], freight: null, talkHref: null }} />,
  );
  expect(filled()).toEqual([label]);
  expect(screen.getByText('Después te toca a vos')).toBeInTheDocument();
  const [first, step] = [screen.getByText(asks), screen.getByRole('heading', { name: 'Cargá tu pesada' })];
  expect(first.compareDocumentPosition(step)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('lets the other side wait, but say that they are loaded already', () => {
  show({ side: 'buyer' });
  expect(screen.getByText('Le toca a Marta Luna')).toBeInTheDocument();
  expect(filled()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Está cargado' })).toBeInTheDocument();
});

it('lets the seller say that the money came after time closed the deal', async () => {
  const late = (side: DealDto['side']) => (
    <LatePayment deal={dealDto({ side, status: 'closed', next: null, turn: null })} now={now} actions={actions} />
  );
  renderWithMessages(late('seller'));
  await userEvent.click(screen.getByRole('button', { name: 'Entró la plata' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/El trato pasa a contar para los dos/);
  cleanup();
  renderWithMessages(late('buyer'));
  expect(screen.queryByRole('button')).toBeNull();
});

it('takes back that the animals left, which came back, and says no more who had loaded them', async () => {
  show({ ...loaded, next: 'weigh', turn: 'both', mayComeBack: true });
  await userEvent.click(screen.getByRole('button', { name: 'Volvió la hacienda' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Volvió la hacienda' }));
  expect(send).toHaveBeenCalledWith({ number: 2041, step: 'cameBack', seen: null });
  cleanup();
  const events = (['load', 'cameBack'] as const).map((kind) => ({ kind, side: 'seller' as const, at: agreedAt }));
  const again = { kind: 'load', side: 'buyer' as const, at: agreedAt };
  renderWithMessages(<DealLine deal={dealDto({ ...loaded, events: [...events, again] })} />);
  expect(screen.getByText('Cargado', { selector: '.font-semibold' }).parentElement).toHaveTextContent(
    'Cargado · Rubén Sosa',
  );
});

it('asks once more before what cannot be undone', async () => {
  show({ ...loaded, side: 'buyer', next: 'accept', turn: 'buyer' });
  await userEvent.click(screen.getByRole('button', { name: 'Recibí de acuerdo' }));
  expect(send).not.toHaveBeenCalled();
  const dialog = screen.getByRole('alertdialog', { name: '¿Recibiste de acuerdo?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Recibí de acuerdo' }));
  expect(send).toHaveBeenCalledWith({ number: 2041, step: 'accept', seen: '30176.70' });
});

it('takes what was weighed, and works out the net weight while it is typed', async () => {
  show({ ...loaded, next: 'weigh', turn: 'both', weights: { ...dealDto().weights, theyHave: true } });
  expect(screen.getByText('Rubén Sosa ya cargó su pesada. La ves cuando cargues la tuya.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Cabezas' })).toHaveValue('60');
  await userEvent.type(screen.getByRole('textbox', { name: 'Bruto, kg' }), '24.620');
  await userEvent.type(screen.getByRole('textbox', { name: 'Tara del camión, kg' }), '14.440');
  expect(screen.getByText(/^Neto: 10\.180\skg$/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cargar mi pesada' }));
  expect(send).toHaveBeenCalledWith({ number: 2041, heads: '60', grossKg: '24620', tareKg: '14440' });
});

it('takes and shows pounds where the price is by the hundredweight', async () => {
  const terms = { ...dealDto().terms, basis: 'live_cwt', amount: '150', kg: 238.13599425 } as const;
  const mine = { ...weighing('9298.643585'), grossKg: '15875.73295', tareKg: '6577.089365' };
  show({ ...loaded, next: 'weigh', turn: 'buyer', terms, weights: { ...dealDto().weights, mine } });
  expect(screen.getByRole('row', { name: /^Neto, lb 20\.500/ })).toBeInTheDocument();
  const gross = screen.getByRole('textbox', { name: 'Bruto, lb', hidden: true });
  expect(gross).toHaveValue('35.000');
  fireEvent.change(gross, { target: { value: '35.100' } });
  fireEvent.submit(gross.closest('form') ?? gross);
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ grossKg: '15921.092187', tareKg: '6577.089365' })),
  );
});

const byCarcass = { ...dealDto().terms, basis: 'carcass_kg', amount: '5.4' } as const;

it('takes what hung on the hook where the price is by carcass', async () => {
  show({ ...loaded, next: 'weigh', turn: 'both', terms: byCarcass });
  await userEvent.type(screen.getByRole('textbox', { name: 'Peso al gancho (res), kg' }), '5.200');
  expect(screen.queryByRole('textbox', { name: 'Tara del camión, kg' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cargar mi pesada' }));
  expect(send).toHaveBeenLastCalledWith({ number: 2041, heads: '60', grossKg: '5200', tareKg: '' });
});

it('takes the live weight where the two agreed on the yield, whatever the other one weighed', () => {
  const { weights } = dealDto();
  const terms = { ...byCarcass, dressingPercent: '54' };
  show({ ...loaded, next: 'weigh', turn: 'both', terms, weights: { ...weights, theyHave: true, isDressed: true } });
  expect(screen.getByRole('textbox', { name: 'Bruto, kg' })).toBeInTheDocument();
  expect(screen.getByText('El peso vivo; se calcula con el rinde')).toBeInTheDocument();
});

it('shows what hung on the hook without a truck', () => {
  const mine = weighing('5200', { grossKg: '5200', tareKg: '0' });
  const weights = { ...dealDto().weights, mine, isDressed: true };
  show({ ...loaded, next: 'weigh', turn: 'buyer', terms: byCarcass, weights });
  expect(screen.getByRole('row', { name: /^Peso al gancho \(res\), kg 5\.200/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /^Tara/ })).not.toBeInTheDocument();
});

it('says that a sum without weights is an estimate, and money before its day early', async () => {
  const payment = { kind: 'days' as const, days: [30, 60] };
  show({ ...loaded, side: 'buyer', next: 'weigh', turn: 'both', terms: { ...byCarcass, payment } });
  await userEvent.click(screen.getByRole('button', { name: 'Recibí de acuerdo' }));
  expect(await screen.findByText(/^Nadie cargó pesos: la suma queda con el peso acordado/)).toBeInTheDocument();
  cleanup();
  show({ ...loaded, side: 'seller', next: 'pay', turn: 'seller', terms: { ...byCarcass, payment } });
  await userEvent.click(screen.getByRole('button', { name: /^Entró/ }));
  expect(await screen.findByText(/La última parte vence recién el 23 ene/)).toBeInTheDocument();
});

const silent = {
  state: 'silent',
  until: '2026-11-25T22:22:00.000Z',
  isWaitedFor: true,
  wasAsked: false,
  mayEndFrom: '2026-12-09T22:22:00.000Z',
  said: null,
} as const;
const won = { lotId: '1', lapsesAt: null, winner: silent };
const asked = { ...won, winner: { ...silent, state: 'asked', wasAsked: true }, next: 'load', turn: 'both' } as const;

it('tells a winner who has yet to say a word until when', () => {
  show({ ...won, side: 'buyer' });
  expect(screen.getByText(/^Decile algo a Marta Luna.* desde el .*te quedás sin él/)).toBeInTheDocument();
  expect(filled()).toEqual([]);
  cleanup();
  show({ ...asked, side: 'buyer' });
  expect(
    screen.getByText(/pregunta si seguís con el lote\. Contestá hasta el .*cuenta en tu contra/),
  ).toBeInTheDocument();
  expect(filled()).toEqual(['Sigo con el lote']);
  expect(screen.getByRole('heading', { name: 'Decí si seguís con el lote' })).toBeInTheDocument();
  expect(screen.getByText('Te toca a vos')).toBeInTheDocument();
  expect(screen.getByText('quedan 31 h')).toBeInTheDocument();
  cleanup();
  // Before anybody asked, but after the day.
  show({ ...won, winner: { ...silent, until: '2026-11-01T22:22:00.000Z' }, side: 'buyer' });
  expect(screen.getByText(/^Decile algo a Marta Luna.* Si te pregunta y no contestás en 48 horas/)).toBeInTheDocument();
  cleanup();
  show({ ...won, winner: { ...silent, state: 'answered', said: 'stay' }, side: 'buyer' });
  expect(
    screen.getByText(/^Si no hay más novedades tuyas, desde el .*otra fecha, desde el .* puede cancelar el trato/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sigo con el lote' })).toBeNull();
});

it.each([
  ['buyer', 'Falta que digas si seguís'],
  ['seller', 'Falta que diga si sigue'],
] as const)('says over the deal of an asked winner whose word it takes: %s', (side, text) => {
  const deal = dealDto({ ...asked, side, waits: side === 'buyer' ? 'winner' : null });
  renderWithMessages(
    <DealPage {...{ deal, now, actions, disputes: [], declared: [], freight: null, talkHref: null }} />,
  );
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('tells the seller of a lot from when they may ask its winner, that they asked, and what was answered', () => {
  show(won);
  expect(screen.getByText(/^Si no hay más novedades de Rubén Sosa, desde el .*podés preguntarle/)).toBeInTheDocument();
  cleanup();
  show({ ...won, winner: { ...silent, isWaitedFor: false } });
  expect(screen.queryByText(/^Si no hay más novedades/)).toBeNull();
  cleanup();
  show(asked);
  expect(screen.getByRole('heading', { name: 'Falta que Rubén Sosa diga si sigue con el lote' })).toBeInTheDocument();
  expect(screen.getByText('Le toca a Rubén Sosa')).toBeInTheDocument();
  expect(screen.getByText(/^Le preguntaste a Rubén Sosa .*Si no contesta hasta el/)).toBeInTheDocument();
  expect(filled()).toEqual([]);
  cleanup();
  show({ ...asked, winner: { ...asked.winner, state: 'answered', said: 'message' } });
  expect(screen.getByText(/Te escribió por Corral\. .*podés volver a preguntarle/)).toBeInTheDocument();
});

it('hides what the other one weighed until both are in', () => {
  show({ ...loaded, next: 'weigh', turn: 'buyer', weights: { ...dealDto().weights, mine: weighing('10180') } });
  const net = screen.getByRole('row', { name: /^Neto, kg/ });
  expect(
    within(net)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['10.180', 'Todavía no']);
});

it('asks the seller of what was received and paid for their weight, until the deal closes by itself', () => {
  const done = { ...loaded.done, accept: '2026-11-24T12:00:00.000Z', pay: '2026-11-24T10:00:00.000Z' };
  const weights = { ...dealDto().weights, theyHave: true, endsAt: '2026-11-26T12:00:00.000Z' };
  show({ ...loaded, done, next: 'weigh', turn: 'seller', weights });
  expect(screen.getByText('quedan 44 h')).toBeInTheDocument();
  expect(screen.getByText(/en tu página cuenta lo que pesó Rubén Sosa/)).toBeInTheDocument();
  expect(filled()).toEqual(['Cargar mi pesada']);
});

it('lets the buyer of what was received and paid weigh still, which the seller waits for', () => {
  const weights = { ...dealDto().weights, endsAt: '2026-12-04T22:40:00.000Z' };
  show({ ...loaded, side: 'buyer', next: 'weigh', turn: 'buyer', weights });
  expect(screen.getByText(/Si pesaste, cargalo en el plazo/)).toBeInTheDocument();
  cleanup();
  show({ ...loaded, side: 'seller', next: 'weigh', turn: 'buyer', weights });
  expect(screen.getByText(/todavía puede cargar su pesada/)).toBeInTheDocument();
  expect(screen.getByText('Ya se pesó: cargar mi pesada')).toBeInTheDocument();
});

it('keeps a lone weight in sight after the receipt, and lets the other one weigh still', () => {
  const received = { ...loaded, done: { ...loaded.done, accept: '2026-11-24T12:00:00.000Z' }, next: 'pay' as const };
  const mine = { ...dealDto().weights, mine: weighing('11100') };
  show({ ...received, turn: 'seller', weights: mine, openable: ['payment'] });
  expect(screen.getByRole('cell', { name: '11.100' })).toBeInTheDocument();
  expect(screen.getByText(/Tu pesada sola no cambia lo que se paga/)).toBeInTheDocument();
  expect(screen.getByText('Reclamar la diferencia')).toBeInTheDocument();
  cleanup();
  show({ ...received, side: 'buyer', turn: 'seller' });
  expect(screen.getByText('Ya se pesó: cargar mi pesada')).toBeInTheDocument();
  cleanup();
  show({ ...received, turn: 'seller', weights: { ...dealDto().weights, mayCorrect: false } });
  expect(screen.queryByText('Ya se pesó: cargar mi pesada')).toBeNull();
  cleanup();
  show({ ...received, side: 'buyer', turn: 'seller', weights: { ...dealDto().weights, theyHave: true } });
  expect(screen.getByText('Ya se pesó: cargar mi pesada')).toBeInTheDocument();
});

const both = (theirs: string, compared: Partial<NonNullable<DealDto['weights']['compared']>>) => ({
  ...loaded,
  next: 'settleWeights' as const,
  turn: 'both' as const,
  weights: {
    mine: weighing('10180'),
    theirs: weighing(theirs),
    theyHave: true,
    isDressed: false,
    compared: {
      percent: '0.59',
      tolerance: '3',
      isWithin: true,
      mean: '10150',
      firmAt: '2026-11-26T22:40:00.000Z',
      corrector: null,
      ...compared,
    },
    objections: { mine: null, theirs: null },
    thirds: [],
    confirmed: { mine: false, theirs: false },
    ...{ mayCorrect: true, mayObject: true, endsAt: '2026-12-04T22:40:00.000Z' },
  },
});

it('says that a weighing ended without an agreement, and offers nothing more of it', () => {
  const ended = both('11000', { percent: '7.75', isWithin: false, mean: '10590', firmAt: null });
  const done = { ...ended.done, weigh: '2026-12-04T22:40:00.000Z' };
  const accepting = { ...ended, done, side: 'buyer', next: 'accept', turn: 'buyer', lapsesAt: null } as const;
  const { unmount } = show(accepting);
  expect(screen.getByText(/Se terminó el plazo sin acuerdo/)).toBeInTheDocument();
  expect(screen.getByText(/cuenta la media de las dos pesadas/)).toBeInTheDocument();
  expect(filled()).toEqual(['Recibí de acuerdo']);
  unmount();
  // Of carcasses no weight counts.
  show({ ...accepting, weights: { ...ended.weights, isDressed: true } });
  expect(screen.queryByText(/cuenta la media/)).toBeNull();
});

it('offers no correction that is refused, and says when the weighing ends', () => {
  const differ = both('11000', { percent: '7.75', isWithin: false, mean: '10590', firmAt: null });
  show({ ...differ, weights: { ...differ.weights, mayCorrect: false, mayObject: false } });
  expect(screen.queryByText('Corregir mi peso')).toBeNull();
  expect(screen.queryByText('Nombrar a un tercero')).toBeNull();
  expect(document.body.textContent).toMatch(/la pesada termina el .* y se pagan US\$\s30\.176,70/);
});

it('confirms the mean of two weights that agree', async () => {
  show(both('10120', {}));
  expect(screen.getByText('0,59 % de diferencia; acordaron hasta 3 %.')).toBeInTheDocument();
  expect(screen.getByText('quedan 55 h')).toBeInTheDocument();
  expect(screen.getByText('No coincide')).toBeInTheDocument();
  expect(filled()).toEqual(['Confirmar 10.150\u00a0kg']);
  await userEvent.click(screen.getByRole('button', { name: /^Confirmar 10\.150/ }));
  expect(send).toHaveBeenCalledWith({ number: 2041, choice: 'mean', seen: '10150' });
});

it('says who confirmed the mean already, and lets who did object still', () => {
  const deal = both('10120', {});
  const confirmed = { ...deal.weights, confirmed: { mine: true, theirs: false } };
  const { unmount } = show({ ...deal, turn: 'buyer', weights: confirmed });
  expect(screen.getByText('Le toca a Rubén Sosa')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Confirmaste 10.150\u00a0kg' })).toBeInTheDocument();
  expect(screen.getByText(/quedan firmes cuando Rubén Sosa los confirme/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Confirmar/ })).not.toBeInTheDocument();
  expect(screen.getByText('No coincide')).toBeInTheDocument();
  unmount();
  show({ ...deal, weights: { ...deal.weights, confirmed: { mine: false, theirs: true } } });
  expect(screen.getByText(/Rubén Sosa ya confirmó/)).toBeInTheDocument();
  expect(filled()).toEqual(['Confirmar 10.150\u00a0kg']);
});

it('leads nobody to the mean to which they object', () => {
  const deal = both('10120', { firmAt: null });
  show({ ...deal, weights: { ...deal.weights, objections: { mine: { third: null }, theirs: null } } });
  expect(screen.getByRole('heading', { name: 'Hay que mirar los pesos' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Confirmar 10\.150/ })).toBeInTheDocument();
  expect(filled()).toEqual([]);
});

it('lets somebody object to weights that agree, and say who weighs again', async () => {
  show(both('10120', {}));
  await userEvent.click(screen.getByText('No coincide'));
  await userEvent.type(screen.getByRole('textbox', { name: /^Quién vuelve a pesar/ }), 'Balanza de Trinidad');
  await userEvent.click(screen.getByRole('button', { name: 'No estoy de acuerdo' }));
  expect(send).toHaveBeenCalledWith({ number: 2041, third: 'Balanza de Trinidad' });
});

it('confirms no mean to which the other one objects, but takes their weight', () => {
  const deal = both('10120', { firmAt: null });
  const objections = { mine: null, theirs: { third: 'Balanza de Trinidad' } };
  const thirds = ['Balanza de Trinidad'];
  show({ ...deal, weights: { ...deal.weights, thirds, objections } });
  expect(screen.getByText(/Rubén Sosa dice que no coincide/)).toBeInTheDocument();
  expect(screen.getByText(/^Para volver a pesar: Balanza de Trinidad/)).toBeInTheDocument();
  expect(screen.getByText('quedan 10 días')).toBeInTheDocument();
  expect(filled()).toEqual([]);
});

it('asks the buyer for a mean that came after the receipt, and lets the seller say that the money is in', async () => {
  const late = both('10120', { firmAt: null, corrector: 'seller' });
  const received = { ...late, done: { ...late.done, accept: '2026-11-24T12:00:00.000Z' }, turn: 'buyer' as const };
  show({ ...received, side: 'buyer' });
  expect(filled()).toEqual(['Confirmar 10.150\u00a0kg']);
  expect(screen.queryByRole('button', { name: 'Entró la plata' })).toBeNull();
  cleanup();
  show(received);
  expect(filled()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Entró la plata' }));
  expect(screen.getByRole('alertdialog', { name: '¿Entró toda la plata?' })).toBeInTheDocument();
});

it('says which tolerance counts where the two agreed on none', () => {
  const deal = both('10120', {});
  show({ ...deal, terms: { ...dealDto().terms, tolerancePercent: null } });
  expect(screen.getByText('0,59 % de diferencia; no acordaron tolerancia: vale la habitual, 3 %.')).toBeInTheDocument();
});

it('works out what weights that differ come to, and takes the other one', async () => {
  show(both('9690', { percent: '4.93', isWithin: false, mean: '9935' }));
  expect(screen.queryByRole('button', { name: /^Confirmar/ })).not.toBeInTheDocument();
  expect(filled()).toEqual([]);
  const sums = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  // 10,180 kg and 9,690 kg, each less 3 %, at US$ 3.05.
  expect(sums.slice(-3)).toEqual([
    'Con tu pesada, 10.180\u00a0kgUS$\u00a030.117,53',
    'Con la de Rubén Sosa, 9.690\u00a0kgUS$\u00a028.667,87',
    'Diferencia, 490\u00a0kgUS$\u00a01.449,66',
  ]);
  expect(screen.getByText('Nombrar a un tercero')).toBeVisible();
  expect(screen.getByText('Corregir mi peso')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tomar el peso de Rubén Sosa' }));
  expect(send).not.toHaveBeenCalled();
  const dialog = screen.getByRole('alertdialog', { name: '¿Tomar 9.690\u00a0kg?' });
  expect(dialog).toHaveTextContent('Diferencia: US$ 1.449,66.');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Tomar el peso/ }));
  expect(send).toHaveBeenCalledWith({ number: 2041, choice: 'theirs', seen: '9690' });
});

it('works out what hung on the hook by the kilogram of carcass, in the table and in the question', async () => {
  const deal = both('5200', { percent: '8.00', isWithin: false, mean: '5000' });
  const terms = { ...byCarcass, amount: '5' };
  show({ ...deal, terms, weights: { ...deal.weights, mine: weighing('4800'), isDressed: true } });
  const sums = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(sums.slice(-3)).toEqual([
    'Con tu pesada, 4.800\u00a0kgUS$\u00a024.000',
    'Con la de Rubén Sosa, 5.200\u00a0kgUS$\u00a026.000',
    'Diferencia, 400\u00a0kgUS$\u00a02.000',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Tomar el peso de Rubén Sosa' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/US\$ 24\.000.* US\$ 26\.000.* US\$ 2\.000/);
});

it('names different numbers of heads before any percentage', () => {
  const deal = both('10120', { isWithin: false });
  show({ ...deal, weights: { ...deal.weights, theirs: weighing('10120', { heads: 59 }) } });
  expect(screen.getByText('Las cabezas no coinciden: 60 y 59.')).toBeInTheDocument();
});

it('leaves the one filled button to another card that waits for the reader', () => {
  const open = { done: { ...dealDto().done, load: '2026-11-24T09:00:00.000Z' } };
  for (const deal of [{}, { ...open, next: 'weigh' as const }, { ...open, next: 'pay' as const }]) {
    const { unmount } = show({ ...deal, turn: 'seller' }, true);
    expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
    expect(document.querySelector('.btn-primary')).toBeNull();
    unmount();
  }
});

it('asks before it says that the animals are loaded', async () => {
  show({ side: 'buyer' });
  await userEvent.click(screen.getByRole('button', { name: 'Está cargado' }));
  expect(send).not.toHaveBeenCalled();
  const dialog = screen.getByRole('alertdialog', { name: '¿Ya está cargado?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Está cargado' }));
  expect(send).toHaveBeenCalledWith({ number: 2041, step: 'load', seen: null });
});

it.each([
  [
    'before the agreed days',
    { deliverFrom: '2026-12-10', deliverTo: '2026-12-20' },
    /antes de la entrega acordada \(10–20 .*dic/,
  ],
  ['after them', { deliverFrom: null, deliverTo: '2026-11-20' }, /después de la entrega acordada \(hasta el 20 nov/],
] as const)('says before it that today is %s, and from when payment counts', async (_, days, text) => {
  show({ terms: { ...dealDto().terms, ...days } });
  await userEvent.click(screen.getByRole('button', { name: 'Está cargado' }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent(text);
  expect(dialog).toHaveTextContent(/El pago se cuenta desde hoy, 24 nov.* 2026: vence el 24 dic.* 2026\./);
});

it('says nothing of days where today is one of those that were agreed, and a newer one counts', async () => {
  const terms = { ...dealDto().terms, payment: null, deliverFrom: '2026-12-10', deliverTo: '2026-12-20' };
  const agreed = { day: '2026-11-24', at: '2026-11-20T10:00:00.000Z' };
  show({ terms, newDate: { ...dealDto().newDate, agreed } });
  await userEvent.click(screen.getByRole('button', { name: 'Está cargado' }));
  expect(screen.getByRole('alertdialog')).not.toHaveTextContent(/Hoy es|El pago/);
});

it('says until when a deal waits that left as the buyer alone says', () => {
  show({ ...loaded, side: 'buyer', next: 'weigh', turn: 'both', lapsesAt: '2026-12-02T22:22:00.000Z' });
  expect(screen.getByText(/Solo quien compra dice que salió/)).toHaveTextContent(/la reserva vence el 2 dic/);
  expect(screen.getByText('quedan 8 días')).toBeInTheDocument();
});

it('promises no lapse where a truck was entered', () => {
  show({ lapsesAt: null });
  expect(screen.queryByText(/la reserva vence/)).not.toBeInTheDocument();
});

it('asks once more about an unlikely weight', async () => {
  const refused = { ok: false, error: { code: 'weight_unconfirmed' } };
  send.mockResolvedValueOnce(refused as never);
  show({ ...loaded, next: 'weigh', turn: 'both' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Bruto, kg' }), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Cargar mi pesada' }));
  const dialog = await screen.findByRole('alertdialog', { name: '¿Son 1\u00a0kg netos?' });
  expect(notify.error).not.toHaveBeenCalled();
  const confirm = within(dialog).getByRole('button', { name: 'Cargar mi pesada' });
  // The dialog opens while the refused answer is still being rendered.
  await waitFor(() => expect(confirm).toBeEnabled());
  await userEvent.click(confirm);
  expect(send).toHaveBeenLastCalledWith({
    number: 2041,
    heads: '60',
    grossKg: '1',
    tareKg: '',
    isConfirmed: true,
  });
});

it('shows what a correction was before, and leaves the mean to the other one', () => {
  const deal = both('10120', { firmAt: null, corrector: 'seller' });
  show({ ...deal, weights: { ...deal.weights, mine: weighing('10180', { before: '1' }) } });
  expect(screen.getByRole('row', { name: /^Neto, kg/ })).toHaveTextContent('antes: 1 kg');
  expect(screen.getByText(/^Corregiste tu peso después de ver el del otro/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Confirmar/ })).not.toBeInTheDocument();
});

it('has ways out of weights that differ: somebody else’s scales, and a dispute', async () => {
  const differ = both('9690', { percent: '4.93', isWithin: false, mean: '9935' });
  show({ ...differ, openable: ['weight'] });
  await userEvent.click(screen.getByText('Nombrar a un tercero'));
  await userEvent.type(screen.getByRole('textbox', { name: /^Quién vuelve a pesar/ }), 'Balanza de Trinidad');
  await userEvent.click(screen.getByRole('button', { name: 'No estoy de acuerdo' }));
  expect(send).toHaveBeenCalledWith({ number: 2041, third: 'Balanza de Trinidad' });
  expect(screen.getByRole('link', { name: /^O abrir un reclamo/ })).toHaveAttribute('href', '#open-dispute');
  cleanup();
  // Of two open disputes the second is refused.
  show(differ);
  expect(screen.queryByRole('link', { name: /^O abrir un reclamo/ })).toBeNull();
});

it('warns before anything else of somebody whose account is suspended', () => {
  const { person } = dealDto();
  const page = (isActive: boolean) => (
    <DealPage
      deal={dealDto({ person: person && { ...person, isActive } })}
      {...{ disputes: [], declared: [], freight: null, talkHref: null, now, actions }}
    />
  );
  const { unmount } = renderWithMessages(page(false));
  const warning = screen.getByText(/^La cuenta de Rubén Sosa no está activa/);
  const next = screen.getByText('Te toca a vos');
  expect(warning.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  unmount();
  renderWithMessages(page(true));
  expect(screen.queryByText(/no está activa/)).not.toBeInTheDocument();
});

it.each([
  ['alone', /Después ya no podés cancelar el trato por tu cuenta/, /, y ya no podés cancelar el trato por tu cuenta/],
  ['both', /llegó como se acordó\. No se puede deshacer/, /^No se puede deshacer\.$/],
] as const)('says what receiving the animals changes where they may cancel: %s', async (mayCancel, text, sure) => {
  show({ ...loaded, side: 'buyer', next: 'accept', turn: 'buyer', mayCancel, delivered: { heads: 60, kg: '10150' } });
  expect(screen.getByText(text)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Recibí de acuerdo' }));
  expect(await screen.findByText(sure)).toBeInTheDocument();
});

it.each([
  ['open', 'con la media, sin confirmar'],
  ['closed', 'con la media de los dos pesos'],
] as const)('says of the mean in a deal that is %s: %s', (status, note) => {
  const { done } = dealDto();
  const deal = dealDto({
    status,
    delivered: { heads: 60, kg: '10150' },
    done: { ...done, accept: '2026-11-24T09:10:00.000Z', pay: '2026-11-24T09:10:00.000Z' },
  });
  renderWithMessages(<DealSum deal={deal} confirm={jest.fn()} />);
  expect(screen.getByText(note)).toBeInTheDocument();
});

it.each([
  ['what was due', { paid: '30028.78' }, 'La hacienda se recibió y se pagó.', 'Lo que se pagó'],
  ['more than was due', { paid: '31000' }, /Hay una diferencia/, 'Lo que se paga'],
] as const)('says of a deal that is closed how it stands after %s was paid', (_, { paid }, text, title) => {
  const { done } = dealDto();
  const deal = dealDto({
    status: 'closed',
    delivered: { heads: 60, kg: '10150' },
    paid,
    done: { ...done, accept: '2026-11-24T09:10:00.000Z', pay: '2026-11-24T09:10:00.000Z' },
  });
  renderWithMessages(
    <>
      <DealOver deal={deal} />
      <DealSum deal={deal} confirm={jest.fn()} />
    </>,
  );
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: new RegExp(`^${title}`) })).toBeInTheDocument();
});

it('lets who waits for the rest of the money say that it came, of the sum that they see', async () => {
  const { done } = dealDto();
  const left = {
    delivered: { heads: 60, kg: '10150' },
    netKg: '10150',
    paid: '31000',
    done: { ...done, accept: '2026-11-24T09:10:00.000Z', pay: '2026-11-24T09:10:00.000Z' },
  };
  const confirm = jest.fn().mockResolvedValue({ ok: true, data: null });
  const { unmount } = renderWithMessages(<DealSum deal={dealDto({ ...left, side: 'seller' })} confirm={confirm} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  const unsure = renderWithMessages(
    <DealSum deal={dealDto({ ...left, netKg: null, side: 'buyer' })} confirm={confirm} />,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unsure.unmount();
  renderWithMessages(<DealSum deal={dealDto({ ...left, side: 'buyer' })} confirm={confirm} />);
  await userEvent.click(screen.getByRole('button', { name: /^Ya me llegaron US\$\s971,22$/ }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Ya me llegaron/ }),
  );
  expect(confirm).toHaveBeenCalledWith({ number: dealDto().number, seen: '971.22' });
});

it('says to a runner-up who refused a lot what they did', () => {
  const events = [{ kind: 'asked', side: null, at: '2026-11-20T09:00:00.000Z' }];
  for (const [side, text] of [
    ['buyer', /^No tomaste el lote/],
    ['seller', /^Quien seguía en las pujas no tomó el lote/],
  ] as const) {
    const { unmount } = renderWithMessages(<DealOver deal={dealDto({ status: 'lapsed', side, events })} />);
    expect(screen.getByText(text)).toBeInTheDocument();
    unmount();
  }
});

it('says of a deal that ended by itself that nobody confirmed its payment', () => {
  renderWithMessages(<DealOver deal={dealDto({ status: 'closed' })} />);
  expect(screen.getByText(/sin que se confirmara el pago: el trato terminó solo/)).toBeInTheDocument();
});

it('says of a deal that ended with a deleted account that it is as it stood', () => {
  renderWithMessages(<DealOver deal={dealDto({ status: 'closed', unsold: 2, person: null })} />);
  expect(screen.getByText(/La otra cuenta se borró/)).toBeInTheDocument();
  expect(screen.getByText(/2 cabezas no llegaron/)).toBeInTheDocument();
});

it('says what came of the rest after the payment', () => {
  const { done } = dealDto();
  const deal = dealDto({
    status: 'closed',
    side: 'buyer',
    delivered: { heads: 60, kg: '10150' },
    paid: '31000',
    balancePaid: '971.22',
    done: { ...done, accept: '2026-11-24T09:10:00.000Z', pay: '2026-11-24T09:10:00.000Z' },
  });
  renderWithMessages(
    <>
      <DealOver deal={deal} />
      <DealSum deal={deal} confirm={jest.fn()} />
    </>,
  );
  expect(screen.getByText('La hacienda se recibió y se pagó.')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /te devolvió US\$\s971,22/ })).toBeInTheDocument();
});

it('says that the sum is an estimate where one side alone weighed', async () => {
  const weights = { ...dealDto().weights, theyHave: true };
  show({ side: 'buyer', next: 'accept', turn: 'buyer', weights, lapsesAt: null });
  await userEvent.click(screen.getByRole('button', { name: 'Recibí de acuerdo' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Pesó uno solo de los dos');
});

it('says of which mean the sum is while a correction is to be confirmed', () => {
  const deal = both('9900', { percent: '1.50', mean: '10040', firmAt: null, corrector: 'seller' });
  const weights = { ...deal.weights, theirs: weighing('9900', { before: '10120' }) };
  const shown = dealDto({ ...deal, weights, due: '30028.78', delivered: { heads: 60, kg: '10150' } });
  renderWithMessages(<DealSum deal={shown} confirm={send} />);
  expect(screen.getByText(/^con la media de lo que pesaron sin verse/)).toBeInTheDocument();
});

it('says what the two settled on for the weight when it is received, and after', async () => {
  const settled = [
    { kind: 'weight', amount: '950.00', knewFirm: false, isRefund: false, payee: 'buyer' },
  ] as const satisfies DealDto['settled'];
  const differ = both('9690', { percent: '4.93', isWithin: false, mean: '9935', firmAt: null });
  const deal = { ...differ, settled, side: 'buyer', due: '29226.70' } as const;
  show({ ...deal, next: 'accept', turn: 'buyer', mayCancel: null });
  await userEvent.click(screen.getByRole('button', { name: 'Recibí de acuerdo' }));
  const question = screen.getByRole('alertdialog');
  expect(question).toHaveTextContent('Por el peso acordaron descontar US$ 950: pagás US$ 29.226,70.');
  expect(question).not.toHaveTextContent('No hubo acuerdo');
  cleanup();
  const at = '2026-11-26T09:00:00.000Z';
  const done = { ...loaded.done, accept: at, pay: at, close: at };
  renderWithMessages(<DealOver deal={dealDto({ ...deal, status: 'closed', next: null, done })} />);
  expect(screen.getByText(/Por el peso acordaron US\$\s950 a favor de quien compra\./)).toBeInTheDocument();
  expect(screen.queryByText(/No hay un peso de los dos/)).toBeNull();
});

it('asks with both sums before a corrected mean is confirmed', async () => {
  const deal = both('10420', { firmAt: null, corrector: 'seller', mean: '10270' });
  show({ ...deal, side: 'buyer', due: '30028.78', delivered: { heads: 60, kg: '10150' } });
  await userEvent.click(screen.getByRole('button', { name: /^Confirmar 10\.270/ }));
  const dialog = screen.getByRole('alertdialog', { name: /10\.270/ });
  expect(dialog).toHaveTextContent('Hasta ahora se pagan US$ 30.028,78; con este peso, US$ 30.383,80.');
  expect(send).not.toHaveBeenCalled();
});

describe('calling a deal off', () => {
  const showCancel = (deal: Partial<DealDto>) =>
    renderWithMessages(<CancelDeal now={now} deal={dealDto(deal)} cancel={send} say={send} takeBack={send} />);

  it('says what happens to the heads', async () => {
    showCancel({ returnsHeads: false });
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar el trato' }));
    expect(await screen.findByText(/quedan libres, pero el anuncio no está a la venta/)).toBeInTheDocument();
    cleanup();
    showCancel({});
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar el trato' }));
    expect(await screen.findByText(/Las cabezas vuelven a la venta/)).toBeInTheDocument();
  });

  it('frees no heads of a lot of an auction, which stays sold', async () => {
    const accept = '2026-11-24T09:10:00.000Z';
    const ofLot = { lotId: '0190-lot', listingId: null, returnsHeads: false };
    showCancel({ ...ofLot, mayCancel: 'both', mayDeny: true, done: { ...dealDto().done, accept } });
    await userEvent.click(screen.getByRole('button', { name: 'Pedir que se cancele' }));
    expect(await screen.findByText(/sin culpa de nadie\. El lote no vuelve solo a la venta\./)).toBeInTheDocument();
    cleanup();
    renderWithMessages(<DealOver deal={dealDto({ ...ofLot, status: 'lapsed' })} />);
    expect(screen.getByText('Se terminó el plazo. El lote no vuelve solo a la venta.')).toBeInTheDocument();
    cleanup();
    renderWithMessages(<DealOver deal={dealDto({ status: 'lapsed' })} />);
    expect(screen.getByText('Se terminó el plazo y las cabezas quedaron libres.')).toBeInTheDocument();
    cleanup();
    const done = { ...dealDto().done, close: '2026-11-24T12:00:00.000Z' };
    renderWithMessages(<DealOver deal={dealDto({ status: 'lapsed', openable: ['noShow'], done })} />);
    expect(document.body).toHaveTextContent(/Si Rubén Sosa no vino, podés reclamarlo y opinar hasta el 26 nov/);
  });

  it('tells both when a deal ends whose animals never left, as its seller says', async () => {
    const accept = '2026-11-24T09:10:00.000Z';
    const received = { mayCancel: 'both', mayDeny: true, done: { ...dealDto().done, accept }, lapsesAt: null } as const;
    showCancel(received);
    await userEvent.click(screen.getByRole('button', { name: 'Pedir que se cancele' }));
    expect(await screen.findByText(/^Vos no avisaste que la hacienda salió/)).toBeInTheDocument();
    cleanup();
    const events = [{ kind: 'cancelAsked', side: 'seller' as const, at: accept }];
    for (const [side, text] of [
      ['seller', /^Dijiste que la hacienda no salió: esperás a Rubén Sosa/],
      ['buyer', /^Marta Luna dice que la hacienda no salió/],
    ] as const) {
      showCancel({ ...received, side, events, lapsesAt: '2026-12-01T09:10:00.000Z' });
      expect(screen.getByText(text)).toBeInTheDocument();
      cleanup();
    }
  });
});

it('names in the time line who said each step', () => {
  const at = '2026-11-24T09:10:00.000Z';
  const said = (kind: string, side: 'seller' | 'buyer') => ({ kind, side, at });
  const done = { ...dealDto().done, papers: at, load: at, accept: at };
  const events = [said('papers', 'seller'), said('load', 'buyer'), said('load', 'seller'), said('accept', 'buyer')];
  renderWithMessages(<DealLine deal={dealDto({ side: 'buyer', done, events })} />);
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Papeles · Marta Luna/),
      expect.stringMatching(/^Cargado · los dos/),
      expect.stringMatching(/^Recibido · vos/),
      'Pagado',
    ]),
  );
});

it('asks a runner-up whether they take the lot, and the seller waits for it', async () => {
  const asked = {
    next: 'agree',
    turn: 'buyer',
    listingId: null,
    lotId: '00000000-0000-7000-8000-000000000009',
    events: [{ kind: 'asked', side: null, at: '2026-11-24T10:00:00.000Z' }],
  } as const;
  const page = (side: DealDto['side']) => {
    const deal = dealDto({ ...asked, events: [...asked.events], side });
    return <DealPage {...{ deal, now, actions, disputes: [], declared: [], freight: null, talkHref: null }} />;
  };
  const { unmount } = renderWithMessages(page('buyer'));
  expect(screen.getByRole('heading', { name: '¿Te interesa el lote?' })).toBeInTheDocument();
  expect(filled()).toEqual(['Tomo el lote']);
  expect(screen.queryByRole('link', { name: 'Bajar PDF' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancelar el trato' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Condiciones del lote' })).toBeInTheDocument();
  expect(screen.queryByText(/Firme desde|con el peso acordado/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'No me interesa' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'No me interesa' }));
  expect(send).toHaveBeenLastCalledWith({ number: 2041, step: 'decline' });
  unmount();
  renderWithMessages(page('seller'));
  expect(screen.getByRole('heading', { name: 'Falta que Rubén Sosa diga si toma el lote' })).toBeInTheDocument();
  expect(filled()).toEqual([]);
});

it('says against whom it counts that a winner never said a word', () => {
  const events = [{ kind: 'cancelled', side: null, at: '2026-11-24T10:00:00.000Z' } as const];
  for (const side of ['seller', 'buyer'] as const) {
    const deal = dealDto({ side, status: 'cancelled', cancelledBy: 'buyer', next: null, turn: null, events });
    const { unmount } = renderWithMessages(<DealOver deal={deal} />);
    expect(
      screen.getByText(side === 'buyer' ? /tuyas.*en tu contra/ : /de quien ganó, no de quien/),
    ).toBeInTheDocument();
    unmount();
  }
});

it('says before a deal is called off whether it counts against who does it', async () => {
  for (const [isAtFault, seen, text] of [
    [true, 'atFault', /Cuenta en tu contra, y solo Rubén Sosa puede opinar/],
    [false, 'alone', /No cuenta en contra de nadie/],
  ] as const) {
    renderWithMessages(<CancelDeal now={now} deal={dealDto({ isAtFault })} cancel={send} say={send} takeBack={send} />);
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar el trato' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(text);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancelar el trato' }));
    expect(send).toHaveBeenLastCalledWith({ number: 2041, seen });
    cleanup();
  }
});

it('names the day of a lot’s delivery from the start, and says what the winner’s word does', () => {
  show({ ...won, winner: { ...silent, until: '2026-12-01T03:00:00.000Z', isWaitedFor: false }, side: 'buyer' });
  expect(screen.getByText(/^Pónganse de acuerdo en la entrega hasta el .*no cambia el precio/)).toBeInTheDocument();
  // The deadline is a midnight in Uruguay.
  expect(screen.getByText('hasta el 30 nov.')).toBeInTheDocument();
});

it('threatens no winner of whom the seller waits for nothing', () => {
  for (const winner of [silent, { ...silent, state: 'answered', said: 'stay' } as const]) {
    show({ ...won, winner: { ...winner, isWaitedFor: false }, side: 'buyer' });
    expect(screen.queryByText(/te quedás sin él|puede preguntarte/)).toBeNull();
    cleanup();
  }
});

it('asks before a day is accepted that is more than a month away', async () => {
  const newDate = { agreed: null, mayMove: true };
  for (const [day, isAsked] of [
    ['2027-10-21', true],
    ['2026-12-01', false],
  ] as const) {
    const proposed = { nth: 2, side: 'buyer', day } as const;
    const deal = dealDto({ newDate: { ...newDate, proposed } });
    renderWithMessages(
      <DealPage {...{ deal, now, actions, disputes: [], declared: [], freight: null, talkHref: null }} />,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Aceptar el / }));
    expect(screen.queryByRole('alertdialog') !== null).toBe(isAsked);
    cleanup();
  }
});

it('asks a winner before it counts against them, and cancels nothing meanwhile', async () => {
  show({ ...won, mayAskWinner: true });
  await userEvent.click(screen.getByRole('button', { name: 'Preguntar si sigue con el lote' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Tiene 48 horas para contestar.');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Preguntar/ }));
  expect(send).toHaveBeenLastCalledWith({ number: 2041, step: 'askWinner' });
  cleanup();
  const cancel = jest.fn();
  const calling = (traits: Partial<DealDto>) =>
    renderWithMessages(
      <CancelDeal now={now} deal={dealDto({ ...won, ...traits })} cancel={cancel} say={send} takeBack={send} />,
    );
  for (const traits of [{ mayAskWinner: true, isAtFault: true }, asked]) {
    const { unmount } = calling(traits);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
  }
  calling({ next: 'agree', winner: null, mayCancel: 'alone' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar el trato' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancelar el trato' }));
  expect(send).toHaveBeenLastCalledWith({ number: 2041, step: 'decline' });
  expect(cancel).not.toHaveBeenCalled();
});

it('shows on a closed page what each weighed, also of weights on which nobody agreed', () => {
  const { weights } = both('11000', { percent: '7.75', isWithin: false, mean: '10590', firmAt: null });
  const done = { ...dealDto().done, accept: agreedAt, pay: agreedAt, weigh: agreedAt, close: agreedAt };
  renderWithMessages(<DealOver deal={dealDto({ status: 'closed', next: null, done, weights })} />);
  expect(screen.getByText(/Pesaron los dos, con 7,75 % de diferencia/)).toBeInTheDocument();
  expect(screen.queryByText(/No hay un peso de los dos/)).toBeNull();
  expect(screen.getByText('10.180')).toBeInTheDocument();
  expect(screen.getByText('11.000')).toBeInTheDocument();
});

const cancelAsked = { kind: 'cancelAsked', side: 'seller', at: agreedAt } as const;
it.each([true, false])('shows who asked to cancel that they wait, before anything else; denying it: %s', (mayDeny) => {
  const deal = dealDto({ ...loaded, next: 'weigh', turn: 'both', mayCancel: 'both', mayDeny, events: [cancelAsked] });
  const page = { disputes: [], declared: [], freight: null, talkHref: null, now, actions };
  renderWithMessages(<DealPage {...page} deal={{ ...deal, lapsesAt: mayDeny ? '2026-12-07T12:00:00.000Z' : null }} />);
  expect(filled()).toEqual([]);
  expect(
    screen.getByText(mayDeny ? /^Dijiste que la hacienda no salió: esperás a/ : /se retira tu pedido/),
  ).toBeVisible();
  expect(screen.queryAllByText('Cargar mi pesada')).toHaveLength(mayDeny ? 0 : 1);
});

it('keeps in sight who weighs again once somebody corrected, and offers no more days', () => {
  const deal = both('11000', { percent: '7.75', isWithin: false, mean: '10590', firmAt: null });
  show({ ...deal, weights: { ...deal.weights, thirds: ['Balanza de Trinidad'] } });
  expect(screen.getByText(/^Para volver a pesar: Balanza de Trinidad.*ya se dieron/)).toBeInTheDocument();
  expect(screen.queryByText('Nombrar a un tercero')).toBeNull();
});
