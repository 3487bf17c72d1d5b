import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VisitDto } from '@/lib/deals/visits/dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { VisitCard } from './visit-card';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('@/components/ui/forms/leave-to-sign-in', () => ({ leaveToSignIn: jest.fn() }));

const slots = [
  { day: '2026-12-01', at: 'morning' },
  { day: '2026-12-02', at: '09:30' },
];
const visit: VisitDto = {
  id: 'v1',
  status: 'open',
  side: 'seller',
  listing: { id: 'l1', title: '40 novillos', image: '/art/stock-bovine.webp', location: 'Durazno, Uruguay' },
  person: { id: 'p', name: 'Gustavo', isActive: true },
  visitor: 'self',
  inspectorName: null,
  slots,
  slotsLeft: slots,
  proposedBy: 'buyer',
  chosen: null,
  endedBy: null,
  endsAt: '2026-12-02T12:30:00.000Z',
};
const actions = {
  choose: jest.fn(),
  propose: jest.fn(),
  decline: jest.fn(),
  cancel: jest.fn(),
  answerByForm: jest.fn(),
};
const show = (part: Partial<VisitDto> = {}, isBlocked = false) =>
  renderWithMessages(
    <VisitCard
      visit={{ ...visit, ...part }}
      actions={actions}
      conversationHref="/messages"
      refused={null}
      isBlocked={isBlocked}
    />,
  );

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

it('chooses the slot that is shown with one tap', async () => {
  actions.choose.mockResolvedValueOnce({ ok: true, data: null });
  show();
  await userEvent.click(screen.getByRole('button', { name: /^Elegir .*09:30$/ }));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(actions.choose).toHaveBeenCalledWith({ visitId: 'v1', slot: slots[1] });
});

it('asks before it cancels a visit that was agreed', async () => {
  actions.cancel.mockResolvedValueOnce({ ok: true, data: null });
  show({ status: 'agreed', chosen: visit.slots[0] });
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar la visita' }));
  expect(actions.cancel).not.toHaveBeenCalled();
  const question = screen.getByRole('alertdialog', { name: '¿Cancelar la visita?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancelar la visita' }));
  expect(actions.cancel).toHaveBeenCalledWith({ visitId: 'v1' });
});

it('offers no slot that is over, and says that they have changed', async () => {
  actions.choose.mockResolvedValueOnce({ ok: false, error: { code: 'visit_outdated' } });
  show({ slotsLeft: slots.slice(1) });
  expect(screen.getAllByRole('button', { name: /^Elegir/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Elegir/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Los horarios cambiaron');
});

it.each([
  ['is blocked', {}, true, 'Entre vos y Gustavo no se coordinan visitas.'],
  ['has no active account', { person: { ...visit.person, isActive: false } }, false, /no está activa/],
])('asks for no answer to somebody who %s, but to decline', (_who, part, isBlocked, text) => {
  show(part, isBlocked);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Elegir/ })).toBeNull();
  expect(screen.queryByText('Proponer otros horarios')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('list', { name: 'Horarios propuestos' })).toBeInTheDocument();
});

it('offers no other visit to somebody who is blocked', () => {
  show({ side: 'buyer', status: 'declined', endedBy: 'seller' }, true);
  expect(screen.queryByRole('link', { name: 'Pedir otra visita' })).toBeNull();
});

it('proposes others in place', async () => {
  actions.propose.mockResolvedValueOnce({ ok: true, data: null });
  show();
  await userEvent.click(screen.getByText('Proponer otros horarios'));
  await userEvent.type(screen.getByLabelText('Día del horario 1'), '2026-12-05');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar horarios' }));
  await waitFor(() =>
    expect(actions.propose).toHaveBeenCalledWith({ visitId: 'v1', slots: [{ day: '2026-12-05', at: 'morning' }] }),
  );
});

it('lets the own slots only be withdrawn', () => {
  show({ side: 'buyer' });
  expect(screen.queryByRole('button', { name: /^Elegir/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retirar el pedido' })).toBeInTheDocument();
});

it('says of a visit whose time is over nothing about who came', () => {
  show({ side: 'buyer', status: 'past', chosen: slots[0] ?? null });
  expect(screen.getByText('Esta visita ya pasó.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
