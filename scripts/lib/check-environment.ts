import { UserError } from './fail';

/**
 * Validates the configuration before any long work. The database and the secret may be missing, since `demo` and `dev`
 * provide them.
 *
 * @throws UserError with one sentence
 */
export async function checkEnvironment(): Promise<void> {
  // Pretends to be a build, which needs neither; everything that is set is still validated.
  process.env.NEXT_PHASE = 'phase-production-build';
  try {
    await import('../../lib/core/env');
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  } finally {
    delete process.env.NEXT_PHASE;
  }
}
