import { UserError } from './fail';

/**
 * Says what is wrong with the configuration before any long work begins. What `demo` and `dev` bring themselves, the database and the
 * secret, may be missing.
 * @throws UserError with one sentence.
 */
export async function checkEnvironment(): Promise<void> {
  // As a build, which needs neither; everything that is set is looked at all the same.
  process.env.NEXT_PHASE = 'phase-production-build';
  try {
    await import('../../lib/env');
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  } finally {
    delete process.env.NEXT_PHASE;
  }
}
