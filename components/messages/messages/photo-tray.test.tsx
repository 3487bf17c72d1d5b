import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Photos } from '@/components/ui/uploads/use-photos';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { PhotoTray } from './photo-tray';

it('sends again by hand a photograph that waits for the signal', async () => {
  const retry = jest.fn();
  const photo = { key: 'toro', name: 'toro.jpg', status: 'unsent', progress: 0, preview: null, id: null };
  renderWithMessages(<PhotoTray photos={{ list: [photo], refusals: [], retry } as unknown as Photos} />);
  await userEvent.click(screen.getByRole('button', { name: /Sin señal.*Reintentar/ }));
  expect(retry).toHaveBeenCalledWith('toro');
});
