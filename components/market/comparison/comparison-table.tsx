import { figure } from '@/components/market/listings/figures';
import { Icon } from '@/components/ui/icon';
import { WithoutLink } from './chosen-here';
import type { Cell, Column, Row, Section } from './comparison-model';

interface TableLabels {
  /** What the table is. */
  caption: string;
  /** Above the names of the rows. */
  fact: string;
  unknown: string;
  differs: string;
  lowest: string;
  sold: string;
  remove: (title: string) => string;
}

interface ComparisonTableProps {
  columns: readonly Column[];
  sections: readonly Section[];
  labels: TableLabels;
  /** The address of the comparison without a listing. */
  without: (id: string) => string;
}

/** A price as asked, which the choice of units converts. */
const Asked = ({ currency, amount, unit }: NonNullable<Cell['asked']>) => (
  <span className="asked">
    <span>{`${currency}\u00a0`}</span>
    {amount}
    <i>{`\u00a0${unit}`}</i>
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
  const { value, asked, href, note, isLowest } = cell;
  const shown = asked ? <Asked {...asked} /> : figure(value);
  return (
    <>
      {href ? <a href={href}>{shown}</a> : shown}
      {isLowest ? <em>{labels.lowest}</em> : null}
      {note ? <small>{note}</small> : null}
    </>
  );
}

function TableRow({ row: { name, cells, differs }, labels }: { row: Row; labels: TableLabels }) {
  return (
    <tr className={differs ? 'differs' : 'same'}>
      <th scope="row">
        {name}
        {differs ? (
          <>
            <b aria-hidden>≠</b>
            <span className="sr-only">{` (${labels.differs})`}</span>
          </>
        ) : null}
      </th>
      {cells.map((cell, place) => (
        <td key={place}>
          <CellContent cell={cell} labels={labels} />
        </td>
      ))}
    </tr>
  );
}

/** Listings side by side. Wider than a phone: it scrolls sideways, also by keyboard, while the names of the rows stay. */
export function ComparisonTable({ columns, sections, labels, without }: ComparisonTableProps) {
  return (
    <div className="compare-scroll" role="region" aria-label={labels.caption} tabIndex={0}>
      <table className="compare">
        <caption className="sr-only">{labels.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.fact}</th>
            {columns.map(({ id, href, title, lang, picture, stock, isSold }) => (
              <th key={id} scope="col">
                <img src={picture ?? stock} alt="" width={400} height={300} className={isSold ? 'sold' : undefined} />
                <a href={href} lang={lang}>
                  {title}
                </a>
                {isSold ? <span className="compare-sold">{labels.sold}</span> : null}
                <WithoutLink id={id} href={without(id)} aria-label={labels.remove(title)} className="compare-without">
                  <Icon name="x" />
                </WithoutLink>
              </th>
            ))}
          </tr>
        </thead>
        {sections.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={rows.some(({ differs }) => differs) ? undefined : 'same'}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <TableRow key={row.name} row={row} labels={labels} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
