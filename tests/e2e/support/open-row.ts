import type { Page } from '@playwright/test';

/** Opens the row of a list of administration that has this text; wider screens show rows whole. */
export async function openRow(page: Page, text: string | RegExp): Promise<void> {
  const toggle = page.locator('[data-row]').filter({ hasText: text }).locator('[data-row-toggle]');
  if ((await toggle.isVisible()) && (await toggle.getAttribute('open')) === null)
    await toggle.locator('summary').click({ position: { x: 20, y: 20 } });
}
