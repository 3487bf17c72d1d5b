import { prepare } from './lib/preflight.mjs';

await prepare();
await import('./test.ts');
