const CAUSES_MAX = 4;

type Given = {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  digest?: unknown;
  stack?: unknown;
  cause?: unknown;
  meta?: unknown;
};
type DriverCause = { kind?: unknown; originalCode?: unknown; constraint?: unknown };

/** An error as it is logged. */
export type PlainError = {
  type: string;
  message?: string;
  code?: string | number;
  digest?: string;
  /** PostgreSQL's error code and the constraint or table that it concerns. */
  sql?: Record<string, unknown>;
  stack?: string;
  cause?: PlainError;
};

/**
 * Whether the error's message may quote user data: the statement's values, a row, or the start of an invalid JSON
 * body.
 */
function mayQuote(name: string, error: Given): boolean {
  return (
    /^Prisma|^DriverAdapterError$|^DatabaseError$|^SyntaxError$|^ZodError$/.test(name) ||
    (typeof error === 'object' && 'severity' in error && 'routine' in error)
  );
}

/** Returns the stack frames without the message, which a stack starts with. */
function framesOf(stack: unknown): string | undefined {
  if (typeof stack !== 'string') return undefined;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.length > 0 ? frames.map((frame) => frame.trim()).join('\n') : undefined;
}

function sqlOf({ code, meta, cause, ...rest }: Given): Record<string, unknown> | undefined {
  const { table, column, constraint } = rest as Record<string, unknown>;
  const driver = ((meta as { driverAdapterError?: { cause?: DriverCause } } | undefined)?.driverAdapterError?.cause ??
    cause ??
    {}) as DriverCause;
  const facts = {
    state: driver.originalCode ?? (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined),
    kind: driver.kind,
    table,
    column,
    constraint: constraint ?? driver.constraint,
  };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/**
 * Returns the loggable parts of an error: name, code, stack, and the message unless it may quote user data. Database
 * errors are logged by code, table and constraint, because their messages contain the written values.
 */
export function plainError(thrown: unknown, depth = 0): PlainError {
  if (typeof thrown !== 'object' || thrown === null) return { type: typeof thrown };
  const error = thrown as Given;
  const type = typeof error.name === 'string' ? error.name : 'Error';
  const quotes = mayQuote(type, error);
  const { message, code, digest, cause } = error;
  return {
    type,
    ...(typeof message === 'string' && !quotes ? { message } : {}),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof digest === 'string' ? { digest } : {}),
    ...(quotes ? { sql: sqlOf({ ...error, code, cause }) } : {}),
    stack: framesOf(error.stack),
    ...(cause !== undefined && depth < CAUSES_MAX ? { cause: plainError(cause, depth + 1) } : {}),
  };
}
