import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notify';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { AuthScreen } from './auth-screen';

let search = '';
jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(search) }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn(), info: jest.fn() } }));

const answer = (status: number, body: unknown) =>
  Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);
const request = jest.fn<Promise<Response>, [string, RequestInit]>();

function show(mode: string) {
  search = mode && `mode=${mode}`;
  return renderWithMessages(<AuthScreen path="/auth" next="/dashboard" target="/dashboard" />);
}

beforeEach(() => {
  jest.clearAllMocks();
  global.fetch = request as unknown as typeof fetch;
});

it('shows at each field what is wrong, without a request', async () => {
  const user = userEvent.setup();
  show('');
  await user.type(screen.getByLabelText('Correo electrónico'), 'maria');
  await user.type(screen.getByLabelText('Contraseña'), '12345');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText('Escribí un correo electrónico válido')).toBeVisible();
  expect(screen.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
  expect(screen.getByLabelText('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('Correo electrónico')).toHaveFocus();
  expect(request).not.toHaveBeenCalled();
});

it('shows the server’s refusal as a toast and beside the form', async () => {
  const user = userEvent.setup();
  request.mockReturnValue(
    answer(401, { message: 'El correo o la contraseña no son correctos.', code: 'invalid_credentials' }),
  );
  show('');
  await user.type(screen.getByLabelText('Correo electrónico'), 'maria@campo.test');
  await user.type(screen.getByLabelText('Contraseña'), 'secreto');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText('El correo o la contraseña no son correctos.')).toBeVisible();
  expect(notify.error).toHaveBeenCalledWith('No se pudo entrar', {
    description: 'El correo o la contraseña no son correctos.',
  });
});

it('compares the passwords of a new account at the second one, and sends no confirmation', async () => {
  const user = userEvent.setup();
  show('register');
  await user.type(screen.getByLabelText('Nombre'), 'María');
  await user.type(screen.getByLabelText('Apellido'), 'Pereyra');
  await user.type(screen.getByLabelText('Correo electrónico'), 'maria@campo.test');
  await user.type(screen.getByLabelText('Contraseña'), 'secreto');
  await user.type(screen.getByLabelText('Repetí la contraseña'), 'secretos');
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(await screen.findByText('Las contraseñas no coinciden')).toBeVisible();
  expect(screen.getByLabelText('Repetí la contraseña')).toHaveAttribute('aria-invalid', 'true');

  request.mockReturnValue(
    answer(400, {
      message: 'Revisá los datos.',
      code: 'invalid_input',
      errors: { email: ['Escribí un correo electrónico válido'] },
    }),
  );
  await user.type(screen.getByLabelText('Repetí la contraseña'), '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(await screen.findByText('Escribí un correo electrónico válido')).toBeVisible();
  const [path, { body }] = request.mock.calls[0] ?? ['', {}];
  expect(path).toBe('/api/register');
  expect(JSON.parse(body as string)).toEqual({
    firstName: 'María',
    lastName: 'Pereyra',
    email: 'maria@campo.test',
    phone: '',
    password: 'secreto',
  });
});

it('goes on to the code once the request for it was taken', async () => {
  const user = userEvent.setup();
  const push = jest.spyOn(window.history, 'pushState');
  request.mockReturnValue(answer(200, {}));
  show('forgot');
  await user.type(screen.getByLabelText('Correo electrónico'), 'maria@campo.test');
  await user.click(screen.getByRole('button', { name: 'Enviar código' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith(null, '', '/auth?mode=reset&next=%2Fdashboard'));
  expect(notify.success).toHaveBeenCalledWith('Código enviado', {
    description: 'Si el correo existe, le enviamos un código.',
  });
});

it('wants six digits and two equal passwords for a reset', async () => {
  const user = userEvent.setup();
  show('reset');
  await user.type(screen.getByLabelText('Código'), '12a');
  await user.type(screen.getByLabelText('Contraseña nueva'), 'secreto');
  await user.type(screen.getByLabelText('Repetí la contraseña'), 'secreto');
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  expect(await screen.findByText('El código debe tener 6 dígitos')).toBeVisible();
  expect(request).not.toHaveBeenCalled();
});

it.each([
  [
    'register',
    {
      Nombre: 'María',
      Apellido: 'Pereyra',
      'Correo electrónico': 'maria@campo.test',
      Contraseña: 'secreto',
      'Repetí la contraseña': 'secreto',
    },
    'Crear cuenta',
    'No se pudo crear la cuenta',
  ],
  ['forgot', { 'Correo electrónico': 'maria@campo.test' }, 'Enviar código', 'No se pudo enviar el código'],
  [
    'reset',
    { Código: '123456', 'Contraseña nueva': 'secreto', 'Repetí la contraseña': 'secreto' },
    'Cambiar contraseña',
    'No se pudo cambiar la contraseña',
  ],
])('names in a toast what failed: %s', async (mode, fields, button, title) => {
  const user = userEvent.setup();
  request.mockReturnValue(answer(500, { message: 'Algo salió mal.', code: 'internal' }));
  show(mode);
  for (const [label, text] of Object.entries(fields)) await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(notify.error).toHaveBeenCalledWith(title, { description: 'Algo salió mal.' }));
});

it.each([
  ['forgot', 'Volver a entrar'],
  ['reset', 'Cancelar'],
])('leads from %s back to signing in', async (mode, link) => {
  const push = jest.spyOn(window.history, 'pushState');
  show(mode);
  await userEvent.click(screen.getByRole('link', { name: link }));
  expect(push).toHaveBeenCalledWith(null, '', '/auth?next=%2Fdashboard');
});

it('shows what was typed as a password on request', async () => {
  const user = userEvent.setup();
  show('');
  await user.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  expect(screen.getByLabelText('Contraseña')).toHaveAttribute('type', 'text');
});

it('says what is wrong with a field at the field alone', async () => {
  const user = userEvent.setup();
  jest.mocked(notify.error).mockClear();
  const errors = { email: ['Ya hay una cuenta con este correo.'] };
  request.mockReturnValue(answer(409, { message: 'Ya hay una cuenta con este correo.', code: 'email_taken', errors }));
  show('forgot');
  await user.type(screen.getByLabelText('Correo electrónico'), 'maria@campo.test');
  await user.click(screen.getByRole('button', { name: 'Enviar código' }));
  expect(await screen.findByText('Ya hay una cuenta con este correo.')).toBeVisible();
  expect(screen.getByLabelText('Correo electrónico')).toHaveFocus();
  expect(notify.error).toHaveBeenCalledWith('No se pudo enviar el código', {});
});
