import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { notify } from '@/components/ui/notify';
import type { NegotiationDto, OfferDto } from '@/lib/deals/offers/dto';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { EMPTY_FACTS } from '@/lib/livestock/facts/stored-facts';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { Negotiation } from './negotiation';
import { OpenOffers } from './open-offers';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn(), info: jest.fn() } }));
jest.mock('@/components/ui/forms/leave-to-sign-in', () => ({ leaveToSignIn: jest.fn() }));

const terms: DealTerms = {
  ...EMPTY_FACTS,
  heads: 40,
  amount: '3.05',
  basis: 'live_kg',
  currency: 'USD',
  kg: 342,
  payment: { kind: 'days', days: [15] },
  tolerancePercent: null,
  slide: null,
  note: null,
};
const offer = (id: string, part: Partial<OfferDto>, of: Partial<DealTerms> = {}): OfferDto => ({
  id,
  side: 'buyer',
  terms: { ...terms, ...of },
  status: 'open',
  expiresAt: '2030-11-28T12:00:00.000Z',
  createdAt: '2026-11-26T12:00:00.000Z',
  ...part,
});
const rounds = [
  offer('o1', { status: 'countered' }, { amount: '3', payment: { kind: 'cash' } }),
  offer('o2', { side: 'seller', status: 'countered' }, { amount: '3.08', payment: { kind: 'cash' } }),
];
const negotiation: NegotiationDto = {
  id: 'n1',
  status: 'open',
  side: 'seller',
  listing: {
    id: 'l1',
    title: '40 novillos',
    image: '/art/stock-bovine.webp',
    location: 'Durazno, Uruguay',
    headCount: 40,
    headsLeft: 40,
  },
  asked: '3.15',
  person: { id: 'p', name: 'Gustavo', isActive: true },
  offers: [...rounds, offer('o3', {})],
  deal: null,
  hasChanged: false,
  isHeld: false,
  isBelowFloor: false,
};
const actions = {
  accept: jest.fn(),
  decline: jest.fn(),
  withdraw: jest.fn(),
  counter: jest.fn(),
  answerByForm: jest.fn(),
};
const shown = (part: Partial<NegotiationDto>, refused: string | null = null, isBlocked = false) => (
  <Negotiation
    negotiation={{ ...negotiation, ...part }}
    actions={actions}
    conversationHref="/messages?conversation=p_l1"
    noteMax={500}
    refused={refused}
    isBlocked={isBlocked}
  />
);
const show = (part: Partial<NegotiationDto> = {}, refused: string | null = null) =>
  renderWithMessages(shown(part, refused));
const card = () => screen.getByRole('article');
const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ');

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

