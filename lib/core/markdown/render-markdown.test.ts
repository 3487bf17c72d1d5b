import { growth, LINEAR } from '@/tests/factories/cost';
import { XSS_CORPUS } from '@/tests/factories/xss-corpus';
import { plainText, readingMinutes, renderMarkdown } from './render-markdown';

const html = (markdown: string) => renderMarkdown(markdown).html.trim();

const TAG = /<[^>]*>/g;
const HARMLESS_TAG =
  /^<\/?(?:p|h[2-6]|strong|em|s|a|img|ul|ol|li|blockquote|code|pre|hr|br|table|thead|tbody|tr|th|td|div)(?: (?:id="s-[a-z0-9-]+"|(?:href|src|alt|title)="[^"<>]*"|start="\d+"|style="text-align:(?:left|center|right)"|rel="nofollow noopener"|loading="lazy"|decoding="async"|class="table-box"|tabindex="0"))*>$/;
const HARMLESS_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/;

describe('renderMarkdown', () => {
  it.each(XSS_CORPUS)('makes nothing but harmless tags of %j', (markdown) => {
    const rendered = html(markdown);
    for (const tag of rendered.match(TAG) ?? []) expect(tag).toMatch(HARMLESS_TAG);
    // The rest must be text, without a bracket that could begin a tag.
    expect(rendered.replace(TAG, '')).not.toMatch(/[<>]/);
    for (const [, address = ''] of rendered.matchAll(/(?:href|src)="([^"]*)"/g))
      expect(address).toMatch(HARMLESS_ADDRESS);
  });

  it('has a large corpus', () => {
    expect(new Set(XSS_CORPUS).size).toBeGreaterThanOrEqual(60);
  });

  it('renders what an article needs', () => {
    expect(html('Uno **dos** *tres* ~~cuatro~~ `cinco`')).toBe(
      '<p>Uno <strong>dos</strong> <em>tres</em> <s>cuatro</s> <code>cinco</code></p>',
    );
    expect(html('> cita')).toBe('<blockquote>\n<p>cita</p>\n</blockquote>');
    expect(html('3. a\n4. b')).toBe('<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>');
    expect(html('![Vaca <i>](https://evil.test/x.gif)')).toBe('<p>Vaca &lt;i&gt;</p>');
    expect(html('![Vaca](/media/blog/x-1600.webp "En el potrero")')).toBe(
      '<p><img src="/media/blog/x-1600.webp" alt="Vaca" title="En el potrero" loading="lazy" decoding="async"></p>',
    );
    expect(html('| a | b |\n|---|--:|\n| 1 | 2 |')).toContain('<th style="text-align:right">b</th>');
  });

  it('links to the web without lending it our name, and to this site', () => {
    expect(html('[a](https://example.com/x?y=1&z=2)')).toBe(
      '<p><a href="https://example.com/x?y=1&amp;z=2" rel="nofollow noopener">a</a></p>',
    );
    expect(html('[a](/?category=bovine), [b](#s-x), [c](mailto:a@b.test)')).toBe(
      '<p><a href="/?category=bovine">a</a>, <a href="#s-x">b</a>, <a href="mailto:a@b.test">c</a></p>',
    );
    expect(html('https://example.com')).toContain('<a href="https://example.com" rel="nofollow noopener">');
  });

  it('gives each heading an id of its own, from the second level on', () => {
    const { html: rendered, headings } = renderMarkdown('# Sanidad y *año*\n\n## Sanidad y año\n\n### ¿?');
    expect(headings).toEqual([
      { id: 's-sanidad-y-ano', level: 2, text: 'Sanidad y año' },
      { id: 's-sanidad-y-ano-2', level: 2, text: 'Sanidad y año' },
      { id: 's-x', level: 3, text: '¿?' },
    ]);
    expect(rendered).toContain('<h2 id="s-sanidad-y-ano">Sanidad y <em>año</em></h2>');
  });

  it('takes a hostile depth of nesting', () => {
    for (const sign of ['>', '[', '*a ', '`', '- '])
      expect(growth((size) => html(sign.repeat(size / sign.length)), 5_000)).toBeLessThan(LINEAR);
  });
});

describe('plainText and readingMinutes', () => {
  it('is the words alone', () => {
    expect(plainText('# Uno\n\nDos **tres**\ncuatro ![cinco](/x.png) [seis](https://a.test)\n\n- siete')).toBe(
      'Uno Dos tres cuatro seis siete',
    );
    expect(plainText('| a | b |\n|---|---|\n| c | d |')).toBe('a b c d');
  });

  it('reads 200 words in a minute, and never in none', () => {
    expect([0, 1, 200, 900].map((words) => readingMinutes('vaca '.repeat(words)))).toEqual([1, 1, 1, 5]);
  });
});
