import { foundPart, stemOf } from './found-part';

const marked = (text: string, words: string[], length = 160) => {
  const { before, word, after } = foundPart(text, words, length);
  return word ? `${before}[${word}]${after}` : before;
};

it('marks the first word that was searched for, whatever its accents and case', () => {
  expect(marked('¿Y el camión?', ['CAMION'])).toBe('¿Y el [camión]?');
  expect(marked('Traiga la guía\ny el DICOSE', ['dicose', 'guia'])).toBe('Traiga la [guía] y el DICOSE');
  expect(marked('🐂🐂 toro', ['toro'])).toBe('🐂🐂 [toro]');
});

it('begins shortly before a word that is far from the beginning, at a whole word', () => {
  expect(marked('Los novillos están en el potrero del fondo y la balanza anda bien', ['balanza'])).toBe(
    '…del fondo y la [balanza] anda bien',
  );
});

it('is the beginning of the text if the words are elsewhere, in the name or the title', () => {
  expect(marked('Buenas tardes', ['rosa'], 6)).toBe('Buenas');
  expect(marked('', ['rosa'])).toBe('');
});

it.each([
  ['novill', ['novillo', 'Novillos', 'novillitos', 'novilla']],
  ['camion', ['camiones']],
  ['terner', ['ternera', 'terneros', 'terneritos']],
  ['vaca', ['vaca', 'vacas']],
  ['leit', ['leitão', 'leitões']],
  ['anima', ['animais']],
  ['steer', ['steers']],
  ['cow', ['cow', 'cows']],
  ['toro', ['toro', 'toros']],
  ['12', ['12']],
])('knows other forms of a word by «%s»', (stem, words) => {
  expect(words.map((word) => stemOf(word).toLowerCase())).toEqual(words.map(() => stem));
});

it('marks another form of a word as a whole', () => {
  expect(marked('Tengo 24 novillitos Angus', ['novillos'])).toBe('Tengo 24 [novillitos] Angus');
});
