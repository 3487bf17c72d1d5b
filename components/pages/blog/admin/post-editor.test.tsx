import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { notify } from '@/components/ui/notify';
import type { EditablePostDto } from '@/lib/pages/blog/dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { PostEditor } from './post-editor';
import { valuesOf } from './post-values';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), replace: jest.fn() }) }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn() } }));

type Save = ComponentProps<typeof PostEditor>['save'];

const POST: EditablePostDto = {
  id: '7',
  title: 'Agua limpia',
  slug: 'agua-limpia',
  language: 'en',
  translationOf: null,
  excerpt: '',
  content: 'Clean water.',
  featuredImage: null,
  category: 'cattle-care',
  tags: [],
  status: 'published',
  publishedAt: '2026-11-01T00:00:00.000Z',
  viewCount: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

function show(post: EditablePostDto | null, ...answers: Awaited<ReturnType<Save>>[]) {
  const save = jest.fn<ReturnType<Save>, Parameters<Save>>();
  for (const answer of answers) save.mockResolvedValueOnce(answer);
  renderWithMessages(
    <PostEditor
      post={post}
      others={[]}
      translatable={[]}
      categories={{ 'cattle-care': 'Cuidado' }}
      save={save}
      preview={() => Promise.resolve({ ok: true, data: { html: '', headings: [] } } as never)}
    />,
  );
  return save;
}
const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
});

it('shows a picture in the text by its number, with its name and look below, and saves its address', async () => {
  const url = '/media/private/pending/blog/ef6e1ba8-1600.webp';
  const save = show({ ...POST, content: `![manga](${url})` }, { ok: true, data: POST });
  const text = screen.getByRole('textbox', { name: /^Texto/ });
  expect(text).toHaveValue('![manga](img-1)');
  const pictures = within(screen.getByRole('list', { name: 'Fotos del texto' })).getAllByRole('listitem');
  expect(pictures.map(({ textContent }) => textContent)).toEqual(['mangaimg-1']);
  expect(pictures[0]?.querySelector('img')).toHaveAttribute('src', url);
  await userEvent.type(text, ' fin');
  expect(text).toHaveValue('![manga](img-1) fin');
  await press('Guardar cambios');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]?.[0].fields.content).toBe(`![manga](${url}) fin`);
});

it('keeps the number of a picture that is cut out and put elsewhere', async () => {
  const [one, two] = ['/media/blog/1-800.webp', '/media/blog/2-800.webp'];
  show({ ...POST, content: `![a](${one})\n\n![b](${two})` });
  const text = screen.getByRole('textbox', { name: /^Texto/ });
  fireEvent.change(text, { target: { value: '![b](img-2)' } });
  fireEvent.change(text, { target: { value: '![b](img-2)\n\n![a](img-1)' } });
  expect(text).toHaveValue('![b](img-2)\n\n![a](img-1)');
  const sources = screen.getByRole('list', { name: 'Fotos del texto' }).querySelectorAll('img');
  expect([...sources].map((image) => image.getAttribute('src'))).toEqual([two, one]);
});

