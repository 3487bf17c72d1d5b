import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { notify } from '@/components/ui/notify';
import type { TopicKind } from '@/lib/core/topics/schema';
import en from '@/messages/en.json';
import { viewerData } from '@/components/ui/viewer/use-viewer';
import { needsChecklist } from './contact-checklist';
import { ContactDialog } from './contact-dialog';
import { readContactDraft } from './contact-draft';
import type { ContactLabels } from './contact-labels';

jest.mock('@/components/ui/forms/leave-to-sign-in', () => ({
  ...jest.requireActual<object>('@/components/ui/forms/leave-to-sign-in'),
  leaveToSignIn: jest.fn(),
}));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn(), info: jest.fn() } }));

const { contact: t } = en;
const labels: ContactLabels = {
  ...t,
  checklist: {
    title: t.checklistTitle,
    text: { listing: 'Animals', equipment: 'Machine', lot: 'Animals' },
    asks: { listing: ['Ask'], equipment: ['Serial number'], lot: ['Ask'] },
    guide: 'Guide',
    guideHref: '/en/safety',
    write: t.checklistWrite,
  },
  placeholder: { listing: 'Papers?', equipment: 'Hours?', lot: 'Visit?' },
  quickQuestions: en.messages.quickQuestions,
  questions: { listing: ['Still available?', 'Can I come and see?'], equipment: ['How many hours?'], lot: [] },
  messagesHref: '/en/messages',
  problems: {
    messageRequired: { title: t.messageRequiredTitle, text: t.messageRequiredText },
    tooLong: { title: t.tooLongTitle, text: t.tooLongText },
    contactMethodRequired: { title: t.methodRequiredTitle, text: t.methodRequiredText },
    contactPhoneRequired: { title: t.phoneRequiredTitle, text: t.phoneRequiredText },
    contactEmailRequired: { title: t.emailRequiredTitle, text: t.emailRequiredText },
    phone: { title: t.phoneInvalidTitle, text: t.phoneInvalidText },
    email: { title: t.emailInvalidTitle, text: t.emailInvalidText },
  },
};
const viewer = {
  id: 'v',
  email: 'ana@campo.uy',
  phone: '+59899123456',
  firstName: 'Ana',
  lastName: 'Luna',
  profileImageUrl: null,
  role: 'user',
};
const BLOCKED: Partial<Response> = {
  ok: false,
  status: 403,
  json: () => Promise.resolve({ message: 'Blocked' }),
  clone() {
    return this as Response;
  },
};
const onClose = jest.fn();
const fetchMock = jest.fn<Promise<Partial<Response>>, [string, RequestInit?]>();
let answer: Partial<Response> | Error;

function show(checklist = false, kind: TopicKind = 'listing', opening = '') {
  return render(
    <ContactDialog
      open
      onClose={onClose}
      returnFocusTo={{ current: null }}
      topic={{ kind, id: 'l', title: 'Bull' }}
      seller={{ id: 's', name: 'Juan' }}
      labels={labels}
      checklist={checklist}
      opening={opening}
    />,
  );
}

const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const send = async () => userEvent.click(await screen.findByRole('button', { name: t.send }));
const sent = () => fetchMock.mock.calls.filter(([url]) => url === '/api/messages');

beforeEach(() => {
  viewerData.reset();
  jest.clearAllMocks();
  sessionStorage.clear();
  let keys = 0;
  Object.defineProperty(globalThis, 'crypto', {
    value: { ...globalThis.crypto, randomUUID: () => `key-${++keys}` },
    configurable: true,
  });
  document.cookie = 'signed_in=1';
  answer = { ok: true, status: 201, json: () => Promise.resolve({}) };
  fetchMock.mockImplementation((url) => {
    if (url === '/api/user') return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(viewer) });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  global.fetch = fetchMock as unknown as typeof fetch;
});

async function fill() {
  write(t.message, 'Still there?');
  await userEvent.click(screen.getByRole('radio', { name: t.phone }));
  await screen.findByDisplayValue(viewer.phone);
}

