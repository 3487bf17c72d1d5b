import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@/lib/core/i18n/locales';
import { flagPhrases, fraudHints } from './flag-phrases';

const flagged = (text: string) => flagPhrases(text).flatMap((part) => (part.hint ? [part.text] : []));

/** The messages of a corpus: what each should hint at, and the message. */
function corpus(language: string) {
  const text = readFileSync(path.join('tests/corpora/messages', `${language}.txt`), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [hints = '', message = ''] = line.split(' | ');
      return { hints: hints === '-' ? [] : hints.split(' '), message };
    });
}

describe.each(LOCALES)('of the messages in %s', (language) => {
  const messages = corpus(language);

  it('forty are swindles and forty honest, at least', () => {
    for (const isFraud of [true, false])
      expect(messages.filter(({ hints }) => hints.length > 0 === isFraud).length).toBeGreaterThanOrEqual(40);
  });

  it.each(messages.filter(({ hints }) => hints.length > 0))('$message', ({ hints, message }) => {
    expect(fraudHints(message)).toEqual(expect.arrayContaining(hints));
  });

  it.each(messages.filter(({ hints }) => hints.length === 0))('says nothing of: $message', ({ message }) => {
    expect(fraudHints(message)).toEqual([]);
  });
});

it.each([
  ['Se entrega con SEÑA por adelantado, por Western  Union.', ['SEÑA por adelantado', 'Western  Union']],
  ['Aceito só Pix antecipado ou criptomoedas', ['só Pix antecipado ou criptomoedas']],
  ['Mandame la  s3ña por Wеstern Uniоn', ['Mandame la  s3ña', 'Wеstern Uniоn']],
  ['Vaca señalada, se puede visitar todos los días.', []],
  ['', []],
])('marks what scams say in %p', (text, found) => {
  expect(flagged(text)).toEqual(found);
  expect(
    flagPhrases(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it('takes no longer for the length of a text than that explains, whatever the text', () => {
  const time = (text: string) => {
    const begin = performance.now();
    for (let round = 0; round < 5; round += 1) fraudHints(text);
    return performance.now() - begin;
  };
  for (const word of ['mandame ', 'no ', 'la seña ', 'a b c d ', '1 ', 'cheque por mas ', 'te ']) {
    const [once, four] = [2500, 10_000].map((length) => word.repeat(length / word.length));
    // A pause of the machine's is no fault of the text.
    const isSlow = Array.from({ length: 10 }).every(() => time(four ?? '') > 20 * Math.max(1, time(once ?? '')));
    expect({ word, isSlow }).toEqual({ word, isSlow: false });
  }
});
