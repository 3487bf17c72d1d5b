import { PDFDocument } from 'pdf-lib';
import { CURRENCIES, currencySign } from '@/lib/core/i18n/currencies';
import { embedFigtree } from './figtree';
import { isAsSpelled, writable } from './writable';

it.each([
  ['Rubén Sosa, Ñandubay', 'Rubén Sosa, Ñandubay'],
  ['João Conceição', 'João Conceição'],
  ['Łukasz Żółć', 'Łukasz Żółć'],
  ['Kőszegi, Strauß, ĝ', 'Kőszegi, Strauß, ĝ'],
  ['G\u0303uahẽ g\u0303, Kuñaỹ ĩ ũ', 'G\u0303uahẽ g\u0303, Kuñaỹ ĩ ũ'],
  ['Иван Щукин', 'Ivan Shchukin'],
  ['Олександр Їжак', 'Oleksandr Yizhak'],
  ['Γιώργος', 'Giorgos'],
  ['María 🐄', 'María ·'],
  ['👩🏽‍🌾 Ana', '·· Ana'],
  ['牧場', '??'],
  ['₲\u00a015.000 · ₡\u00a0500', 'PYG\u00a015.000 · CRC\u00a0500'],
  ['40 × 342 kg − 3 %', '40 × 342 kg − 3 %'],
  ['6:05\u202fPM', '6:05 PM'],
  ['un\ttexto\nlargo', 'un texto largo'],
  ['ﬁno ½ N.º', 'fino ½ N.º'],
  ['e\u0301', 'é'],
  ['a\u200bb\u202ec\u0000', 'abc'],
  ['Trần', 'Tran'],
  ['⅓ a la carga', '1⁄3 a la carga'],
  ['Kaʼa', 'Ka’a'],
  ['Ɓəlɔ, Ɗan', 'Belo, Dan'],
  ['√ ∞ ⇒ ✓', '· · => ·'],
])('writes %j as %j', (line, expected) => expect(writable(line)).toBe(expected));

it.each([
  ['Rubén Ñandubay, João', true],
  ['e\u0301', true],
  ['María 🐄\ufe0f · 3 ₲', true],
  ['Mitã', true],
  ['Tupãrenda Kuñaỹ', true],
  ['g\u0303uahẽ', true],
  ['Łukasz', true],
  ['r\u0303', false],
  ['Trần', false],
  ['牧場', false],
])('says of %j whether its letters stay as they are', (text, expected) => expect(isAsSpelled(text)).toBe(expected));

it('writes the sign of every currency', () => {
  for (const code of CURRENCIES) expect(writable(currencySign('es', code))).not.toMatch(/[?·]/);
});

it('writes whatever there is in letters that the font has', async () => {
  const { regular, bold } = await embedFigtree(await PDFDocument.create());
  const refused: string[] = [];
  for (let from = 0; from < 0x20000; from += 0x80) {
    const characters = Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(from + index));
    const codes = [regular, bold].flatMap((font) =>
      font
        .encodeText(writable(characters.join(' ')))
        .asString()
        .match(/.{4}/g),
    );
    // The first drawing of a font stands for what it lacks.
    if (codes.includes('0000')) refused.push(from.toString(16));
  }
  expect(refused).toEqual([]);
});
