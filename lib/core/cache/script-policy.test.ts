import { createHash } from 'node:crypto';
import { sha256 } from './pack-page';
import { scriptPolicy } from './script-policy.mjs';

const MARK = ' nonce="apnuLjeVvv08rJ97boO57Q=="';
const policyOf = (html: string) => scriptPolicy(html, MARK, { ownScripts: ['layout("á")'], sha256 });
const allowing = (...scripts: string[]) =>
  [
    "script-src 'self'",
    ...scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  ].join(' ');

it('allows the scripts of framework and layout by their hashes, each once, and none that the page does not have', () => {
  const html = `<!DOCTYPE html><script${MARK}>one()</script><script nomodule="" src="/x.js"${MARK}></script><p>&lt;script>no()&lt;/script></p>
    <script type="application/ld+json">{"a":1}</script><script>layout("á")</script><script${MARK} id="a">two()
    </script><script${MARK}>one()</script>`;
  expect(policyOf(html)).toBe(allowing('one()', 'layout("á")', 'two()\n    '));
  expect(policyOf('<p>Hola</p>')).toBe(allowing());
});

it.each([
  '<script>evil()</script>',
  '<script nonce="AAAAAAAAAAAAAAAAAAAAAA==">evil()</script>',
  '<script nonce>evil()</script>',
  "<script>layout('á')</script>",
  '<script>layout("á");evil()</script>',
  '<script>self.__next_f.push([1,"0:evil"])</script>',
])('does not allow %s in the text of a page', (script) => {
  expect(policyOf(`<p>${script}</p><script${MARK}>one()</script>`)).toBe(allowing('one()'));
});
