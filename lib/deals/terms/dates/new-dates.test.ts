import { DAY_MS } from '@/lib/core/durations';
import { lapsesAt } from '@/lib/deals/terms/dates/deadlines';
import { newDates } from './new-dates';

const agreedAt = new Date('2026-11-20T15:00:00Z');
const event = (nth: number, kind: string, side: 'seller' | 'buyer' | null = null, day?: string) => ({
  nth,
  kind,
  side,
  data: day ? { day } : {},
  at: new Date(agreedAt.getTime() + nth * DAY_MS),
});

describe('new dates', () => {
  it('are none before anybody proposes one', () => {
    expect(newDates([event(1, 'agreed', 'seller')])).toEqual({ proposed: null, agreed: null });
  });

  it('of several proposals the newest stands until it is accepted', () => {
    const events = [
      event(1, 'agreed'),
      event(2, 'dateProposed', 'seller', '2026-12-05'),
      event(3, 'dateProposed', 'buyer', '2026-12-08'),
    ];
    expect(newDates(events)).toEqual({ proposed: { nth: 3, side: 'buyer', day: '2026-12-08' }, agreed: null });
    const accepted = [...events, event(4, 'dateAgreed', 'seller', '2026-12-08')];
    expect(newDates(accepted)).toEqual({
      proposed: null,
      agreed: { day: '2026-12-08', at: new Date('2026-11-24T15:00:00Z') },
    });
    const again = newDates([...accepted, event(5, 'dateProposed', 'seller', '2026-12-10')]);
    expect(again).toMatchObject({ proposed: { day: '2026-12-10' }, agreed: { day: '2026-12-08' } });
  });
});

describe('a reservation', () => {
  const noDays = { deliverFrom: null, deliverTo: null };

  it('lapses seven days after the agreement', () => {
    expect(lapsesAt(agreedAt, noDays, null, 'America/Montevideo')).toEqual(new Date('2026-11-27T15:00:00Z'));
  });

  it('doesn’t lapse before the delivery is over on which both agreed with it', () => {
    const lapses = (deliverFrom: string | null, deliverTo: string | null) =>
      lapsesAt(agreedAt, { deliverFrom, deliverTo }, null, 'America/Montevideo').toISOString();
    expect(lapses('2027-01-25', '2027-01-31')).toBe('2027-02-01T03:00:00.000Z');
    expect(lapses('2027-01-25', null)).toBe('2027-01-26T03:00:00.000Z');
    expect(lapses('2026-11-21', '2026-11-22')).toBe('2026-11-27T15:00:00.000Z');
    // A new date counts instead.
    const sooner = { day: '2026-12-01', at: agreedAt };
    expect(lapsesAt(agreedAt, { deliverFrom: null, deliverTo: '2027-01-31' }, sooner, 'America/Montevideo')).toEqual(
      new Date('2026-12-02T03:00:00Z'),
    );
  });

  it('lapses seven days after a new date was agreed on, but not before that day is over there', () => {
    const at = new Date('2026-11-25T10:00:00Z');
    expect(lapsesAt(agreedAt, noDays, { day: '2026-11-28', at }, 'UTC')).toEqual(new Date('2026-12-02T10:00:00Z'));
    const late = { day: '2026-12-20', at };
    expect(lapsesAt(agreedAt, noDays, late, 'America/Montevideo')).toEqual(new Date('2026-12-21T03:00:00Z'));
    expect(lapsesAt(agreedAt, noDays, late, 'UTC')).toEqual(new Date('2026-12-21T12:00:00Z'));
  });
});
