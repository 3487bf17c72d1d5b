interface DayChartProps {
  /** What the chart shows, with its period. */
  title: string;
  /** One number per day, oldest first. */
  counts: readonly number[];
}

const BAR = 8;
const GAP = 2;
const HEIGHT = 56;
/** A day with zero still gets a visible line. */
const GROUND = 1;

/** A server-rendered bar chart of one number per day. Screen readers rely on the text beside it. */
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
