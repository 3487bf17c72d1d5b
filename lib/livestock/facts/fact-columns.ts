import { Prisma } from '@/lib/core/db/generated/client';
import { FACTS, type FactName } from './facts';
import type { FactKind } from './kinds';
import type { FactFields } from './stored-facts';

/** What each kind of column is written with; undefined leaves it as it is. */
interface Written<Sent> {
  plain: Sent;
  decimal: Sent;
  day: Date | null | undefined;
  json: Exclude<Sent, null> | typeof Prisma.DbNull;
}

/** Facts as their columns are written. */
export type FactColumns<Name extends FactName> = {
  [One in Name]: Written<FactFields[One]>[(typeof FACTS)[One]['column']];
};

function written(column: FactKind['column'], sent: unknown): unknown {
  if (column === 'day' && typeof sent === 'string') return new Date(sent);
  return column === 'json' && sent === null ? Prisma.DbNull : sent;
}

/** Maps facts that were sent to columns. */
export const factColumns = <Name extends FactName>(names: readonly Name[], fields: Pick<FactFields, Name>) =>
  Object.fromEntries(names.map((name) => [name, written(FACTS[name].column, fields[name])])) as FactColumns<Name>;
