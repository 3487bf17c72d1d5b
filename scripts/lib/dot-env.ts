import { existsSync } from 'node:fs';
import { fromRoot } from './paths';

/** Reads `.env` as Next does; variables that are already set win. */
export function loadDotEnv(): void {
  const file = fromRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
