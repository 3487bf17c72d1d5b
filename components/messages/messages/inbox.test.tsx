import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfferStepView } from '@/components/messages/offers/offer-step';
import { dealDto } from '@/tests/factories/deal-dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { Inbox } from './inbox';
import type { MessagesView } from './view';

jest.mock('@/components/ui/forms/leave-to-sign-in', () => ({ leaveToSignIn: jest.fn() }));
const uploadFile = jest.fn();
jest.mock('@/components/ui/uploads/upload-file', () => ({
  uploadFile: (options: unknown) => uploadFile(options) as unknown,
}));

const person = { id: 'p', firstName: 'Gustavo', lastName: 'Pereyra', profileImageUrl: null, isDeleted: false };
const me = { id: 'me', firstName: 'María', lastName: 'Olivera', profileImageUrl: null, isDeleted: false };
const message = (id: string, text: string, isMine: boolean, isRead = false) => ({
  id,
  fromUserId: isMine ? me.id : person.id,
  toUserId: isMine ? person.id : me.id,
  listingId: 'l',
  equipmentId: null,
  auctionLotId: null,
  subject: null,
  message: text,
  contactMethod: 'corral' as const,
  contactValue: '',
  images: [],
  isRemoved: false,
  isRead,
  createdAt: '2026-11-22T11:31:00.000Z',
  fromUser: isMine ? me : person,
  toUser: isMine ? person : me,
  listing: { id: 'l', title: '40 novillos Limousin', image: null },
  equipment: null,
  lot: null,
});
const row = (key: string, text: string, unread: number) => ({
  key,
  person,
  about: '40 novillos Limousin',
  picture: null,
  text: { before: text, word: '', after: '' },
  offered: null,
  isRemoved: false,
  photos: 0,
  isMine: false,
  isRead: false,
  createdAt: '2026-11-22T11:31:00.000Z',
  unread,
});
const view: MessagesView = {
  viewerId: me.id,
  account: { email: 'maria@corral.test', phone: '+59899123456' },
  conversations: [row('p_l', '¿Siguen los 40?', 0), row('p', '¿Hace flete?', 2)],
  unread: { messages: 2, conversations: 1 },
  filter: 'open',
  isEmpty: false,
  search: '',
  isSearchRefused: false,
  thread: {
    person: { ...person, isVerified: true, location: 'Durazno, Uruguay', isReachable: true, usualReply: null },
    language: 'es',
    topic: { kind: 'listing', id: 'l', title: '40 novillos Limousin', image: null },
    offered: {
      price: '1077.00',
      asked: { amount: '3.05', basis: 'live_kg', currency: 'USD' },
      status: 'active',
      isMine: true,
    },
    messages: [message('1', '¿Siguen los 40?', false), message('2', 'Siguen.', true, true)],
    earlier: null,
    until: null,
    unread: 0,
    blockedByMe: false,
    isArchived: false,
    givenContact: null,
    phone: '+59899555666',
    warning: null,
  },
  offer: null,
  offers: [],
  visit: null,
  quick: { language: 'pt', texts: ['Ainda está disponível'] },
  current: 'p_l',
  filterHrefs: { open: '/messages', unread: '/messages?show=unread', archived: '/messages?show=archived' },
  listHref: '/messages',
  olderHref: null,
  newestHref: null,
  earlierHref: null,
  newestMessagesHref: null,
  blocked: [],
};
const thread = view.thread as NonNullable<MessagesView['thread']>;
const actions = {
  readConversation: jest.fn(),
  block: jest.fn(),
  unblock: jest.fn(),
  archive: jest.fn(),
  unarchive: jest.fn(),
};
const fetchMock = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
const show = (part: Partial<MessagesView> = {}) =>
  renderWithMessages(<Inbox view={{ ...view, ...part }} actions={actions} />);
const box = () => screen.getByRole('textbox', { name: 'Responder a Gustavo' });
const bodies = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(body as string) as Record<string, unknown>);

beforeAll(() => {
  Element.prototype.scrollTo = jest.fn();
});

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  let keys = 0;
  Object.defineProperty(globalThis, 'crypto', {
    value: { randomUUID: () => `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}` },
    configurable: true,
  });
  for (const act of Object.values(actions)) act.mockResolvedValue({ ok: true, data: null });
  fetchMock.mockResolvedValue({ ok: true, status: 201, json: () => Promise.resolve({}) });
  global.fetch = fetchMock as unknown as typeof fetch;
});

