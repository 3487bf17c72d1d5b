const clockParts = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

/** The clock of a time zone. What it shows is given in milliseconds, in which the same clock of UTC would show it. */
interface ZoneClock {
  /** What it shows at a moment. */
  at: (moment: number) => number;
  /** The moment at which it shows something; in an hour that a clock change skips, one beside it. */
  momentOf: (shown: number) => Date;
}

export function zoneClock(timeZone: string): ZoneClock {
  const format = clockParts(timeZone);
  const at = (moment: number): number => {
    const parts = format.formatToParts(moment);
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (
      ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
    ).map((type) => Number(parts.find((part) => part.type === type)?.value));
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
  const momentOf = (shown: number): Date => {
    const near = shown - (at(shown) - shown);
    // The offset of a guess may be that of the other side of a clock change; the second one is right.
    return new Date(shown - (at(near) - near));
  };
  return { at, momentOf };
}
