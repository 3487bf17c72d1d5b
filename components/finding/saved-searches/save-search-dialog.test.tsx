import { fireEvent, render, screen } from '@testing-library/react';
import type { SaveSearchLabels } from './labels';
import { SaveSearchDialog } from './save-search-dialog';

const LABELS: SaveSearchLabels = {
  ...{ title: 'Guardar búsqueda', text: '', name: 'Nombre', frequency: 'Cada cuánto', daily: 'Día', weekly: 'Semana' },
  ...{ cancel: 'Cancelar', close: 'Cerrar', save: 'Guardar', saved: 'Guardada', savedText: '', failed: 'Falló' },
  manage: 'Ver mis búsquedas',
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

it('leads to the saved searches where one has the name already, and lets it be overwritten', async () => {
  const answer = { code: 'search_name_taken', errors: { name: ['Ya tenés una'] } };
  global.fetch = jest.fn(() =>
    Promise.resolve({ ok: false, status: 409, json: () => Promise.resolve(answer) } as Response),
  );
  const of = { query: '?breed=Angus', suggestion: 'Angus', nameMax: 80, language: 'es', labels: LABELS };
  render(<SaveSearchDialog {...of} manageHref="/dashboard?tab=searches" onClose={() => undefined} />);
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('link', { name: 'Ver mis búsquedas' })).toHaveAttribute(
    'href',
    '/dashboard?tab=searches',
  );
  expect(screen.getByText('Ya tenés una')).toBeVisible();
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
  expect(name.value.slice(name.selectionStart ?? 0, name.selectionEnd ?? 0)).toBe('Angus');
});
