import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { BackLink } from './back-link';

const back = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ back }) }));

const { origin } = window.location;

it.each([
  ['a page of this site', `${origin}/search?q=angus`, true],
  ['a site whose name begins with this one', `${origin}.evil.example/`, false],
  ['no page', '', false],
])('coming from %s', (_name, referrer, goesBack) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  back.mockClear();
  render(
    <BackLink href="/" className="">
      Volver
    </BackLink>,
  );
  const link = screen.getByRole('link', { name: 'Volver' });
  // Prevents jsdom from trying to navigate when the link is followed.
  link.parentElement?.addEventListener('click', (event) => event.preventDefault());
  fireEvent(link, createEvent.click(link));
  expect(back).toHaveBeenCalledTimes(goesBack ? 1 : 0);
});