describe('marks', () => {
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Texto/ });
  const select = (start: number, end: number) => {
    text().focus();
    text().setSelectionRange(start, end);
  };
  /** What browsers do for a command that changes text: jsdom has none. */
  const command = jest.fn((name: string, _: boolean, words: string) => {
    const { selectionStart: start, selectionEnd: end, value } = text();
    fireEvent.input(text(), {
      target: { value: value.slice(0, start) + (name === 'delete' ? '' : words) + value.slice(end) },
    });
    return true;
  });

  afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

  it.each([
    ['{Control>}b{/Control}', '**water**'],
    ['{Meta>}b{/Meta}', '**water**'],
    ['{Control>}i{/Control}', '*water*'],
  ])('are put in by %s as if they had been typed, which browsers can undo', async (keys, marked) => {
    Object.assign(document, { execCommand: command });
    show(POST);
    select(6, 11);
    await userEvent.keyboard(keys);
    expect(command.mock.calls).toEqual([['insertText', false, marked]]);
    expect(text()).toHaveValue(`Clean ${marked}.`);
    expect(text().value.slice(text().selectionStart, text().selectionEnd)).toBe('water');
    await userEvent.keyboard(keys);
    expect(text()).toHaveValue('Clean water.');
  });

  it('are put in where the browser has no such command', async () => {
    show(POST);
    select(6, 11);
    await press('Negrita');
    expect(text()).toHaveValue('Clean **water**.');
    expect([text().selectionStart, text().selectionEnd]).toEqual([8, 13]);
    await press('Cursiva');
    expect(text()).toHaveValue('Clean ***water***.');
  });

  it('undo what was typed last, with the caret in the text', async () => {
    Object.assign(document, { execCommand: command });
    show(POST);
    await press('Deshacer');
    expect(text()).toHaveFocus();
    expect(command.mock.calls).toEqual([['undo']]);
  });

  it('ask for a link by the keyboard, with the words that are selected', async () => {
    show(POST);
    select(6, 11);
    await userEvent.keyboard('{Control>}k{/Control}');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('textbox')[0]).toHaveValue('water');
  });
});

