import { Prisma } from './generated/client';

type FieldOf<Model extends Prisma.ModelName> = keyof Prisma.TypeMap['model'][Model]['payload']['scalars'] & string;

/**
 * Returns the columns of a model, from `alias` if there are several tables, under the names of its fields: for rows that
 * SQL selects and locks. A column is called like its field, in lower case with underscores, which a test of the schema holds.
 */
export function columnsOf<Model extends Prisma.ModelName>(
  _model: Model,
  fields: readonly FieldOf<Model>[],
  alias?: string,
): Prisma.Sql {
  const from = alias ? `${alias}.` : '';
  return Prisma.raw(fields.map((field) => `${from}"${columnOf(field)}" AS "${field}"`).join(', '));
}

/** Returns the column of a field. */
export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