describe('an open conversation', () => {
  it.each([
    [{ state: 'open', deal: null }, 'Te ofrece'],
    [{ state: 'agreed', deal: 1041418 }, 'Acordaron: trato 1041418'],
    [{ state: 'ended', deal: null }, 'Terminó sin acuerdo'],
  ] as const)('says what became of an offer: %o', (became, words) => {
    const offered = { heads: 20, amount: '3.05', basis: 'live_kg', currency: 'USD', ...became } as const;
    show({ conversations: [{ ...row('p_l', '', 0), offered }] });
    expect(
      within(screen.getByRole('navigation', { name: 'Conversaciones' })).getByText(words, { exact: false }),
    ).toBeVisible();
  });

  it('names what it is about, warns, and offers a call and WhatsApp where a number was given', () => {
    show();
    expect(screen.getByRole('link', { name: /40 novillos Limousin.*US\$\s3,05\s\/kg.*Activo/ })).toHaveAttribute(
      'href',
      '/listing/l',
    );
    expect(screen.getByText('Nada de señas a ciegas.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cómo cerrar seguro' })).toHaveAttribute('href', '/safety');
    expect(screen.getByRole('link', { name: 'Llamar a Gustavo' })).toHaveAttribute('href', 'tel:+59899555666');
    expect(screen.getByRole('link', { name: 'Abrir WhatsApp con Gustavo' })).toHaveAttribute(
      'href',
      'https://wa.me/59899555666',
    );
  });

  it('says why a message needs care and what to ask for, right above it', () => {
    show({ thread: { ...thread, warning: { messageId: '1', hints: ['advance', 'haste'] } } });
    const link = screen.getByRole('link', { name: 'Cómo reconocer un engaño' });
    expect(link).toHaveAttribute('href', '/safety');
    const warning = link.closest('li') as HTMLElement;
    expect(warning).toHaveTextContent(
      'Acá se habla de pagar antes de ver los animales y te apuran. Antes de pagar o de entregar, pedí:',
    );
    expect(warning.nextElementSibling).toHaveTextContent('¿Siguen los 40?');
  });

  it('offers neither without a number, and no WhatsApp for one without its country', () => {
    const { unmount } = show({ thread: { ...thread, phone: null } });
    expect(screen.queryByRole('link', { name: /Llamar|WhatsApp/ })).not.toBeInTheDocument();
    unmount();
    show({ thread: { ...thread, phone: '99555666' } });
    expect(screen.getByRole('link', { name: 'Llamar a Gustavo' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
  });

  it('says whether one’s own message was read', () => {
    show({ thread: { ...thread, messages: [...thread.messages, message('3', 'Vengan el jueves.', true)] } });
    const [, , read, sent] = within(screen.getByRole('log')).getAllByRole('listitem');
    expect(read).toHaveTextContent('Leído');
    expect(sent).not.toHaveTextContent('Leído');
    expect(screen.getByRole('img', { name: 'Enviado' })).toBeInTheDocument();
  });

  it('has each offer among the messages, with what became of it and the way to answer', () => {
    const step = (id: string, createdAt: string, part: Partial<OfferStepView['offer']>, isMine: boolean) => ({
      offer: {
        id,
        createdAt,
        side: isMine ? ('seller' as const) : ('buyer' as const),
        terms: dealDto().terms,
        status: 'open' as const,
        expiresAt: '2030-11-28T12:00:00.000Z',
        ...part,
      },
      negotiationId: 'n',
      kind: isMine ? ('counter' as const) : ('offer' as const),
      isMine,
      name: 'Gustavo',
    });
    const offers = [
      step('o1', '2026-11-21T10:00:00.000Z', { status: 'countered' }, false),
      step('o2', '2026-11-29T10:00:00.000Z', {}, true),
    ];
    const { unmount } = show({ offers });
    const items = within(screen.getByRole('log')).getAllByRole('listitem');
    const cards = within(screen.getByRole('log')).getAllByRole('article');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Gustavo te ofrece', 'Tu contraoferta']);
    expect(items[1]).toContainElement(cards[0] ?? null);
    expect(cards[0]).toHaveTextContent('respondida');
    expect(cards[0]).toHaveTextContent(/60 cab\. a US\$\s3,05/);
    expect(items.at(-1)).toContainElement(cards[1] ?? null);
    expect(within(cards[1] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/offers/n');
    unmount();
    // A page of earlier messages has only what was offered since, until the next page begins.
    const page = { ...thread, earlier: '0', until: '2026-11-29T09:00:00.000Z' };
    const { unmount: leave } = show({ offers, newestMessagesHref: '/messages', thread: page });
    expect(within(screen.getByRole('log')).queryByRole('article')).not.toBeInTheDocument();
    leave();
    show({ offers, newestMessagesHref: '/messages', thread: { ...page, until: '2026-11-29T11:00:00.000Z' } });
    expect(within(screen.getByRole('log')).getAllByRole('article')).toHaveLength(1);
  });

  it('is marked as read where it has something new', async () => {
    show({ thread: { ...thread, unread: 1 } });
    await waitFor(() =>
      expect(actions.readConversation).toHaveBeenCalledWith({ personId: 'p', topic: { kind: 'listing', id: 'l' } }),
    );
  });

  it('gives its seller quick answers in the language of the thread, which fill the box and send nothing', async () => {
    show();
    const answers = screen.getByRole('group', { name: 'Respuestas rápidas' });
    await userEvent.type(box(), 'Buen día.');
    const answer = within(answers).getByRole('button', { name: 'Ainda está disponível' });
    expect(answer).toHaveAttribute('lang', 'pt');
    expect(within(answers).getByText('Português')).toBeInTheDocument();
    await userEvent.click(answer);
    expect(box()).toHaveValue('Buen día.\nAinda está disponível');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('gives its buyer quick questions, and says how soon the seller usually answers', () => {
    const offered = { price: '1', asked: null, status: 'active' as const, isMine: false };
    const seller = { ...thread.person, usualReply: 61 };
    const { unmount } = show({ thread: { ...thread, offered, person: seller } });
    expect(screen.getByRole('group', { name: 'Preguntas rápidas' })).toBeInTheDocument();
    expect(screen.getByText('suele responder en 2 h · Durazno, Uruguay')).toBeInTheDocument();
    unmount();
    show({ quick: { language: 'es', texts: [] }, thread: { ...thread, offered } });
    expect(screen.queryByRole('group', { name: /rápidas/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/suele responder/)).not.toBeInTheDocument();
  });

  it('about a machine warns about machines', () => {
    const topic = { kind: 'equipment' as const, id: 'e', title: 'Tractor', image: null };
    show({ thread: { ...thread, topic, warning: { messageId: '1', hints: ['advance', 'absence'] } } });
    expect(screen.getByText(/antes de ver la máquina y sus papeles/)).toBeInTheDocument();
    expect(
      screen.getByText(/pagar antes de ver la máquina y te dicen que no se puede ver la máquina/),
    ).toBeInTheDocument();
    expect(screen.getByText('Una videollamada con la máquina a la vista y en marcha')).toBeInTheDocument();
    expect(screen.queryByText(/hacienda|animales|caravanas|guías/)).not.toBeInTheDocument();
  });
});

describe('a reply', () => {
  it('is sent with Ctrl+Enter, answered here on Corral', async () => {
    show();
    await userEvent.type(box(), 'El jueves me queda bien.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    expect(bodies()[0]).toMatchObject({
      toUserId: 'p',
      listingId: 'l',
      message: 'El jueves me queda bien.',
      contactMethod: 'corral',
      contactValue: '',
    });
    expect(box()).toHaveValue('');
  });

  it('with a photograph that is uploading is sent as soon as it is uploaded, as it is written then', async () => {
    let uploaded: (result: unknown) => void = () => undefined;
    uploadFile.mockReturnValue(new Promise((resolve) => (uploaded = resolve)));
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = jest.fn();
    const { container } = show();
    const files = container.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(files, { target: { files: [new File(['x'], 'toro.jpg', { type: 'image/jpeg' })] } });
    await userEvent.type(box(), 'Mire{Control>}{Enter}{/Control}');
    expect(await screen.findByText('El mensaje sale en cuanto suban las fotos.')).toBeInTheDocument();
    await userEvent.type(box(), ' el toro');
    expect(fetchMock).not.toHaveBeenCalled();
    act(() => uploaded({ ok: true, data: { id: '01a1fc6e-4b6a-75ff-a517-f29b145c2099' } }));
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    expect(bodies()[0]).toMatchObject({
      message: 'Mire el toro',
      imageIds: ['01a1fc6e-4b6a-75ff-a517-f29b145c2099'],
    });
    expect(box()).toHaveValue('');
    await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalled());
  });

  it('that failed keeps its text, and is sent again under the same key', async () => {
    fetchMock.mockRejectedValueOnce(new Error('offline'));
    show();
    await userEvent.type(box(), 'Traiga la guía.{Control>}{Enter}{/Control}');
    expect(await screen.findByText('No salió')).toBeInTheDocument();
    expect(screen.getByText('Traiga la guía.')).toBeInTheDocument();
    expect(sessionStorage.getItem('messages-outbox')).toContain('Traiga la guía.');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText('Traiga la guía.')).not.toBeInTheDocument());
    const [first, second] = bodies();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('that was refused says why, and can be changed', async () => {
    fetchMock.mockResolvedValueOnce({
      ok: false,
      status: 403,
      json: () => Promise.resolve({ message: 'No pasan.' }),
      clone() {
        return this as Response;
      },
    });
    show();
    await userEvent.type(box(), 'Hola{Control>}{Enter}{/Control}');
    expect(await screen.findByText('No pasan.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
    expect(box()).toHaveValue('Hola');
    expect(screen.queryByText('No pasan.')).not.toBeInTheDocument();
  });

  it('written without a signal goes out by itself when it is back', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    await userEvent.type(box(), 'Voy mañana{Control>}{Enter}{/Control}');
    expect(screen.getByText('Sale solo cuando vuelva la señal')).toBeInTheDocument();
    expect(fetchMock).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByText('Voy mañana')).not.toBeInTheDocument());
    online.mockRestore();
  });

  it('without text is not sent, and what is wrong with a number is said', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(box()).toBeInvalid();
    await userEvent.type(box(), 'Hola');
    await userEvent.click(screen.getByText('Te responden acá en Corral'));
    await userEvent.click(screen.getByRole('radio', { name: 'Teléfono' }));
    expect(screen.getByRole('textbox', { name: 'Tu teléfono' })).toHaveValue('+59899123456');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Tu teléfono' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(screen.getByRole('textbox', { name: 'Tu teléfono' })).toBeInvalid();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('that is not sent yet is still there when the conversation is opened again', async () => {
    const { unmount } = show();
    await userEvent.type(box(), 'A medio escribir');
    unmount();
    show();
    expect(box()).toHaveValue('A medio escribir');
  });
});

describe('the list', () => {
  it('is walked with the arrow keys, and Escape leads back to it', async () => {
    show();
    const [first, second] = screen.getAllByRole('link').filter((link) => link.dataset.conversation);
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(first).toHaveFocus();
  });

  it('says what is unread, and how many conversations are', () => {
    show({ thread: null, current: null });
    expect(screen.getByRole('link', { name: /¿Hace flete\?.*2 sin leer/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sin leer 1' })).toHaveAttribute('href', '/messages?show=unread');
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
  });
});

describe('searching and archiving', () => {
  it('searches by the address, in the page and without scripts', async () => {
    window.history.replaceState(null, '', '/messages');
    show({ thread: null, current: null, filterHrefs: { ...view.filterHrefs, open: '/dashboard?tab=messages' } });
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/dashboard');
    expect(form).toHaveFormValues({ tab: 'messages', q: '' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar en tus conversaciones' }), ' guía {Enter}');
    expect(window.location.pathname + window.location.search).toBe('/dashboard?tab=messages&q=gu%C3%ADa');
  });

  it('marks the words in what it found, and leads back to all', () => {
    const text = { before: 'Traiga la ', word: 'guía', after: ' de tránsito' };
    show({ thread: null, current: null, search: 'guia', conversations: [{ ...row('p', '', 0), text }] });
    expect(screen.getByText('guía').tagName).toBe('MARK');
    expect(screen.getByRole('searchbox')).toHaveValue('guia');
    expect(screen.getByRole('link', { name: 'Dejar de buscar' })).toHaveAttribute('href', '/messages');
    expect(screen.getByRole('link', { name: 'Todas' })).not.toHaveAttribute('aria-current');
  });

  it('says that it found nothing, or that there were too many searches', () => {
    const none = { thread: null, current: null, search: 'guía', conversations: [] };
    const { unmount } = show(none);
    expect(screen.getByRole('status')).toHaveTextContent('Nada con «guía».');
    unmount();
    show({ ...none, isSearchRefused: true });
    expect(screen.getByRole('status')).toHaveTextContent('Fueron muchas búsquedas seguidas.');
  });

  it('puts the open conversation aside as far as it was seen, and leads back to the list', async () => {
    window.history.replaceState(null, '', '/messages?conversation=p_l');
    show();
    await userEvent.click(screen.getByText('Más opciones'));
    await userEvent.click(screen.getByRole('button', { name: 'Archivar' }));
    expect(actions.archive).toHaveBeenCalledWith({
      personId: 'p',
      topic: { kind: 'listing', id: 'l' },
      lastMessageId: '2',
    });
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('puts an archived one back', async () => {
    show({ filter: 'archived', thread: { ...thread, isArchived: true } });
    expect(screen.getByRole('link', { name: 'Archivadas' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByText('Más opciones'));
    await userEvent.click(screen.getByRole('button', { name: 'Volver a la lista' }));
    expect(actions.unarchive).toHaveBeenCalledWith({ personId: 'p', topic: { kind: 'listing', id: 'l' } });
  });

  it('archives nothing from a page of earlier messages', () => {
    show({ newestMessagesHref: '/messages?conversation=p_l' });
    expect(screen.queryByText('Archivar')).not.toBeInTheDocument();
    expect(screen.getByText('Bloquear')).toBeInTheDocument();
  });
});

it('shows a newer offer in the place of the last message', () => {
  const offered = { heads: 40, amount: '3.05', basis: 'live_kg', currency: 'USD', state: 'open', deal: null } as const;
  show({ conversations: [{ ...row('p_l', '', 0), offered }] });
  expect(screen.getByText(/^Te ofrece: 40 cab\. a US\$\s3,05/)).toBeInTheDocument();
});
