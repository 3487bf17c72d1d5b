import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoBadge } from './video-badge';

const user = userEvent.setup({ delay: null });

function show() {
  const { container } = render(
    <div className="card">
      <VideoBadge video={{ file: '/media/videos/toro.mp4' }} label="Video" title="Toro Angus" />
      <h3>
        <a href="#listing-7">Toro Angus</a>
      </h3>
    </div>,
  );
  return { badge: screen.getByText('Video'), preview: () => container.querySelector('video') };
}
const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('previews the video once the mouse has rested on the badge for 800 ms, until it leaves', async () => {
  const { badge, preview } = show();
  await user.hover(badge);
  rest(799);
  expect(preview()).toBeNull();
  rest(1);
  expect(preview()).toHaveAttribute('src', '/media/videos/toro.mp4');
  await user.unhover(badge);
  expect(preview()).toBeNull();
});

it('is left alone by a mouse that passes by, and by a finger', async () => {
  const { badge, preview } = show();
  await user.hover(badge);
  rest(799);
  await user.unhover(badge);
  rest(1000);
  expect(preview()).toBeNull();
  await user.pointer({ keys: '[TouchA>]', target: badge });
  rest(1000);
  expect(preview()).toBeNull();
});

it('is no control of its own: a click on it is one on the card', async () => {
  const { badge } = show();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  const clicked = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole('link').addEventListener('click', clicked);
  await user.keyboard('[ControlLeft>]');
  await user.click(badge);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(clicked.mock.calls[0]?.[0]).toMatchObject({ ctrlKey: true });
});
