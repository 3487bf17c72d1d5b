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
  it('lapses seven days after the agreement', () => {
    expect(lapsesAt(agreedAt, null, 'America/Montevideo')).toEqual(new Date('2026-11-27T15:00:00Z'));
  });

  it('lapses seven days after a new date was agreed on, but not before that day is over there', () => {
    const at = new Date('2026-11-25T10:00:00Z');
    expect(lapsesAt(agreedAt, { day: '2026-11-28', at }, 'UTC')).toEqual(new Date('2026-12-02T10:00:00Z'));
    const late = { day: '2026-12-20', at };
    expect(lapsesAt(agreedAt, late, 'America/Montevideo')).toEqual(new Date('2026-12-21T03:00:00Z'));
    expect(lapsesAt(agreedAt, late, 'UTC')).toEqual(new Date('2026-12-21T12:00:00Z'));
  });
});
