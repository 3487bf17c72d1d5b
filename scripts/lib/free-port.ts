import net from 'node:net';
import { UserError } from './fail';

/** Returns the error of listening on this port, on every address or on the given one; null if it is free. */
function whyNotFree(port: number, host?: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', resolve);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** Returns whether a server could listen on this port now, on every address or on the given one. */
export async function isPortFree(port: number, host?: string): Promise<boolean> {
  return (await whyNotFree(port, host)) === null;
}

/** @throws UserError if a server can't listen on this port */
export async function refuseTakenPort(port: number, host?: string): Promise<void> {
  const why = await whyNotFree(port, host);
  if (why?.code === 'EADDRINUSE')
    throw new UserError(`Port ${port} is taken by another program: stop that one, or set PORT to a free one.`);
  if (why)
    throw new UserError(
      `Port ${port} cannot be opened${host ? ` on ${host}` : ''}: ${why.code === 'EACCES' ? 'this user may not' : why.message}.`,
    );
}

/** Returns a free port chosen by the operating system. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
