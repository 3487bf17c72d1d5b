import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminUserDto } from '@/lib/accounts/accounts/dto';
import { TAKES_UNDO } from '@/components/accounts/admin-undo/undo-toast';
import { UndoOffers } from '@/components/accounts/admin-undo/undo-offers';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { UserDialog } from './user-dialog';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const USER: AdminUserDto = {
  ...{ id: '7', firstName: 'Delia', lastName: 'Sosa', email: 'delia@corral.test', emailConfirmed: true },
  ...{ phoneConfirmed: false, role: 'seller', verificationStatus: 'verified', listings: 3, openLots: 2 },
  ...{ createdAt: '2026-01-02T12:00:00.000Z', suspendedAt: null, suspendedUntil: null, suspensionReason: null },
  ...{ closedAt: null, biddingLimit: null, missedAnswers: 0 },
};
const act = jest.fn();
const acts = { changeRole: act, suspend: act, restore: act, setBiddingLimit: act, clearMissedAnswers: act };

it('says before it suspends how many auctions are canceled for good', async () => {
  renderWithMessages(<UserDialog user={USER} own={false} acts={acts} />);
  await userEvent.click(screen.getByRole('button', { name: /Delia Sosa/ }));
  expect(await screen.findByText(/Sus 2 remates abiertos se cancelan para siempre/)).toBeVisible();
});

it('lets somebody be suspended while their role is being saved', async () => {
  let answer: (result: unknown) => void = () => undefined;
  act.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  renderWithMessages(<UserDialog user={USER} own={false} acts={acts} />);
  await userEvent.click(screen.getByRole('button', { name: /Delia Sosa/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rol' }), 'admin');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar rol' }));
  expect(screen.getByRole('button', { name: 'Guardar rol' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Suspender la cuenta' })).toBeEnabled();
  // What is never answered would hold the changes of all that comes after it.
  answer({ ok: false, error: { code: 'internal' } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar rol' })).toBeEnabled());
});

it('stays open with what is written while a saved role is undone above it', async () => {
  act.mockResolvedValue({ ok: true, data: null });
  const undo = jest.fn().mockResolvedValue({ ok: true, data: null });
  renderWithMessages(
    <UndoOffers undo={undo}>
      <UserDialog user={USER} own={false} acts={acts} />
    </UndoOffers>,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: /Delia Sosa/ }));
  await user.type(screen.getByLabelText(/Motivo/), 'Cobra señas');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rol' }), 'admin');
  await user.click(screen.getByRole('button', { name: 'Guardar rol' }));
  const undoing = await screen.findByText('Deshacer');
  await user.click(undoing);
  await waitFor(() => expect(undo).toHaveBeenCalledWith({ kind: 'role', targetId: '7' }));
  expect(screen.getByLabelText(/Motivo/)).toHaveValue('Cobra señas');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Rol' })).toHaveValue('seller'));
  // A browser removes the toast before the dialog asks where the click was.
  expect(undoing).not.toBeInTheDocument();
  const click = { target: undoing as EventTarget, preventDefault: jest.fn() };
  TAKES_UNDO.onInteractOutside(click as unknown as Event);
  expect(click.preventDefault).toHaveBeenCalled();
});
