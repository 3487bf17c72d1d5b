/** A failure that the user can fix: shown as one sentence, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Also matches the errors of `parseArgs`, which are readable sentences. */
function isForUser(error: unknown): error is Error {
  return (
    error instanceof UserError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  );
}

/**
 * Runs a script and exits explicitly, because the schema engine leaves a ten-second timer behind. A failure is printed
 * and exits with code 1.
 */
export function runMain(main: () => Promise<void>): void {
  main().then(
    () => process.exit(),
    (error: unknown) => {
      console.error(isForUser(error) ? error.message : error);
      process.exit(1);
    },
  );
}
