import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified build, less than half as long as the package's own text, which each test sends to its browser. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with all violations of WCAG 2.2 AA that axe finds on the page in its current state. */
export async function axeCheck(page: Page): Promise<void> {
  if ((await breaches(page)).length === 0) return;
  // While a button is being enabled, axe sees a mix of its colours, and a button that scrolls under the sticky header
  // looks too small: only violations that a second run at the top of the page confirms count.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const violations = await breaches(page);
  if (violations.length === 0) return;
  const report = violations
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.slice(0, 5).join('\n')}`)
    .join('\n\n');
  throw new Error(`axe found ${violations.length} problems at ${page.url()}\n\n${report}`);
}

async function breaches(page: Page): Promise<{ id: string; help: string; nodes: string[] }[]> {
  // Ends colour transitions, during which the contrast is too low. Waiting for them could take for ever: one of what is
  // hidden meanwhile never finishes.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  // Evaluated, not added as a script tag: the page's Content-Security-Policy stays as it is.
  await page.evaluate(source);
  return page.evaluate(async (tags) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const result = await runner.run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] });
    return result.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    }));
  }, TAGS);
}
