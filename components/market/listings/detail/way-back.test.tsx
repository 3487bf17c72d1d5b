import { render, screen } from '@testing-library/react';
import { rememberResults } from '../results-way';
import { WayBack } from './way-back';

jest.mock('next/navigation', () => ({ useRouter: () => ({ back: jest.fn() }) }));

const { origin } = window.location;

it.each([
  ['the results', `${origin}/?search=terneros`, true],
  ['another page', `${origin}/auctions`, false],
  ['no page', '', false],
])('leads back to the results if %s led here', (_name, referrer, isLed) => {
  window.history.replaceState(null, '', '/?search=terneros');
  rememberResults('Volver a los 12 lotes');
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  render(<WayBack />);
  const back = screen.queryByRole('link', { name: 'Volver a los 12 lotes' });
  if (isLed) expect(back).toHaveAttribute('href', '/?search=terneros');
  else expect(back).toBeNull();
});
