import { applyVisitorHints } from './apply-visitor-hints';
import { VISITOR_HINTS } from '@/lib/core/visitor-hints/inline-script';

const html = document.documentElement;

function runScript(): void {
  const script = document.createElement('script');
  script.text = VISITOR_HINTS;
  document.head.append(script);
}

/** What the browser asks for. */
const languages = jest.spyOn(navigator, 'languages', 'get');

beforeEach(() => {
  html.lang = 'es';
  languages.mockReturnValue(['es-UY']);
});

afterEach(() => {
  localStorage.clear();
  document.cookie = 'signed_in=; Max-Age=0';
  for (const name of Object.keys(html.dataset)) delete html.dataset[name];
});

describe.each([
  ['the inline script', runScript],
  ['what stands in for it', applyVisitorHints],
])('%s', (_, mark) => {
  it('marks the document with what the browser knows', () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('cattle-view', 'list');
    localStorage.setItem('weight', 'lb');
    localStorage.setItem('money', 'UYU');
    document.cookie = 'signed_in=1';
    mark();
    expect({ ...html.dataset }).toEqual({ theme: 'dark', view: 'list', weight: 'lb', money: 'UYU', signedIn: '' });
  });

  it('leaves it as it is for a new visitor, and takes no other word for a theme', () => {
    mark();
    localStorage.setItem('theme', 'pink');
    document.cookie = 'not_signed_in=1';
    mark();
    document.cookie = 'not_signed_in=; Max-Age=0';
    expect({ ...html.dataset }).toEqual({});
  });

  it('offers another of our languages that the browser asks for, once', () => {
    languages.mockReturnValue(['fr-FR', 'pt-BR', 'en']);
    mark();
    expect(html.dataset.offer).toBe('pt');
    delete html.dataset.offer;
    mark();
    expect(html.dataset.offer).toBeUndefined();
  });

  it.each([
    ['asks for the page’s', ['es-AR', 'en'], null],
    ['asks for none of ours', ['fr-FR'], null],
    ['belongs to somebody who chose one', ['en-US'], 'es'],
  ])('offers no language where the browser %s', (_, asked, chosen) => {
    languages.mockReturnValue(asked);
    if (chosen) localStorage.setItem('language', chosen);
    mark();
    expect(html.dataset.offer).toBeUndefined();
  });
});
