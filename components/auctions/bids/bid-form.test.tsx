import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LotProvider, standingKey, type LotConstants } from '@/components/auctions/lot-page/lot-provider';
import { notify } from '@/components/ui/notify';
import type { LotLive, MyStanding } from '@/lib/market/auctions/dto';
import { standing } from '@/tests/factories/standing';
import es from '@/messages/es.json';
import { BY_THE_KILO, WHOLE_LOT } from '@/tests/factories/bid-terms';
import { BidForm } from './bid-form';
import { mustConfirm } from './confirm-bid';
import { StandingNote } from './standing-note';

jest.mock('@/components/ui/notify', () => ({ notify: { error: jest.fn(), info: jest.fn(), success: jest.fn() } }));

const ID = '01934b5e-0000-7000-8000-000000000001';
const live: LotLive = {
  revision: 'a',
  version: 3,
  state: 'live',
  inReview: false,
  currentPrice: '28600.00',
  nextMinimum: '28850.00',
  increment: '250.00',
  total: '28600.00',
  totalUsd: '28600.00',
  reserve: 'met',
  bidCount: 2,
  bids: [],
  startTime: '2026-11-21T10:00:00.000Z',
  endTime: '2099-01-01T00:00:00.000Z',
  serverTime: '2026-11-21T12:00:00.000Z',
};
const nobody = standing({ most: '2500000.00' });

type Sent = { maximum: string; idempotencyKey: string; confirmed: boolean };

/** Renders the form of a lot, with the server's responses to successive bids. */
function show(
  answers: (() => Promise<Response>)[] = [],
  mine: MyStanding = nobody,
  lot: LotLive = live,
  constants: Partial<LotConstants> = {},
) {
  const sent: Sent[] = [];
  globalThis.fetch = jest.fn((url: string, init?: RequestInit) => {
    if (url.endsWith('/bids')) {
      sent.push(JSON.parse(init?.body as string) as Sent);
      return answers.shift()?.() ?? Promise.reject(new Error('offline'));
    }
    return Promise.resolve(answer(200, url.endsWith('/mine') ? mine : lot));
  }) as unknown as typeof fetch;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(standingKey(ID), mine);
  render(
    <QueryClientProvider client={client}>
      <LotProvider
        constants={{
          id: ID,
          title: '24 novillos',
          quantity: 24,
          startingPrice: '19200.00',
          revision: 'a',
          terms: WHOLE_LOT,
          locale: 'es',
          labels: es.lot.ui,
          ...constants,
        }}
        initial={lot}
      >
        <StandingNote />
        <BidForm />
      </LotProvider>
    </QueryClientProvider>,
  );
  return { sent, client, input: screen.getByLabelText(/máximo/) };
}

function answer(status: number, body: unknown): Response {
  return { ok: status < 400, status, json: () => Promise.resolve(body) } as Response;
}

const receipt = (maximum: string, leading: boolean) => () =>
  Promise.resolve(answer(201, { id: '1', lotId: ID, maximum, price: '28850.00', leading, createdAt: live.serverTime }));
const press = () => userEvent.click(screen.getByRole('button', { name: 'Pujar' }));
/** jsdom applies no styles, so both labels of the button are visible: for the mouse and for touch. */
const CONFIRM = /^Sí, pujar hasta US\$\s[\d.]+ *Mantené apretado/;

/** Places a bid, and confirms it if asked. */
async function bid(): Promise<void> {
  await press();
  const confirm = screen.queryByRole('button', { name: CONFIRM });
  if (confirm) await userEvent.click(confirm);
}

beforeAll(() => {
  // jsdom doesn't implement the methods that open and close dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Object.defineProperty(globalThis, 'crypto', {
    value: { ...globalThis.crypto, randomUUID: () => `key-${Math.random()}` },
  });
});
beforeEach(() => {
  document.cookie = 'signed_in=1';
  jest.clearAllMocks();
});

it('tells whoever led a sold lot neither that they won nor that they lost before it is known', () => {
  const mine = { ...nobody, leading: true, maximum: '30000.00' };
  show([], mine, { ...live, state: 'sold', endTime: '2026-11-21T11:00:00.000Z' });
  expect(screen.getByTestId('standing')).toHaveTextContent('El tiempo terminó. Estamos confirmando el resultado…');
});