it('has the text, its preview and the other versions in one row of tabs on phones', async () => {
  show(POST);
  const row = within(screen.getByRole('group', { name: 'Escribir o ver cómo queda' }));
  const names = [...row.getAllByRole('button'), ...row.getAllByRole('link')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Texto', 'Así se verá', 'Escribir en español', 'Escribir en portugués']);
  expect(row.getByRole('button', { name: 'Texto' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(row.getByRole('button', { name: 'Así se verá' }));
  expect(row.getByRole('button', { name: 'Así se verá' })).toHaveAttribute('aria-current', 'true');
  expect(row.getByRole('button', { name: 'Texto' })).not.toHaveAttribute('aria-current');
});

it('says that a title is missing once it is saved, not while it is looked at', async () => {
  show(null);
  await userEvent.click(screen.getByLabelText(/Título/));
  await userEvent.click(screen.getByRole('button', { name: 'Así se verá' }));
  expect(screen.getByLabelText(/Título/)).not.toHaveAttribute('aria-invalid', 'true');
  await press('Guardar borrador');
  await waitFor(() => expect(screen.getByLabelText(/Título/)).toHaveAttribute('aria-invalid', 'true'));
});

it('saves over the version that it last saw, and keeps the text that is refused', async () => {
  const later = '2026-11-02T00:00:00.000Z';
  const save = show(
    POST,
    { ok: true, data: { ...POST, updatedAt: later } },
    { ok: false, error: { code: 'post_changed' } },
  );
  await press('Guardar cambios');
  await waitFor(() => expect(notify.success).toHaveBeenCalledTimes(1));
  await userEvent.type(screen.getByLabelText(/Título/), ' hoy');
  await press('Guardar cambios');
  await waitFor(() => expect(notify.error).toHaveBeenCalledTimes(1));
  expect(save.mock.calls.map(([{ seen }]) => seen)).toEqual([
    { id: '7', updatedAt: POST.updatedAt },
    { id: '7', updatedAt: later },
  ]);
  expect(notify.error).toHaveBeenCalledWith('No se pudo guardar', {
    description: expect.stringMatching(/El artículo cambió mientras lo editabas/) as string,
  });
  expect(screen.getByLabelText(/Título/)).toHaveValue('Agua limpia hoy');
});

it('asks before it publishes, naming the language and the category', async () => {
  const save = show({ ...POST, status: 'draft' }, { ok: true, data: POST });
  await press('Publicar');
  const dialog = await screen.findByRole('alertdialog', { name: '¿Publicar «Agua limpia»?' });
  expect(dialog).toHaveTextContent('Idioma: Inglés. Categoría: Cuidado.');
  await press('Cancelar');
  expect(save).not.toHaveBeenCalled();
  await press('Publicar');
  await press('Publicar');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]?.[0].fields.status).toBe('published');
});

describe('the draft', () => {
  const KEY = 'blog-draft:7';
  const title = () => screen.getByLabelText(/Título/);
  const stored = () => (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { values?: { title: string } }).values?.title;
  /** What another tab does to the draft, of which the browser tells this one. */
  const otherTabWrites = (words: string) => {
    const draft = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { values: object };
    localStorage.setItem(KEY, JSON.stringify({ ...draft, values: { ...draft.values, title: words } }));
  };
  const tellTab = () => fireEvent(window, new StorageEvent('storage', { key: KEY }));

  it('says when it was saved', async () => {
    show(POST);
    await userEvent.type(title(), '!');
    expect(await screen.findByText(/^Borrador guardado en este navegador, \d+:\d\d/)).toBeInTheDocument();
    expect(stored()).toBe('Agua limpia!');
  });

  it('says that it could not be saved', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    show(POST);
    await userEvent.type(title(), '!');
    expect(await screen.findByText('No se pudo guardar el borrador en este navegador.')).toBeInTheDocument();
    full.mockRestore();
  });

  it('of another tab is never overwritten before it is asked which to keep', async () => {
    show(POST);
    await userEvent.type(title(), '!');
    await screen.findByText(/^Borrador guardado/);
    otherTabWrites('Suyo');
    await userEvent.type(title(), '?');
    await screen.findByText(/cambió en otra pestaña/);
    expect(stored()).toBe('Suyo');
    expect(title()).toHaveValue('Agua limpia!?');
    expect(screen.queryByText(/^Borrador guardado/)).toBeNull();
    await press('Seguir con este texto');
    expect(stored()).toBe('Agua limpia!?');
    expect(screen.queryByText(/cambió en otra pestaña/)).toBeNull();
    otherTabWrites('Otro');
    tellTab();
    await press('Seguir con el otro');
    expect(title()).toHaveValue('Otro');
    expect(stored()).toBe('Otro');
  });

  it('of another tab stays when this one saves its own text', async () => {
    show(POST, { ok: true, data: { ...POST, updatedAt: '2026-11-02T00:00:00.000Z' } });
    await userEvent.type(title(), '!');
    await screen.findByText(/^Borrador guardado/);
    otherTabWrites('Suyo');
    tellTab();
    await press('Guardar cambios');
    await waitFor(() => expect(notify.success).toHaveBeenCalledTimes(1));
    expect(stored()).toBe('Suyo');
  });

  it('of a new post is another tab’s until it is asked for, and this tab’s own after a reload', async () => {
    const draft = (tab: string) =>
      JSON.stringify({ base: '', tab, values: { ...valuesOf(null, 'es'), title: 'Bebederos' } });
    localStorage.setItem('blog-draft:new', draft('other'));
    show(null);
    expect(screen.getByText(/otra pestaña: «Bebederos»/)).toBeInTheDocument();
    await userEvent.type(title(), 'Aguadas');
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem('blog-draft:new')).toBe(draft('other'));
    await press('Seguir con ese');
    expect(title()).toHaveValue('Bebederos');
    cleanup();
    show(null);
    expect(title()).toHaveValue('Bebederos');
    expect(screen.queryByText(/otra pestaña/)).toBeNull();
  });

  it('is gone once discarded', () => {
    jest.useFakeTimers();
    localStorage.setItem(
      KEY,
      JSON.stringify({ base: POST.updatedAt, values: { ...valuesOf(POST, 'es'), title: 'Antes' } }),
    );
    show(POST);
    expect(title()).toHaveValue('Antes');
    fireEvent.click(screen.getByRole('button', { name: 'Descartarlo' }));
    act(() => {
      jest.runOnlyPendingTimers();
    });
    expect(title()).toHaveValue('Agua limpia');
    expect(localStorage.getItem(KEY)).toBeNull();
    jest.useRealTimers();
  });
});
