import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './alert-dialog';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from './dialog';

/** Renders rows with dialogs; confirming removes the row, as a decision does. */
function Rows() {
  const [open, setOpen] = useState<'dialog' | 'question' | null>(null);
  const [there, setThere] = useState(true);
  const close = () => setOpen(null);
  return (
    <main id="main" tabIndex={-1}>
      {there ? (
        <>
          <button onClick={() => setOpen('dialog')}>Editar</button>
          <button onClick={() => setOpen('question')}>Borrar</button>
        </>
      ) : null}
      <Dialog open={open === 'dialog'} onOpenChange={close}>
        <DialogContent closeLabel="Cerrar">
          <DialogTitle>Editar</DialogTitle>
          <DialogDescription>Los cambios se ven enseguida.</DialogDescription>
          <input aria-label="Título" />
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={open === 'question'}
        onOpenChange={close}
        title="¿Borrar?"
        description="Se pierde."
        confirmLabel="Sí, borrar"
        cancelLabel="Cancelar"
        onConfirm={() => {
          setThere(false);
          close();
        }}
      />
    </main>
  );
}

describe.each([
  ['a dialog', 'Editar'],
  ['a question', 'Borrar'],
])('%s', (_kind, name) => {
  it('gives the focus back to the button that opened it', async () => {
    const user = userEvent.setup();
    render(<Rows />);
    await user.tab();
    if (name === 'Borrar') await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole(name === 'Editar' ? 'dialog' : 'alertdialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });
});

it('leaves the focus in the main region where the button is gone', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.click(screen.getByRole('button', { name: 'Borrar' }));
  await user.click(await screen.findByRole('button', { name: 'Sí, borrar' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
