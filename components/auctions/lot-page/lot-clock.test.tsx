import { render, screen } from '@testing-library/react';
import { LotClock } from './lot-clock';

const mockLot = jest.fn<unknown, []>();
jest.mock('./lot-provider', () => ({ useLot: () => mockLot() }));
jest.mock('../lots/moment', () => ({ Moment: () => null }));

const END = '2026-11-30T12:00:00.000Z';
const labels = { days: 'días', hours: 'horas', minutes: 'min', seconds: 'seg', endsIn: 'Termina en {time}' };

it.each([
  ['2026-11-28T10:00:00.000Z', 'live', 'días horas min seg'],
  ['2026-11-30T09:00:00.000Z', 'live', 'horas min seg'],
  ['2026-11-30T11:48:00.000Z', 'live', 'min seg'],
  [END, 'closing', 'min seg'],
])('has no boxes for days and hours that are over: at %s, %s', (now, phase, units) => {
  mockLot.mockReturnValue({ lot: { startTime: END, endTime: END }, phase, now: Date.parse(now), labels });
  render(<LotClock />);
  const boxes = screen.getByRole('timer').querySelectorAll('.lot-clock span');
  expect([...boxes].map(({ textContent }) => textContent).join(' ')).toBe(units);
});
