import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nextCommand, runChild } from './child';
import { UserError } from './fail';
import { fromRoot, rootDir } from './paths';

// Folders that can't affect the build; hidden folders are skipped as well.
const IGNORED_FOLDERS = new Set([
  'node_modules',
  'tests',
  'docs',
  'coverage',
  'playwright-report',
  'test-results',
  'scripts',
]);
const IGNORED_FILES = /(\.test\.tsx?|\.md|\.tsbuildinfo)$|^next-env\.d\.ts$/;

/**
 * Returns a digest of every file that the build reads. The environment is not included: one build serves any address.
 */
export async function hashSources(directory: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listSources(directory)) {
    hash.update(`\0${file}\0`).update(await readFile(path.join(directory, file)));
  }
  return hash.digest('hex');
}

async function listSources(directory: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(path.join(directory, prefix), { withFileTypes: true });
  const lists = await Promise.all(
    entries
      .filter(({ name }) => !name.startsWith('.') && name !== 'generated')
      .map(async (entry): Promise<string[]> => {
        const file = path.posix.join(prefix, entry.name);
        if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : listSources(directory, file);
        return entry.isFile() && !IGNORED_FILES.test(entry.name) ? [file] : [];
      }),
  );
  return lists.flat().sort();
}

/** Generates the database client unless the existing one is newer than the schema and the packages. */
export async function generateClientIfChanged(): Promise<void> {
  const changedAt = (file: string): Promise<number> =>
    stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  const client = await changedAt(fromRoot('lib', 'core', 'db', 'generated', 'client.ts'));
  const sources = [fromRoot('prisma', 'schema.prisma'), fromRoot('package-lock.json')];
  if (client <= Math.max(...(await Promise.all(sources.map(changedAt))))) await generateClient();
}

/** Generates the database client. */
export async function generateClient(): Promise<void> {
  const code = await runChild(process.execPath, [require.resolve('prisma/build/index.js'), 'generate'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new UserError('The database client could not be generated: see the message of prisma above.');
}

const stampFile = fromRoot('.next', 'corral-sources');

/** Forces the next build, even if the sources are unchanged. */
export async function deleteBuild(): Promise<void> {
  await rm(stampFile, { force: true });
}

/**
 * Builds for production without type checking, unless the last build has the same sources and the same `CORRAL_BENCH`.
 */
export async function buildIfChanged(env: NodeJS.ProcessEnv): Promise<void> {
  const sources = `${await hashSources(rootDir)}${env.CORRAL_BENCH === '1' ? ' bench' : ''}`;
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  if (stamp === sources && existsSync(fromRoot('.next', 'BUILD_ID'))) return;
  await deleteBuild();
  console.log('Building (only when sources changed) …');
  const code = await runChild(process.execPath, nextCommand('build'), {
    env: { ...env, BUILD_WITHOUT_TYPES: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (code !== 0) throw new UserError('The build failed: see the messages above.');
  await writeFile(stampFile, sources);
}
