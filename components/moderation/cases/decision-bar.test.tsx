import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { notify } from '@/components/ui/notify';
import { CASE_ANSWERS, answersFor } from '@/lib/moderation/reports/schema';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import type { CaseActs, Undo } from '@/components/moderation/desk/acts';
import { DecisionBar } from './decision-bar';
import type { BarCase } from './use-decisions';
import { ModerationDesk } from '@/components/moderation/desk/desk';

const push = jest.fn();
const refresh = jest.fn();
// The same router each time, as Next provides it.
const mockRouter = { push, refresh };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn(), info: jest.fn() } }));
jest.mock('@/components/ui/forms/leave-to-sign-in', () => ({ leaveToSignIn: jest.fn() }));

const undo = jest.fn<ReturnType<Undo>, Parameters<Undo>>();
const acts: jest.Mocked<CaseActs> = {
  decide: jest.fn(),
  decideAppeal: jest.fn(),
  claim: jest.fn(),
  addNote: jest.fn(),
};

const previews = Object.fromEntries(CASE_ANSWERS.map((name) => [name, [`Hola: ${name}`]])) as BarCase['previews'];
const bar: BarCase = {
  key: 'k1',
  title: 'Toro',
  until: '2026-11-22T10:00:00.000Z',
  kind: 'listing',
  answers: answersFor(['listing']),
  exists: true,
  pending: 2,
  risk: false,
  held: false,
  appeal: false,
  own: false,
  claimedBy: null,
  owner: { name: 'Ramiro Techera', onSale: 3, suspended: false },
  language: 'portugués',
  suggested: 'photo',
  previews,
};
const place = {
  queue: ['k1', 'k2', 'k3'],
  previous: null,
  next: { href: '/admin/cases/k2', key: 'k2' },
  href: '/admin/cases/k1',
  queueHref: '/admin/cases',
};

async function open(traits: Partial<BarCase> = {}) {
  renderWithMessages(
    <ModerationDesk undo={undo}>
      <h1 id="case-title" tabIndex={-1}>
        Toro
      </h1>
      <DecisionBar item={{ ...bar, ...traits }} place={place} acts={acts} />
    </ModerationDesk>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nota' })).toBeEnabled());
  return userEvent.setup();
}

/** Renders the bar of the first case; returns a function that shows another case, as a navigation does. */
function openQueue(): (key: string) => void {
  let show: (key: string) => void = () => undefined;
  const nextOf: Partial<Record<string, string>> = { k1: 'k2', k2: 'k3' };
  function Bench() {
    const [key, setKey] = useState('k1');
    show = (shown) => act(() => setKey(shown));
    const next = nextOf[key];
    const to = next ? { href: `/admin/cases/${next}`, key: next } : null;
    return (
      <DecisionBar
        key={key}
        item={{ ...bar, key }}
        place={{ ...place, href: `/admin/cases/${key}`, next: to }}
        acts={acts}
      />
    );
  }
  renderWithMessages(
    <ModerationDesk undo={undo}>
      <Bench />
    </ModerationDesk>,
  );
  return (key) => show(key);
}

const receipt = (undoUntil: string | null) => ({
  ok: true as const,
  data: { id: 'd1', key: 'k1', title: 'Toro', undoUntil },
});

/** Keeps the next decision from being saved until the function that it returns is called. */
function holdDecision(id: string): () => void {
  const answer = receipt('2026-11-22T10:00:10.000Z');
  let save: (saved: typeof answer) => void = () => undefined;
  acts.decide.mockReturnValueOnce(new Promise((resolve) => (save = resolve)));
  return () => save({ ...answer, data: { ...answer.data, id } });
}

beforeEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
  localStorage.clear();
  acts.claim.mockResolvedValue({ ok: true, data: { claimedBy: null } });
  acts.decide.mockResolvedValue(receipt('2026-11-22T10:00:10.000Z'));
  acts.decideAppeal.mockResolvedValue(receipt('2026-11-22T10:00:10.000Z'));
  acts.addNote.mockResolvedValue({ ok: true, data: null });
  undo.mockResolvedValue({ ok: true, data: null });
});

it('says the place among the cases that are left, as the title of the queue does', async () => {
  const show = openQueue();
  const user = userEvent.setup();
  await waitFor(() => expect(screen.getByText('1 de 3')).toBeVisible());
  await user.keyboard('d');
  show('k2');
  expect(await screen.findByText('1 de 2')).toBeVisible();
});

