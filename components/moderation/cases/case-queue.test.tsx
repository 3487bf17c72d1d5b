import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModerationDesk, useDesk } from '@/components/moderation/desk/desk';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { CaseQueue, CaseTotal, type QueueRow } from './case-queue';

const push = jest.fn();
const mockRouter = { push, refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const rowOf = (key: string, traits: Partial<QueueRow> = {}): QueueRow => ({
  key,
  href: `/admin/cases/${key}`,
  title: `Toro ${key}`,
  lang: 'es',
  picture: null,
  icon: 'circle-user',
  kind: 'listing',
  facts: 'Una denuncia',
  until: '2026-11-22T10:00:00.000Z',
  isChoosable: true,
  appeal: false,
  held: null,
  answered: false,
  claimedBy: null,
  current: false,
  ...traits,
});

function open(...rows: QueueRow[]) {
  renderWithMessages(
    <ModerationDesk undo={jest.fn()}>
      <CaseQueue rows={rows} queueHref="/admin/cases" decideMany={jest.fn()} />
    </ModerationDesk>,
  );
  return userEvent.setup();
}

const gone = () => push.mock.calls.map(([href]: [string]) => href.replace('/admin/cases/', ''));

beforeEach(() => {
  push.mockClear();
  localStorage.clear();
});

it('goes through the cases by J and K, each from where the key before it leads, past those that others hold', async () => {
  const user = open(
    rowOf('k1'),
    rowOf('k2', { current: true }),
    rowOf('k3', { claimedBy: 'Luis Vera' }),
    rowOf('k4'),
    rowOf('k5'),
  );
  await user.keyboard('jjjkk');
  expect(gone()).toEqual(['k4', 'k5', 'k4', 'k2']);
  await user.keyboard('kk');
  expect(gone().slice(4)).toEqual(['k1']);
});

it('goes to the first case by J from one that is not in the queue', async () => {
  const user = open(rowOf('k1'), rowOf('k2'));
  await user.keyboard('kj');
  expect(gone()).toEqual(['k1']);
});

it('goes nowhere where shortcuts are off', async () => {
  localStorage.setItem('moderation-shortcuts', 'off');
  const user = open(rowOf('k1', { current: true }), rowOf('k2'));
  await user.keyboard('j');
  expect(gone()).toEqual([]);
});

it('counts no case that was decided since the page was read', async () => {
  const rows = [rowOf('k1', { current: true }), rowOf('k2')];
  function Decide() {
    const desk = useDesk();
    const item = { key: 'k1', title: 'Toro', href: '/admin/cases/k1' };
    const after = { href: '/admin/cases/k2', key: 'k2' };
    const act = () => new Promise<never>(() => undefined);
    return (
      <button type="button" onClick={() => desk.decide({ act, done: 'Listo', item, after })}>
        Decidir
      </button>
    );
  }
  renderWithMessages(
    <ModerationDesk undo={jest.fn()}>
      <output>
        <CaseTotal total={12} rows={rows} />
      </output>
      <Decide />
    </ModerationDesk>,
  );
  expect(screen.getByText('12')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Decidir' }));
  expect(screen.getByText('11')).toBeVisible();
});
