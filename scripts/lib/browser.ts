import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './fail';

/** Chromium without windows: a browser with them opens one for every test, which takes three times as long. */
const SHELL = 'chromium-headless-shell';
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
  return (
    installed([SHELL]) ??
    (await playwrightBrowser()) ??
    debianBrowser() ??
    installed(NAMES) ??
    MAC_PATHS.find((file) => existsSync(file)) ??
    (await downloadedBrowser())
  );
}

function installed(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

async function playwrightBrowser(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/** Installs Debian's package if this user may; machines that can't reach Playwright's downloads often can. */
function debianBrowser(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log(`Installing ${SHELL} (apt-get) …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL, 'fonts-liberation'], options);
  return installed([SHELL]);
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