it('shows a note at the offer whose maker wrote it, and says of a later one that it stays', () => {
  const noted = (id: string, part: Partial<OfferDto>) => offer(id, part, { note: 'Jaula doble' });
  const offers = [noted('o1', { status: 'countered' }), noted('o2', { side: 'seller', status: 'countered' })];
  renderWithMessages(shown({ offers: [...offers, noted('o3', {})] }));
  const [first, second] = within(screen.getByRole('list', { name: 'Ofertas anteriores' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Jaula doble');
  expect(second).not.toHaveTextContent('Jaula doble');
  expect(screen.getByRole('article')).toHaveTextContent('Sigue la nota de la oferta anterior:Jaula doble');
});

it('lets nobody accept of somebody whose account is not active, but decline', () => {
  show({ person: { ...negotiation.person, isActive: false } });
  expect(screen.getByText(/no está activa/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Aceptar/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rechazar' })).toBeInTheDocument();
});

it('asks nobody for an answer or another offer that a block refuses, and says why', () => {
  const { unmount } = renderWithMessages(shown({}, null, true));
  expect(screen.getByText('Entre vos y Gustavo no pasan ofertas.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Aceptar/ })).toBeNull();
  expect(screen.queryByText('Contraofertar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Rechazar' })).toBeInTheDocument();
  unmount();
  const offers = negotiation.offers.map((offer) => ({ ...offer, status: 'declined' as const }));
  renderWithMessages(shown({ side: 'buyer', status: 'ended', offers }, null, true));
  expect(screen.queryByRole('link', { name: 'Hacer otra oferta' })).toBeNull();
});

it('shows earlier rounds on a line each, and what the newest offer changed beside what it was', () => {
  show();
  const lines = within(screen.getByRole('list', { name: 'Ofertas anteriores' })).getAllByRole('listitem');
  expect(plain(lines[0] as Element)).toContain('Gustavo ofreció 40 cab. a US$ 3,00 /kg');
  expect(plain(lines[1] as Element)).toContain('Ofreciste 40 cab. a US$ 3,08 /kg');
  expect(plain(card())).toContain('40 × 342 kg × US$ 3,05 = US$ 41.724');
  expect(plain(card())).toContain('3,2 % menos de lo que pedís');
  const struck = [...card().querySelectorAll('s')].map((element) => plain(element));
  expect(struck).toEqual(['US$ 3,08 /kg', 'Al contado']);
  expect(within(card()).getByText('A 15 días', { selector: 'b' })).toBeInTheDocument();
});

it('accepts the offer that is shown with its one filled button, which repeats the sum', async () => {
  actions.accept.mockResolvedValueOnce({ ok: true, data: null });
  show();
  expect([...card().querySelectorAll('.btn-primary')].map((button) => plain(button))).toContain('Aceptar US$ 41.724');
  await userEvent.click(screen.getByRole('button', { name: /^Aceptar US\$/ }));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(actions.accept).toHaveBeenCalledWith({ offerId: 'o3' });
  // A toast would cover the way on.
  expect(notify.success).not.toHaveBeenCalled();
});

it('leads who accepted on to the deal, where their button was', async () => {
  actions.accept.mockResolvedValueOnce({ ok: true, data: null });
  const agreed: Partial<NegotiationDto> = {
    status: 'agreed',
    deal: 2041,
    offers: [offer('o3', { status: 'accepted' })],
  };
  function Page() {
    const [part, setPart] = useState<Partial<NegotiationDto>>({});
    refresh.mockImplementation(() => setPart(agreed));
    return shown(part);
  }
  renderWithMessages(<Page />);
  await userEvent.click(screen.getByRole('button', { name: /^Aceptar US\$/ }));
  expect(await screen.findByRole('link', { name: /Ver el trato/ })).toHaveFocus();
  refresh.mockReset();
});

it('says that the offer has changed and shows the new one', async () => {
  actions.accept.mockResolvedValueOnce({ ok: false, error: { code: 'offer_outdated' } });
  show();
  await userEvent.click(screen.getByRole('button', { name: /^Aceptar US\$/ }));
  expect(await screen.findByText('La oferta cambió mientras la mirabas. Esta es la nueva.')).toBeInTheDocument();
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

it('says it of a form without scripts as well', () => {
  show({}, 'offer_outdated');
  expect(screen.getByRole('alert')).toHaveTextContent('La oferta cambió');
});

it('counters in place, with its sum', async () => {
  actions.counter.mockResolvedValueOnce({ ok: true, data: null });
  show();
  await userEvent.click(screen.getByText('Contraofertar'));
  const price = screen.getByRole('textbox', { name: /^Tu precio/ });
  await userEvent.clear(price);
  await userEvent.type(price, '3,07');
  await userEvent.click(screen.getByRole('button', { name: /^Contraofertar US\$\s41\.997,60$/ }));
  await waitFor(() =>
    expect(actions.counter).toHaveBeenCalledWith({ offerId: 'o3', heads: '40', amount: '3.07', hours: 48 }),
  );
});

it('has one filled button while it is countered, and each term of payment once', async () => {
  show();
  const filled = () =>
    [...card().querySelectorAll('.btn-primary')].filter((button) => !button.closest('details:not([open])'));
  expect(filled().map((button) => plain(button))).toEqual(['Aceptar US$ 41.724']);
  await userEvent.click(screen.getByText('Contraofertar'));
  await waitFor(() => expect(filled().map((button) => plain(button))).toEqual(['Contraofertar US$ 41.724']));
  const terms = within(screen.getByRole('combobox', { name: 'Pago' })).getAllByRole('option');
  expect(terms.map((option) => option.textContent)).toEqual([
    'A 15 días (como está)',
    'Al contado',
    'A 30 días',
    'A 60 días',
    'A 30/60 días',
  ]);
});

it('asks before it declines, since nothing brings the offer back', async () => {
  actions.decline.mockResolvedValueOnce({ ok: true, data: null });
  const declined: Partial<NegotiationDto> = { status: 'ended', offers: [offer('o3', { status: 'declined' })] };
  function Page() {
    const [part, setPart] = useState<Partial<NegotiationDto>>({});
    refresh.mockImplementation(() => setPart(declined));
    return shown(part);
  }
  renderWithMessages(<Page />);
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Rechazar' }));
  await ask();
  const question = screen.getByRole('alertdialog', { name: '¿Rechazar la oferta de Gustavo?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Volver a la oferta' }));
  expect(actions.decline).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Rechazar' })).toHaveFocus();
  await ask();
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Rechazar' }));
  expect(actions.decline).toHaveBeenCalledWith({ offerId: 'o3' });
  await waitFor(() => expect(screen.getByText('Rechazaste esta oferta.')).toHaveFocus());
  refresh.mockReset();
});

it('lets the own offer only be withdrawn', async () => {
  actions.withdraw.mockResolvedValueOnce({ ok: true, data: null });
  show({ side: 'buyer' });
  expect(screen.queryByRole('button', { name: /Aceptar/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retirar' }));
  expect(actions.withdraw).not.toHaveBeenCalled();
  const question = screen.getByRole('alertdialog', { name: '¿Retirar tu oferta?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Retirar' }));
  expect(actions.withdraw).toHaveBeenCalledWith({ offerId: 'o3' });
});

it('accepts no more heads than are left', () => {
  show({ listing: { ...negotiation.listing, headsLeft: 20 } });
  expect(screen.queryByRole('button', { name: /Aceptar/ })).not.toBeInTheDocument();
  expect(screen.getByText(/Quedan 20 cabezas libres/)).toBeInTheDocument();
});

it.each([
  ['expired', 'Venció sin respuesta.'],
  ['declined', 'Gustavo no aceptó.'],
  ['withdrawn', 'Retiraste esta oferta.'],
] as const)('says what became of an own offer that was %s, and how to go on', (status, text) => {
  show({ side: 'buyer', status: 'ended', offers: [offer('o1', { status })] });
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Hacer otra oferta' })).toHaveAttribute('href', '/offers/new?listing=l1');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says of an offer whose lot was sold that it ended with it, and asks for no other one', () => {
  show({ side: 'buyer', status: 'ended', offers: [offer('o1', { status: 'gone' })] });
  expect(screen.getByText('El lote ya no está a la venta: la oferta terminó.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Hacer otra oferta' })).not.toBeInTheDocument();
});

it('leads from an agreed offer to its deal', () => {
  show({ status: 'agreed', deal: 2041, offers: [offer('o1', { status: 'accepted' })] });
  expect(screen.getByRole('link', { name: /Ver el trato/ })).toHaveAttribute('href', '/deals/2041');
});

it('an offer below the seller’s lowest price is folded away, and says so where it is answered', () => {
  renderWithMessages(<OpenOffers negotiations={[{ ...negotiation, isBelowFloor: true }]} />);
  expect(screen.queryByRole('heading', { name: 'Te toca responder' })).not.toBeInTheDocument();
  const folded = screen.getByText('1 por debajo de tu mínimo').closest('details');
  expect(folded).not.toHaveAttribute('open');
  expect(within(folded as HTMLElement).getByRole('link', { hidden: true })).toHaveTextContent('40 novillos');
  show({ isBelowFloor: true });
  expect(screen.getByText(/se rechaza sola, salvo que la contestes antes/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Aceptar/ })).toBeInTheDocument();
});

it('says before it is accepted what goes by rule where nothing else was agreed', () => {
  const said = (of: Partial<DealTerms>) => plain(show({ offers: [offer('o3', {}, of)] }).container) ?? '';
  const byWeight = said({});
  for (const words of ['Qué vale si no acuerdan otra cosa', 'hasta 3 % de diferencia', 'las que faltan se descuentan'])
    expect(byWeight).toContain(words);
  expect(said({ basis: 'lot' })).toContain('en partes iguales por cabeza; las que faltan se descuentan');
});
