import type { Figure, LotLine } from './card-model';

/** A figure that an island may show in another unit, or a text. */
export function figure(shown: Figure | string | undefined, key?: number) {
  if (!shown || typeof shown === 'string') return shown;
  const [text, value] = shown;
  // An island may have rewritten it in pounds or in another currency before the page is hydrated.
  return (
    <data key={key} value={value} suppressHydrationWarning>
      {text}
    </data>
  );
}

/** What a lot's price comes to. */
export function LotFigures({ line: { lead, rest, head, total } }: { line: LotLine }) {
  return (
    <p className="card-line">
      {typeof lead === 'string' ? <b>{lead}</b> : figure(lead)}
      {rest.map(figure)}
      {head || total ? (
        <span>
          {head && total ? (
            <i>
              {figure(head)}
              {' · '}
            </i>
          ) : (
            figure(head)
          )}
          {figure(total)}
        </span>
      ) : null}
    </p>
  );
}
