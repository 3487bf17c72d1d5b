import { figure } from '@/components/listings/figures';
import type { Fact, LotModel } from './lot-model';

function Facts({ title, facts, className }: { title: string; facts: readonly Fact[]; className: string }) {
  return (
    <section className="detail-block">
      <h2>{title}</h2>
      <dl className={className}>
        {facts.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {figure(value)}
              {note ? <small>{note}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What a buyer asks first. */
export function Glance({ lot }: { lot: LotModel }) {
  return <Facts title={lot.glanceTitle} facts={lot.glance} className="lot-glance" />;
}

/** The rest of what the seller states. */
export function Sheet({ lot }: { lot: LotModel }) {
  return <Facts title={lot.sheetTitle} facts={lot.sheet} className="lot-sheet" />;
}
