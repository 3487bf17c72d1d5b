import { expect, test } from '@playwright/test';
import { addressOf, adminFiles, methodsOf } from '../support/admin-surface';
import { signInAs } from '../support/sign-in';

const BUYER = 'comprador@corral.test';

const routes = adminFiles.routes.flatMap((file) => methodsOf(file).map((method) => ({ method, url: addressOf(file) })));

for (const { method, url } of routes) {
  test(`${method} ${url} is refused to visitors with 401 and to others with 403`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    // An unneeded body does no harm; without one, a route that wrongly reads it before the check would not be caught.
    const send = async () => {
      const answer = await context.request.fetch(url, { method, data: method === 'GET' ? undefined : {} });
      return [answer.status(), ((await answer.json()) as { code?: string }).code];
    };
    expect(await send()).toEqual([401, 'unauthorized']);
    await signInAs(context, BUYER);
    expect(await send()).toEqual([403, 'forbidden']);
    await context.close();
  });
}

for (const url of adminFiles.pages.map(addressOf)) {
  test(`the page ${url} sends visitors to sign in and is denied to others with 403`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    const visited = await context.request.get(url, { maxRedirects: 0 });
    expect(visited.headers().location).toContain(`/auth?next=${encodeURIComponent(url)}`);
    await signInAs(context, BUYER);
    const denied = await context.request.get(`/en${url}`);
    expect(denied.status()).toBe(403);
    expect(await denied.text()).toContain('Access Denied');
    await context.close();
  });
}
