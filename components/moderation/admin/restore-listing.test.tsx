import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notify';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { RestoreListing, type Restore } from './restore-listing';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn() } }));

const restore = jest.fn<ReturnType<Restore>, Parameters<Restore>>();

async function ask() {
  const user = userEvent.setup();
  renderWithMessages(<RestoreListing topic={{ kind: 'equipment', id: '7' }} title="Toro Angus" restore={restore} />);
  await user.click(screen.getByRole('button', { name: 'Volver a publicar «Toro Angus»' }));
  return { user, question: await screen.findByRole('alertdialog', { name: '¿Volver a publicar este anuncio?' }) };
}

beforeEach(() => jest.clearAllMocks());

it('asks first, and does nothing where it is called off', async () => {
  const { user, question } = await ask();
  expect(question).toHaveAccessibleDescription(/vuelve a verse de inmediato/);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(restore).not.toHaveBeenCalled();
});

it('puts the listing back and shows the table as it is then', async () => {
  restore.mockResolvedValue({ ok: true, data: null });
  const { user, question } = await ask();
  await user.click(screen.getByRole('button', { name: 'Volver a publicar' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(restore).toHaveBeenCalledWith({ kind: 'equipment', id: '7' });
  expect(refresh).toHaveBeenCalled();
  expect(notify.success).toHaveBeenCalledWith('«Toro Angus» ya no está retirado', undefined);
});

it('says why it could not', async () => {
  restore.mockResolvedValue({ ok: false, error: { code: 'account_suspended' } });
  const { user, question } = await ask();
  await user.click(screen.getByRole('button', { name: 'Volver a publicar' }));
  await waitFor(() =>
    expect(notify.error).toHaveBeenCalledWith('No se pudo volver a publicar', {
      description: expect.stringMatching(/\S/) as string,
    }),
  );
  expect(question).toBeInTheDocument();
});
