import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askQuote } from '@/components/market/animal-form/ask-quote';
import type { Draft } from '@/components/market/listing-form/draft';
import type { SaveResult } from '@/components/market/listing-form/listing-form';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { notify } from '@/components/ui/notify';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import classTexts from '@/messages/classes/es.json';
import traitTexts from '@/messages/traits/es.json';
import { plainLot } from '@/tests/factories/lot-facts';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { AnimalListingForm, type AnimalListingSubmission } from './animal-listing-form';
import { EMPTY_ANIMAL_LISTING, type AnimalListingFormValues } from './animal-listing-form-kind';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('@/components/market/animal-form/ask-quote', () => ({ askQuote: jest.fn() }));
jest.mock('@/components/ui/notify', () => ({
  notify: { success: jest.fn(), error: jest.fn(), info: jest.fn(), clearErrors: jest.fn() },
}));
const uploadFile = jest.fn();
jest.mock('@/components/ui/uploads/upload-file', () => ({
  uploadFile: (options: unknown) => uploadFile(options) as unknown,
}));

jest.mock('@/components/ui/forms/leave-to-sign-in', () => ({
  ...jest.requireActual<object>('@/components/ui/forms/leave-to-sign-in'),
  leaveToSignIn: jest.fn(),
}));

const KEY = 'corral-draft:test';
const ID = '01a1fc6e-4b6a-75ff-a517-f29b145c2099';
const labels = {
  highlighted: '',
  negotiable: '',
  asked: '',
  verified: '',
  contact: '',
  compare: '',
  video: '',
  vaccinated: '',
  healthCertificate: '',
  pregnancyTested: '',
  declared: '',
};
const save = jest.fn<Promise<SaveResult>, [AnimalListingSubmission]>();

function show() {
  return renderWithMessages(
    <AnimalListingForm
      save={save}
      draftKey={KEY}
      verified={false}
      cardLabels={labels}
      breedNames={{ Other: 'Otra' }}
      classTexts={classTexts}
      traitTexts={traitTexts}
      country="UY"
    />,
  );
}

