import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VerificationQueueItem } from '@/lib/accounts/verification/dto';
import { Confirmation } from '@/components/accounts/confirmation/confirmation';
import { UndoOffers } from '@/components/accounts/admin-undo/undo-offers';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { ReviewDialog } from './review-dialog';
import { ReviewedRequests, ReviewVerification } from './review-verification';
import { TodayKeys } from '@/components/moderation/today/today-keys';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }) }));

const ITEM: VerificationQueueItem = {
  ...{ userId: '01a1fc6e-4b6a-75ff-a517-f29b145c2099', firstName: 'Ramón', lastName: 'Techera' },
  ...{ email: 'ramon@corral.test', phone: null, location: 'Rivera, Uruguay', businessName: null, businessType: null },
  ...{ memberSince: '2025-09-01T00:00:00.000Z', documents: ['a.jpg', 'b.png'], premises: [], reviewer: null },
  ...{ verificationStatus: 'pending', verificationNotes: null },
  ...{ verificationSubmittedAt: '2026-11-27T00:00:00.000Z', verificationReviewedAt: null },
};

const decide = jest.fn().mockResolvedValue({ ok: true, data: undefined });
const onDecide = jest.fn();
const show = (item = ITEM) =>
  renderWithMessages(<ReviewDialog item={item} onDecide={onDecide} onStep={jest.fn()} onClose={jest.fn()} />);

const isDrawn = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get');

beforeEach(() => {
  jest.clearAllMocks();
  isDrawn.mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800);
});

it('approves nobody with V before the documents are drawn', async () => {
  isDrawn.mockReturnValue(false);
  show();
  const user = userEvent.setup();
  await screen.findAllByRole('img');
  await user.keyboard('v');
  expect(onDecide).not.toHaveBeenCalled();
  isDrawn.mockReturnValue(true);
  await user.keyboard('v');
  expect(onDecide).toHaveBeenCalledWith('verified', '');
});

it('shows the documents of an open request side by side', async () => {
  show();
  expect(await screen.findAllByRole('img')).toHaveLength(2);
});

