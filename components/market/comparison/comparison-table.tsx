import type { CSSProperties } from 'react';
import { figure } from '@/components/market/listings/figures';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { WithoutLink } from './chosen-here';
import type { Cell, Column, Row } from './comparison-model';

interface TableLabels {
  /** What the table is. */
  caption: string;
  /** What the table of the rows that are the same is. */
  equalCaption: string;
  /** Above the names of the rows. */
  fact: string;
  unknown: string;
  best: string;
  sold: string;
  contact: string;
  /** How a fourth column is reached on phones. */
  swipe: string;
  equal: (count: number) => string;
  remove: (name: string) => string;
  contactAbout: (name: string) => string;
}

interface ComparisonTableProps {
  columns: readonly Column[];
  different: readonly Row[];
  equal: readonly Row[];
  labels: TableLabels;
  /** The address of the comparison without a listing. */
  without: (id: string) => string;
}

const EQUAL_NAMED = 3;

/** A price as asked, which the choice of units converts. */
const Asked = ({ currency, amount, unit }: NonNullable<Cell['asked']>) => (
  <span className="asked">
    <span>{`${currency}\u00a0`}</span>
    {amount} <i>{unit}</i>
  </span>
);

function CellContent({ cell, labels }: { cell: Cell | null; labels: TableLabels }) {
  if (!cell)
    return (
      <>
        <span aria-hidden>—</span>
        <span className="sr-only">{labels.unknown}</span>
      </>
    );
  const { value, asked, href, note, isBest } = cell;
  const shown = asked ? <Asked {...asked} /> : figure(value);
  return (
    <>
      {href ? <a href={href}>{shown}</a> : shown}
      {isBest ? (
        <>
          <Icon name="check" />
          <span className="sr-only">{` ${labels.best}`}</span>
        </>
      ) : null}
      {note ? <small>{note}</small> : null}
    </>
  );
}

/** A row: its name, then its cells. Roles, as browsers forget those of a table whose rows are laid out as grids. */
function TableRow({ name, cells, labels }: { name: string; cells: readonly (Cell | null)[]; labels: TableLabels }) {
  return (
    <div role="row">
      <div role="rowheader">
        <span>{name}</span>
      </div>
      {cells.map((cell, place) => (
        <div key={place} role="cell" className={cell?.isBest ? 'best' : undefined}>
          <CellContent cell={cell} labels={labels} />
        </div>
      ))}
    </div>
  );
}

function ColumnHead({
  column,
  labels,
  without,
}: { column: Column } & Pick<ComparisonTableProps, 'labels' | 'without'>) {
  const { id, href, name, place, picture, stock, isSold } = column;
  return (
    <div role="columnheader">
      <a href={href}>
        <img src={picture ?? stock} alt="" width={64} height={48} className={isSold ? 'sold' : undefined} />
        <span>
          <b>{name}</b>
          <small>{place}</small>
          {isSold ? <em>{labels.sold}</em> : null}
        </span>
      </a>
      <WithoutLink
        id={id}
        href={without(id)}
        aria-label={labels.remove(`${name}, ${place}`)}
        className="compare-without"
      >
        <Icon name="x" />
      </WithoutLink>
    </div>
  );
}

/** Leads to the sellers of those that are on sale. */
function ContactRow({ columns, labels }: Pick<ComparisonTableProps, 'columns' | 'labels'>) {
  return (
    <div role="row" className="compare-contact">
      <div role="rowheader">
        <span className="sr-only">{labels.contact}</span>
      </div>
      {columns.map(({ id, href, name, place, isSold }) => (
        <div key={id} role="cell">
          {isSold ? (
            labels.sold
          ) : (
            <a
              href={`${href}#contact`}
              aria-label={labels.contactAbout(`${name}, ${place}`)}
              className={buttonVariants({ variant: 'secondary' })}
            >
              {labels.contact}
            </a>
          )}
        </div>
      ))}
    </div>
  );
}

/** How many columns there are, for the style sheet. */
const columnsOf = (count: number) => ({ '--columns': count }) as CSSProperties;

/** The rows that are the same in all that say them, closed. */
function EqualRows({ columns, equal, labels }: Pick<ComparisonTableProps, 'columns' | 'equal' | 'labels'>) {
  if (equal.length === 0) return null;
  // Who says nothing of what the others say has a column to leave empty.
  const shown = equal.some(({ cells }) => cells.includes(null)) ? columns.length : 1;
  const names = equal.slice(0, EQUAL_NAMED).map(({ name }) => name);
  return (
    <details className="compare-equal">
      <summary>
        {labels.equal(equal.length)} <small>{names.join(', ') + (equal.length > EQUAL_NAMED ? '…' : '')}</small>
        <Icon name="chevron-down" />
      </summary>
      <div role="table" aria-label={labels.equalCaption} className="compare" style={columnsOf(shown)}>
        {equal.map(({ name, cells }) => (
          <TableRow key={name} name={name} cells={cells.slice(0, shown)} labels={labels} />
        ))}
      </div>
    </details>
  );
}

/**
 * Listings side by side, whose names stay in sight: what differs, and closed below it what doesn't. On phones a row's
 * name is above its cells, and a column that doesn't fit is swiped to.
 */
export function ComparisonTable({ columns, different, equal, labels, without }: ComparisonTableProps) {
  const count = columns.length;
  return (
    <>
      <p className="compare-swipe" data-columns={count}>
        {labels.swipe}
      </p>
      <div role="table" aria-label={labels.caption} className="compare" data-columns={count} style={columnsOf(count)}>
        <div role="rowgroup" className="compare-head">
          <div role="row" className="compare-names">
            <div role="columnheader">
              <span className="sr-only">{labels.fact}</span>
            </div>
            {columns.map((column) => (
              <ColumnHead key={column.id} {...{ column, labels, without }} />
            ))}
          </div>
        </div>
        <div role="rowgroup" className="compare-rows">
          {different.map(({ name, cells }) => (
            <TableRow key={name} {...{ name, cells, labels }} />
          ))}
          <ContactRow {...{ columns, labels }} />
        </div>
      </div>
      <EqualRows {...{ columns, equal, labels }} />
    </>
  );
}
