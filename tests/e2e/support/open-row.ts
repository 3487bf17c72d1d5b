import type { Page } from '@playwright/test';

/** Opens the row of a list of administration that has this text; wider screens show rows whole. */
export async function openRow(page: Page, text: string | RegExp): Promise<void> {
  const row = page.locator('[data-row]').filter({ hasText: text });
  await row.waitFor();
  const toggle = row.locator('[data-row-toggle]');
  if ((await toggle.isVisible()) && (await toggle.getAttribute('open')) === null)
    await toggle.locator('summary').click({ position: { x: 20, y: 20 } });
}
