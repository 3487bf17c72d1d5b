import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { notify } from '@/components/ui/notify';
import type { EditablePostDto } from '@/lib/pages/blog/dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { PostEditor } from './post-editor';

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

function show(post: EditablePostDto, ...answers: Awaited<ReturnType<Save>>[]) {
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
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
});

it('saves over the version that it last saw, and keeps the text that is refused', async () => {
  const later = '2026-11-02T00:00:00.000Z';
  const save = show(
    POST,
    { ok: true, data: { ...POST, updatedAt: later } },
    { ok: false, error: { code: 'post_changed' } },
  );
  await press('Guardar cambios');
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
