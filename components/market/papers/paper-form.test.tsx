import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { notify } from '@/components/ui/notify';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { PaperForm } from './paper-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn() } }));
jest.mock('@/components/ui/forms/leave-to-sign-in', () => ({ leaveToSignIn: jest.fn() }));

async function sendAnswered(status: number, body: object): Promise<void> {
  global.fetch = jest.fn().mockResolvedValue({ ok: false, status, json: () => Promise.resolve(body) });
  const { container } = renderWithMessages(<PaperForm listings={[]} country="UY" />);
  const [input] = container.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no input');
  await userEvent.upload(input, new File(['%PDF'], 'guía.pdf', { type: 'application/pdf' }));
  expect(screen.getByRole('combobox', { name: 'Qué papel es' })).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: /^Fecha/ }), '32');
  await userEvent.click(screen.getByText('Número, cabezas y de qué animales'));
  await userEvent.type(screen.getByRole('textbox', { name: /^Número/ }), 'A 123');
  await userEvent.click(screen.getByRole('button', { name: 'Subir papel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Subir papel' })).toBeEnabled());
  expect(screen.getByRole('textbox', { name: /^Número/ })).toHaveValue('A 123');
}

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

it('says what is wrong at the field alone, and leads to the first one', async () => {
  await sendAnswered(400, {
    code: 'invalid_input',
    errors: { issuedOn: ['Falta la fecha.'], heads: ['No es un número.'] },
  });
  await waitFor(() => expect(screen.getByLabelText(/^Fecha de emisión/)).toHaveFocus());
  expect(screen.getByText('No es un número.')).toBeInTheDocument();
  expect(notify.error).not.toHaveBeenCalled();
});

it('gives the reason of a refusal that is about no field', async () => {
  await sendAnswered(429, { code: 'rate_limited', message: 'Probá en una hora.' });
  expect(notify.error).toHaveBeenCalledWith(expect.any(String), { description: 'Probá en una hora.' });
});

it('leads to the sign-in page where the session is lost', async () => {
  await sendAnswered(401, { code: 'unauthorized', message: 'No' });
  expect(leaveToSignIn).toHaveBeenCalledTimes(1);
  expect(notify.error).toHaveBeenCalledWith('Tu sesión terminó', { description: 'Entrá de nuevo para seguir.' });
});

it('keeps what is written in another language, and asks for the file again', async () => {
  const choose = (container: HTMLElement) => {
    const [input] = container.querySelectorAll<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no input');
    return userEvent.upload(input, new File(['%PDF'], 'guia.pdf', { type: 'application/pdf' }));
  };
  const spanish = renderWithMessages(<PaperForm listings={[]} country="UY" />);
  await choose(spanish.container);
  await userEvent.type(screen.getByRole('textbox', { name: /^Fecha de emisi/ }), '05/11/2026');
  await userEvent.click(screen.getByText('Número, cabezas y de qué animales'));
  await userEvent.type(screen.getByRole('textbox', { name: /^Número/ }), 'A-1150');
  spanish.unmount();
  const english = renderWithMessages(<PaperForm listings={[]} country="UY" />, 'en');
  expect(screen.getByText(/choose the file again/)).toBeInTheDocument();
  await choose(english.container);
  expect(screen.getByDisplayValue('11/05/2026')).toBeInTheDocument();
  expect(screen.getByDisplayValue('A-1150')).toBeInTheDocument();
});
