import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DealDto } from '@/lib/deals/deals/dto';
import type { DisputeDto } from '@/lib/deals/disputes/dto';
import { headsClaim, weightClaim } from '@/lib/deals/terms/dispute';
import { dealDto, weighing } from '@/tests/factories/deal-dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { DealSum } from '@/components/dashboard/deals/deal-sum';
import { DisputeCards } from './dispute-cards';
import { OpenDispute } from './open-dispute';
import { OpenDisputeLink } from './open-dispute-link';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const now = new Date('2026-11-25T12:00:00.000Z');
const send = jest.fn(() => Promise.resolve({ ok: true as const, data: null }));
const actions = {
  sayStep: send,
  sendTruck: send,
  fixTruck: send,
  dropTruck: send,
  sendWeights: send,
  settleWeight: send,
  objectToWeight: send,
  cancel: send,
  takeBackCancel: send,
  proposeDate: send,
  acceptDate: send,
  sendReview: send,
  openDispute: send,
  proposeSum: send,
  acceptSum: send,
  withdrawDispute: send,
  confirmBalance: send,
};
const terms = { ...dealDto().terms, shrinkPercent: null };
const received = { ...dealDto().done, load: '2026-11-24T09:00:00.000Z', accept: '2026-11-25T09:00:00.000Z' };
const deal = (traits: Partial<DealDto> = {}) => dealDto({ terms, done: received, next: 'pay', ...traits });
const claimOf = (kg: string) => {
  const claim = weightClaim(terms, kg);
  return claim && { ...claim, heads: 60 };
};
const dispute = (traits: Partial<DisputeDto> = {}): DisputeDto => ({
  id: '00000000-0000-7000-8000-0000000000d1',
  kind: 'weight',
  openedBy: 'buyer',
  text: 'Pesamos en la balanza del pueblo.',
  claim: claimOf('9690'),
  status: 'open',
  proposals: [],
  openedAt: '2026-11-25T10:00:00.000Z',
  dueAt: '2026-12-05T10:00:00.000Z',
  settledAt: null,
  outcome: null,
  ...traits,
});
const proposal = (side: 'seller' | 'buyer', amount: string) => ({
  id: `00000000-0000-4000-8000-00000000000${side === 'seller' ? 1 : 2}`,
  side,
  amount,
  at: '2026-11-25T11:00:00.000Z',
});
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';
const filled = () => [...document.querySelectorAll('.btn-primary')].map((button) => plain(button.textContent));
const showCards = (traits: Partial<DisputeDto>, of: Partial<DealDto> = {}) =>
  renderWithMessages(<DisputeCards deal={deal(of)} disputes={[dispute(traits)]} now={now} actions={actions} />);

beforeEach(() => send.mockClear());

