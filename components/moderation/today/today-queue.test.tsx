import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminQueues } from '@/lib/desk/admin/dto';
import es from '@/messages/es.json';
import { TodayQueue, waitingQueues } from './today-queue';

jest.mock('next-intl/server', () => ({
  getTranslations: ({ namespace }: { namespace: never }) => {
    const { createTranslator } = jest.requireActual<typeof import('next-intl')>('next-intl');
    return Promise.resolve(createTranslator({ locale: 'es', messages: es, namespace }));
  },
}));

const NOW = new Date('2026-11-26T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
const none = { waiting: 0, oldest: null };
const queues: AdminQueues = {
  cases: { waiting: 12, oldest: hoursAgo(9) },
  appeals: { waiting: 1, oldest: hoursAgo(23) },
  support: none,
  verifications: { waiting: 5, oldest: hoursAgo(26) },
  papers: none,
  ids: none,
  bannerRequests: { waiting: 2, oldest: hoursAgo(0.5) },
  transactions: none,
  awards: none,
  disputes: none,
  rates: none,
};

const show = async (shown: AdminQueues) =>
  render(
    await TodayQueue({
      ...{ locale: 'es', queues: waitingQueues(shown), now: NOW },
      oldest: new Map([['verifications', { who: 'Ramón Techera', what: 'Rivera, Uruguay' }]]),
    }),
  );

it('lists what waits of every kind, the longest waiting first, and says how much time is left', async () => {
  const { container } = await show(queues);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^5 verificacionesRamón Techera · Rivera, Uruguay.*pasó las 24 h/),
    expect.stringMatching(/^1 apelación.*hace 23 h.*queda 1 h/),
    expect.stringMatching(/^12 casos por decidir.*hace 9 h.*quedan 15 h/),
    expect.stringMatching(/^2 pedidos de publicidad.*hace 30 min.*quedan 24 h/),
  ]);
  // The bar is full at the end of the time, never beyond.
  const bars = [...container.querySelectorAll('span[style]')].map((bar) => [bar.getAttribute('style'), bar.className]);
  expect(bars[0]?.[0]).toBe('width: 100%;');
  expect(bars.map(([, tone]) => /bg-(clay|wheat|pasture)/.exec(tone ?? '')?.[1])).toEqual([
    'clay',
    'wheat',
    'wheat',
    'pasture',
  ]);
  expect(screen.getByRole('link', { name: '1 apelación' })).toHaveAttribute(
    'href',
    '/admin/cases?filter=appeals&sort=oldest',
  );
});

it('is begun by J with what has waited longest, and gone through by J and K from a row', async () => {
  await show(queues);
  const user = userEvent.setup();
  const [first, second] = screen.getAllByRole('link');
  const opened = jest.fn((event: MouseEvent) => event.preventDefault());
  first?.addEventListener('click', opened);
  await user.keyboard('j');
  expect(opened).toHaveBeenCalledTimes(1);
  act(() => first?.focus());
  await user.keyboard('jjk');
  expect(second).toHaveFocus();
  await user.keyboard('kkk');
  expect(first).toHaveFocus();
  // Keys that are switched off are letters.
  localStorage.setItem('moderation-shortcuts', 'off');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  await user.keyboard('j');
  expect(first).toHaveFocus();
});

it('says in one line that nothing waits', async () => {
  const empty = Object.fromEntries(Object.keys(queues).map((name) => [name, none])) as AdminQueues;
  await show(empty);
  expect(screen.getByText('Nada espera. Está todo decidido.')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
