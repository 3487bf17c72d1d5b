interface DayChartProps {
  /** What is drawn, and from when to when. */
  title: string;
  /** One per day, the oldest first. */
  counts: readonly number[];
}

const BAR = 8;
const GAP = 2;
const HEIGHT = 56;
/** A day without anything is a line on the ground, so that it is seen to be counted. */
const GROUND = 1;

/** Bars of a number per day, drawn on the server. What they show stands in words beside them: a drawing is not for everyone. */
export function DayChart({ title, counts }: DayChartProps) {
  const most = Math.max(1, ...counts);
  return (
    <svg
      role="img"
      viewBox={`0 0 ${counts.length * (BAR + GAP) - GAP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-3 mb-1 h-14 w-full text-pasture"
      fill="currentColor"
    >
      <title>{title}</title>
      {counts.map((count, day) => {
        const height = count === 0 ? GROUND : Math.max(3, (count / most) * HEIGHT);
        return (
          <rect
            key={day}
            x={day * (BAR + GAP)}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            className={count === 0 ? 'text-line-strong' : undefined}
            fill="currentColor"
          />
        );
      })}
    </svg>
  );
}
