import { runInNewContext } from 'node:vm';
import { compactHtml, nonceAttributes } from './compact-html.mjs';

const NONCE = 'apnuLjeVvv08rJ97boO57Q==';
const MARK = ` nonce="${NONCE}"`;
const TEXTS = [
  '1:["$","p",null,{"title":"don\'t \\\\ \u2028 </script>"}]\n',
  '2:"it\'s"\n',
  '',
  ':HL["/a.css","style"]',
];

/** A script with React's data, as Next writes it. */
const dataScript = (text: string, mark = MARK) =>
  `<script${mark}>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;

/** What the page's scripts hand to React. */
function dataOf(html: string): string {
  const __next_f: unknown[][] = [];
  for (const [, script = ''] of html.matchAll(/<script nonce="[^"]+">([\s\S]*?)<\/script>/g))
    runInNewContext(script, { self: { __next_f } });
  return __next_f.map(([, text]) => text).join('');
}

it('hands the same data to React in one script', () => {
  const html = `<p>a</p>${TEXTS.map((text) => dataScript(text)).join('')}<p>b</p>`;
  const compact = compactHtml(html, MARK);
  expect(dataOf(compact)).toBe(TEXTS.join(''));
  expect(compact.match(/<script/g)).toHaveLength(1);
  expect(compact).toMatch(/^<p>a<\/p><script nonce="[^"]+">[^]*<\/script><p>b<\/p>$/);
  expect(compact).not.toContain('\\"');
});

it('leaves out needless escapes, but nothing of a text', () => {
  const links = '3:["/?a=1&b=2","\\\\u0026"]';
  const compact = compactHtml(dataScript(links).replaceAll('&', '\\u0026'), MARK);
  expect(dataOf(compact)).toBe(links);
  expect(compact).toContain('/?a=1&b=2');
});

it('leaves scripts that stand apart in their places', () => {
  const html = `${dataScript('1:"a"')}<div hidden id="S:1">b</div>${dataScript('2:"c"')}`;
  expect(compactHtml(html, MARK)).toBe(
    `<script${MARK}>self.__next_f.push([1,'1:"a"'])</script><div hidden id="S:1">b</div><script${MARK}>self.__next_f.push([1,'2:"c"'])</script>`,
  );
});

it('finds the nonce of the request it was rendered for, and removes it from the data', () => {
  const data = [`:HL["/a.css","style",{"nonce":"${NONCE}"}]`, `\n0:{"src":"/a.js","async":true,"nonce":"${NONCE}"}`];
  const html = `<link href="/a.css"${MARK}/>${data.map((text) => dataScript(text)).join('')}`;
  expect(nonceAttributes(html)).toEqual([MARK]);
  expect(nonceAttributes(`<title><script nonce="AAAA"></script>${html}`)).toEqual([' nonce="AAAA"', MARK]);
  expect(nonceAttributes('<p>')).toEqual([]);
  expect(dataOf(compactHtml(html, MARK))).toBe(':HL["/a.css","style",{}]\n0:{"src":"/a.js","async":true}');
});

it('does not join a script in the text of a page to the data', () => {
  const html = `${dataScript('0:"a"')}${dataScript('1:"evil"', '')}${dataScript('2:"b"')}`;
  expect(dataOf(compactHtml(html, MARK))).toBe('0:"a"2:"b"');
});

it('leaves other text as it is, even if it speaks of nonces and scripts', () => {
  const html = `<p title='self.__next_f.push([1,"'>nonce=&quot;a&quot;</p><script>"don't"</script>`;
  expect(compactHtml(html, MARK)).toBe(html);
});

it('leaves out the ends of items and choices that HTML implies', () => {
  const list = '<ul><li>a</li><li><p>b</p></li></ul><select><option>c</option><option>d</option></select>';
  expect(compactHtml(list, MARK)).toBe('<ul><li>a<li><p>b</p></ul><select><option>c<option>d</select>');
  expect(compactHtml('<li>a</li><!--$--><li>b</li> ', MARK)).toBe('<li>a</li><!--$--><li>b</li> ');
});

it('leaves out the ends of paragraphs that HTML implies', () => {
  const card = '<div><p>a</p><p>b</p><h3>c</h3><p>d</p></div><a><p>e</p></a><p>f</p> <p>g</p><br/>';
  expect(compactHtml(card, MARK)).toBe('<div><p>a<p>b<h3>c</h3><p>d</div><a><p>e</p></a><p>f</p> <p>g</p><br/>');
});
