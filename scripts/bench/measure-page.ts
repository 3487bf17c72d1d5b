import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** Lighthouse's "slow 4G" profile. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SETTLE_MS = 3_000;

/** Returns the gzipped size in bytes of all scripts that the page's HTML references for modern browsers. */
export async function firstLoadJavaScript(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const tags = [...html.matchAll(/<script[^>]*\ssrc="([^"]+\.js[^"]*)"[^>]*>/g)].filter(
    ([tag]) => !/nomodule/i.test(tag),
  );
  const sources = new Set(tags.map(([, source]) => new URL((source ?? '').replaceAll('&amp;', '&'), url).href));
  const sizes = await Promise.all(
    [...sources].map(async (source) => gzipSync(Buffer.from(await (await fetch(source)).arrayBuffer())).length),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

/**
 * Measures Largest Contentful Paint (milliseconds) and Cumulative Layout Shift of a first visit by a phone on slow 4G.
 */
export async function measureVitals(browser: Browser, url: string): Promise<{ lcp: number; cls: number }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'es-UY',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.addInitScript(() => {
    const vitals = { lcp: 0, cls: 0 };
    Object.assign(window, { vitals });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) vitals.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) vitals.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(
    (settle) => performance.now() > settle,
    SETTLE_MS + (await page.evaluate(() => performance.now())),
  );
  const vitals = await page.evaluate(() => (window as unknown as { vitals: { lcp: number; cls: number } }).vitals);
  await context.close();
  return vitals;
}
