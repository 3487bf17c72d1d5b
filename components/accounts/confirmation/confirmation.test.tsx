import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { Confirmation, useConfirmed } from './confirmation';

type Answer = { ok: true } | { ok: false; error: { code: string } };
const act = jest.fn<Promise<Answer>, []>();
const REFUSED: Answer = { ok: false, error: { code: 'confirmation_required' } };

function Act() {
  const confirmed = useConfirmed();
  const [outcome, setOutcome] = useState('');
  return (
    <button
      onClick={() =>
        void confirmed(act, { what: 'Suspender a Ana Ruiz' }).then(({ ok }) => setOutcome(ok ? 'done' : 'refused'))
      }
    >
      Suspend {outcome}
    </button>
  );
}

/** The server's answers in their order; those with a message refuse. */
function answers(...bodies: { message?: string; [key: string]: unknown }[]) {
  const answer = jest.fn();
  for (const body of bodies) answer.mockResolvedValueOnce({ ok: !body.message, json: () => Promise.resolve(body) });
  globalThis.fetch = answer;
}

async function start(more: ReactNode = null) {
  renderWithMessages(
    <Confirmation>
      <Act />
      {more}
    </Confirmation>,
  );
  const user = userEvent.setup();
  for (const button of screen.getAllByRole('button')) await user.click(button);
  return user;
}

beforeEach(() => jest.resetAllMocks());

it('asks on the spot who is there and then goes on', async () => {
  act.mockResolvedValueOnce(REFUSED).mockResolvedValueOnce({ ok: true });
  answers({ methods: ['password'] }, { message: 'no', errors: { currentPassword: ['No es esa'] } }, {});
  const user = await start();
  const field = await screen.findByLabelText('Tu contraseña');
  await user.type(field, 'wrong-1{Enter}');
  expect(await screen.findByText('No es esa')).toBeInTheDocument();
  expect(field).toHaveValue('wrong-1');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Suspend done' })).toBeInTheDocument());
  expect(act).toHaveBeenCalledTimes(2);
});

it('leaves everything as it is when it is cancelled', async () => {
  act.mockResolvedValueOnce(REFUSED);
  answers({ methods: ['code'] });
  const user = await start();
  await screen.findByRole('dialog', { name: 'Confirmá que sos vos' });
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Suspender a Ana Ruiz/);
  expect(screen.getByLabelText('Código')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Suspend refused' })).toBeInTheDocument());
  expect(act).toHaveBeenCalledTimes(1);
});

it.each([
  ['done', 'right-1{Enter}', 4],
  ['refused', '{Escape}', 2],
])('leaves two acts that ask at once %s by one answer', async (outcome, keys, times) => {
  let refuse: (answer: Answer) => void = () => undefined;
  const late = new Promise<Answer>((resolve) => (refuse = resolve));
  act.mockResolvedValue({ ok: true }).mockReturnValueOnce(late).mockReturnValueOnce(late);
  answers({ methods: ['password'] }, {});
  const user = await start(<Act />);
  refuse(REFUSED);
  await user.type(await screen.findByLabelText('Tu contraseña'), keys);
  await waitFor(() => expect(screen.getAllByRole('button', { name: `Suspend ${outcome}` })).toHaveLength(2));
  expect(act).toHaveBeenCalledTimes(times);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
