/** A failure that the person at the keyboard can fix: shown as one sentence, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

/** What `parseArgs` says of an unknown option is a sentence too. */
function isForUser(error: unknown): error is Error {
  return (
    error instanceof UserError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  );
}

/**
 * Runs a script's body and ends the process when it is done: the schema engine leaves a timer of ten seconds behind that
 * would keep it open. A failure prints and exits with code 1.
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
