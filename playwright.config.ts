import os from 'node:os';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

// `npm test -- e2e` starts a server with its own database and passes its URL here.
const baseURL = process.env.E2E_BASE_URL ?? 'http://localhost:3000';

/** Tests that need no browser run once instead of once per screen size. */
const API = 'api/**';

/** Tests that are the same at every screen size run once, on a wide one. */
const ANY_SIZE = /@any-size/;

/** Tests of pages with two layouts that are about neither run once as well, on a phone if people do it on phones. */
const PHONE = /@phone/;

/** Pages that phones lay out otherwise are tested at both sizes; what people walk on others, on a phone alone. */
const BOTH_SIZES =
  '**/{admin,admin-lists,auctions,blog,cases,compare,dashboard,first-screens,home,listing,local-pages,map,messages,notifications,shell,understood}.spec.ts';

const WIDE = { viewport: { width: 1280, height: 800 } };

/** Tests that use the whole machine run alone, as part of `npm test -- slow`. */
const LOAD = 'load/**';

const reporter: PlaywrightTestConfig['reporter'] = [['list']];
if (process.env.E2E_REPORT) reporter.push(['json', { outputFile: process.env.E2E_REPORT }]);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  reporter,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // CI runs beside nothing else, but a fault of the machine must not refuse a change.
  retries: process.env.CI ? 1 : 0,
  workers: Math.max(1, Math.min(2, os.availableParallelism())),
  // Stops tests that hang. No test claims a time: on a busy machine one of ten seconds takes a minute.
  timeout: 150_000,
  globalTimeout: 90 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    locale: 'es-UY',
    timezoneId: 'America/Montevideo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        // Chromium's sandbox does not start as root, which most containers use.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'api', testMatch: API },
    {
      name: 'phone',
      testIgnore: [API, LOAD],
      grepInvert: ANY_SIZE,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', testIgnore: [API, LOAD], testMatch: BOTH_SIZES, grepInvert: PHONE, use: WIDE },
    { name: 'any-size', testIgnore: [API, LOAD, BOTH_SIZES], grep: ANY_SIZE, use: WIDE },
    { name: 'load', testMatch: LOAD, fullyParallel: false, workers: 1 },
  ],
});