describe('an open dispute', () => {
  it('shows the sum as arithmetic, and has the one filled button for whose turn it is', async () => {
    const { container } = showCards({});
    expect(plain(container.textContent)).toContain('510 kg × US$ 3,05 = US$ 1.555,50');
    expect(filled()).toEqual(['Aceptar la cuenta, US$ 1.555,50']);
    await userEvent.click(screen.getByRole('button', { name: /^Aceptar la cuenta/ }));
    expect(send).not.toHaveBeenCalled();
    expect(plain(screen.getByRole('alertdialog').textContent)).toContain('pasa de US$ 31.110 a US$ 29.554,50');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Aceptar la cuenta/ }));
    expect(send).toHaveBeenCalledWith({ number: 2041, what: 'claim', seen: null });
  });

  it('says that two weighings no longer count, which the sum ends', async () => {
    const compared = { percent: '6.1', tolerance: '3', isWithin: false, mean: '9900', firmAt: null, corrector: null };
    showCards({}, { weights: { ...dealDto().weights, compared } });
    await userEvent.click(screen.getByRole('button', { name: /^Aceptar la cuenta/ }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Las dos pesadas dejan de contar.');
  });

  it('says before what was paid is given back, and a sum apart is paid, who pays whom', async () => {
    const paid = { ...received, pay: '2026-11-25T10:30:00.000Z' };
    const askedOf = async (traits: Partial<DisputeDto>, of: Partial<DealDto>) => {
      const { unmount } = showCards({ ...traits, proposals: [proposal('buyer', '900')] }, of);
      await userEvent.click(screen.getByRole('button', { name: /^Aceptar US/ }));
      const text = plain(screen.getByRole('alertdialog').textContent);
      unmount();
      return text;
    };
    expect(await askedOf({}, { done: paid })).toContain('Le devolvés US$ 900 a Rubén Sosa. Con eso');
    expect(await askedOf({ kind: 'noShow', claim: null }, {})).toContain('Le pagás US$ 900 a Rubén Sosa. Con eso');
  });

  it('shows the newest proposals before the answer, and earlier ones on request', () => {
    const many = Array.from({ length: 10 }, (_, index) => ({
      ...proposal('buyer', String(1000 + index)),
      id: `00000000-0000-4000-8000-0000000001${index}0`,
    }));
    const { container } = showCards({ proposals: many });
    const earlier = container.querySelector('details');
    expect(earlier?.querySelectorAll('li')).toHaveLength(7);
    expect(earlier).not.toHaveAttribute('open');
    expect(within(earlier as HTMLElement).getByText('Las 7 propuestas anteriores')).toBeInTheDocument();
    expect(screen.getAllByRole('list').at(-1)?.children).toHaveLength(3);
  });

  it('names the newest proposal that was seen', async () => {
    showCards({ proposals: [proposal('buyer', '1300')] });
    expect(filled()).toEqual(['Aceptar US$ 1.300']);
    await userEvent.click(screen.getByRole('button', { name: /^Aceptar US/ }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Aceptar US/ }));
    expect(send).toHaveBeenCalledWith({ number: 2041, what: 'proposal', seen: proposal('buyer', '1300').id });
  });

  it('closes the question and names the newer sum where the accepted one isn’t the newest any more', async () => {
    send.mockResolvedValueOnce({ ok: false, error: { code: 'proposal_outdated' } } as never);
    showCards({ proposals: [proposal('buyer', '1300')] });
    await userEvent.click(screen.getByRole('button', { name: /^Aceptar US/ }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Aceptar US/ }));
    expect(plain((await screen.findByRole('alert')).textContent)).toContain('otra propuesta: US$ 1.300');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('has no filled button while it is the other one’s turn', () => {
    showCards({ proposals: [proposal('seller', '900')] });
    expect(screen.getByRole('button', { name: /^Aceptar la cuenta/ })).toBeInTheDocument();
    expect(filled()).toEqual([]);
    showCards({ kind: 'pregnancy', claim: null }, { side: 'buyer' });
    expect(filled()).toEqual([]);
  });

  it('lets who opened it withdraw it, and accept nothing of their own', () => {
    showCards({}, { side: 'buyer' });
    expect(filled()).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Aceptar/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retirar el reclamo' })).toBeInTheDocument();
    expect(screen.getByText('Le toca a Marta Luna')).toBeInTheDocument();
  });

  it('says that paying by weight takes it off only while no weight is firm', () => {
    const heads = (firm: { due: string; heads: number } | null) => ({
      ...{ kind: 'heads' as const },
      claim: { ...headsClaim(terms, 58, firm), heads: 58 },
    });
    const { unmount } = showCards(heads(null));
    expect(screen.getByText(/ya está descontada/)).toBeInTheDocument();
    unmount();
    showCards(heads({ due: '31110.00', heads: 60 }));
    expect(screen.queryByText(/ya está descontada/)).not.toBeInTheDocument();
  });

  it('says where its author had counted more heads, and leads nobody to accept it', () => {
    showCards({ kind: 'heads', claim: { ...headsClaim(terms, 5), heads: 5, weighed: 60 } });
    expect(screen.getByText(/^En su pesada Rubén Sosa contó 60 cabezas: no coincide/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Aceptar la cuenta/ })).toBeInTheDocument();
    expect(filled()).toEqual([]);
  });

  it('says whose the weight that arrived is, where the other side weighed it as well', () => {
    const weights = { ...dealDto().weights, mine: weighing('10180'), theirs: weighing('9690') };
    const { container, unmount } = showCards({}, { weights });
    expect(plain(container.textContent)).toContain('Llegó, según Rubén Sosa');
    expect(plain(container.textContent)).toContain('Tu pesada dio 10.180 kg.');
    unmount();
    expect(plain(showCards({}).container.textContent)).not.toContain('Tu pesada');
  });

  it('says that it is within the tolerance, and proposes to close it', () => {
    showCards({ claim: claimOf('10000') });
    expect(screen.getByText(/^Está dentro de la tolerancia/)).toBeInTheDocument();
    expect(filled()).toEqual(['Cerrar sin pagar nada']);
  });

  it('goes on to propose that after its author asked for a sum all the same', () => {
    showCards({ claim: claimOf('10000'), proposals: [proposal('buyer', '600')] });
    expect(screen.getByRole('button', { name: /^Aceptar US/ })).toBeInTheDocument();
    expect(filled()).toEqual(['Cerrar sin pagar nada']);
  });

  it('without a sum by the terms takes a proposed one', async () => {
    showCards({ kind: 'pregnancy', claim: null });
    expect(screen.getByText(/^Lo acordado no trae una cuenta/)).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: /^Cuánto, en US\$/ }), '1.234,50');
    await userEvent.click(screen.getByRole('button', { name: 'Proponer' }));
    expect(send).toHaveBeenCalledWith({ number: 2041, amount: '1234.50' });
  });
});

