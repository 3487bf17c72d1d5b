import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notify';
import { EMPTY_FACTS } from '@/lib/livestock/facts/stored-facts';
import type { OfferableDto } from '@/lib/deals/offers/dto';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { OfferForm } from './offer-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn(), info: jest.fn() } }));
jest.mock('@/components/ui/forms/leave-to-sign-in', () => ({ leaveToSignIn: jest.fn() }));

const LISTING = '019a0000-0000-7000-8000-000000000001';
const terms: DealTerms = {
  ...EMPTY_FACTS,
  heads: 40,
  amount: '3.15',
  basis: 'live_kg',
  currency: 'USD',
  kg: 342,
  tolerancePercent: null,
  slide: null,
  note: null,
};
const offerable: OfferableDto = {
  listing: {
    id: LISTING,
    title: '40 novillos',
    image: '/art/stock-bovine.webp',
    location: 'Durazno, Uruguay',
    headCount: 40,
    headsLeft: 40,
  },
  person: { id: 'p', name: 'Gustavo Pereyra' },
  terms,
  asked: terms.amount,
  isTogether: false,
  isOwn: false,
  isBlocked: false,
  openNegotiation: null,
};
const make = jest.fn();
const show = (part: Partial<OfferableDto> = {}) =>
  renderWithMessages(<OfferForm offerable={{ ...offerable, ...part }} heads={40} noteMax={500} make={make} />);
const price = () => screen.getByRole('textbox', { name: /^Tu precio/ });
const heads = () => screen.getByRole('textbox', { name: /^Cabezas/ });
const send = () => screen.getByRole('button', { name: /^Ofrecer|^Enviar oferta/ });
const retype = async (box: HTMLElement, text: string) => {
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
});

it('works the sum out while somebody types, and says how far it is from what is asked', async () => {
  show();
  await retype(price(), '3,05');
  expect(text(screen.getByRole('status'))).toContain('40 × 342 kg × US$ 3,05 = US$ 41.724');
  expect(text(screen.getByRole('status'))).toContain('3,2 % menos de lo que pide');
  expect(text(send())).toBe('Ofrecer US$ 41.724');
});

it('leads to the open offers where there are too many', async () => {
  make.mockResolvedValueOnce({ ok: false, error: { code: 'offers_full' } });
  show();
  await userEvent.click(send());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Tenés demasiadas ofertas abiertas.');
  expect(within(alert).getByRole('link', { name: 'Ver mis ofertas abiertas' })).toHaveAttribute('href', '/offers');
});

it('says nothing was sent where the same offer was agreed on before, and leads to it', async () => {
  make.mockResolvedValueOnce({ ok: true, data: { id: 'n1', isAgreed: true } });
  show();
  await userEvent.click(send());
  await waitFor(() => expect(push).toHaveBeenCalledWith('/offers/n1?repeated'));
  expect(notify.success).not.toHaveBeenCalled();
});

it('sends what was typed, leaves what was not changed as it is, and leads to the offer', async () => {
  make.mockResolvedValueOnce({ ok: true, data: { id: 'n1', isAgreed: false } });
  show();
  await retype(heads(), '20');
  await retype(price(), '3,05');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pago' }), 'in30and60');
  await userEvent.click(send());
  await waitFor(() => expect(push).toHaveBeenCalledWith('/offers/n1'));
  expect(notify.success).toHaveBeenCalledWith('Oferta enviada');
  expect(make).toHaveBeenCalledWith({
    listingId: LISTING,
    heads: '20',
    amount: '3.05',
    payment: { kind: 'days', days: [30, 60] },
    hours: 48,
  });
});

it('asks once about a price far below the asked one, in place', async () => {
  make.mockResolvedValueOnce({ ok: false, error: { code: 'offer_unconfirmed', fields: {} } });
  make.mockResolvedValueOnce({ ok: true, data: { id: 'n1', isAgreed: false } });
  show();
  await retype(price(), '1,05');
  await userEvent.click(send());
  const yes = await screen.findByRole('button', { name: /^Sí, ofrecer US\$\s14\.364$/ });
  await waitFor(() => expect(yes).toHaveFocus());
  expect(screen.getByText(/Es 66,7 % menos de lo que pide/)).toBeInTheDocument();
  await userEvent.click(yes);
  await waitFor(() => expect(make).toHaveBeenLastCalledWith(expect.objectContaining({ isConfirmed: true })));
});

