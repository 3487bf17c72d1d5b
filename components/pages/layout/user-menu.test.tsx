import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify, prepareToasts } from '@/components/ui/notify';
import { startLiveUpdates } from '@/components/ui/shared-data/member-live';
import { viewerData } from '@/components/ui/viewer/use-viewer';
import type { MemberWords } from './member-words';
import { sharedMemberWords, UserMenu } from './user-menu';

jest.mock('@/components/ui/shared-data/member-live', () => ({ startLiveUpdates: jest.fn(() => jest.fn()) }));
jest.mock('@/components/messages/notifications/bell', () => ({
  Bell: ({ name, href }: { name: string; href: string }) => <button data-href={href}>{name}</button>,
}));
jest.mock('@/components/ui/notify', () => ({ notify: { error: jest.fn() }, prepareToasts: jest.fn() }));

const labels = { account: 'Tu cuenta', messages: 'Mensajes', bell: 'Avisos' };
const words: Partial<MemberWords> = {
  admin: 'Administración',
  unread: 'Conversaciones sin leer',
  bellFailed: 'Sin conexión',
  unreadNotifications: 'Avisos sin leer',
  signOut: 'Cerrar sesión',
  logoutFailed: 'Logout failed',
  logoutFailedHelp: 'Otra vez.',
};
const marta = {
  id: '1',
  email: 'marta@corral.test',
  firstName: 'Marta',
  lastName: 'Olivera',
  profileImageUrl: null,
  role: 'user',
  unreadMessages: 0,
  unreadConversations: 0,
  unreadNotifications: 0,
};

function answer(status: number, body: unknown) {
  return Promise.resolve({
    ok: status < 400,
    status,
    statusText: '',
    json: () => Promise.resolve(body),
    text: () => Promise.resolve(''),
  } as Response);
}

function show(responses: Record<string, () => Promise<Response>>) {
  document.documentElement.lang = 'es';
  const answers: typeof responses = { '/api/words/member/es': () => answer(200, words), ...responses };
  const fetchMock = jest.fn((url: string) => answers[url]?.() ?? Promise.reject(new Error(`unexpected ${url}`)));
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  render(
    <UserMenu
      labels={labels}
      links={[]}
      adminLinks={[{ href: '/admin/verifications', label: 'admin', icon: 'clipboard-check' }]}
      homeHref="#home"
      messagesHref="/messages"
      bellHref="/dashboard/notifications"
    >
      <p>Idioma</p>
    </UserMenu>,
  );
  return fetchMock;
}

afterEach(() => {
  viewerData.reset();
  sharedMemberWords.reset();
  jest.clearAllMocks();
  document.cookie = 'signed_in=; Max-Age=0';
});

