import { act } from '@testing-library/react';
import type { AskedAbout } from '@/components/accounts/confirmation/confirmation';
import { notify } from '@/components/ui/notify';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { DecisionReceipt } from '@/lib/moderation/cases/dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import type { Undo } from './acts';
import { useDecisions, type Decisions } from './use-decisions';

const refresh = jest.fn();
const mockRouter = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));
const mockAsked = jest.fn<void, [AskedAbout]>();
jest.mock('@/components/accounts/confirmation/confirmation', () => ({
  useConfirmed: () => (run: () => Promise<unknown>, about: AskedAbout) => {
    mockAsked(about);
    return run();
  },
}));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn() } }));

const undo = jest.fn<ReturnType<Undo>, Parameters<Undo>>();
const step = jest.fn();

/** Renders the hook; `of` reads what it returns now. */
function open(): { of: () => Decisions } {
  let decisions: Decisions | undefined;
  function Harness() {
    decisions = useDecisions(undo, step);
    return null;
  }
  renderWithMessages(<Harness />);
  return {
    of: () => {
      if (!decisions) throw new Error('not rendered');
      return decisions;
    },
  };
}

type Answer = ActionResult<DecisionReceipt>;

/** Decides the case with this key; returns the function that saves the decision, or refuses it. */
function decide(of: () => Decisions, key: string, next: string | null): (answer: Answer) => Promise<void> {
  let answer: (answer: Answer) => void = () => undefined;
  const saved = new Promise<Answer>((resolve) => (answer = resolve));
  act(() =>
    of().decide({
      act: () => saved,
      done: `Desestimado ${key}`,
      item: { key, title: `Lote ${key}`, href: `/cases/${key}` },
      after: next ? { href: `/cases/${next}`, key: next } : { href: '/cases', key: null },
    }),
  );
  return (result) => act(async () => answer(result));
}

const saved = (key: string, undoUntil: string | null = '2026-11-22T10:00:10.000Z'): Answer => ({
  ok: true,
  data: { id: `d-${key}`, key, title: `Lote ${key}`, undoUntil },
});
const claimed: Answer = { ok: false, error: { code: 'case_claimed' } };

/** Lets time pass, with everything that was due. */
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  undo.mockResolvedValue({ ok: true, data: null });
});
afterEach(() => jest.useRealTimers());

it('shows the next case at once, and goes from the last case to the queue once its decision is saved', async () => {
  const { of } = open();
  await decide(of, 'k1', 'k2')(saved('k1'));
  expect(step).toHaveBeenLastCalledWith('/cases/k2', 'k2');
  const save = decide(of, 'k2', null);
  expect(step).toHaveBeenCalledTimes(1);
  await save(saved('k2'));
  expect(step).toHaveBeenLastCalledWith('/cases', null);
});

it('counts again once nothing was decided for a while; what is being saved stays decided', async () => {
  const { of } = open();
  await decide(of, 'k1', 'k2')(saved('k1'));
  await wait(1000);
  const save = decide(of, 'k2', 'k3');
  await wait(5000);
  expect(refresh).not.toHaveBeenCalled();
  expect([of().isDecided('k1'), of().isDecided('k2'), of().isDecided('k3')]).toEqual([true, true, false]);
  await save(saved('k2'));
  await wait(1500);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect([of().isDecided('k1'), of().isDecided('k2')]).toEqual([false, false]);
});

it('offers each decision for ten seconds, the one saved last first', async () => {
  const { of } = open();
  const [first, second] = [decide(of, 'k1', 'k2'), decide(of, 'k2', 'k3')];
  await second(saved('k2'));
  await wait(4000);
  await first(saved('k1'));
  expect(of().last?.text).toBe('Desestimado k1');
  act(() => of().undoShown());
  expect(of().last?.text).toBe('Desestimado k2');
  await wait(6000);
  expect(of().last).toBeUndefined();
  expect(undo.mock.calls).toEqual([[{ decisionIds: ['d-k1'] }]]);
});

it('undoes a decision as soon as it is saved; one that is final stays, and says so', async () => {
  const { of } = open();
  const [first, second] = [decide(of, 'k1', 'k2'), decide(of, 'k2', 'k3')];
  act(() => of().undoLast());
  act(() => of().undoLast());
  await first(saved('k1', null));
  await second(saved('k2'));
  expect(undo.mock.calls).toEqual([[{ decisionIds: ['d-k2'] }]]);
  expect(notify.success).toHaveBeenCalledWith('Desestimado k1');
});

it('gives a case back whose decision was refused, and leads to it', async () => {
  const { of } = open();
  await decide(of, 'k1', 'k2')(claimed);
  expect(of().isDecided('k1')).toBe(false);
  expect(of().last).toBeUndefined();
  const [text, more] = jest.mocked(notify.error).mock.calls[0] ?? [];
  expect(text).toBe('No se guardó la decisión sobre «Lote k1»');
  act(() => more?.action?.onClick());
  expect(step).toHaveBeenLastCalledWith('/cases/k1', 'k1');
});

it('drops the keys that wait for a case if the last decision could not be undone', async () => {
  const { of } = open();
  await decide(of, 'k1', 'k2')(saved('k1'));
  undo.mockResolvedValue({ ok: false, error: { code: 'undo_too_late' } });
  await act(async () => of().undoLast());
  await wait(1500);
  expect(refresh).toHaveBeenCalled();
});

it('goes back to a case about which it is asked who is there, unless a dialog is open, where a note may be written', () => {
  const { of } = open();
  decide(of, 'k1', 'k2');
  const about = mockAsked.mock.lastCall?.[0];
  step.mockClear();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  about?.back?.();
  about?.on?.();
  expect(step).not.toHaveBeenCalled();
  dialog.remove();
  about?.back?.();
  about?.on?.();
  expect(step.mock.calls).toEqual([
    ['/cases/k1', 'k1'],
    ['/cases/k2', 'k2'],
  ]);
});
