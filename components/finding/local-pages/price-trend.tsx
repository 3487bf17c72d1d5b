import type { Figure } from '@/components/market/listings/card-model';
import { figure } from '@/components/market/listings/figures';

interface PriceTrendProps {
  heading: string;
  /** What the prices are for. */
  per: string;
  months: readonly { name: string; price: Figure; lots: string }[];
  labels: Record<'month' | 'lots' | 'note', string>;
}

/** What was asked for the animals of a page in their place, month by month. */
export function PriceTrend({ heading, per, months, labels }: PriceTrendProps) {
  return (
    <section aria-labelledby="trend" className="pt-10">
      <h2 id="trend" className="mb-2">
        {heading}
      </h2>
      <p className="mb-3 max-w-prose text-14 text-ink-2">{labels.note}</p>
      <table className="w-full max-w-prose text-15 tabular-nums">
        <thead>
          <tr className="text-14 text-ink-2">
            <th scope="col" className="py-2 text-left font-medium">
              {labels.month}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {per}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {labels.lots}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ name, price, lots }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {name}
              </th>
              <td className="py-2 text-right font-semibold">{figure(price)}</td>
              <td className="py-2 text-right text-ink-2">{lots}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