it('puts what the account says beside what is to be found on the paper', async () => {
  show({ ...ITEM, premises: [{ scheme: 'uy_dicose', number: '040612345' }] });
  const rows = within(screen.getByRole('table', { name: 'Comparar la cuenta con el papel' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
    'Ramón Techera',
    'Rivera, Uruguay',
    '040612345',
  ]);
  const user = userEvent.setup();
  const mark = screen.getByRole('button', { name: 'Lugar: coincide con el papel' });
  await user.click(mark);
  expect(mark).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('v');
  expect(onDecide).toHaveBeenCalledWith('verified', '');
});

it('approves with V and asks for a reason with R; nothing that is typed is a decision', async () => {
  show();
  const user = userEvent.setup();
  await user.keyboard('r');
  const notes = screen.getByRole('textbox', { name: 'Comentario' });
  expect(notes).toHaveFocus();
  await user.keyboard('verifiqué');
  expect(notes).toHaveValue('verifiqué');
  expect(onDecide).not.toHaveBeenCalled();
  await user.click(screen.getByRole('heading', { name: 'Ramón Techera' }));
  await user.keyboard('v');
  expect(onDecide).toHaveBeenCalledWith('verified', 'verifiqué');
});

it('goes to the next request and back with J and K, whose dialog opens at once and takes V', async () => {
  const next = { ...ITEM, userId: '01a1fc6e-4b6a-75ff-a517-f29b145c2100', firstName: 'Elsa', documents: ['c.jpg'] };
  renderWithMessages(
    <ReviewedRequests>
      <TodayKeys />
      <ReviewVerification item={ITEM} decide={decide} />
      <ReviewVerification item={next} decide={decide} />
    </ReviewedRequests>,
  );
  const user = userEvent.setup();
  await user.keyboard('j{Enter}');
  expect(screen.getByRole('dialog', { name: 'Ramón Techera' })).toBeVisible();
  await user.keyboard('j');
  expect(screen.getByRole('dialog', { name: 'Elsa Techera' })).toBeVisible();
  await user.keyboard('k');
  expect(screen.getByRole('dialog', { name: 'Ramón Techera' })).toBeVisible();
  await user.keyboard('kj');
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('v');
  await waitFor(() => expect(decide).toHaveBeenCalledTimes(1));
  expect(decide).toHaveBeenCalledWith({ userId: next.userId, decision: 'verified', notes: '' });
});

it('loads no document of a request that is decided, and takes no keys', async () => {
  show({ ...ITEM, verificationStatus: 'verified' });
  await userEvent.setup().keyboard('v');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(onDecide).not.toHaveBeenCalled();
});

it('withdraws a verification, with a reason for the person', async () => {
  show({ ...ITEM, verificationStatus: 'verified' });
  const user = userEvent.setup();
  await user.click(screen.getByText('Retirar la verificación', { selector: 'summary' }));
  await user.click(screen.getByRole('button', { name: 'Retirar la verificación' }));
  expect(onDecide).not.toHaveBeenCalled();
  const notes = screen.getByRole('textbox', { name: 'Comentario' });
  expect(notes).toHaveFocus();
  expect(notes).toBeRequired();
  await user.keyboard('La cédula era de otro');
  await user.click(screen.getByRole('button', { name: 'Retirar la verificación' }));
  expect(onDecide).toHaveBeenCalledWith('withdrawn', 'La cédula era de otro');
});

it('shows the next request while a decision is being saved; no key is lost or decides another one', async () => {
  const people = ['Ramón', 'Elsa', 'Delfina'].map((firstName, nth) => ({ ...ITEM, firstName, userId: `id-${nth}` }));
  const answers: ((result: { ok: true; data: undefined }) => void)[] = [];
  const slow = jest.fn((_: unknown) => new Promise<{ ok: true; data: undefined }>((done) => answers.push(done)));
  const undo = jest.fn().mockResolvedValue({ ok: true, data: null });
  renderWithMessages(
    <UndoOffers undo={undo}>
      <ReviewedRequests>
        <TodayKeys />
        {people.map((item) => (
          <ReviewVerification key={item.userId} item={item} decide={slow} />
        ))}
      </ReviewedRequests>
    </UndoOffers>,
  );
  const user = userEvent.setup();
  await user.keyboard('j{Enter}v');
  expect(screen.getByRole('dialog', { name: 'Elsa Techera' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  // The first one is no longer to be decided.
  await user.keyboard('kv');
  expect(screen.getByRole('dialog', { name: 'Delfina Techera' })).toBeVisible();
  expect(slow.mock.calls.map(([input]) => (input as { userId: string }).userId)).toEqual(['id-0', 'id-1']);
  await act(async () => {
    answers.forEach((done) => done({ ok: true, data: undefined }));
    await Promise.resolve();
  });
  expect(screen.getByRole('dialog', { name: 'Delfina Techera' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Elsa Techera'));
  await user.keyboard('z');
  expect(undo).toHaveBeenCalledWith({ kind: 'verification', targetId: 'id-1' });
});

describe('a decision about which it is asked who is there', () => {
  const next = { ...ITEM, userId: '01a1fc6e-4b6a-75ff-a517-f29b145c2100', firstName: 'Elsa' };
  const refused = { ok: false, error: { code: 'confirmation_required' } };
  const reject = async () => {
    globalThis.fetch = jest.fn(() =>
      Promise.resolve({ ok: true, json: () => Promise.resolve({ methods: ['password'] }) } as Response),
    );
    decide.mockResolvedValueOnce(refused);
    renderWithMessages(
      <Confirmation>
        <ReviewedRequests>
          <TodayKeys />
          <ReviewVerification item={ITEM} decide={decide} />
          <ReviewVerification item={next} decide={decide} />
        </ReviewedRequests>
      </Confirmation>,
    );
    const user = userEvent.setup();
    await user.keyboard('j{Enter}r');
    await user.keyboard('no se lee');
    await user.click(screen.getByRole('button', { name: /^Rechazar/ }));
    return { user, password: await screen.findByLabelText('Tu contraseña') };
  };
  const person = (name: string) => screen.queryByRole('dialog', { name, hidden: true });

  it('stays on the person whom it is about, with what was written, where that is cancelled', async () => {
    const { user, password } = await reject();
    await waitFor(() => expect(password).toHaveFocus());
    expect([person('Ramón Techera') !== null, person('Elsa Techera')]).toEqual([true, null]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('Tu contraseña')).toBeNull());
    expect(person('Ramón Techera')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Comentario' })).toHaveValue('no se lee');
  });

  it('goes on to the next one once the password was given', async () => {
    const { user, password } = await reject();
    await user.type(password, 'vaca-Lechera{Enter}');
    await waitFor(() => expect(person('Elsa Techera')).toBeVisible());
    expect(decide.mock.calls.map(([{ userId }]: [{ userId: string }]) => userId)).toEqual([ITEM.userId, ITEM.userId]);
  });
});
