import userEvent from '@testing-library/user-event';
import { ModerationDesk } from '@/components/moderation/desk/desk';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { CaseQueue, type QueueRow } from './case-queue';

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
