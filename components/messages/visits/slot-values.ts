import { SLOTS_MAX, type Slot } from '@/lib/deals/terms/dates/visit-slots';

/** What somebody writes into the form of a visit: a slot per row, blank where there is none. */
export interface SlotValues {
  /** How many rows there are. */
  rows: string;
  day0: string;
  at0: string;
  time0: string;
  day1: string;
  at1: string;
  time1: string;
  day2: string;
  at2: string;
  time2: string;
}

type Row = 0 | 1 | 2;
const ROWS: readonly Row[] = [0, 1, 2];

export const NO_SLOTS: SlotValues = {
  rows: '1',
  ...{ day0: '', at0: 'morning', time0: '' },
  ...{ day1: '', at1: 'morning', time1: '' },
  ...{ day2: '', at2: 'morning', time2: '' },
};

/** The rows that are shown. */
export const rowsOf = ({ rows }: SlotValues): readonly Row[] =>
  ROWS.slice(0, Math.min(SLOTS_MAX, Math.max(1, Number(rows) || 1)));

/** The slots that a form proposes. A row without a day says nothing; one without its time is sent as it is, and refused. */
export const slotsOf = (values: SlotValues): Slot[] =>
  rowsOf(values).flatMap((row) => {
    const [day, at, time] = [values[`day${row}`], values[`at${row}`], values[`time${row}`]];
    return day === '' ? [] : [{ day, at: at === 'time' ? time : at }];
  });

/** The values without a row; those below move up. */
export function withoutRow(values: SlotValues, gone: Row): Partial<SlotValues> {
  const left = rowsOf(values).filter((row) => row !== gone);
  const part: Partial<SlotValues> = { rows: String(left.length) };
  for (const row of ROWS) {
    const from = left[row];
    part[`day${row}`] = from === undefined ? '' : values[`day${from}`];
    part[`at${row}`] = from === undefined ? 'morning' : values[`at${from}`];
    part[`time${row}`] = from === undefined ? '' : values[`time${from}`];
  }
  return part;
}