describe('BidForm', () => {
  it('names the next minimum and starts empty', () => {
    const { input } = show();
    expect(input).toHaveValue('');
    expect(input).toHaveAttribute('placeholder', 'por ejemplo 28.850');
    expect(screen.getByText('desde US$ 28.850')).toBeInTheDocument();
  });

  it('fills in the minimum and adds increments', async () => {
    const { input } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Poner el mínimo, US$\u00a028.850' }));
    expect(input).toHaveValue('28.850');
    await userEvent.click(screen.getByRole('button', { name: 'Sumar US$\u00a01.000' }));
    expect(input).toHaveValue('29.850');
    expect(screen.getByText(/US\$ 29\.850 por el lote · US\$ 1\.244 por cabeza/)).toBeInTheDocument();
  });

  it.each([
    ['mil', /Escribí un importe, por ejemplo US\$ 28\.850/],
    ['28.000', 'La puja mínima ahora es US$ 28.850.'],
  ])('keeps %p and says what is wrong', async (typed, problem) => {
    const { input, sent } = show();
    await userEvent.type(input, typed);
    await bid();
    expect(screen.getByRole('alert')).toHaveTextContent(problem);
    expect(input).toHaveValue(typed);
    expect(input).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('asks for an amount without an error while the field is empty', async () => {
    const { input, sent } = show();
    await bid();
    expect(screen.getByText('Escribí hasta cuánto querés pujar, desde US$ 28.850.')).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(input).toBeValid();
    expect(input).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('names the limit at the field before anything is confirmed', async () => {
    const { input, sent } = show([], { ...nobody, most: '40000.00' });
    expect(screen.getByText(/acá podés llegar a US\$ 40\.000 por todo el lote/)).toBeInTheDocument();
    await userEvent.type(input, '40.001');
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('Pasa de tu límite: acá podés llegar a US$ 40.000');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('sends a double click once', async () => {
    let settle: (response: Response) => void = () => undefined;
    const { input, sent } = show([() => new Promise((resolve) => (settle = resolve))]);
    await userEvent.type(input, '30.000');
    await press();
    await userEvent.dblClick(screen.getByRole('button', { name: CONFIRM }));
    await waitFor(() => expect(sent).toHaveLength(1));
    settle(await receipt('30000.00', true)());
    await waitFor(() => expect(input).toHaveValue(''));
    expect(sent).toHaveLength(1);
    expect(notify.success).toHaveBeenCalledWith('Puja registrada: vas ganando', {
      description: 'La puja actual es US$\u00a028.850.',
    });
  });

  it('tries again under the same key when no answer came, and under another for another amount', async () => {
    const { input, sent } = show([
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve(answer(503, {})),
      receipt('30000.00', false),
    ]);
    await userEvent.type(input, '30.000');
    await bid();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('la misma puja no se cuenta dos veces'));
    expect(input).toHaveValue('30.000');
    await bid();
    await waitFor(() => expect(sent).toHaveLength(2));
    await bid();
    await waitFor(() => expect(input).toHaveValue(''));
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(notify.info).toHaveBeenCalledWith('Otro comprador tiene un máximo más alto', expect.anything());
    await userEvent.type(input, '31.000');
    await bid();
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(sent[3]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  });

  it('shows the server’s refusal at the field and keeps the amount', async () => {
    const { input } = show([
      () =>
        Promise.resolve(
          answer(409, { message: 'Demasiado baja', errors: { maximum: ['La puja mínima es US$ 29.100.'] } }),
        ),
    ]);
    await userEvent.type(input, '28850');
    await bid();
    expect(await screen.findByText('La puja mínima es US$ 29.100.')).toBeInTheDocument();
    expect(input).toHaveValue('28.850');
  });

  it('asks before an amount that looks like a zero too many, in figures and in words', async () => {
    const { input, sent } = show([receipt('300000.00', true)]);
    await userEvent.type(input, '300.000');
    await press();
    const dialog = screen.getByRole('alertdialog', { name: '¿Pujar hasta US$\u00a0300.000?' });
    expect(dialog).toHaveTextContent('Trescientos mil dólares');
    expect(dialog).toHaveTextContent('US$ 12.500 por cabeza');
    expect(dialog).toHaveTextContent('Cuidado: es más de cinco veces la puja mínima de US$ 28.850.');
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Corregir' }));
    expect(input).toHaveValue('300.000');
    await press();
    await userEvent.click(screen.getByRole('button', { name: CONFIRM }));
    await waitFor(() => expect(sent).toMatchObject([{ maximum: '300000.00', confirmed: true }]));
  });

  it('asks when the server wants a maximum confirmed, because the minimum fell meanwhile', async () => {
    const { input, sent } = show(
      [
        () => Promise.resolve(answer(409, { code: 'bid_unconfirmed', message: 'Confirmá la puja' })),
        receipt('9000.00', true),
      ],
      nobody,
      { ...live, currentPrice: '6900.00', nextMinimum: '7000.00' },
    );
    await userEvent.type(input, '9.000');
    await press();
    await userEvent.click(await screen.findByRole('button', { name: CONFIRM }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ confirmed }) => confirmed)).toEqual([false, true]);
  });

  it('asks before any amount above 10,000 dollars', async () => {
    const { input, sent } = show();
    await userEvent.type(input, '28.850');
    await press();
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Veintiocho mil ochocientos cincuenta dólares');
    expect(screen.getByRole('alertdialog')).not.toHaveTextContent('Es mucho más');
    expect(sent).toEqual([]);
  });

  it.each([
    ['9000.00', '6000.00', false],
    ['9000.01', '6000.00', true],
    ['10000.00', '9000.00', false],
    ['10000.01', '9900.00', true],
  ])('%s from %s: asks %p', (maximum, least, asked) =>
    expect(mustConfirm(maximum, least, { terms: WHOLE_LOT })).toBe(asked),
  );

  it('takes a held finger, not a tap, and offers another way to who cannot hold', async () => {
    const { input, sent } = show([receipt('30000.00', true), receipt('31000.00', true)]);
    await userEvent.type(input, '30.000');
    await press();
    const button = screen.getByRole('button', { name: CONFIRM });
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    expect(screen.getByText('Mantené el dedo en el botón hasta que se llene.')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.pointer([{ keys: '[TouchA>]', target: button }]);
    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 3000 });

    await waitFor(() => expect(input).toHaveValue(''));
    await userEvent.type(input, '31.000');
    await press();
    await userEvent.pointer([{ keys: '[TouchA]', target: screen.getByRole('button', { name: CONFIRM }) }]);
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar de un toque' }));
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('takes the keyboard', async () => {
    const { input, sent } = show([receipt('30000.00', true)]);
    await userEvent.type(input, '30.000');
    await press();
    screen.getByRole('button', { name: CONFIRM }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('shows what an amount per kilogram comes to while it is typed, and confirms by the total', async () => {
    const byTheKilo = { ...live, currentPrice: '1.45', nextMinimum: '1.46', increment: '0.01' };
    const { input, sent } = show([receipt('1.47', true)], nobody, byTheKilo, { terms: BY_THE_KILO, quantity: 40 });
    expect(screen.getByRole('button', { name: 'Sumar US$\u00a00,01\u00a0/kg' })).toBeVisible();
    await userEvent.type(input, '1,45');
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('La puja mínima ahora es US$ 1,46 /kg.');
    await userEvent.clear(input);
    await userEvent.type(input, '1,48');
    expect(screen.getByText('US$ 10.064 por el lote · US$ 251,60 por cabeza')).toBeVisible();
    await press();
    expect(screen.getByRole('alertdialog', { name: '¿Pujar hasta US$\u00a01,48\u00a0/kg?' })).toHaveTextContent(
      'Diez mil sesenta y cuatro dólares',
    );
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Corregir' }));
    await userEvent.clear(input);
    await userEvent.type(input, '1,47');
    await press();
    await waitFor(() => expect(sent).toMatchObject([{ maximum: '1.47', confirmed: false }]));
  });

  it('lets the leader raise their maximum only', async () => {
    const { input, sent } = show([], { ...nobody, leading: true, maximum: '30000.00' });
    expect(screen.getByLabelText(/Subí tu máximo/)).toBe(input);
    expect(screen.getByTestId('standing')).toHaveTextContent(
      'Vas ganando. Tu máximo es US$ 30.000; pujamos por vos hasta ahí.',
    );
    await userEvent.type(input, '30.000');
    await bid();
    expect(screen.getByRole('alert')).toHaveTextContent('Tu máximo ya es US$ 30.000');
    expect(sent).toEqual([]);
  });

  it('notifies the former leader once that they were outbid', async () => {
    const { client } = show([], { ...nobody, leading: true, maximum: '30000.00' });
    client.setQueryData(standingKey(ID), { ...nobody, maximum: '30000.00' });
    expect(await screen.findByText(/Te superaron/)).toBeInTheDocument();
    expect(notify.info).toHaveBeenCalledTimes(1);
    expect(notify.info).toHaveBeenCalledWith('Te superaron en este lote', {
      description: 'La puja actual es US$\u00a028.600.',
    });
  });
});
