import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notify';
import { Favorites, savedIds, type FavoriteLabels } from './favorites';
import { HeartButton } from './heart-button';

jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn(), info: jest.fn() } }));

const labels: FavoriteLabels = {
  save: 'Save',
  added: 'Added',
  removed: 'Removed',
  failed: 'Failed to update favorites',
  signInTitle: 'Sign In Required',
  signInText: 'Please sign in to save favorites',
  signIn: 'Sign in',
  unauthorized: 'Unauthorized',
  unauthorizedText: 'Logged out',
  leaveAfterMs: 1000,
};

const fetchMock = jest.fn<Promise<Partial<Response>>, [string, RequestInit?]>();

function show() {
  render(
    <Favorites labels={labels}>
      <i id="save">Save:</i>
      <i id="title">Bull</i>
      <HeartButton id="a" labelledBy="save title" />
    </Favorites>,
  );
  return screen.getByRole('button', { name: 'Save: Bull' });
}

const answer = (status: number, body: unknown = {}) => ({
  ok: status < 400,
  status,
  json: () => Promise.resolve(body),
  text: () => Promise.resolve(''),
});

beforeEach(() => {
  jest.clearAllMocks();
  fetchMock.mockReset();
  global.fetch = fetchMock as unknown as typeof fetch;
  document.cookie = 'signed_in=1';
});
afterEach(() => {
  savedIds.reset();
  document.cookie = 'signed_in=; Max-Age=0';
});

describe('HeartButton', () => {
  it('asks a visitor to sign in and sends nothing', async () => {
    document.cookie = 'signed_in=; Max-Age=0';
    await userEvent.click(show());
    expect(notify.info).toHaveBeenCalledWith(
      'Sign In Required',
      expect.objectContaining({ description: 'Please sign in to save favorites' }),
    );
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('is pressed where the listing is saved already', async () => {
    fetchMock.mockResolvedValue(answer(200, ['a']));
    const heart = show();
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  });

  it('shows the change before the server answers, and ignores a second click meanwhile', async () => {
    let settle: (response: Partial<Response>) => void = () => undefined;
    fetchMock.mockImplementation((url) =>
      url === '/api/favorites?fields=ids'
        ? Promise.resolve(answer(200, []))
        : new Promise((resolve) => (settle = resolve)),
    );
    const heart = show();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    await userEvent.dblClick(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(fetchMock.mock.calls.filter(([url]) => url === '/api/favorites/a')).toEqual([
      ['/api/favorites/a', { method: 'POST' }],
    ]);
    await act(async () => settle(answer(201)));
    expect(notify.success).toHaveBeenCalledWith('Added');
  });

  it('takes the change back where the server refuses', async () => {
    fetchMock.mockImplementation((url) =>
      Promise.resolve(url === '/api/favorites?fields=ids' ? answer(200, []) : answer(500)),
    );
    const heart = show();
    await userEvent.click(heart);
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith('Failed to update favorites'));
    expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  it('says that the session is over', async () => {
    fetchMock.mockImplementation((url) =>
      Promise.resolve(url === '/api/favorites?fields=ids' ? answer(200, []) : answer(401)),
    );
    await userEvent.click(show());
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith('Unauthorized', { description: 'Logged out' }));
  });
});