it('takes down by B with the answer that a digit chose, goes to the next case, and undoes by Z', async () => {
  const user = await open();
  await user.keyboard('2b');
  await waitFor(() => expect(push).toHaveBeenCalledWith('/admin/cases/k2', { scroll: false }));
  expect(acts.decide).toHaveBeenCalledWith({ key: 'k1', until: bar.until, action: 'taken_down', answer: 'payment' });
  expect(screen.getByRole('status')).toHaveTextContent('Anuncio retirado');
  await user.keyboard('z');
  await waitFor(() => expect(undo).toHaveBeenCalledWith({ decisionIds: ['d1'] }));
  await waitFor(() => expect(push).toHaveBeenLastCalledWith('/admin/cases/k1', { scroll: false }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('undoes the decision of the last case by Z, when no case is shown any more', async () => {
  let empty: () => void = () => undefined;
  function Bench() {
    const [isEmpty, setEmpty] = useState(false);
    empty = () => act(() => setEmpty(true));
    if (isEmpty) return null;
    return <DecisionBar item={bar} place={{ ...place, next: null }} acts={acts} />;
  }
  renderWithMessages(
    <ModerationDesk undo={undo}>
      <Bench />
    </ModerationDesk>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nota' })).toBeEnabled());
  const user = userEvent.setup();
  await user.keyboard('d');
  await waitFor(() => expect(push).toHaveBeenCalledWith('/admin/cases', { scroll: false }));
  empty();
  await user.keyboard('z');
  await waitFor(() => expect(undo).toHaveBeenCalledWith({ decisionIds: ['d1'] }));
  expect(undo).toHaveBeenCalledTimes(1);
});

it('goes on at once, before a decision is saved, and decides no case that was not shown when the key was pressed', async () => {
  const show = openQueue();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nota' })).toBeEnabled());
  const user = userEvent.setup();
  const saved: ((answer: ReturnType<typeof receipt>) => void)[] = [];
  acts.decide.mockImplementation(() => new Promise((resolve) => saved.push(resolve)));
  await user.keyboard('d2bds');
  expect(push).toHaveBeenLastCalledWith('/admin/cases/k2', { scroll: false });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(notify.info).toHaveBeenCalledWith(expect.stringContaining('todavía no se ve'));
  show('k2');
  expect(acts.decide.mock.calls).toEqual([[{ key: 'k1', until: bar.until, action: 'dismissed' }]]);
  await user.keyboard('2b');
  expect(push).toHaveBeenLastCalledWith('/admin/cases/k3', { scroll: false });
  expect(acts.decide).toHaveBeenLastCalledWith({
    key: 'k2',
    until: bar.until,
    action: 'taken_down',
    answer: 'payment',
  });
  show('k3');
  await user.keyboard('d');
  expect(acts.decide).toHaveBeenLastCalledWith({ key: 'k3', until: bar.until, action: 'dismissed' });
  // The last one waits for its answer; what is decided isn't decided again.
  await user.keyboard('d');
  expect(acts.decide).toHaveBeenCalledTimes(3);
  await act(async () => saved.forEach((answer) => answer(receipt(null))));
  expect(push).toHaveBeenLastCalledWith('/admin/cases', { scroll: false });
});

it('decides nothing with a reason that nobody chose: B asks for it, and a digit chooses', async () => {
  const user = await open({ suggested: null });
  await user.keyboard('b');
  const asked = within(await screen.findByRole('dialog', { name: 'Respuesta al dueño' }));
  expect(asked.getByRole('button', { name: 'Bajar' })).toBeDisabled();
  await user.keyboard('2');
  await user.click(asked.getByRole('button', { name: 'Bajar' }));
  expect(acts.decide).toHaveBeenCalledWith({ key: 'k1', until: bar.until, action: 'taken_down', answer: 'payment' });
});

it('takes a listing down by B, a digit and Enter, which does nothing before an answer is chosen', async () => {
  const user = await open({ suggested: null });
  await user.keyboard('b');
  await screen.findByRole('dialog', { name: 'Respuesta al dueño' });
  act(() => screen.getAllByRole('radio')[0]?.focus());
  await user.keyboard('{Enter}');
  expect(acts.decide).not.toHaveBeenCalled();
  await user.keyboard('2{Enter}');
  expect(acts.decide).toHaveBeenCalledTimes(1);
  expect(acts.decide).toHaveBeenCalledWith({ key: 'k1', until: bar.until, action: 'taken_down', answer: 'payment' });
});

it('undoes by Z the decision that is being saved, once it is, and no earlier one', async () => {
  const show = openQueue();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nota' })).toBeEnabled());
  const user = userEvent.setup();
  await user.keyboard('d');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Caso desestimado'));
  show('k2');
  const saved = holdDecision('d2');
  await user.keyboard('dz');
  expect(undo).not.toHaveBeenCalled();
  await act(async () => saved());
  await waitFor(() => expect(undo).toHaveBeenCalledWith({ decisionIds: ['d2'] }));
  expect(undo).toHaveBeenCalledTimes(1);
});

it('undoes by the button the decision that its toast names, while a later one is being saved', async () => {
  const show = openQueue();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nota' })).toBeEnabled());
  const user = userEvent.setup();
  await user.keyboard('d');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Caso desestimado'));
  show('k2');
  const saved = holdDecision('d2');
  await user.keyboard('d');
  await user.click(screen.getByRole('button', { name: /Deshacer/ }));
  await waitFor(() => expect(undo).toHaveBeenCalledWith({ decisionIds: ['d1'] }));
  await act(async () => saved());
  expect(undo).toHaveBeenCalledTimes(1);
});

it('undoes by Z twice the last two decisions, both of which are being saved', async () => {
  const show = openQueue();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nota' })).toBeEnabled());
  const user = userEvent.setup();
  const saved = [holdDecision('d1'), holdDecision('d2')];
  await user.keyboard('d');
  show('k2');
  await user.keyboard('dzz');
  await act(async () => saved.forEach((save) => save()));
  await waitFor(() => expect(undo.mock.calls).toEqual([[{ decisionIds: ['d1'] }], [{ decisionIds: ['d2'] }]]));
});

it('undoes by Z the last decision first, though it was saved first', async () => {
  const show = openQueue();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nota' })).toBeEnabled());
  const user = userEvent.setup();
  const [saveFirst, saveLast] = [holdDecision('d1'), holdDecision('d2')];
  await user.keyboard('d');
  show('k2');
  await user.keyboard('d');
  await act(async () => saveLast());
  await user.keyboard('zz');
  await waitFor(() => expect(undo.mock.calls).toEqual([[{ decisionIds: ['d2'] }]]));
  await act(async () => saveFirst());
  await waitFor(() => expect(undo).toHaveBeenLastCalledWith({ decisionIds: ['d1'] }));
});

it('keeps a case decided that is still being saved when the page is refreshed', async () => {
  const show = openQueue();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nota' })).toBeEnabled());
  const user = userEvent.setup();
  const [saveFirst] = [holdDecision('d1'), holdDecision('d2')];
  await user.keyboard('d');
  show('k2');
  await user.keyboard('d');
  await act(async () => saveFirst());
  await waitFor(() => expect(refresh).toHaveBeenCalled(), { timeout: 3000 });
  // What the refresh changes is rendered.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('button', { name: 'Desestimar' })).toBeDisabled();
});

it('refreshes after a decision that got no answer, and after an undoing that failed', async () => {
  const show = openQueue();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nota' })).toBeEnabled());
  const user = userEvent.setup();
  await user.keyboard('d');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Caso desestimado'));
  show('k2');
  acts.decide.mockRejectedValueOnce(new Error('offline'));
  await user.keyboard('d');
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1), { timeout: 3000 });
  show('k3');
  undo.mockRejectedValueOnce(new Error('offline'));
  await user.keyboard('z');
  await waitFor(() => expect(notify.error).toHaveBeenLastCalledWith('No se pudo deshacer', expect.anything()));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2), { timeout: 3000 });
});

it('always asks before it suspends', async () => {
  const user = await open();
  await user.keyboard('s');
  const dialog = await screen.findByRole('dialog', { name: '¿Suspender a Ramiro Techera?' });
  expect(dialog).toHaveTextContent('Se ocultan sus 3 anuncios a la venta.');
  // No key decides while it is open.
  await user.keyboard('d');
  expect(acts.decide).not.toHaveBeenCalled();
  acts.decide.mockResolvedValue(receipt(null));
  await user.selectOptions(within(dialog).getByLabelText('Duración'), '30 días');
  await user.click(within(dialog).getByRole('button', { name: 'Suspender' }));
  const decided = { key: 'k1', until: bar.until, action: 'suspended', answer: 'photo', days: 30 };
  await waitFor(() => expect(acts.decide).toHaveBeenCalledWith(decided));
  // It can't be undone, so that isn't offered.
  await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Cuenta suspendida'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('asks before it cancels a lot, which is final', async () => {
  const user = await open({ kind: 'lot' });
  await user.keyboard('b');
  expect(await screen.findByRole('alertdialog', { name: '¿Cancelar este remate?' })).toBeInTheDocument();
  expect(acts.decide).not.toHaveBeenCalled();
});

it.each([
  ['n', 'Nota'],
  ['s', 'Suspender'],
])('comes back from the dialog of %s to the button that does the same', async (key, name) => {
  const user = await open();
  await user.keyboard(key);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveFocus());
});

