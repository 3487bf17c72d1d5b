import { expandPictures, picturesOf, shortenPictures, withPicturesOf } from './short-pictures';

const [ONE, TWO] = ['/media/private/pending/blog/ef6e1ba8-1600.webp', '/media/blog/0a-800.webp'];
const TEXT = `Hola\n\n![manga](${ONE})\n\n![](${TWO} "pie") y otra vez ![la manga](${ONE})\n\n[enlace](/media/x) ![](https://a.test/b.jpg)`;

it('stands for the addresses of our pictures by their numbers, and puts them back', () => {
  const urls = withPicturesOf(TEXT, []);
  const short = shortenPictures(TEXT, urls);
  expect(short).toBe(
    'Hola\n\n![manga](img-1)\n\n![](img-2 "pie") y otra vez ![la manga](img-1)\n\n[enlace](/media/x) ![](https://a.test/b.jpg)',
  );
  expect(urls).toEqual([ONE, TWO]);
  expect(expandPictures(short, urls)).toBe(TEXT);
  // One that is gone keeps its number, which no other gets.
  expect(withPicturesOf(`![](${TWO})`, urls)).toBe(urls);
  expect(shortenPictures(`![](${TWO})`, urls)).toBe('![](img-2)');
});

it('leaves alone what names no picture', () => {
  expect(expandPictures('![a](img-3) img-1 [b](img-1)', [ONE])).toBe('![a](img-3) img-1 [b](img-1)');
});

it('lists the pictures of a text, each once', () => {
  expect(picturesOf(TEXT)).toEqual([
    { url: ONE, name: 'manga' },
    { url: TWO, name: '' },
  ]);
});
