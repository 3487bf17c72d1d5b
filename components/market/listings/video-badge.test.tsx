import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoBadge } from './video-badge';

const user = userEvent.setup({ delay: null });

function show() {
  const { container } = render(
    <VideoBadge href="/listing/7#video" video={{ file: '/media/videos/toro.mp4' }} label="Video" title="Toro Angus" />,
  );
  return { badge: screen.getByText('Video'), preview: () => container.querySelector('video') };
}
const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('previews the video once the mouse has rested on the badge for 800 ms, until it leaves', async () => {
  const { badge, preview } = show();
  expect(badge).toHaveAttribute('href', '/listing/7#video');
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
