import type { Browser } from '@playwright/test';

const KILOBYTE = 1000;
/** Time after `load` in which a page fetches what it defers (the tour waits a second). */
const SETTLE_MS = 3_000;

/** Limits in kB. `html` is uncompressed; the others are transferred sizes. */
interface Budget {
  total: number;
  scripts: number;
  fonts: number;
  html?: number;
}

type Kind = 'html' | 'scripts' | 'styles' | 'fonts' | 'other';

const KINDS: Record<string, Kind | 'pictures'> = {
  Document: 'html',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
  Media: 'pictures',
};

/** What a first visit transfers in bytes, without pictures; `document` is the uncompressed HTML. */
interface Weight extends Record<Kind, number> {
  document: number;
}

/** Measures what Chromium fetches on a first visit to `url`, with an empty cache and a desktop viewport. */
async function measureWeight(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-UY' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const weight: Weight = { html: 0, scripts: 0, styles: 0, fonts: 0, other: 0, document: 0 };
  const kinds = new Map<string, Kind | 'pictures'>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, KINDS[type] ?? 'other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind && kind !== 'pictures') weight[kind] += encodedDataLength;
  });
  const answer = await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  weight.document = (await answer?.body())?.length ?? 0;
  await context.close();
  return weight;
}

/** Tabulates what a first visit to each page fetches, against its budget. */
export async function weightTable(browser: Browser, base: string, listingId: string): Promise<string[]> {
  const pages: readonly { name: string; path: string; budget?: Budget }[] = [
    { name: 'bare static page', path: '/bare' },
    { name: 'home', path: '/', budget: { total: 200, scripts: 165, fonts: 45, html: 40 } },
    {
      name: 'search',
      path: '/?category=bovine&maxPrice=3000',
      budget: { total: 200, scripts: 165, fonts: 45, html: 45 },
    },
    { name: 'listing', path: `/listing/${listingId}`, budget: { total: 200, scripts: 165, fonts: 45, html: 45 } },
  ];
  const lines: string[] = [];
  for (const { name, path, budget } of pages) {
    const { document, ...fetched } = await measureWeight(browser, base + path);
    const total = Object.values(fetched).reduce((sum, bytes) => sum + bytes, 0);
    const cell = (bytes: number, atMost?: number) => {
      const shown = (bytes / KILOBYTE).toFixed(1);
      if (atMost === undefined) return shown;
      return `${shown} (${bytes <= atMost * KILOBYTE ? 'reached' : 'missed'} ≤ ${atMost})`;
    };
    lines.push(
      `| ${name} | ${cell(document, budget?.html)} | ${cell(total, budget?.total)} | ${cell(fetched.scripts, budget?.scripts)} | ${cell(fetched.fonts, budget?.fonts)} | ${cell(fetched.styles)} | ${cell(fetched.html)} | ${cell(fetched.other)} |`,
    );
  }
  return [
    '| first visit, kB | HTML uncompressed | all, without pictures | scripts | fonts | styles | HTML | icons, data |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
  ];
}