describe('UserMenu', () => {
  it('asks for nobody without the hint cookie', async () => {
    const fetchMock = show({});
    await waitFor(() => expect(screen.getByLabelText('Tu cuenta')).toBeInTheDocument());
    // Until its panel is loaded, and without scripts, the bell is a link.
    expect(screen.getByRole('link', { name: 'Avisos', hidden: true })).toHaveAttribute(
      'href',
      '/dashboard/notifications',
    );
    expect(fetchMock).not.toHaveBeenCalled();
    expect(prepareToasts).not.toHaveBeenCalled();
    expect(startLiveUpdates).not.toHaveBeenCalled();
  });

  it.each([
    ['M', marta],
    ['Z', { ...marta, firstName: null, email: 'zoe@corral.test' }],
  ])('shows the first letter of the first name, else of the e-mail: %s', async (letter, viewer) => {
    document.cookie = 'signed_in=1';
    show({ '/api/user': () => answer(200, viewer) });
    expect(await screen.findByText(letter)).toBeInTheDocument();
    // Loaded while online: a toast about a lost connection could not be loaded any more.
    expect(prepareToasts).toHaveBeenCalledTimes(1);
  });

  it('shows the picture where there is one', async () => {
    document.cookie = 'signed_in=1';
    show({ '/api/user': () => answer(200, { ...marta, profileImageUrl: '/media/portraits/marta.webp' }) });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Tu cuenta', hidden: true }).querySelector('img')).toHaveAttribute(
        'src',
        '/media/portraits/marta.webp',
      ),
    );
  });

  it('shows the number of unread conversations, and starts live updates for members only', async () => {
    document.cookie = 'signed_in=1';
    show({
      '/api/user': () => answer(200, { ...marta, unreadMessages: 5, unreadConversations: 2, unreadNotifications: 3 }),
    });
    expect(
      await screen.findByRole('button', { name: 'Tu cuenta. Conversaciones sin leer: 2', hidden: true }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mensajes. Conversaciones sin leer: 2', hidden: true })).toHaveAttribute(
      'href',
      '/messages',
    );
    expect(await screen.findByRole('button', { name: 'Avisos. Avisos sin leer: 3', hidden: true })).toHaveAttribute(
      'data-href',
      '/dashboard/notifications',
    );
    await waitFor(() => expect(startLiveUpdates).toHaveBeenCalledTimes(1));
  });

  it('clears a hint that outlived its session', async () => {
    document.cookie = 'signed_in=1';
    document.documentElement.dataset.signedIn = '';
    show({ '/api/user': () => answer(401, { message: 'Unauthorized' }) });
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-signed-in'));
    expect(document.cookie).not.toContain('signed_in');
  });

  it('keeps the hint of a session that began while the answer about the last one was under way', async () => {
    document.cookie = 'signed_in=1.old';
    const answers = [answer(401, {}), answer(200, marta)];
    const fetchMock = show({
      '/api/user': () => {
        document.cookie = 'signed_in=1.new';
        return answers.shift() ?? answer(500, {});
      },
    });
    expect(await screen.findByText('marta@corral.test')).toBeInTheDocument();
    expect(fetchMock.mock.calls.filter(([url]) => url === '/api/user')).toHaveLength(2);
    expect(document.cookie).toContain('signed_in=1.new');
  });

  it.each([
    ['user', 0],
    ['admin', 1],
  ])('shows a %s %i links for administrators', async (role, count) => {
    document.cookie = 'signed_in=1';
    show({ '/api/user': () => answer(200, { ...marta, role }) });
    await screen.findByText('marta@corral.test');
    expect(screen.queryAllByText('Administración')).toHaveLength(count);
  });

  it('leaves nothing behind that somebody typed, when they sign out', async () => {
    document.cookie = 'signed_in=1';
    localStorage.setItem('corral-verification:1', '{"phone":"+59899123456"}');
    sessionStorage.setItem('contact-1', '{"message":"Quiero verlos"}');
    localStorage.setItem('theme', 'dark');
    show({ '/api/user': () => answer(200, marta), '/api/logout': () => answer(204, null) });
    await userEvent.click(await screen.findByText('Cerrar sesión'));
    await waitFor(() => expect(window.location.hash).toBe('#home'));
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{ theme: 'dark' }, {}]);
  });

  it('asks again for words that could not be had, when the menu is opened', async () => {
    document.cookie = 'signed_in=1';
    const answers = [Promise.reject(new Error('offline')), answer(200, words)];
    show({
      '/api/user': () => answer(200, marta),
      '/api/words/member/es': () => answers.shift() ?? answer(500, {}),
    });
    await screen.findByText('marta@corral.test');
    expect(screen.queryByText('Cerrar sesión')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tu cuenta', hidden: true }));
    expect(await screen.findByText('Cerrar sesión')).toBeInTheDocument();
  });

  it('says so when signing out fails', async () => {
    document.cookie = 'signed_in=1';
    show({ '/api/user': () => answer(200, marta), '/api/logout': () => answer(500, {}) });
    await userEvent.click(await screen.findByText('Cerrar sesión'));
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith('Logout failed', { description: 'Otra vez.' }));
  });
});
