/** A failure that the person at the keyboard can fix: shown as one sentence, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Runs a script's body; a failure prints and ends the process with exit code 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  });
}
