import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { notify } from '@/components/ui/notify';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { DataExport } from './data-export';
import { DeleteAccount } from './delete-account';
import { SessionList } from './session-list';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn() } }));
jest.mock('@/components/ui/forms/leave-to-sign-in', () => ({ leaveToSignIn: jest.fn() }));

function answer(status: number, body: object = {}): jest.Mock {
  const fetching = jest.fn().mockResolvedValue({ ok: status < 400, status, json: () => Promise.resolve(body) });
  global.fetch = fetching;
  return fetching;
}

beforeEach(() => jest.clearAllMocks());

describe('closing the account', () => {
  async function close(): Promise<void> {
    renderWithMessages(<DeleteAccount closedHref="/closed-account" />);
    await userEvent.click(screen.getByRole('button', { name: 'Borrar la cuenta' }));
    await userEvent.type(screen.getByRole('textbox'), 'borrar');
    await userEvent.type(screen.getByLabelText('Contraseña actual'), 'secreta');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar y borrar la cuenta' }));
  }

  it('says at the field that the password is wrong, and keeps what was typed', async () => {
    answer(400, { code: 'invalid_input', message: 'No', errors: { currentPassword: ['No es esa.'] } });
    await close();
    expect(await screen.findByText('No es esa.')).toBeInTheDocument();
    expect(screen.getByLabelText('Contraseña actual')).toBeInvalid();
    expect(screen.getByLabelText('Contraseña actual')).toHaveValue('secreta');
    expect(notify.error).not.toHaveBeenCalled();
  });

  it('says elsewhere what is about no field', async () => {
    answer(409, { code: 'conflict', message: 'Tenés un remate en curso.' });
    await close();
    expect(await screen.findByText('Tenés un remate en curso.')).toBeInTheDocument();
  });
});

const row = { id: 's', device: 'Chrome, Android', handheld: true, current: false, used: 'ayer', opened: '' };

describe('ending a session', () => {
  const end = async () => {
    renderWithMessages(<SessionList sessions={[row]} />);
    await userEvent.click(screen.getByRole('button', { name: /Chrome/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: /Chrome/ })).toBeEnabled());
  };

  it('says that it is done, and renders the others', async () => {
    const fetching = answer(200);
    await end();
    expect(fetching).toHaveBeenCalledWith('/api/user/sessions/s', expect.objectContaining({ method: 'DELETE' }));
    expect(notify.success).toHaveBeenCalledTimes(1);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('leads to the sign-in page where this one is lost, and says so once', async () => {
    answer(401, { code: 'unauthorized', message: 'No' });
    await end();
    expect(jest.mocked(notify.error).mock.calls).toEqual([
      ['Sesión cerrada', { description: 'Tu sesión terminó. Iniciando sesión de nuevo…' }],
    ]);
    expect(leaveToSignIn).toHaveBeenCalledTimes(1);
  });
});

it('shows a copy that is being made already instead of an error', async () => {
  answer(409, { code: 'conflict', message: 'Ya hay una.' });
  renderWithMessages(<DataExport latest={null} readyText={null} />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(notify.error).not.toHaveBeenCalled();
});
