import type { IncomingMessage, ServerResponse } from 'node:http';
import { setSessionCheck } from '@/lib/web/http/session-check';
import { leaveEndedSession } from './ended-session';

const check = jest.fn<Promise<boolean>, [string]>();

async function answer(url: string, headers: Record<string, string> = { cookie: 'a=1; authjs.session-token=abc' }) {
  const response = { writeHead: jest.fn(), end: jest.fn() };
  const answered = await leaveEndedSession(
    { method: 'GET', url, headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  const [status, head] = (response.writeHead.mock.calls[0] ?? []) as [number?, { Location: string }?];
  return answered ? `${status} ${head?.Location}` : null;
}

beforeEach(() => setSessionCheck(check.mockReset().mockResolvedValue(false)));

it('redirects an ended session from the dashboard to sign-in and back', async () => {
  expect(await answer('/dashboard?tab=messages')).toBe('307 /auth?next=%2Fdashboard%3Ftab%3Dmessages');
  expect(await answer('/en/dashboard')).toBe('307 /en/auth?next=%2Fen%2Fdashboard');
  expect(check).toHaveBeenCalledWith('abc');
});

it('leaves everything else alone, and asks for nothing else', async () => {
  expect(await answer('/listing/1')).toBeNull();
  expect(await answer('/dashboard', {})).toBeNull();
  expect(await answer('/dashboard', { cookie: 'authjs.session-token=abc', rsc: '1' })).toBeNull();
  expect(check).not.toHaveBeenCalled();
});

it('serves the page of a valid session, and while sessions can’t be read', async () => {
  check.mockResolvedValueOnce(true);
  expect(await answer('/dashboard')).toBeNull();
  check.mockRejectedValueOnce(new Error('database down'));
  expect(await answer('/dashboard')).toBeNull();
});
