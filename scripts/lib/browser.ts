import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './fail';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the path of a Chromium or Chrome, installing one if there is none. */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new UserError(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
    return chosen;
  }
  return installedBrowser() ?? (await playwrightBrowser()) ?? debianBrowser() ?? (await downloadedBrowser());
}

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...MAC_PATHS];
  return candidates.find((file) => existsSync(file));
}

async function playwrightBrowser(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/** Installs Debian's package if this user may; machines that can't reach Playwright's downloads often can. */
function debianBrowser(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log('Installing chromium (apt-get) …');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], options);
  return installedBrowser();
}

async function downloadedBrowser(): Promise<string> {
  console.log('Downloading Chromium (playwright install) …');
  spawnSync(process.execPath, [require.resolve('@playwright/test/cli'), 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const file = await playwrightBrowser();
  if (!file)
    throw new UserError('There is no Chromium and none could be installed: install one, or set CHROMIUM_PATH.');
  return file;
}
