import net from 'node:net';
import { prepare, stop } from './lib/preflight.mjs';

// Fail early: checked before the install.
const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 1 || port > 65535)
  stop(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
const taken = await new Promise((resolve) => {
  const server = net.createServer();
  server.once('error', () => resolve(true));
  server.listen(port, () => server.close(() => resolve(false)));
});
if (taken)
  stop(`Port ${port} is taken: stop what listens there, or choose another with PORT=${port + 1} npm run demo.`);

await prepare();
await import('./demo.ts');
