import { screen } from '@testing-library/react';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { Published } from './published';

it('begins at its heading, so that a keyboard and a screen reader go on from there', async () => {
  renderWithMessages(
    await Published({
      locale: 'es',
      card: null,
      view: '/listing/1',
      another: '/create-listing',
      share: {
        text: 'Novillos',
        url: 'https://corral.uy/listing/1',
        sheet: null,
        qr: null,
        preview: { path: '/a.png', alt: '' },
      },
      verificationStatus: 'verified',
    }),
  );
  expect(screen.getByRole('heading', { name: 'Ya está a la vista' })).toHaveFocus();
});
