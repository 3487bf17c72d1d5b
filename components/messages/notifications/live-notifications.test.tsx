import { act, fireEvent, render, screen } from '@testing-library/react';
import { announceInboxChange } from '@/components/ui/shared-data/inbox-change';
import { LiveNotifications } from './live-notifications';
import { ReadLink } from './read-link';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

it('records what is shown as seen, once per list, and reads the list again when something happens', () => {
  const markSeen = jest.fn(() => Promise.resolve());
  const list = (newest: string) => (
    <LiveNotifications newest={newest} markSeen={markSeen}>
      <p>{newest}</p>
    </LiveNotifications>
  );
  const { rerender } = render(list('first'));
  expect(markSeen).toHaveBeenCalledTimes(1);
  act(() => announceInboxChange());
  expect(refresh).toHaveBeenCalledTimes(1);
  rerender(list('first'));
  expect(markSeen).toHaveBeenCalledTimes(1);
  rerender(list('second'));
  expect(markSeen).toHaveBeenCalledTimes(2);
});

it('a link marks its notification as read on the way, unless it is', () => {
  const fetchMock = jest.fn(() => Promise.resolve({ ok: true } as Response));
  globalThis.fetch = fetchMock;
  render(
    [true, false].map((isRead) => (
      <ReadLink key={String(isRead)} id={isRead ? 'old' : 'new'} isRead={isRead} href="#there" className="">
        {isRead ? 'Leído' : 'Nuevo'}
      </ReadLink>
    )),
  );
  fireEvent.click(screen.getByText('Leído'));
  expect(fetchMock).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Nuevo'));
  expect(fetchMock).toHaveBeenCalledWith('/api/notifications/new/read', { method: 'PUT', keepalive: true });
});
