import { fireEvent, render } from '@testing-library/react';
import { CountView } from './count-view';

const sendBeacon = jest.fn<boolean, [string]>(() => true);
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});

it('reports a view once, when somebody sees the page', () => {
  visibility = 'hidden';
  const { rerender } = render(<CountView to="/api/views/listing/1" />);
  expect(sendBeacon).not.toHaveBeenCalled();
  visibility = 'visible';
  fireEvent(document, new Event('visibilitychange'));
  fireEvent(document, new Event('visibilitychange'));
  rerender(<CountView to="/api/views/listing/1" />);
  expect(sendBeacon.mock.calls).toEqual([['/api/views/listing/1']]);
  rerender(<CountView to="/api/views/listing/2" />);
  expect(sendBeacon).toHaveBeenLastCalledWith('/api/views/listing/2');
});