describe('ContactDialog', () => {
  it('fills the message with the questions of its kind, and sends nothing', async () => {
    const { unmount } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Still available?' }));
    await userEvent.click(screen.getByRole('button', { name: 'Can I come and see?' }));
    expect(screen.getByRole('textbox', { name: t.message })).toHaveValue('Still available?\nCan I come and see?');
    expect(sent()).toEqual([]);
    unmount();
    show(false, 'equipment');
    expect(screen.getByRole('button', { name: 'How many hours?' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Still available?' })).toBeNull();
  });

  it('about a machine asks for what shows a machine', () => {
    show(true, 'equipment');
    expect(screen.getByText('Serial number')).toBeInTheDocument();
    expect(screen.queryByText('Ask')).toBeNull();
  });

  it('begins with what to ask for, once for each listing', async () => {
    localStorage.clear();
    const topic = { kind: 'listing', id: 'l' } as const;
    answer = { ok: true, status: 200, json: () => Promise.resolve({ needed: true }) };
    expect(await needsChecklist(topic)).toBe(true);
    expect(fetchMock).toHaveBeenCalledWith('/api/messages/checklist?topic=l', expect.anything());
    show(true);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Guide' })).toHaveAttribute('href', '/en/safety');
    await userEvent.click(screen.getByRole('button', { name: t.checklistWrite }));
    expect(screen.getByRole('textbox', { name: t.message })).toBeInTheDocument();
    expect(await needsChecklist(topic)).toBe(false);
    localStorage.clear();
    answer = { ok: false, status: 401, json: () => Promise.resolve({ needed: true }) };
    expect(await needsChecklist(topic)).toBe(false);
  });

  it.each([
    ['no message', '', null, '', t.messageRequiredTitle, t.messageRequiredText],
    ['no phone', 'Hi', 'phone', ' ', t.phoneRequiredTitle, t.phoneRequiredText],
    ['a wrong phone', 'Hi', 'phone', '099 123', t.phoneInvalidTitle, t.phoneInvalidText],
    ['no e-mail', 'Hi', 'email', '', t.emailRequiredTitle, t.emailRequiredText],
    ['a wrong e-mail', 'Hi', 'email', 'ana@', t.emailInvalidTitle, t.emailInvalidText],
  ] as const)(
    'says what is wrong with %s, and sends nothing',
    async (_name, message, method, value, title, description) => {
      show();
      write(t.message, message);
      if (method) {
        await userEvent.click(screen.getByRole('radio', { name: t[method] }));
        write(method === 'phone' ? t.phoneValue : t.emailValue, value);
      }
      await send();
      expect(notify.error).toHaveBeenCalledWith(title, { description });
      expect(sent()).toEqual([]);
    },
  );

  it('is answered here on Corral unless another way is chosen, and then shares nothing', async () => {
    show();
    expect(screen.getByRole('radio', { name: t.corral })).toBeChecked();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    write(t.message, 'Still there?');
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(JSON.parse(sent()[0]?.[1]?.body as string)).toMatchObject({ contactMethod: 'corral', contactValue: '' });
  });

  it('sends once, with the contact of the profile, and closes', async () => {
    show();
    await fill();
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(notify.success).toHaveBeenCalledWith(t.sent, expect.objectContaining({ description: t.sentText }));
    expect(JSON.parse(sent()[0]?.[1]?.body as string)).toEqual({
      toUserId: 's',
      listingId: 'l',
      equipmentId: null,
      auctionLotId: null,
      subject: null,
      message: 'Still there?',
      imageIds: [],
      contactMethod: 'phone',
      contactValue: viewer.phone,
      idempotencyKey: 'key-1',
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['a refusal', BLOCKED, 'Blocked'],
    ['no answer', new Error('offline'), t.offline],
  ])('keeps the text after %s, also for the next page load', async (_name, response, description) => {
    answer = response;
    const { unmount } = show();
    await fill();
    await send();
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith('Failed to send message', { description }));
    expect(onClose).not.toHaveBeenCalled();
    unmount();
    show();
    expect(screen.getByRole('textbox', { name: t.message })).toHaveValue('Still there?');
    expect(screen.getByRole('radio', { name: t.phone })).toBeChecked();
  });

  it('sends what nobody answered again under its key, and what was refused under another', async () => {
    const keys = () =>
      sent().map(([, request]) => (JSON.parse(request?.body as string) as { idempotencyKey: string }).idempotencyKey);
    show();
    await fill();
    answer = new Error('offline');
    await send();
    await waitFor(() => expect(notify.error).toHaveBeenCalledTimes(1));
    answer = BLOCKED;
    await send();
    await waitFor(() => expect(notify.error).toHaveBeenCalledTimes(2));
    await send();
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('lets visitors write first, and keeps it while they sign in', async () => {
    document.cookie = 'signed_in=; Max-Age=0';
    const { unmount } = show(false, 'listing', 'Hello, 20 head?');
    expect(await screen.findByText(t.signInText)).toBeInTheDocument();
    const signIn = () => userEvent.click(screen.getByRole('button', { name: t.signIn }));
    write(t.message, '');
    await signIn();
    expect(notify.error).toHaveBeenCalledWith(t.messageRequiredTitle, { description: t.messageRequiredText });
    expect(leaveToSignIn).not.toHaveBeenCalled();
    unmount();
    sessionStorage.clear();
    show(false, 'listing', 'Hello, 20 head?');
    await signIn();
    expect(leaveToSignIn).toHaveBeenCalledWith(0, '#contact');
    expect(sent()).toEqual([]);
    expect(readContactDraft('l').message).toBe('Hello, 20 head?');
  });

  it('says that the session is over', async () => {
    answer = { ok: false, status: 401, json: () => Promise.resolve({}) };
    show();
    await fill();
    await send();
    expect(notify.error).toHaveBeenCalledWith('Unauthorized', { description: t.unauthorizedText });
  });
});
