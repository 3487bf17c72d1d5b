import type { Page } from '@playwright/test';

/** Opens the menu of one of the dashboard's listings, which holds everything that can be done with it. */
export async function openRowMenu(page: Page, title: string | RegExp): Promise<void> {
  await page.locator('summary').filter({ hasText: title }).first().click();
}
