import { act, renderHook, waitFor } from '@testing-library/react';
import { notify } from '@/components/ui/notify';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { leaveToSignIn } from './leave-to-sign-in';
import { useSignalBack, useUnsent } from './use-signal-back';
import { useSubmit } from './use-submit';

jest.mock('@/components/ui/notify', () => ({ notify: { error: jest.fn(), success: jest.fn() } }));
jest.mock('./leave-to-sign-in', () => ({ leaveToSignIn: jest.fn() }));

const TEXTS = { unauthorized: 'Signed out', unauthorizedText: 'Signing in again', offline: 'No answer' };
const reasonOf = ({ code }: { code: string }) => (code === 'conflict' ? 'Too late' : undefined);
const refusal = (code: string): ActionResult => ({ ok: false, error: { code } });

/** Sends something that comes to `result`. */
async function sent(result: () => Promise<ActionResult | null>, more = {}) {
  const { result: hook } = renderHook(() => useSubmit({ ...TEXTS, reasonOf, leave: { afterMs: 5, hash: '#here' } }));
  act(() => hook.current.submit({ send: result, done: 'Saved', failed: 'Not saved', ...more }));
  await waitFor(() => expect(hook.current.pending).toBe(false));
}

beforeEach(() => jest.clearAllMocks());

it('reports what was done, and then renders what changed', async () => {
  const [onDone, refresh] = [jest.fn(), jest.fn()];
  await sent(() => Promise.resolve({ ok: true, data: 7 }), { onDone, refresh });
  expect(onDone).toHaveBeenCalledWith(7);
  expect(notify.success).toHaveBeenCalledWith('Saved', undefined);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it.each([
  ['a refusal', () => Promise.resolve(refusal('conflict')), 'Too late'],
  ['a refusal without words', () => Promise.resolve(refusal('new_code')), 'No answer'],
  ['no answer', () => Promise.resolve(null), 'No answer'],
  ['a failure', () => Promise.reject<ActionResult>(new Error('offline')), 'No answer'],
])('gives the reason of %s, and renders nothing', async (_, send, description) => {
  const refresh = jest.fn();
  await sent(send, { refresh });
  expect(notify.error).toHaveBeenCalledWith('Not saved', { description });
  expect(refresh).not.toHaveBeenCalled();
});

it('renders what somebody else was faster to change', async () => {
  const refresh = jest.fn();
  await sent(() => Promise.resolve(refusal('conflict')), { refresh, staleCode: 'conflict' });
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('leaves a refusal to whoever shows it elsewhere', async () => {
  const failed = jest.fn();
  await sent(() => Promise.resolve(refusal('conflict')), { failed });
  expect(failed).toHaveBeenCalledWith('Too late', { code: 'conflict' });
  expect(notify.error).not.toHaveBeenCalled();
});

it('leads to the sign-in page and back where the session is lost', async () => {
  await sent(() => Promise.resolve(refusal('unauthorized')));
  expect(notify.error).toHaveBeenCalledWith('Signed out', { description: 'Signing in again' });
  expect(leaveToSignIn).toHaveBeenCalledWith(5, '#here');
});

it.each([
  ['once at a time', false, 1],
  ['several at once, where buttons share it', true, 2],
])('sends %s', async (_, isShared, times) => {
  const send = jest.fn(() => Promise.resolve<ActionResult>({ ok: true, data: null }));
  const { result: hook } = renderHook(() => useSubmit({ ...TEXTS, reasonOf, isShared }));
  const submission = { send, done: 'Saved', failed: 'Not saved' };
  act(() => {
    hook.current.submit(submission);
    hook.current.submit(submission);
  });
  await waitFor(() => expect(hook.current.pending).toBe(false));
  expect(send).toHaveBeenCalledTimes(times);
});

describe('without a signal', () => {
  afterEach(() => jest.restoreAllMocks());

  const onLine = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

  it('sends what never left at once where the signal came back before anybody listened, and no more', async () => {
    const send = jest.fn<Promise<string>, []>();
    onLine(false);
    send.mockImplementation(() => {
      onLine(true);
      return Promise.reject(new TypeError('offline'));
    });
    const { result } = renderHook(() => {
      const { unsent, isWaiting, sendOrWait } = useUnsent(() => '');
      useSignalBack(isWaiting, () => void sendOrWait(send), unsent);
      return { isWaiting, sendOrWait };
    });
    await act(() => result.current.sendOrWait(send));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(result.current.isWaiting).toBe(false);
  });

  it('sends nothing because it is typed again as it was', async () => {
    const back = jest.fn();
    onLine(false);
    const { result, rerender } = renderHook(
      ({ state }) => {
        const { unsent, isWaiting, sendOrWait } = useUnsent(() => state);
        useSignalBack(isWaiting, back, unsent);
        return { isWaiting, sendOrWait };
      },
      { initialProps: { state: '3,2' } },
    );
    await act(() => result.current.sendOrWait(() => Promise.reject(new TypeError('offline'))));
    rerender({ state: '3' });
    onLine(true);
    rerender({ state: '3,2' });
    expect(result.current.isWaiting).toBe(true);
    expect(back).not.toHaveBeenCalled();
  });

  it('asks again by itself for what a server refused only once the signal comes back', () => {
    const back = jest.fn();
    onLine(true);
    renderHook(() => useSignalBack(true, back));
    expect(back).not.toHaveBeenCalled();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(back).toHaveBeenCalledTimes(1);
  });
});
