import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notify';
import { preparePhoto } from '@/components/ui/uploads/shrink-photo';
import { uploadFile } from '@/components/ui/uploads/upload-file';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { askToConfirm } from '@/components/accounts/confirm-email/ask-to-confirm';
import { VerificationForm } from './verification-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/components/ui/uploads/upload-file', () => ({ uploadFile: jest.fn() }));
jest.mock('@/components/ui/uploads/shrink-photo', () => ({
  ...jest.requireActual<object>('@/components/ui/uploads/shrink-photo'),
  preparePhoto: jest.fn(),
}));
jest.mock('@/components/accounts/confirm-email/ask-to-confirm', () => ({ askToConfirm: jest.fn() }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn(), info: jest.fn() } }));

const initial = {
  firstName: 'Rosa',
  lastName: 'Luna',
  phone: '+598 99 123 456',
  location: 'Salto, Uruguay',
  suggestedLocation: null,
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
      description: 'Algo salió mal de nuestro lado. Volvé a probar.',
    }),
  );
  expect(submit).toHaveBeenCalledWith(expect.objectContaining({ firstName: 'Rosa', documents: ['cedula.pdf'] }));
  // What the account knows is shown, not asked.
  expect(screen.getByText('Rosa')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Rosa');
  expect(notify.success).not.toHaveBeenCalled();
});

it('has a card for each document that is asked for, and says who sees them', async () => {
  jest.mocked(uploadFile).mockReturnValue(new Promise(() => undefined));
  renderWithMessages(<VerificationForm initial={initial} submit={jest.fn()} draftKey="corral-verification:test" />);
  expect(screen.getByText('Solo vos y los administradores los ven.')).toBeVisible();
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  expect(cards[0]).toHaveTextContent('Documento de identidad, frentecedula.pdf');
  const input = cards[2]?.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('no field for documents');
  await userEvent.upload(input, new File(['%PDF'], 'marca.pdf', { type: 'application/pdf' }));
  expect(screen.getAllByRole('listitem')[2]).toHaveTextContent(/^Registro de productor.*marca\.pdf/);
  expect(screen.getByRole('button', { name: 'Elegir archivo: Documento de identidad, dorso' })).toBeEnabled();
});

async function chooseFile(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for documents');
  await userEvent.upload(input, new File(['%PDF'], 'marca.pdf', { type: 'application/pdf' }));
}

it('waits for documents that are still uploading, and then sends the request with them', async () => {
  let arrive: (result: unknown) => void = () => undefined;
  jest.mocked(uploadFile).mockReturnValue(new Promise((resolve) => (arrive = resolve as typeof arrive)));
  const submit = jest.fn().mockResolvedValue({ ok: true, data: null });
  renderWithMessages(<VerificationForm initial={initial} submit={submit} draftKey="corral-verification:test" />);
  await chooseFile();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  expect(await screen.findByRole('button', { name: '1 de 2 documentos listos' })).toBeInTheDocument();
  expect(submit).not.toHaveBeenCalled();
  await act(async () =>
    arrive({ ok: true, data: { documents: [{ name: 'b.pdf', originalName: 'marca.pdf', size: 4 }] } }),
  );
  await waitFor(() =>
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ documents: ['cedula.pdf', 'b.pdf'] })),
  );
});

it('makes a photograph smaller that is too heavy to be sent', async () => {
  const small = new File(['small'], 'cedula.jpg', { type: 'image/jpeg' });
  jest.mocked(preparePhoto).mockResolvedValue({ file: small, look: null });
  jest.mocked(uploadFile).mockReturnValue(new Promise(() => undefined));
  renderWithMessages(<VerificationForm initial={initial} submit={jest.fn()} draftKey="corral-verification:test" />);
  const heavy = new File(['x'], 'cedula.jpg', { type: 'image/jpeg' });
  Object.defineProperty(heavy, 'size', { value: 12 * 1024 * 1024 });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for documents');
  await userEvent.upload(input, heavy);
  await waitFor(() => expect(uploadFile).toHaveBeenCalledWith(expect.objectContaining({ file: small })));
});

