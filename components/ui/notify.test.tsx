import { act, screen, waitFor } from '@testing-library/react';
import { notify } from './notify';

it('takes away what is said of failures, and nothing else', async () => {
  await act(async () => {
    notify.error('No se pudo crear el anuncio');
    notify.success('Precio guardado');
    await Promise.resolve();
  });
  expect(await screen.findByText('No se pudo crear el anuncio')).toBeInTheDocument();
  act(() => notify.clearErrors());
  await waitFor(() => expect(screen.queryByText('No se pudo crear el anuncio')).toBeNull());
  expect(screen.getByText('Precio guardado')).toBeInTheDocument();
});
