import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './gallery';
import type { GalleryPicture } from './gallery-model';

const picture = (n: number): GalleryPicture => ({
  small: `/p${n}-400.webp`,
  width: 1600,
  height: 1200,
  blur: '',
});
const labels = (count: number) => ({
  photos: 'Photos',
  previous: 'Previous',
  next: 'Next',
  fullscreen: 'Full screen',
  close: 'Close',
  more: '+2 photos',
  numbered: Array.from({ length: count }, (_, index) => `Photo ${index + 1}`),
});

function show(count: number) {
  const pictures = Array.from({ length: count }, (_, index) => picture(index + 1));
  return render(
    <Gallery title="Bull" pictures={pictures} labels={labels(count)} stock="/stock.webp" noPhoto="Drawing" />,
  );
}

beforeAll(() => {
  // jsdom doesn't implement the methods that open and close dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

describe('Gallery', () => {
  it('goes on and back by buttons and arrow keys, and stops at the ends', async () => {
    show(3);
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('region', { name: 'Photos' }), { key: 'ArrowRight' });
    fireEvent.keyDown(screen.getByRole('region', { name: 'Photos' }), { key: 'ArrowRight' });
    expect(screen.getByText('3 / 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('opens the next pictures from beside the first, the last of them with what else there is', async () => {
    show(5);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Photo 2',
      'Full screen, +2 photos',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Photo 2' }));
    const dialog = screen.getByRole('dialog', { name: 'Photos' });
    expect(dialog).toHaveAttribute('open');
    expect(dialog).toHaveTextContent('2 / 5');
  });

  it('opens over the whole screen with the widest pictures and closes again', async () => {
    show(5);
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    const dialog = screen.getByRole('dialog', { name: 'Photos' });
    expect(dialog.querySelector('img')).toHaveAttribute('src', '/p1-1600.webp');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog).not.toHaveAttribute('open');
  });

  it('shows the drawing in place of a picture that fails', () => {
    show(1);
    const image = screen.getByRole('img', { name: 'Bull, Photo 1' });
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', '/stock.webp');
    expect(image).not.toHaveAttribute('srcset');
  });

  it('also in place of one that failed before the page was hydrated', () => {
    const failed = { complete: true, naturalWidth: 0, currentSrc: '/p1-800.webp' };
    const spies = Object.entries(failed).map(([name, value]) =>
      jest.spyOn(HTMLImageElement.prototype, name as 'complete', 'get').mockReturnValue(value as boolean),
    );
    show(2);
    for (const image of screen.getAllByRole('img')) expect(image).toHaveAttribute('src', '/stock.webp');
    spies.forEach((spy) => spy.mockRestore());
  });

  it('has neither buttons nor thumbnails for a single picture', () => {
    show(1);
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