const UNCONFIRMED = {
  ok: false,
  status: 403,
  code: 'email_unconfirmed',
  message: 'Antes confirmá tu correo con el código que te mandamos.',
} as const;

it('asks to confirm the address that isn’t yet, and then uploads at once', async () => {
  jest.mocked(askToConfirm).mockResolvedValue(true);
  jest
    .mocked(uploadFile)
    .mockResolvedValueOnce(UNCONFIRMED)
    .mockResolvedValueOnce({ ok: true, data: { documents: [{ name: 'b.pdf', originalName: 'marca.pdf', size: 4 }] } });
  renderWithMessages(<VerificationForm initial={initial} submit={jest.fn()} draftKey="corral-verification:test" />);
  await chooseFile();
  expect(await screen.findByRole('link', { name: 'marca.pdf' })).toBeInTheDocument();
  expect(askToConfirm).toHaveBeenCalledTimes(1);
});

it('says why nothing was uploaded where the address stays unconfirmed', async () => {
  jest.mocked(askToConfirm).mockResolvedValue(false);
  jest.mocked(uploadFile).mockResolvedValue(UNCONFIRMED);
  renderWithMessages(<VerificationForm initial={initial} submit={jest.fn()} draftKey="corral-verification:test" />);
  await chooseFile();
  expect(await screen.findByText(`No se pudo subir. ${UNCONFIRMED.message}`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reintentar la subida de marca.pdf' })).toBeEnabled();
});

it('asks to upload again what failed while it waited', async () => {
  jest.mocked(uploadFile).mockResolvedValue({ ok: false, status: 0, message: null });
  const submit = jest.fn();
  renderWithMessages(<VerificationForm initial={initial} submit={submit} draftKey="corral-verification:test" />);
  await chooseFile();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  expect(await screen.findByText('Volvé a subir los documentos que fallaron, o quitalos')).toBeInTheDocument();
  expect(submit).not.toHaveBeenCalled();
});

it('says what is wrong with a field at the field alone, and leads to the first one', async () => {
  jest.mocked(notify.error).mockClear();
  const fields = {
    lastName: [{ key: 'lastNameRequired' }],
    phone: [{ key: 'phone' }],
    documents: [{ key: 'documentGone' }],
  };
  const submit = jest.fn().mockResolvedValue({ ok: false, error: { code: 'invalid_input', fields } });
  renderWithMessages(<VerificationForm initial={initial} submit={submit} draftKey="corral-verification:test" />);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Apellido' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Apellido' })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Teléfono' })).toBeInvalid();
  expect(notify.error).not.toHaveBeenCalled();
});

