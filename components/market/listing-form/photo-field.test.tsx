import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Photo } from '@/components/ui/uploads/photo-list';
import type { Photos } from '@/components/ui/uploads/use-photos';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { PhotoField } from './photo-field';

const photo = (name: string): Photo => ({
  ...{ key: name, name, status: 'done', progress: 100, id: name, preview: `blob:${name}` },
  ...{ thumbnailUrl: null, file: null },
});

function Field() {
  const [list, setList] = useState(['uno.jpg', 'dos.jpg', 'tres.jpg'].map(photo));
  const photos = {
    ...{ list, refusals: [], busy: false },
    move: (from: number, to: number) => {
      const rest = list.filter((_, index) => index !== from);
      setList([...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]);
    },
  } as unknown as Photos;
  return <PhotoField photos={photos} error={undefined} />;
}
const order = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));

it('moves a picture by Alt with an arrow, which keeps the focus, and by the buttons of the chosen one', async () => {
  const user = userEvent.setup();
  renderWithMessages(<Field />);
  await user.click(screen.getByRole('radio', { name: 'Foto 1: uno.jpg' }));
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(order()).toEqual(['Foto 1: dos.jpg', 'Foto 2: uno.jpg', 'Foto 3: tres.jpg']);
  expect(screen.getByRole('radio', { name: 'Foto 2: uno.jpg' })).toHaveFocus();
  expect(screen.getByText('La foto 1 pasó al lugar 2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mover la foto 2 hacia adelante' }));
  expect(order()).toEqual(['Foto 1: dos.jpg', 'Foto 2: tres.jpg', 'Foto 3: uno.jpg']);
  expect(screen.getByRole('button', { name: 'Mover la foto 3 hacia adelante' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
