import { existsSync } from 'node:fs';
import { fromRoot } from './paths';

/** Reads `.env` like Next; variables that are already set take precedence. */
export function loadDotEnv(): void {
  const file = fromRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
