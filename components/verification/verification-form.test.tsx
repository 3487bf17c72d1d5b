import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notify';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { VerificationForm } from './verification-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn(), info: jest.fn() } }));

const initial = {
  firstName: 'Rosa',
  lastName: 'Luna',
  phone: '+598 99 123 456',
  location: 'Salto, Uruguay',
  businessName: null,
  businessType: null,
  documents: [{ name: 'cedula.pdf', originalName: 'cedula.pdf', size: 1000 }],
};

it('reports that a request was not sent, and keeps what was written', async () => {
  const submit = jest.fn().mockResolvedValue({ ok: false, error: { code: 'internal', fields: {} } });
  renderWithMessages(<VerificationForm initial={initial} submit={submit} draftKey="corral-verification:test" />);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  await waitFor(() =>
    expect(notify.error).toHaveBeenCalledWith('No se pudo enviar la solicitud de verificación', {
      description: 'Algo salió mal de nuestro lado. Vuelve a probar.',
    }),
  );
  expect(submit).toHaveBeenCalledWith(expect.objectContaining({ firstName: 'Rosa', documents: ['cedula.pdf'] }));
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Rosa');
  expect(notify.success).not.toHaveBeenCalled();
});
