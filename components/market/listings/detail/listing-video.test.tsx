import { fireEvent, render, screen } from '@testing-library/react';
import { FileVideo } from './listing-video';

it('reports a file that can’t be played, in its place', () => {
  render(
    <FileVideo
      src="/media/videos/toro.mp4"
      poster="/p.webp"
      title="Toro Angus"
      labels={{ play: '', notice: '', invalid: 'Video inválido' }}
    />,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.error(screen.getByLabelText('Toro Angus'));
  expect(screen.getByRole('alert')).toHaveTextContent('Video inválido');
  expect(screen.queryByLabelText('Toro Angus')).toBeNull();
});
