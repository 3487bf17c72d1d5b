import { renderToString } from 'react-dom/server';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { SaveSearch } from './save-search';

const search = (
  <SaveSearch
    labels={{ open: 'Guardar búsqueda', failed: 'No se pudo abrir' }}
    query="category=bovine"
    suggestion="Bovinos"
    nameMax={80}
    language="es"
    signInHref="/auth"
    manageHref="/dashboard?tab=searches"
  />
);

it('has from the beginning what members press beside the link of visitors, and replaces neither', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(search);
  document.cookie = 'signed_in=1';
  const button = screen.getByRole('button', { name: 'Guardar búsqueda' });
  const link = screen.getByRole('link', { name: 'Guardar búsqueda' });
  expect(button).toBeDisabled();
  link.focus();
  act(() => void hydrateRoot(page, search));
  expect(screen.getByRole('button')).toBe(button);
  expect(button).toBeEnabled();
  expect(link).toHaveFocus();
});
