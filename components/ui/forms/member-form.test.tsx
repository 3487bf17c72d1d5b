import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemberForm } from './member-form';

const form = (onSubmit: () => void) => (
  <MemberForm onSubmit={onSubmit} layout="grid gap-3">
    <input aria-label="Kilos" />
    <button type="submit">Send</button>
  </MemberForm>
);

it('takes nothing before it listens', () => {
  expect(renderToString(form(jest.fn()))).toContain('<fieldset disabled=""');
});

it('sends by its handler instead of the browser', () => {
  const send = jest.fn();
  render(form(send));
  expect(screen.getByRole('textbox')).toBeEnabled();
  const button = screen.getByRole('button');
  const event = createEvent.submit(button);
  fireEvent(button, event);
  expect(send).toHaveBeenCalledTimes(1);
  expect(event.defaultPrevented).toBe(true);
});