it('shows how a dispute ended, and what an administrator recommends with their words', () => {
  const outcome = { amount: '900', by: 'recommendation' as const, text: 'La balanza está verificada.' };
  const { container } = showCards({ status: 'recommended', settledAt: now.toISOString(), outcome });
  expect(plain(container.textContent)).toContain(
    'Un administrador recomienda que Marta Luna le pague US$ 900 a Rubén Sosa.',
  );
  expect(plain(container.textContent)).toContain('La balanza está verificada.');
});

describe('a settled sum says who pays whom', () => {
  const settled = (kind: DisputeDto['kind'], settledAt = now.toISOString()): Partial<DisputeDto> => {
    const outcome = { amount: '150', by: 'proposal' as const, text: null };
    return { kind, claim: null, status: 'settled', settledAt, outcome };
  };
  const both = (traits: Partial<DisputeDto>, of: Partial<DealDto> = {}) =>
    (['seller', 'buyer'] as const).map((side) => {
      const { container, unmount } = showCards(traits, { ...of, side });
      const text = /Acordado: .*?\.(?=[A-Z«])/.exec(plain(container.textContent))?.[0];
      unmount();
      return text;
    });

  it('of somebody who didn’t come, and of a payment', () => {
    expect(both({ ...settled('noShow'), openedBy: 'seller' })).toEqual([
      'Acordado: Rubén Sosa te paga US$ 150.',
      'Acordado: le pagás US$ 150 a Marta Luna.',
    ]);
    expect(both(settled('noShow'), { status: 'cancelled' })).toEqual([
      'Acordado: le pagás US$ 150 a Rubén Sosa.',
      'Acordado: Marta Luna te paga US$ 150.',
    ]);
    expect(both(settled('payment'))[0]).toBe('Acordado: Rubén Sosa te paga US$ 150.');
  });

  it('of animals: less for them, or back once they were paid', () => {
    expect(both(settled('health'))).toEqual([
      'Acordado: se descuentan US$ 150 de lo que te paga Rubén Sosa.',
      'Acordado: se descuentan US$ 150 de lo que le pagás a Marta Luna.',
    ]);
    expect(both(settled('health'), { done: { ...received, pay: '2026-11-25T11:59:00.000Z' } })).toEqual([
      'Acordado: le devolvés US$ 150 a Rubén Sosa.',
      'Acordado: Marta Luna te devuelve US$ 150.',
    ]);
  });

  it('beside the sum of the deal too', () => {
    const sum = { kind: 'noShow', amount: '150', knewFirm: false, isRefund: false, payee: 'buyer' } as const;
    renderWithMessages(<DealSum deal={deal({ settled: [sum] })} confirm={jest.fn()} />);
    expect(plain(screen.getByRole('row', { name: /^Le pagás a Rubén Sosa por el reclamo/ }).textContent)).toBe(
      'Le pagás a Rubén Sosa por el reclamoReclamo acordado: No vinieronUS$ 150',
    );
    renderWithMessages(<DealSum deal={deal({ side: 'buyer', settled: [sum] })} confirm={jest.fn()} />);
    expect(screen.getByRole('row', { name: /^Marta Luna te paga por el reclamo/ })).toBeInTheDocument();
  });
});

