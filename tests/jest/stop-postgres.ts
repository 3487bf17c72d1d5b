import { rm } from 'node:fs/promises';
import type { TestServer } from './start-postgres';

/** Leaves neither a process nor a file behind. */
export default async function stopPostgres(): Promise<void> {
  const { corralTestServer } = globalThis as { corralTestServer?: TestServer };
  if (!corralTestServer) return;
  await corralTestServer.server.stop();
  await rm(corralTestServer.dataDir, { recursive: true, force: true });
}
