import { createHash } from 'node:crypto';
import { sha256 } from './pack-page';
import { scriptPolicy } from './script-policy.mjs';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('allows the scripts of a page by their hashes, each once, and none that it does not have', async () => {
  const html = `<!DOCTYPE html><script>one()</script><script nomodule="" src="/x.js"></script><p>&lt;script>no()&lt;/script></p>
    <script type="application/ld+json">{"a":1}</script><script id="a">two("á")
    </script><script>one()</script>`;
  const policy = `script-src 'self' ${hash('one()')} ${hash('two("á")\n    ')}`;
  expect(await scriptPolicy(html)).toBe(policy);
  expect(await scriptPolicy(html, sha256)).toBe(policy);
});

it('allows none where there is none', async () => {
  expect(await scriptPolicy('<p>Hola</p>')).toBe("script-src 'self'");
});
