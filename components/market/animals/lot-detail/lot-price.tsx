import { figure } from '@/components/market/listings/figures';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import type { LotModel, Row } from './lot-model';

/** A price as asked, in three sizes. */
export function AskedPrice({
  lot: { price },
  size,
  muted = false,
  note,
}: {
  lot: LotModel;
  size: 'box' | 'bar';
  /** Of a lot that is sold. */
  muted?: boolean;
  /** That it can be negotiated. */
  note?: string | undefined;
}) {
  return (
    <p
      className={`head asked lot-price leading-[1.1] ${size === 'box' ? 'main-price text-40' : 'text-22'}${muted ? ' text-ink-2' : ''}`}
    >
      <span>{`${price.currency}\u00a0`}</span>
      {price.amount}
      <i>{`\u00a0${price.unit}`}</i>
      {note ? <i> · {note}</i> : null}
    </p>
  );
}

/** What the price comes to. */
export function LotSums({ lot: { sums } }: { lot: LotModel }) {
  return (
    <dl className="lot-sums">
      {sums.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How it is paid, and a warning of an old rate. */
export function LotPayment({ lot: { payment, warning } }: { lot: LotModel }) {
  return (
    <>
      {payment ? (
        <div className="lot-pay">
          <Icon name="calendar" />
          <p>
            <b>{payment.text}</b>
            {payment.note ? `, ${payment.note}` : null}
            {payment.worth ? <span>{payment.worth}</span> : null}
          </p>
        </div>
      ) : null}
      {warning ? (
        <Note tone="warn" title={warning.title} className="mb-3.5">
          {warning.text}
        </Note>
      ) : null}
    </>
  );
}

function Steps({ rows, estimated }: { rows: readonly Row[]; estimated: string }) {
  return (
    <table className="lot-calc">
      <tbody>
        {rows.map(([name, value, note, mark], index) => (
          <tr key={index} className={mark === 'sum' ? mark : undefined}>
            <th scope="row">
              {name}
              {mark === 'estimated' ? <em>{estimated}</em> : null}
              {note ? <small>{note}</small> : null}
            </th>
            <td>{figure(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How the figures come about; it opens without JavaScript. */
export function Calculation({ how }: { how: LotModel['how'] }) {
  return (
    <details className="lot-how">
      <summary>
        <Icon name="scale" />
        {how.title}
        <Icon name="chevron-down" />
      </summary>
      {how.parts.map(({ title, rows }) => (
        <div key={title ?? ''}>
          {title ? <h3>{title}</h3> : null}
          <Steps rows={rows} estimated={how.estimated} />
        </div>
      ))}
      {how.rate ? <p>{how.rate}</p> : null}
    </details>
  );
}