function fileInput(container: HTMLElement): HTMLInputElement {
  const input = container.querySelector<HTMLInputElement>('[data-testid="photos"] input[type="file"]');
  if (!input) throw new Error('The form has no input for pictures');
  return input;
}
const jpeg = (name: string, size = 1000) => {
  const file = new File(['x'], name, { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

const draft: Draft<AnimalListingFormValues> & { version: number } = {
  version: 2,
  savedAt: '2026-03-01T10:00:00.000Z',
  values: {
    ...EMPTY_ANIMAL_LISTING,
    title: 'Toro Angus',
    titleAuto: false,
    category: 'bovine',
    class: 'bull',
    headCount: '1',
    breed: 'Angus',
    age: '28',
    weight: '640',
    priceAmount: '4800',
    location: 'Tandil',
  },
  photos: [{ id: ID, name: 'toro.jpg', thumbnailUrl: '/media/listings/toro-400.webp' }],
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(askQuote).mockResolvedValue(null);
  localStorage.clear();
  let count = 0;
  URL.createObjectURL = () => `blob:${count++}`;
  URL.revokeObjectURL = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  global.fetch = jest.fn(() => Promise.resolve({ ok: true } as Response));
});

it('offers the breeds of the category, and asks again when the category changes', async () => {
  const user = userEvent.setup();
  show();
  const breed = screen.getByRole('combobox', { name: 'Raza' });
  expect(breed).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Bovinos' }));
  expect(breed).toBeEnabled();
  await user.selectOptions(breed, 'Angus');
  expect(breed).toHaveValue('Angus');
  await user.click(screen.getByRole('radio', { name: 'Ovinos' }));
  expect(breed).toHaveValue('');
  expect(within(breed).queryByRole('option', { name: 'Angus' })).toBeNull();
  expect(within(breed).getByRole('option', { name: 'Corriedale' })).toBeInTheDocument();
});

it('says how an age will be read', async () => {
  const user = userEvent.setup();
  show();
  // Nothing is answered yet: the fields are folded.
  expect(screen.getByRole('textbox', { name: 'Edad' })).not.toBeVisible();
  await user.click(screen.getByText('Ver todo'));
  await user.type(screen.getByRole('textbox', { name: 'Edad' }), '28');
  expect(screen.getByText('Se verá como «2 años y 4 meses»')).toBeVisible();
});

it.each([
  ['1.500', 'US$ 1.500', '1500'],
  ['1,500.50', 'US$ 1.500,50', '1500.50'],
  ['1 500', 'US$ 1.500', '1500'],
  ['US$ 1.2k', 'US$ 1.200', '1200'],
  ['1,2 mil', 'US$ 1.200', '1200'],
])(
  'reads the price %s, shows it as %s beside the field and in the preview, and publishes %s',
  async (typed, shown, price) => {
    localStorage.setItem(KEY, JSON.stringify(draft));
    save.mockResolvedValue({ ok: true, data: { id: ID } });
    show();
    expect(await screen.findByText('Recuperamos tu borrador.')).toBeVisible();
    for (const [name, text] of [
      ['Precio por cabeza', typed],
      ['Peso promedio', '1.050'],
    ] as const) {
      const field = screen.getByRole('textbox', { name });
      fireEvent.change(field, { target: { value: text } });
      expect(field).toHaveValue(text);
      fireEvent.blur(field);
    }
    expect(screen.getByRole('textbox', { name: 'Precio por cabeza' })).toHaveAccessibleDescription(
      `${shown} /cab`.replaceAll(' ', '\u00a0'),
    );
    expect(screen.getByRole('textbox', { name: 'Peso promedio' })).toHaveValue('1.050');
    expect(document.querySelector('.card-price')).toHaveTextContent(shown);
    fireEvent.click(screen.getByRole('button', { name: 'Publicar anuncio' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0]).toMatchObject({ priceAmount: price, priceBasis: 'head', weight: '1050' });
  },
);

it('names every field that is missing, focuses the first one and saves nothing', async () => {
  const user = userEvent.setup();
  show();
  // Before anything is said there is nothing to publish.
  expect(screen.queryByRole('button', { name: 'Publicar anuncio' })).toBeNull();
  await user.click(screen.getByText('Ver todo'));
  await user.click(await screen.findByRole('button', { name: 'Publicar anuncio' }));
  await screen.findAllByText('Por favor seleccioná una categoría');
  // What stands at its field isn't said twice.
  expect(notify.error).not.toHaveBeenCalled();
  for (const text of [
    'Por favor seleccioná una categoría',
    'Escribí entre 1 y 100.000 cabezas',
    'La edad es obligatoria',
    'El precio es obligatorio',
    'Se requiere al menos una imagen',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByRole('radio', { name: 'Bovinos' })).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

it('refuses pictures that nothing reads, too large or too many, each with its reason', async () => {
  uploadFile.mockReturnValue(new Promise(() => undefined));
  const { container } = show();
  const MB = 1024 * 1024;
  fireEvent.change(fileInput(container), {
    target: {
      files: [
        new File(['x'], 'guia.pdf', { type: 'application/pdf' }),
        new File(['x'], 'campo.heic', { type: 'image/heic' }),
        jpeg('enorme.jpg', 51 * MB),
        jpeg('grande.jpg', 11 * MB),
        ...[1, 2, 3, 4].map((n) => jpeg(`foto${n}.jpg`)),
      ],
    },
  });
  expect(screen.getByText(/guia\.pdf no se subió: el formato/)).toBeInTheDocument();
  expect(screen.getByText('enorme.jpg no se subió: pesa más de 50 MB.')).toBeInTheDocument();
  expect(screen.getByText('foto4.jpg no se subió: el máximo son 5 fotos.')).toBeInTheDocument();
  expect(
    await screen.findByText(/campo\.heic no se subió: está en HEIC, .* Subila desde el iPhone/),
  ).toBeInTheDocument();
  expect(
    await screen.findByText('grande.jpg no se subió: pesa más de 10 MB y este navegador no la pudo achicar.'),
  ).toBeInTheDocument();
  await waitFor(() => expect(within(screen.getByTestId('photos')).getAllByRole('img')).toHaveLength(3));
  expect(uploadFile).toHaveBeenCalledTimes(1);
});

it('drops a picture that the server refuses, and keeps one that may be tried again', async () => {
  uploadFile.mockResolvedValueOnce({ ok: false, status: 415, message: 'falsa.jpg: no es una foto' });
  uploadFile.mockResolvedValueOnce({ ok: false, status: 503, message: null });
  const { container } = show();
  fireEvent.change(fileInput(container), { target: { files: [jpeg('falsa.jpg'), jpeg('buena.jpg')] } });
  expect(await screen.findByText('falsa.jpg: no es una foto')).toBeInTheDocument();
  uploadFile.mockResolvedValueOnce({ ok: true, data: { id: ID, thumbnailUrl: '/media/t.webp' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar la subida de buena.jpg' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Reintentar/ })).toBeNull());
});

it('sends a picture again once the signal is back', async () => {
  uploadFile.mockResolvedValueOnce({ ok: false, status: 0, message: null });
  const { container } = show();
  fireEvent.change(fileInput(container), { target: { files: [jpeg('buena.jpg')] } });
  await screen.findByRole('button', { name: 'Reintentar la subida de buena.jpg' });
  uploadFile.mockResolvedValueOnce({ ok: true, data: { id: ID, thumbnailUrl: '/media/t.webp' } });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Reintentar/ })).toBeNull());
  expect(uploadFile).toHaveBeenCalledTimes(2);
});

it('brings a picture back that was chosen after the session had ended, and leads to what came back', async () => {
  const kept = new Map<string, { blob: () => Promise<Blob> }>();
  const cache = {
    put: (address: string, response: { blob: () => Promise<Blob> }) => Promise.resolve(kept.set(address, response)),
    keys: () => Promise.resolve([...kept.keys()].map((address) => ({ url: `https://corral.test${address}` }))),
    match: ({ url }: { url: string }) => Promise.resolve(kept.get(new URL(url).pathname)),
    delete: ({ url }: { url: string }) => Promise.resolve(kept.delete(new URL(url).pathname)),
  };
  Object.assign(window, {
    caches: { open: () => Promise.resolve(cache) },
    Response: class {
      constructor(private readonly content: Blob) {}
      blob = () => Promise.resolve(this.content);
    },
  });
  localStorage.setItem(KEY, JSON.stringify(draft));
  uploadFile.mockResolvedValueOnce({ ok: false, status: 401, message: 'No' });
  const { container, unmount } = show();
  fireEvent.change(fileInput(container), { target: { files: [jpeg('a la mañana.jpg')] } });
  await waitFor(() => expect(leaveToSignIn).toHaveBeenCalledWith(undefined, '#draft'));
  unmount();
  window.location.hash = '#draft';
  uploadFile.mockResolvedValueOnce({ ok: true, data: { id: `${ID}2`, thumbnailUrl: '/media/t.webp' } });
  show();
  expect(await screen.findByAltText('Foto 2: a la mañana.jpg')).toBeInTheDocument();
  // No question is open.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Elegir archivos' })).toHaveFocus());
  await waitFor(() => expect(localStorage.getItem(KEY)).toContain(`${ID}2`));
  expect(kept.size).toBe(0);
  window.location.hash = '';
  Reflect.deleteProperty(window, 'caches');
});

it('is not ready while a picture has failed', async () => {
  localStorage.setItem(KEY, JSON.stringify(draft));
  uploadFile.mockResolvedValueOnce({ ok: false, status: 503, message: null });
  const { container } = show();
  expect(await screen.findByText('Está todo para publicar')).toBeInTheDocument();
  fireEvent.change(fileInput(container), { target: { files: [jpeg('otra.jpg')] } });
  expect(await screen.findByRole('link', { name: 'Faltan las fotos' })).toHaveAttribute('href', '#listing-images');
  uploadFile.mockResolvedValueOnce({ ok: true, data: { id: ID, thumbnailUrl: '/media/t.webp' } });
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar la subida de otra.jpg' }));
  expect(await screen.findByText('Está todo para publicar')).toBeInTheDocument();
});

it('publishes once the pictures under way are uploaded, and not at all if one of them fails', async () => {
  localStorage.setItem(KEY, JSON.stringify(draft));
  save.mockResolvedValue({ ok: true, data: { id: ID } });
  const settle: ((result: unknown) => void)[] = [];
  uploadFile.mockImplementation(() => new Promise((resolve) => settle.push(resolve)));
  const { container } = show();
  fireEvent.change(fileInput(container), { target: { files: [jpeg('otra.jpg')] } });
  fireEvent.click(screen.getByRole('button', { name: 'Publicar anuncio' }));
  expect(await screen.findByRole('button', { name: 'Subiendo fotos: 1 de 2 listas' })).toHaveAttribute('aria-busy');
  await waitFor(() => expect(settle).toHaveLength(1));
  act(() => settle[0]?.({ ok: false, status: 503, message: null }));
  expect(await screen.findByText('Reintentá o quitá las fotos que no subieron')).toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar la subida de otra.jpg' }));
  fireEvent.click(screen.getByRole('button', { name: 'Publicar anuncio' }));
  const second = ID.replace('2099', '2100');
  await waitFor(() => expect(settle).toHaveLength(2));
  act(() => settle[1]?.({ ok: true, data: { id: second, thumbnailUrl: '/media/t.webp' } }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]?.[0].imageIds).toEqual([ID, second]);
});

it('restores a draft with its pictures, publishes it and clears it', async () => {
  localStorage.setItem(KEY, JSON.stringify(draft));
  save.mockResolvedValue({ ok: true, data: { id: ID } });
  show();
  expect(await screen.findByText('Recuperamos tu borrador.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Toro Angus');
  expect(screen.getByRole('combobox', { name: 'Raza' })).toHaveValue('Angus');
  expect(screen.getByAltText('Foto 1: toro.jpg')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Publicar anuncio' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/dashboard/listing/${ID}/published`));
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]?.[0]).toMatchObject({ title: 'Toro Angus', breed: 'Angus', imageIds: [ID] });
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('throws a draft away on request', async () => {
  localStorage.setItem(KEY, JSON.stringify(draft));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Descartar borrador' }));
  expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('');
  expect(screen.queryByAltText('Foto 1: toro.jpg')).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('keeps what is being typed in the browser', async () => {
  jest.useFakeTimers();
  show();
  fireEvent.change(screen.getByRole('textbox', { name: 'Título' }), { target: { value: 'Yegua mansa' } });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
  expect(localStorage.getItem(KEY)).toContain('Yegua mansa');
});

it('puts the server’s refusals at their fields and keeps the form', async () => {
  localStorage.setItem(KEY, JSON.stringify(draft));
  save.mockResolvedValue({
    ok: false,
    error: {
      code: 'invalid_input',
      fields: { images: [{ key: 'imageGone' }], priceAmount: [{ key: 'amount' }] },
    },
  });
  show();
  await screen.findByText('Recuperamos tu borrador.');
  fireEvent.click(screen.getByRole('button', { name: 'Publicar anuncio' }));
  expect(await screen.findByText('Escribí un importe, por ejemplo 1.000')).toBeInTheDocument();
  expect(screen.getByText('Una de las imágenes ya no está disponible. Subila de nuevo')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Toro Angus');
  expect(push).not.toHaveBeenCalled();
});

it('says that saving failed, and keeps the draft', async () => {
  localStorage.setItem(KEY, JSON.stringify(draft));
  save.mockResolvedValue({ ok: false, error: { code: 'internal', fields: {} } });
  show();
  await screen.findByText('Recuperamos tu borrador.');
  fireEvent.click(screen.getByRole('button', { name: 'Publicar anuncio' }));
  await waitFor(() =>
    expect(notify.error).toHaveBeenCalledWith('No se pudo crear el anuncio. Volvé a intentarlo.', expect.anything()),
  );
  expect(localStorage.getItem(KEY)).not.toBeNull();
});

it('publishes once the signal is back what nothing changed since', async () => {
  localStorage.setItem(KEY, JSON.stringify(draft));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  save.mockImplementationOnce(() => {
    // As in a browser: a button that is disabled loses the focus.
    (document.activeElement as HTMLElement).blur();
    return Promise.reject(new TypeError('offline'));
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar anuncio' }));
  expect(await screen.findByText('Sin señal: sale solo cuando vuelva')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publicar anuncio' })).toHaveFocus();
  expect(notify.error).not.toHaveBeenCalled();
  const title = screen.getByRole('textbox', { name: /^Título/ });
  fireEvent.change(title, { target: { value: 'Toro' } });
  expect(screen.queryByText('Sin señal: sale solo cuando vuelva')).toBeNull();
  fireEvent.change(title, { target: { value: 'Toro Angus' } });
  online.mockRestore();
  save.mockResolvedValue({ ok: true, data: { id: ID } });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(save).toHaveBeenCalledTimes(2);
  expect(notify.clearErrors).toHaveBeenCalledTimes(1);
});

it('opens the page of what was published once the signal is back that was lost meanwhile', async () => {
  localStorage.setItem(KEY, JSON.stringify(draft));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  save.mockResolvedValue({ ok: true, data: { id: ID } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar anuncio' }));
  expect(await screen.findByText('Ya salió: su página se abre cuando vuelva la señal')).toBeVisible();
  expect(push).not.toHaveBeenCalled();
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/dashboard/listing/${ID}/published`));
});

it('publishes with a picture that was chosen without a signal once that is back', async () => {
  localStorage.setItem(KEY, JSON.stringify(draft));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  uploadFile.mockResolvedValueOnce({ ok: false, status: 0, message: null });
  const { container } = show();
  await screen.findByText('Recuperamos tu borrador.');
  fireEvent.change(fileInput(container), { target: { files: [jpeg('otra.jpg')] } });
  expect(await screen.findByText('Sin señal: la foto sube sola cuando vuelva.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Reintentar/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Publicar anuncio' }));
  expect(await screen.findByText('Sin señal: sale solo cuando vuelva')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  online.mockRestore();
  const second = ID.replace('2099', '2100');
  uploadFile.mockResolvedValueOnce({ ok: true, data: { id: second, thumbnailUrl: '/media/t.webp' } });
  save.mockResolvedValue({ ok: true, data: { id: ID } });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0].imageIds).toEqual([ID, second]);
});

it.each([
  ['at once where the signal came back before anybody listened', false],
  ['again by hand, where the browser never says that the signal is back', true],
])('uploads a picture %s', async (_, isByHand) => {
  localStorage.setItem(KEY, JSON.stringify(draft));
  const online = jest.spyOn(navigator, 'onLine', 'get');
  if (isByHand) online.mockReturnValue(false);
  else online.mockReturnValueOnce(false);
  uploadFile
    .mockResolvedValueOnce({ ok: false, status: 0, message: null })
    .mockResolvedValueOnce({ ok: true, data: { id: ID.replace('2099', '2100'), thumbnailUrl: '/media/t.webp' } });
  const { container } = show();
  await screen.findByText('Recuperamos tu borrador.');
  fireEvent.change(fileInput(container), { target: { files: [jpeg('otra.jpg')] } });
  if (isByHand) await userEvent.click(await screen.findByRole('button', { name: /^Reintentar/ }));
  await waitFor(() => expect(uploadFile).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByText('Sin señal: la foto sube sola cuando vuelva.')).toBeNull());
  online.mockRestore();
});

it('publishes nothing by itself that may have arrived, though its answer is lost', async () => {
  localStorage.setItem(KEY, JSON.stringify(draft));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const cut = () => {
    online.mockReturnValue(false);
    return Promise.reject(new TypeError('cut'));
  };
  save.mockImplementationOnce(cut).mockImplementationOnce(cut);
  show();
  for (const times of [1, 2]) {
    await userEvent.click(await screen.findByRole('button', { name: 'Publicar anuncio' }));
    await waitFor(() => expect(notify.error).toHaveBeenCalledTimes(times));
  }
  online.mockRestore();
  expect(screen.queryByText('Sin señal: sale solo cuando vuelva')).toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByRole('button', { name: 'Publicar anuncio' });
  expect(save).toHaveBeenCalledTimes(2);
});

it('says at their field, and in no toast, that nothing but pictures is lacking', async () => {
  localStorage.setItem(KEY, JSON.stringify({ ...draft, photos: [] }));
  show();
  await screen.findByText('Recuperamos tu borrador.');
  fireEvent.click(screen.getByRole('button', { name: 'Publicar anuncio' }));
  expect(await screen.findByText('Se requiere al menos una imagen')).toBeVisible();
  expect(screen.queryByText('Corregí un dato:')).toBeNull();
  expect(notify.error).not.toHaveBeenCalled();
});

it('refuses a video of the wrong type or over 100 MB, and reports one whose upload failed', async () => {
  const user = userEvent.setup();
  const { container } = show();
  await user.click(screen.getByRole('tab', { name: 'Archivo' }));
  const input = container.querySelector<HTMLInputElement>('input[accept*="video/mp4"]');
  if (!input) throw new Error('The form has no input for a video');
  const choose = (type: string, size: number) => {
    const file = new File(['x'], 'toro', { type });
    Object.defineProperty(file, 'size', { value: size });
    fireEvent.change(input, { target: { files: [file] } });
  };
  choose('image/gif', 1000);
  expect(notify.error).toHaveBeenLastCalledWith('Archivo inválido', {
    description: 'toro: elegí un video MP4, WebM, MOV o AVI.',
  });
  choose('video/webm', 100 * 1024 * 1024 + 1);
  expect(notify.error).toHaveBeenLastCalledWith('Archivo demasiado grande', {
    description: 'toro pesa más de 100 MB.',
  });
  expect(uploadFile).not.toHaveBeenCalled();
  uploadFile.mockResolvedValue({ ok: false, status: 503, message: null });
  choose('video/quicktime', 100 * 1024 * 1024);
  await waitFor(() =>
    expect(notify.error).toHaveBeenLastCalledWith('No se pudo subir el video', {
      description: 'Revisá la conexión y volvé a probar.',
    }),
  );
});

const STORED: AnimalListingDto = {
  id: ID,
  userId: ID,
  title: 'Toro Angus',
  description: 'Manso.',
  language: 'es',
  category: 'bovine',
  breed: 'Angus',
  age: 28,
  weight: 640,
  price: '4800.00',
  priceNegotiable: false,
  location: 'Tandil',
  healthStatus: null,
  vaccinated: true,
  healthCertificate: false,
  pregnancyTested: false,
  images: ['/media/toro-1600.webp'],
  imageDetails: [
    {
      width: 1600,
      height: 1200,
      blur: '',
      urls: { '400': '/media/toro-400.webp', '800': '/media/toro-800.webp', '1600': '/media/toro-1600.webp' },
    },
  ],
  youtubeUrl: null,
  videoFile: null,
  isActive: true,
  expiresAt: '2026-07-01T00:00:00.000Z',
  soldAt: null,
  featuredUntil: null,
  highlightDuration: null,
  highlightUntil: null,
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
  lot: plainLot('4800.00'),
  verificationStatus: 'unverified',
};

const showStored = (listing = STORED) =>
  renderWithMessages(
    <AnimalListingForm
      listing={listing}
      save={save}
      draftKey={KEY}
      verified={false}
      cardLabels={labels}
      breedNames={{}}
      classTexts={classTexts}
      traitTexts={traitTexts}
      country="UY"
    />,
  );

it('shows what a listing says in rows that open in place, and opens that of what is wrong', async () => {
  showStored();
  expect(screen.getByText('Angus · 640 kg · 2 años y 4 meses')).toBeVisible();
  expect(screen.getAllByText('US$ 4.800 /cab')[0]).toBeVisible();
  expect(screen.getByText('Toro Angus · Manso.')).toBeVisible();
  const place = screen.getByRole('combobox', { name: 'Lugar' });
  expect(place).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { name: 'El lugar' }));
  expect(place).toBeVisible();
  await userEvent.clear(place);
  // Closed again, it says so and keeps what was typed.
  await userEvent.click(screen.getByRole('heading', { name: 'El lugar' }));
  expect(screen.getAllByText('Sin decir')[0]).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(place).toHaveFocus());
  expect(place).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

it('brings what was typed back over a listing that was changed elsewhere, and says what stands there now', () => {
  const { unmount } = showStored();
  const type = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
  type(/^Descripción/, 'Manso y con vacunas.');
  type(/^Título/, 'Toro Angus colorado');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  unmount();
  showStored({
    ...{ ...STORED, title: 'Toro Angus negro', updatedAt: '2026-03-02T00:00:00.000Z' },
    ...{ price: '4500.00', lot: plainLot('4500.00') },
  });
  expect(screen.getByText('Recuperamos tu borrador.')).toBeVisible();
  expect(screen.getByLabelText(/^Descripción/)).toHaveValue('Manso y con vacunas.');
  expect(screen.getByLabelText(/^Título/)).toHaveValue('Toro Angus colorado');
  expect(screen.getAllByText('US$ 4.500 /cab')[0]).toBeVisible();
  const overlaid = screen.getAllByText(/ahora el anuncio dice/);
  expect(overlaid.map(({ textContent }) => textContent)).toEqual(['Título (ahora el anuncio dice: Toro Angus negro)']);
});

it('has breed and class again once a category that was tapped by mistake is left', () => {
  const { container } = showStored({ ...STORED, lot: { ...STORED.lot, class: 'bull' } });
  const breed = container.querySelector('select[name="breed"]');
  const chosen = () => [...container.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
  const before = chosen();
  fireEvent.click(screen.getByLabelText('Ovinos'));
  expect(breed).toHaveValue('');
  fireEvent.click(screen.getByLabelText('Bovinos'));
  expect(breed).toHaveValue('Angus');
  expect(before).toContain('bull');
  expect(chosen()).toEqual(before);
});

it('opens the part that a link leads to', () => {
  window.location.hash = '#highlight';
  showStored();
  window.location.hash = '';
  expect(screen.getByRole('radio', { name: /1 semana/ })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Lugar' })).not.toBeVisible();
});

it('says that a change was not saved', async () => {
  save.mockResolvedValue({ ok: false, error: { code: 'internal', fields: {} } });
  showStored();
  fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(notify.error).toHaveBeenCalledWith('Error al actualizar el anuncio', expect.anything()));
  expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Toro Angus');
  expect(push).not.toHaveBeenCalled();
});

it('asks on a few cards at once, the class before what depends on it, where only the category is said', async () => {
  show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'Bovinos' }));
  const questions = within(await screen.findByRole('region', { name: /^Faltan 7 respuestas/ }));
  const asked = () => questions.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(asked()).toEqual(['¿Qué clase es?', '¿Cuántas cabezas?', '¿Cuánto pesan en promedio?', '¿De qué raza?']);
  // The preview says what it has no answer to.
  expect(screen.getByText(/^Falta:/)).toHaveTextContent('Falta: clase, cabezas, peso, raza, edad, precio, lugar');
  const all = screen.getByText('Ver todo').closest('details') as HTMLDetailsElement;
  expect(all.open).toBe(false);
  await user.click(questions.getByRole('button', { name: 'Toros' }));
  await user.click(questions.getByRole('button', { name: 'Toro' }));
  expect(asked()).toEqual(['¿Cuántas cabezas?', '¿Cuánto pesan en promedio?', '¿De qué raza?', '¿Qué edad tienen?']);
  expect(document.querySelector('input[name="class"]:checked')).toHaveAttribute('value', 'bull');
  // The unfolded fields ask for the rest themselves, and the cards come back when they are folded.
  await user.click(screen.getByText('Ver todo'));
  await waitFor(() => expect(screen.queryByRole('region', { name: /respuestas/ })).toBeNull());
  expect(all.open).toBe(true);
  await user.click(screen.getByText('Ver todo'));
  expect(await screen.findByRole('region', { name: /^Faltan 6 respuestas/ })).toBeVisible();
  expect(all.open).toBe(false);
});

it('begins with the facts of an earlier lot, whose price keeps its unit when another class is chosen', async () => {
  const earlier: AnimalListingDto = {
    ...STORED,
    youtubeUrl: 'https://youtu.be/abcdefghijk',
    lot: { ...plainLot('3.05'), class: 'steer_1_2', headCount: 40, priceBasis: 'live_kg', deliverTo: '2026-02-01' },
  };
  renderWithMessages(
    <AnimalListingForm
      copied={earlier}
      save={save}
      draftKey={KEY}
      verified={false}
      cardLabels={labels}
      breedNames={{}}
      classTexts={classTexts}
      traitTexts={traitTexts}
      country="UY"
    />,
  );
  expect(screen.getByRole('textbox', { name: 'Cabezas' })).toHaveValue('40');
  expect(screen.getByRole('textbox', { name: 'Precio por kilo vivo' })).toHaveValue('3,05');
  expect(screen.queryByAltText(/^Foto/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Faltan las fotos' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Toros' }));
  expect(screen.getByRole('textbox', { name: 'Precio por kilo vivo' })).toHaveValue('3,05');
  expect(document.querySelector<HTMLInputElement>('#listing-deliverTo')?.value).toBe('');
  expect(document.querySelector<HTMLInputElement>('#listing-youtubeUrl')?.value).toBe('');
});

it('asks for the traits of the class, counts them, names the wrong one and sends them', async () => {
  const values = { ...draft.values, class: 'heifer_bred', headCount: '40', weight: '370' };
  localStorage.setItem(KEY, JSON.stringify({ ...draft, values }));
  save.mockResolvedValue({ ok: true, data: { id: ID } });
  show();
  await screen.findByText('Recuperamos tu borrador.');
  const count = () => Number(/^\d+/.exec(screen.getByText(/ de \d+ para /).textContent)?.[0]);
  const before = count();
  const publish = screen.getByRole('button', { name: 'Publicar anuncio' });
  const months = screen.getByLabelText('Meses de preñez');
  fireEvent.change(months, { target: { value: '11' } });
  fireEvent.change(screen.getByLabelText('Garrapata'), { target: { value: 'free' } });
  fireEvent.click(screen.getByLabelText('Trazabilidad individual'));
  expect(count()).toBe(before + 3);
  expect(screen.queryByLabelText('Leche por día')).toBeNull();
  fireEvent.click(publish);
  expect(await screen.findByText('Escribí un número entre 1 y 10')).toBeInTheDocument();
  expect(months).toHaveFocus();
  expect(screen.queryByText(/Revisá la ficha/)).toBeNull();
  expect(save).not.toHaveBeenCalled();
  fireEvent.change(months, { target: { value: '5' } });
  fireEvent.click(publish);
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0].traits).toEqual({ monthsPregnant: 5, ticks: 'free', traced: true });
});

it('previews a lot with its weight and what a kilo of it comes to', async () => {
  const values = { ...draft.values, class: 'heifer_bred', headCount: '46', weight: '370', priceAmount: '1150' };
  localStorage.setItem(KEY, JSON.stringify({ ...draft, values }));
  show();
  await screen.findByText('Recuperamos tu borrador.');
  const card = document.querySelector('.card');
  expect(card).toHaveTextContent('≈ US$ 3,11/kg · 46 cab. × 370 kg');
  expect(card).not.toHaveTextContent('sin peso');
});

it('previews a weight in the pounds that its seller wrote', async () => {
  const values = { ...draft.values, class: 'steer_1_2', headCount: '46', weight: '238.13599425', priceAmount: '1150' };
  localStorage.setItem(KEY, JSON.stringify({ ...draft, values }));
  show();
  await screen.findByText('Recuperamos tu borrador.');
  expect(document.querySelector('.card')).toHaveTextContent('≈ US$ 2,19/lb · 46 cab. × 525 lb');
});

it('says what a price comes to in US dollars and at once, and asks once whether an unusual one is meant', async () => {
  const lot = { class: 'steer_1_2', headCount: '40', weight: '300', priceBasis: 'live_kg', priceCurrency: 'ARS' };
  localStorage.setItem(KEY, JSON.stringify({ ...draft, values: { ...draft.values, ...lot, priceAmount: '47000' } }));
  const usd = { head: '9245.73', lot: '369829.24', kg: '30.8191' };
  jest
    .mocked(askQuote)
    .mockResolvedValue({ usd, cashAmount: '46078.43', isOutOfRange: false, usual: { per: 'kg', amount: '3.10' } });
  show();
  fireEvent.click(screen.getByText('Ver todo'));
  const question = await screen.findByText(
    /^¿Seguro que son AR\$\s47\.000\s\/kg\? Por novillos de 1 a 2 años otros piden/,
  );
  expect(question.textContent).toMatch(/alrededor de US\$\s3,10?\/kg/);
  expect(screen.getByText(/^≈\sUS\$\s30,8.*\/kg · US\$\s9\.246\/cab/)).toBeVisible();
  expect(screen.getByText(/^Al contado equivale a AR\$\s46\.078 \/kg/)).toBeVisible();
  const asked = {
    class: 'steer_1_2',
    headCount: 40,
    weight: 300,
    priceAmount: '47000',
    priceBasis: 'live_kg',
    priceCurrency: 'ARS',
    shrinkPercent: null,
    dressingPercent: null,
    payment: null,
    location: 'Tandil',
  };
  expect(askQuote).toHaveBeenLastCalledWith(asked, expect.any(AbortSignal));
  fireEvent.click(screen.getByRole('button', { name: 'Está bien así' }));
  expect(screen.queryByText(/¿Seguro que son/)).toBeNull();
});

describe('a weight out of the class’s range', () => {
  const publish = async () => {
    localStorage.setItem(KEY, JSON.stringify({ ...draft, values: { ...draft.values, weight: '1400' } }));
    save.mockResolvedValue({ ok: true, data: { id: ID } });
    show();
    await screen.findByText('Recuperamos tu borrador.');
    await userEvent.click(screen.getByRole('button', { name: 'Publicar anuncio' }));
    return screen.findByRole('alertdialog', { name: /¿1\.400\skg por animal\?/ });
  };

  it('is asked about before it is published', async () => {
    const question = await publish();
    expect(save).not.toHaveBeenCalled();
    fireEvent.click(within(question).getByRole('button', { name: 'Sí, está bien' }));
    await waitFor(() => expect(save.mock.calls.map(([{ weight }]) => weight)).toEqual(['1400']));
  });

  it.each<[string, (correct: HTMLElement) => Promise<unknown>]>([
    ['tap', (correct) => userEvent.pointer({ keys: '[TouchA]', target: correct })],
    ['click', (correct) => userEvent.click(correct)],
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is corrected with one %s', async (_, press) => {
    const question = await publish();
    await press(within(question).getByRole('button', { name: 'Corregir el peso' }));
    const field = screen.getByRole('textbox', { name: 'Peso promedio' });
    await waitFor(() => expect(question).not.toBeInTheDocument());
    // The focus goes back from a dialog in a task of its own.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: '640' } });
    fireEvent.click(screen.getByRole('button', { name: 'Publicar anuncio' }));
    await waitFor(() => expect(save.mock.calls.map(([{ weight }]) => weight)).toEqual(['640']));
  });

  it('is not asked about again where it is what the listing says', async () => {
    save.mockResolvedValue({ ok: true, data: { id: ID } });
    showStored({ ...STORED, weight: 1400, lot: { ...STORED.lot, class: 'bull', headCount: 1 } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  });
});

it('asks before ten times the heads that the listing had are saved', async () => {
  save.mockResolvedValue({ ok: true, data: { id: ID } });
  showStored({ ...STORED, lot: { ...STORED.lot, class: 'steer_2_3', headCount: 40 } });
  const heads = screen.getByRole('textbox', { name: /^Cabezas/ });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  fireEvent.change(heads, { target: { value: '400' } });
  send();
  const question = await screen.findByRole('alertdialog', { name: '¿400 cabezas?' });
  expect(save).not.toHaveBeenCalled();
  fireEvent.click(within(question).getByRole('button', { name: 'Corregir las cabezas' }));
  await waitFor(() => expect(heads).toHaveFocus());
  send();
  const again = await screen.findByRole('alertdialog', { name: '¿400 cabezas?' });
  fireEvent.click(within(again).getByRole('button', { name: 'Sí, está bien' }));
  await waitFor(() => expect(save.mock.calls.map(([{ headCount }]) => headCount)).toEqual(['400']));
});

describe('a price out of the class’s range', () => {
  const unconfirmed: SaveResult = {
    ok: false,
    error: { code: 'price_unconfirmed', fields: { priceAmount: [{ key: 'priceUnconfirmed' }] } },
  };
  const publish = async () => {
    const values = { ...draft.values, class: 'heifer_bred', headCount: '46', weight: '370', priceAmount: '0.75' };
    localStorage.setItem(KEY, JSON.stringify({ ...draft, values }));
    show();
    await screen.findByText('Recuperamos tu borrador.');
    fireEvent.click(screen.getByRole('button', { name: 'Publicar anuncio' }));
    return screen.findByRole('alertdialog', { name: /US\$\s0,75 por cabeza/ });
  };

  it('is asked about, and published with one tap', async () => {
    save.mockResolvedValueOnce(unconfirmed).mockResolvedValueOnce({ ok: true, data: { id: ID } });
    const question = await publish();
    expect(save.mock.calls[0]?.[0]).toMatchObject({ priceConfirmed: false });
    fireEvent.click(within(question).getByRole('button', { name: 'Sí, es ese precio' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]?.[0]).toMatchObject({ priceConfirmed: true, priceAmount: '0.75' });
  });

  it('is corrected with one tap, without an error that stays', async () => {
    save.mockResolvedValueOnce(unconfirmed);
    const question = await publish();
    fireEvent.click(within(question).getByRole('button', { name: 'Corregir el precio' }));
    const field = screen.getByRole('textbox', { name: 'Precio por cabeza' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/Mirá el precio/);
    fireEvent.change(field, { target: { value: '1500' } });
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
    expect(save).toHaveBeenCalledTimes(1);
  });
});
