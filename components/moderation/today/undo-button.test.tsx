import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { UndoButton } from './undo-button';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn() } }));

const undo = jest.fn().mockResolvedValue({ ok: true, data: null });

beforeEach(() => jest.clearAllMocks());

it('undoes what was decided elsewhere, by the key Z where it stands for that', async () => {
  renderWithMessages(
    <>
      <UndoButton label="Deshacer: Toro, Bajado" left={5000} byKey undo={undo} />
      <UndoButton label="Deshacer: Rosa, Rol cambiado" left={5000} byKey={false} undo={jest.fn()} />
    </>,
  );
  await userEvent.setup().keyboard('z');
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

it('is gone once nothing can be undone any more', () => {
  jest.useFakeTimers();
  renderWithMessages(<UndoButton label="Deshacer: Toro, Bajado" left={5000} byKey undo={undo} />);
  expect(screen.getByRole('button', { name: 'Deshacer: Toro, Bajado' })).toBeVisible();
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  jest.useRealTimers();
});
