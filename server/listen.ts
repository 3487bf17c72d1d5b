import type { Server } from 'node:net';
import { env } from '@/lib/core/env';

/**
 * Opens the port, to this machine only unless `HOST` says otherwise: whoever reaches it directly can forge the headers
 * of a trusted proxy, and the demonstration has known passwords.
 */
export function listen(server: Server, port: number, host = env.HOST): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