it('says what is missing at the fields alone, and leads to the first one', async () => {
  jest.mocked(notify.error).mockClear();
  const empty = { ...initial, phone: null, location: null, documents: [] };
  renderWithMessages(<VerificationForm initial={empty} submit={jest.fn()} draftKey="corral-verification:test" />);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  await waitFor(() => expect(document.getElementById('verification-documents')).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Teléfono' })).toBeInvalid();
  // What the account knows has no error and stays in its row.
  expect(screen.queryByRole('textbox', { name: 'Apellido' })).toBeNull();
  expect(screen.getByText('Se requiere al menos un documento para continuar')).toBeVisible();
  expect(notify.error).not.toHaveBeenCalled();
});

it('offers the place of the listings, which nobody said to be theirs', async () => {
  const unplaced = { ...initial, location: null, suggestedLocation: 'Tapalqué, Buenos Aires, Argentina' };
  renderWithMessages(<VerificationForm initial={unplaced} submit={jest.fn()} draftKey="corral-verification:place" />);
  const field = document.querySelector('input[name=location]');
  expect(field).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Es Tapalqué, Buenos Aires, Argentina' }));
  expect(field).toHaveValue('Tapalqué, Buenos Aires, Argentina');
});

it('opens the section of the business before the focus goes to a field of it that was refused', async () => {
  const named = { ...initial, businessName: 'x'.repeat(121) };
  renderWithMessages(<VerificationForm initial={named} submit={jest.fn()} draftKey="corral-verification:test" />);
  const field = document.getElementById('businessName');
  const section = field?.closest('details');
  const wasOpen: (boolean | undefined)[] = [];
  field?.addEventListener('focus', () => wasOpen.push(section?.open));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  await waitFor(() => expect(field).toHaveFocus());
  expect(wasOpen).toEqual([true]);
});

it('asks for both sides of a card that is photographed', async () => {
  const answer = { documents: [{ name: 'a.jpg', originalName: 'frente.jpg', size: 4 }] };
  jest.mocked(uploadFile).mockResolvedValue({ ok: true, data: answer });
  const submit = jest.fn().mockResolvedValue({ ok: true, data: null });
  const none = { ...initial, documents: [] };
  renderWithMessages(<VerificationForm initial={none} submit={submit} draftKey="corral-verification:test" />);
  const [front] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await userEvent.upload(front as HTMLInputElement, new File(['x'], 'frente.jpg', { type: 'image/jpeg' }));
  await screen.findByText('frente.jpg');
  // What was pressed is gone: the next side has the focus.
  expect(screen.getByRole('button', { name: 'Elegir archivo: Documento de identidad, dorso' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  expect(await screen.findByText('Falta el dorso de tu documento')).toBeVisible();
  expect(document.getElementById('verification-documents')).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

it('sends the sides of a card in their order, whichever was photographed first', async () => {
  const answerOf = (name: string) =>
    ({ ok: true, data: { documents: [{ name, originalName: name, size: 4 }] } }) as const;
  const submit = jest.fn().mockResolvedValue({ ok: true, data: null });
  renderWithMessages(
    <VerificationForm initial={{ ...initial, documents: [] }} submit={submit} draftKey="corral-verification:test" />,
  );
  for (const [card, name] of [
    [1, 'dorso.jpg'],
    [0, 'frente.jpg'],
  ] as const) {
    jest.mocked(uploadFile).mockResolvedValueOnce(answerOf(name));
    const input = screen
      .getAllByRole('listitem')
      [card]?.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
    await userEvent.upload(input as HTMLInputElement, new File(['x'], name, { type: 'image/jpeg' }));
    await screen.findByText(name);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  await waitFor(() =>
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ documents: ['frente.jpg', 'dorso.jpg'] })),
  );
});

it('says what is still missing as documents are added', async () => {
  const answer = { documents: [{ name: 'a.jpg', originalName: 'frente.jpg', size: 4 }] };
  jest.mocked(uploadFile).mockResolvedValue({ ok: true, data: answer });
  const none = { ...initial, documents: [] };
  renderWithMessages(<VerificationForm initial={none} submit={jest.fn()} draftKey="corral-verification:test" />);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  expect(await screen.findByText('Se requiere al menos un documento para continuar')).toBeVisible();
  const [front] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await userEvent.upload(front as HTMLInputElement, new File(['x'], 'frente.jpg', { type: 'image/jpeg' }));
  await screen.findByText('frente.jpg');
  expect(screen.queryByText('Se requiere al menos un documento para continuar')).toBeNull();
  expect(screen.getByText('Falta el dorso de tu documento')).toBeVisible();
});

it('counts the sides of a card that are still missing', async () => {
  const answer = { documents: [{ name: 'a.jpg', originalName: 'foto.jpg', size: 4 }] };
  jest.mocked(uploadFile).mockResolvedValue({ ok: true, data: answer });
  const none = { ...initial, documents: [] };
  renderWithMessages(<VerificationForm initial={none} submit={jest.fn()} draftKey="corral-verification:test" />);
  const choose = async (card: number) => {
    const input = screen
      .getAllByRole('listitem')
      [card]?.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
    await userEvent.upload(input as HTMLInputElement, new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
  };
  await choose(2);
  expect(await screen.findByText('1 de 3 documentos listos')).toBeInTheDocument();
  await choose(0);
  expect(await screen.findByText('2 de 3 documentos listos')).toBeInTheDocument();
  await choose(1);
  expect(await screen.findByText('3 de 3 documentos listos')).toBeInTheDocument();
});
