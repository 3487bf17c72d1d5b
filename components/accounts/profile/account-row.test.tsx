import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountRow, useAccountRow } from './account-row';

function Save() {
  const row = useAccountRow();
  return <button onClick={row.close}>Guardar</button>;
}

const rows = (
  <>
    <AccountRow id="place" name="Lugar" value="Durazno" labels={{ open: 'Editar', close: 'Cerrar' }}>
      <input aria-label="Lugar nuevo" />
      <Save />
    </AccountRow>
  </>
);

const row = () => screen.getByText('Durazno').closest('details');

beforeEach(() => history.replaceState(null, '', '/profile'));

it('opens in place with the focus in its first field, and Escape closes it', async () => {
  render(rows);
  expect(row()).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Durazno'));
  expect(row()).toHaveAttribute('open');
  expect(await screen.findByLabelText('Lugar nuevo')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(row()).not.toHaveAttribute('open');
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

it('leaves a key to what had it first', async () => {
  render(rows);
  await userEvent.click(screen.getByText('Durazno'));
  const field = await screen.findByLabelText('Lugar nuevo');
  field.addEventListener('keydown', (event) => event.preventDefault());
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(row()).toHaveAttribute('open');
});

it('is opened by a link to it, and closed by its form once that is saved', async () => {
  history.replaceState(null, '', '/profile#place');
  render(rows);
  expect(row()).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(row()).not.toHaveAttribute('open');
});
