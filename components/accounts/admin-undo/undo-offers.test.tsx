import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAdminAct } from '@/components/accounts/confirmation/use-admin-act';
import { notify } from '@/components/ui/notify';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { UndoOffers } from './undo-offers';

const refresh = jest.fn();
const mockRouter = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn() } }));

const targetId = '0199aaaa-0000-7000-8000-000000000000';
const undo = jest.fn<Promise<ActionResult>, [unknown]>();

function Act({ isNoticed }: { isNoticed: boolean }) {
  const { run } = useAdminAct(() => undefined);
  const decide = () =>
    run({
      act: () => Promise.resolve({ ok: true, data: null } as const),
      done: { title: 'Rosa: verificación aprobada', description: 'Le avisamos por correo.' },
      undo: { kind: 'verification', targetId, isNoticed },
      failed: 'No',
    });
  return (
    <>
      <button onClick={decide}>Aprobar</button>
      <input aria-label="Nota" />
    </>
  );
}

async function decide(isNoticed = true) {
  const user = userEvent.setup();
  renderWithMessages(
    <UndoOffers undo={undo}>
      <Act isNoticed={isNoticed} />
    </UndoOffers>,
  );
  await user.click(screen.getByRole('button', { name: 'Aprobar' }));
  expect(await screen.findByText('Rosa: verificación aprobada')).toBeVisible();
  return user;
}

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  undo.mockResolvedValue({ ok: true, data: null });
});

it('offers to undo what was decided, and says when the notice leaves instead of that it left', async () => {
  const user = await decide();
  expect(screen.getByText(/^El aviso sale en \d+ s$/)).toBeVisible();
  expect(notify.success).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(undo).toHaveBeenCalledWith({ kind: 'verification', targetId });
  await waitFor(() =>
    expect(notify.success).toHaveBeenCalledWith('Decisión deshecha', { description: 'Nadie recibió un aviso.' }),
  );
  expect(screen.queryByText('Rosa: verificación aprobada')).not.toBeInTheDocument();
});

it('promises no notice where none is sent', async () => {
  await decide(false);
  expect(screen.getByText(/^Se puede deshacer por \d+ s$/)).toBeVisible();
});

it('is undone by the key Z, which stays a letter in a field and where keys are switched off', async () => {
  const user = await decide();
  await user.click(screen.getByRole('textbox', { name: 'Nota' }));
  await user.keyboard('z');
  expect(undo).not.toHaveBeenCalled();
  await user.click(document.body);
  await user.keyboard('z');
  expect(undo).toHaveBeenCalledTimes(1);
  localStorage.setItem('moderation-shortcuts', 'off');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  await user.click(screen.getByRole('button', { name: 'Aprobar' }));
  await screen.findByText('Rosa: verificación aprobada');
  await user.click(document.body);
  await user.keyboard('z');
  expect(undo).toHaveBeenCalledTimes(1);
});

it('says why it is too late', async () => {
  undo.mockResolvedValue({ ok: false, error: { code: 'undo_too_late' } });
  const user = await decide();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() =>
    expect(notify.error).toHaveBeenCalledWith('No se pudo deshacer', {
      description: expect.stringContaining('Ya no se puede deshacer') as string,
    }),
  );
});
