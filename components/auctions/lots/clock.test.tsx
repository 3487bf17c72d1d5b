import { act, render, screen } from '@testing-library/react';
import { resetClock, setServerTime, useServerNow } from './clock';
import { isClosingSoon, shortTimeLeft, timeLeft } from './countdown';
import { lotPhase } from './lot-phase';

const NOON = '2026-11-21T12:00:00.000Z';

function Left({ until }: { until: string }) {
  const now = useServerNow();
  return <p>{now === null ? 'unknown' : shortTimeLeft(timeLeft(until, now))}</p>;
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2031-01-01T03:00:00Z') });
  resetClock();
});
afterEach(() => jest.useRealTimers());

describe('the clock', () => {
  it('counts by the server, whatever the visitor’s clock says, with one timer for all', () => {
    render(
      <>
        <Left until="2026-11-21T12:00:10.000Z" />
        <Left until="2026-11-21T14:05:00.000Z" />
      </>,
    );
    expect(screen.getAllByText('unknown')).toHaveLength(2);
    act(() => setServerTime(NOON));
    expect(screen.getByText(/^10\ss$/)).toBeInTheDocument();
    expect(screen.getByText(/^2\sh 5\smin$/)).toBeInTheDocument();
    expect(jest.getTimerCount()).toBe(1);
    act(() => jest.advanceTimersByTime(3100));
    expect(screen.getByText(/^7\ss$/)).toBeInTheDocument();
    act(() => jest.setSystemTime(0));
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.getByText(/^0\ss$/)).toBeInTheDocument();
  });

  it('believes the quickest answer', () => {
    render(<Left until="2026-11-21T12:01:00.000Z" />);
    act(() => setServerTime(NOON));
    act(() => setServerTime('2026-11-21T11:59:50.000Z'));
    expect(screen.getByText(/^1\smin 0\ss$/)).toBeInTheDocument();
    act(() => setServerTime('2026-11-21T12:00:05.000Z'));
    expect(screen.getByText(/^55\ss$/)).toBeInTheDocument();
  });

  it('stops with the last countdown', () => {
    const { unmount } = render(<Left until={NOON} />);
    act(() => setServerTime(NOON));
    unmount();
    act(() => jest.advanceTimersByTime(2000));
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('what is left', () => {
  const at = (moment: string) => timeLeft(moment, Date.parse(NOON));

  it.each([
    ['2026-11-23T16:00:00.000Z', '2 d 4 h'],
    ['2026-11-21T12:12:30.000Z', '12 min 30 s'],
    ['2026-11-21T12:00:00.001Z', '1 s'],
    ['2026-11-21T11:00:00.000Z', '0 s'],
  ])('until %s: %s', (moment, text) => expect(shortTimeLeft(at(moment)).replaceAll('\u00a0', ' ')).toBe(text));

  it('is short from two minutes on', () => {
    expect(isClosingSoon(at('2026-11-21T12:02:00.000Z'))).toBe(true);
    expect(isClosingSoon(at('2026-11-21T12:02:01.000Z'))).toBe(false);
  });
});

describe('a lot’s phase', () => {
  const lot = { state: 'live', startTime: '2026-11-21T11:00:00.000Z', endTime: NOON } as const;

  it.each([
    [null, 'live'],
    ['2026-11-21T11:59:59.999Z', 'live'],
    [NOON, 'closing'],
  ])('at %s is %s', (now, phase) => expect(lotPhase(lot, now === null ? null : Date.parse(now))).toBe(phase));

  it('begins by the clock and ends by the server’s word', () => {
    expect(lotPhase({ ...lot, state: 'upcoming' }, Date.parse(lot.startTime))).toBe('live');
    expect(lotPhase({ ...lot, state: 'sold' }, Date.parse(lot.startTime))).toBe('sold');
  });
});