it('takes what is typed into a field for text; Ctrl Enter saves the note', async () => {
  const user = await open();
  await user.keyboard('n');
  const field = await screen.findByRole('textbox', { name: /Nota/ });
  await user.type(field, 'bdskj');
  expect(field).toHaveValue('bdskj');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(acts.addNote).toHaveBeenCalledWith({ key: 'k1', text: 'bdskj' }));
  expect(acts.decide).not.toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
});

it('has shortcuts that can be switched off', async () => {
  const user = await open();
  await user.keyboard('?');
  await user.click(await screen.findByRole('checkbox', { name: 'Usar atajos de teclado' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('db');
  expect(acts.decide).not.toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
});

it('names the key that puts a held listing on sale as its button does', async () => {
  const user = await open({ held: true });
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Publicar')).toBeVisible();
  expect(dialog.queryByText('Desestimar')).toBeNull();
});

it('is read-only while a colleague has the case', async () => {
  acts.claim.mockResolvedValue({ ok: true, data: { claimedBy: 'Luis Vera' } });
  const user = await open();
  expect(await screen.findByText(/Lo tiene Luis Vera/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Desestimar' })).not.toBeInTheDocument();
  await user.keyboard('dbs');
  expect(acts.decide).not.toHaveBeenCalled();
});

it('decides an appeal by D and R', async () => {
  const user = await open({ appeal: true, pending: 0 });
  expect(screen.queryByRole('button', { name: 'Bajar' })).not.toBeInTheDocument();
  await user.keyboard('r');
  await waitFor(() => expect(acts.decideAppeal).toHaveBeenCalledWith({ key: 'k1', action: 'restored' }));
});

it('leaves the appeal of an own decision to a colleague, and does not hold it meanwhile', async () => {
  const user = await open({ appeal: true, own: true, pending: 0 });
  expect(screen.getByText(/La decisión fue tuya/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Volver a publicar/ })).not.toBeInTheDocument();
  await user.keyboard('dr');
  expect(acts.decideAppeal).not.toHaveBeenCalled();
  expect(acts.claim).not.toHaveBeenCalled();
});

it('says which decision was refused and why, and leads back to its case', async () => {
  acts.decide.mockResolvedValue({ ok: false, error: { code: 'case_claimed' } });
  const user = await open();
  await user.keyboard('d');
  await waitFor(() =>
    expect(notify.error).toHaveBeenCalledWith('No se guardó la decisión sobre «Toro»', {
      description: expect.stringContaining('Otro administrador tiene este caso') as string,
      action: { label: 'Volver al caso', onClick: expect.any(Function) as () => void },
    }),
  );
  act(() => jest.mocked(notify.error).mock.calls[0]?.[1]?.action?.onClick());
  expect(push).toHaveBeenLastCalledWith('/admin/cases/k1', { scroll: false });
});

it('says which decision a lost session left unsaved', async () => {
  acts.decide.mockResolvedValue({ ok: false, error: { code: 'unauthorized' } });
  const user = await open();
  await user.keyboard('d');
  await waitFor(() =>
    expect(notify.error).toHaveBeenCalledWith('No se guardó la decisión sobre «Toro»', {
      description: 'Tu sesión terminó. Iniciando sesión de nuevo…',
    }),
  );
  expect(leaveToSignIn).toHaveBeenCalled();
});

it('publishes a held listing by D, and says so', async () => {
  const user = await open({ pending: 0, risk: true, held: true });
  expect(screen.getByRole('button', { name: /Publicar/ })).toBeEnabled();
  await user.keyboard('d');
  await waitFor(() => expect(acts.decide).toHaveBeenCalledWith({ key: 'k1', until: bar.until, action: 'dismissed' }));
  expect(screen.getByRole('status')).toHaveTextContent('Anuncio publicado');
});