it('rounds no price to nothing', async () => {
  show();
  await retype(price(), '0,0001');
  expect(text(screen.getByRole('status'))).toContain('> 99,9 % menos de lo que pide');
});

it('asks anew about another price', async () => {
  make.mockResolvedValue({ ok: false, error: { code: 'offer_unconfirmed', fields: {} } });
  show();
  await retype(price(), '1,05');
  await userEvent.click(send());
  await userEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
  expect(price()).toHaveFocus();
  await retype(price(), '1,10');
  await userEvent.click(send());
  await waitFor(() => expect(make).toHaveBeenCalledTimes(2));
  expect(make).not.toHaveBeenCalledWith(expect.objectContaining({ isConfirmed: true }));
});

it('shows a refusal at its field and keeps what was typed, after a reload too', async () => {
  const fields = { heads: [{ key: 'headsMultiple', values: { least: 10 } }] };
  make.mockResolvedValueOnce({ ok: false, error: { code: 'invalid_input', fields } });
  const { unmount } = show();
  await retype(heads(), '15');
  await userEvent.click(send());
  expect(await screen.findByText('Se venden de a 10 cabezas.')).toBeInTheDocument();
  await waitFor(() => expect(heads()).toHaveFocus());
  unmount();
  show();
  expect(heads()).toHaveValue('15');
});

it('leaves the focus where somebody types while another field is still refused', async () => {
  const fields = { heads: [{ key: 'headCount', values: {} }], amount: [{ key: 'amount', values: {} }] };
  make.mockResolvedValueOnce({ ok: false, error: { code: 'invalid_input', fields } });
  show();
  await userEvent.click(send());
  await waitFor(() => expect(heads()).toHaveFocus());
  await retype(price(), '3,05');
  expect(price()).toHaveFocus();
  expect(price()).toHaveValue('3,05');
  expect(heads()).toHaveAttribute('aria-invalid', 'true');
});

it('says why an offer was refused, and loses nothing where there is no answer', async () => {
  make.mockResolvedValueOnce({ ok: false, error: { code: 'offers_full', fields: {} } });
  make.mockRejectedValueOnce(new Error('offline'));
  show();
  await retype(price(), '3,05');
  await userEvent.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/Tenés demasiadas ofertas abiertas/);
  await waitFor(() => expect(send()).toBeEnabled());
  await userEvent.click(send());
  expect(await screen.findByText(/No hubo respuesta/)).toBeInTheDocument();
  expect(price()).toHaveValue('3,05');
});

it('fixes the heads of what is sold together, and works nothing out without a weight', () => {
  show({ isTogether: true, terms: { ...terms, kg: null } });
  expect(heads()).toHaveAttribute('readonly');
  expect(screen.getByText('Se venden juntas')).toBeInTheDocument();
  expect(screen.getByText('Nadie dijo el peso: el total se sabe con la balanza.')).toBeInTheDocument();
  expect(send()).toHaveTextContent('Enviar oferta');
});

it('proposes a tolerance and a slide only where somebody chose them', async () => {
  make.mockResolvedValue({ ok: true, data: { id: 'n', isAgreed: false } });
  show();
  await userEvent.selectOptions(screen.getByLabelText('Diferencia de peso que aceptan'), '2');
  await userEvent.type(screen.getByRole('textbox', { name: /^Baja el precio por cada kg/ }), '0,02');
  await userEvent.click(send());
  await waitFor(() => expect(make).toHaveBeenCalledTimes(1));
  expect(make).toHaveBeenCalledWith(
    expect.objectContaining({
      tolerancePercent: '2',
      slide: { kind: 'price', amount: '0.02', unit: 'kg', stop: null, bothWays: false },
    }),
  );
});
