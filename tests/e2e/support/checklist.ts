import type { Page } from '@playwright/test';

/** Has a page pass over the checklist before a message, which on some days precedes those about any listing. */
export async function passChecklist(page: Page): Promise<void> {
  await page.addLocatorHandler(page.getByRole('button', { name: 'Entendido, escribir' }), (button) => button.click());
}
