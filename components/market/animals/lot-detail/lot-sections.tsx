import type { ReactNode } from 'react';
import { figure } from '@/components/market/listings/figures';
import { UnitChoice } from '@/components/ui/units/unit-choice';
import type { Locale } from '@/lib/core/i18n/locales';
import type { LotModel, Row } from './lot-model';
import { Calculation } from './lot-price';

interface FactsProps {
  title: string;
  facts: readonly Row[];
  className: string;
  /** Beside the title. */
  children?: ReactNode;
  below?: ReactNode;
}

function Facts({ title, facts, className, children, below }: FactsProps) {
  return (
    <section className="detail-block">
      <div className="lot-title">
        <h2>{title}</h2>
        {children}
      </div>
      <dl className={className}>
        {facts.map(([name, value, note]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {figure(value)}
              {note ? <small>{note}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
      {below}
    </section>
  );
}

/** What a buyer asks first. */
export function Glance({ lot, locale }: { lot: LotModel; locale: Locale }) {
  return (
    <Facts title={lot.glanceTitle} facts={lot.glance} className="lot-glance">
      <UnitChoice labels={lot.units} locale={locale} />
    </Facts>
  );
}

/** The rest of what the seller states, and how the figures come about. */
export function Sheet({ lot }: { lot: LotModel }) {
  return <Facts title={lot.sheetTitle} facts={lot.sheet} className="lot-sheet" below={<Calculation how={lot.how} />} />;
}
