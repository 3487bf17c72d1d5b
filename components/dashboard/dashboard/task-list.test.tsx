import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { TaskList } from './task-list';
import type { TaskRow } from './view';

jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn(), info: jest.fn() } }));

const taskOf = (number: number): TaskRow => ({
  id: `message-${number}`,
  icon: 'message-circle',
  title: `Respondé a Ana ${number}`,
  text: 'Ayer',
  deadline: null,
  act: { href: `/messages?conversation=${number}` },
});

const renew = jest.fn<Promise<ActionResult>, [{ kind: string; id: string }]>(() =>
  Promise.resolve({ ok: true, data: null }),
);

it('says in a line that there is nothing to do', () => {
  renderWithMessages(<TaskList tasks={[]} renew={renew} />);
  expect(screen.getByText('Nada por hoy.')).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows five, and the others when asked for', async () => {
  renderWithMessages(<TaskList tasks={[1, 2, 3, 4, 5, 6, 7].map(taskOf)} renew={renew} />);
  const [shown] = screen.getAllByRole('list');
  expect(shown && within(shown).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('link', { name: /^Respondé a Ana 1/ })).toHaveAttribute('href', '/messages?conversation=1');
  await userEvent.click(screen.getByRole('button', { name: 'Ver 2 más' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  await userEvent.click(screen.getByRole('button', { name: 'Ver menos' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

it('renews a listing at one press', async () => {
  const task: TaskRow = {
    ...taskOf(1),
    title: 'Renová «Toro»',
    text: 'Vence mañana',
    act: { renew: { kind: 'listing', id: '7' } },
  };
  renderWithMessages(<TaskList tasks={[task]} renew={renew} />);
  await userEvent.click(screen.getByRole('button', { name: /Renová «Toro».*Vence mañana/ }));
  await waitFor(() => expect(renew).toHaveBeenCalledWith({ kind: 'listing', id: '7' }));
});
