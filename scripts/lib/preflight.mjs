// Plain JavaScript without dependencies, because this runs before the install.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MINIMUM = [20, 19];
const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Returns whether a version such as "20.19.1" is supported. */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
}

/** Returns whether the installed packages match the lock file. Optional packages of other platforms may be missing. */
export function isInstallCurrent(lockFile, installedFile) {
  const installed = installedFile.packages ?? {};
  return Object.entries(lockFile.packages ?? {}).every(([name, wanted]) => {
    if (name === '' || wanted.link) return true;
    const found = installed[name];
    return found ? found.version === wanted.version : Boolean(wanted.optional);
  });
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Prints one sentence and exits with code 1. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Checks Node's version and runs `npm ci` if packages are missing or outdated; after that, TypeScript can be imported.
 */
export async function prepare() {
  if (!isNodeSupported(process.versions.node)) {
    stop(`Corral needs Node ${MINIMUM.join('.')} or newer (24 is fastest), this is ${process.versions.node}.`);
  }
  process.chdir(rootDir);
  const lock = readJson(path.join(rootDir, 'package-lock.json'));
  const installed = readJson(path.join(rootDir, 'node_modules', '.package-lock.json'));
  if (!isInstallCurrent(lock, installed)) {
    console.log('Installing packages (npm ci) …');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { status } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      cwd: rootDir,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) stop('The packages could not be installed: see the message of npm above.');
  }
  await import('tsx');
}
