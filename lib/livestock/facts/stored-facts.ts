import type { z } from 'zod';
import type { Prisma } from '@/lib/core/db/generated/client';
import { toDay } from '@/lib/core/durations';
import { FACTS, FACT_NAMES, type FactName } from './facts';
import type { FactKind } from './kinds';

type Facts = typeof FACTS;

/** A value for each of some facts. */
const each = <Name extends FactName, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)] as const)) as Record<Name, Value>;

/** The rules of some facts, to be spread into a schema. */
export const factRules = <Name extends FactName>(names: readonly Name[]) =>
  each(names, (name) => FACTS[name].rule) as unknown as { [One in Name]: Facts[One]['rule'] };

/** Facts as they are sent: absent ones stay as they are, null ones are cleared. */
export type FactFields = { [Name in FactName]?: z.output<Facts[Name]['rule']> };

/** Facts as the API states them; null is what nobody said. */
export type LotFacts = { [Name in FactName]-?: Exclude<FactFields[Name], undefined> };

/** The facts of a lot of which nothing is said. */
export const EMPTY_FACTS = each(FACT_NAMES, () => null);

/** Selects the columns of some facts. */
export const factSelect = <Name extends FactName>(names: readonly Name[]) => each(names, () => true as const);

/** What the columns of each kind hold. */
interface Columns {
  plain: string | number | null;
  decimal: Prisma.Decimal | null;
  day: Date | null;
  json: Prisma.JsonValue;
}

/** The columns of facts as read. */
export type FactRow = { [Name in FactName]: Columns[Facts[Name]['column']] };

const FROM_COLUMN: { [Kind in FactKind['column']]: (stored: Columns[Kind]) => unknown } = {
  plain: (stored) => stored,
  decimal: (stored) => stored?.toString() ?? null,
  day: (stored) => stored && toDay(stored),
  json: (stored) => stored,
};

/** Maps stored facts to those of the API; their rules let nothing else in. */
export const readFacts = <Name extends FactName>(names: readonly Name[], row: Pick<FactRow, Name>) =>
  each(names, (name) => (FROM_COLUMN[FACTS[name].column] as (stored: unknown) => unknown)(row[name])) as Pick<
    LotFacts,
    Name
  >;
