import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notify';
import { Favorites, sharedFavoriteWords, savedIds, type FavoriteWords } from './favorites';
import { HeartButton } from './heart-button';
import { SaveButton } from './save-button';

jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn(), info: jest.fn() } }));

const words: FavoriteWords = {
  added: 'Added',
  removed: 'Removed',
  failed: 'Failed to update favorites',
  signInTitle: 'Sign In Required',
  signInText: 'Please sign in to save favorites',
  signIn: 'Sign in',
  unauthorized: 'Unauthorized',
  unauthorizedText: 'Logged out',
};

/** Answers all but the words of toasts. */
const fetchMock = jest.fn<Promise<Partial<Response>>, [string, RequestInit?]>();
const fetchWordsMock = jest.fn<Promise<Partial<Response>>, []>();

function show() {
  render(
    <Favorites labels={{ save: 'Save' }}>
      <HeartButton id="a" title="Bull" />
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
  fetchWordsMock.mockReset();
  fetchWordsMock.mockResolvedValue(answer(200, words));
  global.fetch = ((url: string, init?: RequestInit) =>
    url === '/api/words/favorites/es' ? fetchWordsMock() : fetchMock(url, init)) as unknown as typeof fetch;
  document.documentElement.lang = 'es';
  document.cookie = 'signed_in=1';
});
afterEach(() => {
  savedIds.reset();
  sharedFavoriteWords.reset();
  document.cookie = 'signed_in=; Max-Age=0';
});

describe('HeartButton', () => {
  it('asks a visitor to sign in and sends nothing', async () => {
    document.cookie = 'signed_in=; Max-Age=0';
    const heart = show();
    expect(fetchWordsMock).not.toHaveBeenCalled();
    await userEvent.click(heart);
    await waitFor(() =>
      expect(notify.info).toHaveBeenCalledWith(
        'Sign In Required',
        expect.objectContaining({ description: 'Please sign in to save favorites' }),
      ),
    );
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('is pressed where the listing is saved already', async () => {
    fetchMock.mockResolvedValue(answer(200, ['a']));
    const heart = show();
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  });

  it('has the text that is seen in its name, where it has one', async () => {
    fetchMock.mockResolvedValue(answer(200, ['a']));
    render(<SaveButton id="a" labels={{ save: 'Save', saved: 'Saved' }} favoriteLabels={{ save: 'Save it' }} />);
    const button = await screen.findByRole('button', { name: 'Saved', pressed: true });
    fetchMock.mockResolvedValue(answer(200));
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: 'Save it', pressed: false })).toHaveTextContent('Save');
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

  it('has the words of a member before they are needed', async () => {
    fetchMock.mockResolvedValue(answer(200, []));
    show();
    await waitFor(() => expect(fetchWordsMock).toHaveBeenCalledTimes(1));
  });

  it('takes the change back where not even words can be had', async () => {
    fetchMock.mockImplementation((url) =>
      url === '/api/favorites?fields=ids' ? Promise.resolve(answer(200, [])) : Promise.reject(new Error('offline')),
    );
    fetchWordsMock.mockRejectedValue(new Error('offline'));
    const heart = show();
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
    expect(notify.error).not.toHaveBeenCalled();
  });

  it('says that the session is over', async () => {
    fetchMock.mockImplementation((url) =>
      Promise.resolve(url === '/api/favorites?fields=ids' ? answer(200, []) : answer(401)),
    );
    await userEvent.click(show());
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith('Unauthorized', { description: 'Logged out' }));
  });
});