describe('a recommended sum', () => {
  const recommended = (accepted: ('seller' | 'buyer')[], amount = '900') => ({
    status: 'recommended' as const,
    settledAt: now.toISOString(),
    outcome: { amount, by: 'recommendation' as const, text: 'Así.', accepted },
  });

  it('is accepted by either side, after a question, and settles it once both have', async () => {
    showCards(recommended([]));
    await userEvent.click(screen.getByRole('button', { name: /^Aceptar US/ }));
    expect(send).not.toHaveBeenCalled();
    const asked = screen.getByRole('alertdialog');
    expect(asked.textContent).toContain('Si Rubén Sosa también la acepta');
    await userEvent.click(within(asked).getByRole('button', { name: /^Aceptar US/ }));
    expect(send).toHaveBeenCalledWith({ number: 2041, what: 'recommendation', seen: dispute().id });
  });

  it('waits for the other one after that', () => {
    const { container } = showCards(recommended(['seller']));
    expect(container.textContent).toContain('Ya la aceptaste: falta Rubén Sosa.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(showCards(recommended(['seller']), { side: 'buyer' }).container.textContent).toContain(
      'Marta Luna ya la aceptó.',
    );
  });

  it('of nothing asks nobody to pay', () => {
    const { container } = showCards(recommended([], '0'));
    expect(container.textContent).toContain('recomienda cerrarlo sin pagar nada');
    expect(screen.getByRole('button', { name: 'Cerrar sin pagar nada' })).toBeInTheDocument();
  });
});

describe('the way to say that something is wrong', () => {
  const OPENABLE = ['weight', 'heads', 'fault', 'class', 'pregnancy', 'health', 'papers', 'payment'] as const;
  const show = (of: Partial<DealDto>) =>
    renderWithMessages(<OpenDispute deal={deal({ openable: [...OPENABLE], ...of })} now={now} send={send} />);

  it('asks for the figures that the terms compute from', async () => {
    show({});
    await userEvent.click(screen.getByText('Algo no está bien'));
    await userEvent.type(screen.getByRole('textbox', { name: /^Peso neto que llegó/ }), '9.690');
    await userEvent.click(screen.getByRole('button', { name: 'Abrir el reclamo' }));
    expect(send).toHaveBeenCalledWith({ number: 2041, kind: 'weight', kg: '9690', heads: '', text: '' });
  });

  it('counts by what the reader weighed', async () => {
    show({ weights: { ...dealDto().weights, mine: weighing('9690') } });
    await userEvent.click(screen.getByText('Algo no está bien'));
    expect(screen.getByText(/^La cuenta se hace con tu pesada, 9\.690\skg\.$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir el reclamo' }));
    expect(send).toHaveBeenLastCalledWith({ number: 2041, kind: 'weight', heads: '', text: '' });
  });

  it('says until when what is wrong with animals can be claimed', async () => {
    show({});
    await userEvent.click(screen.getByText('Algo no está bien'));
    expect(screen.getByText(/^Lo que está mal con la hacienda se reclama hasta el/)).toHaveTextContent('27 nov. 2026');
  });

  it('opens where a link leads to it', async () => {
    show({});
    renderWithMessages(<OpenDisputeLink>O abrir un reclamo</OpenDisputeLink>);
    const send = () => screen.getByRole('button', { name: 'Abrir el reclamo', hidden: true });
    expect(send()).not.toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'O abrir un reclamo' }));
    expect(send()).toBeVisible();
    // The part that an address names is in what it opens.
    expect(document.querySelector('details > #open-dispute')).toContainElement(send());
  });

  it('takes the weight that both stand by, and words for what has no figures', async () => {
    show({ netKg: '9690' });
    await userEvent.click(screen.getByText('Algo no está bien'));
    expect(screen.getByText(/^La cuenta se hace con el peso firme/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^Kilos/ })).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Qué pasó' }), 'Sanidad');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it('is there only while something may be disputed', () => {
    expect(show({ openable: [] }).container).toBeEmptyDOMElement();
  });
});
