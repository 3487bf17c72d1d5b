import type { Locale } from './locales';

interface Grammar {
  /** 0 to 29 in Spanish, 0 to 19 otherwise. */
  small: readonly string[];
  /** 20, 30 … 90. */
  tens: readonly string[];
  /** 100, 200 … 900. */
  hundreds: readonly string[];
  thousand: string;
  million: readonly [one: string, many: string];
  dollars: readonly [one: string, many: string];
  cents: readonly [one: string, many: string];
  /** Joins a ten with its unit. */
  tenUnit: string;
  /** Joins a hundred with what follows. */
  hundredRest: string;
  /** Joins dollars with cents. */
  and: string;
  /** Between whole millions and the currency. */
  of: string;
}

const words = (text: string) => text.split(' ');

const GRAMMARS: Record<Locale, Grammar> = {
  es: {
    small: words(
      'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    ),
    tens: words('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
    hundreds: words(
      'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    ),
    thousand: 'mil',
    million: ['millón', 'millones'],
    dollars: ['dólar', 'dólares'],
    cents: ['centavo', 'centavos'],
    tenUnit: ' y ',
    hundredRest: ' ',
    and: ' con ',
    of: ' de ',
  },
  en: {
    small: words(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    tens: words('twenty thirty forty fifty sixty seventy eighty ninety'),
    hundreds: words('one two three four five six seven eight nine').map((digit) => `${digit} hundred`),
    thousand: 'thousand',
    million: ['million', 'million'],
    dollars: ['dollar', 'dollars'],
    cents: ['cent', 'cents'],
    tenUnit: '-',
    hundredRest: ' ',
    and: ' and ',
    of: ' ',
  },
  pt: {
    small: words(
      'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
    ),
    tens: words('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
    hundreds: words('cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'),
    thousand: 'mil',
    million: ['milhão', 'milhões'],
    dollars: ['dólar', 'dólares'],
    cents: ['centavo', 'centavos'],
    tenUnit: ' e ',
    hundredRest: ' e ',
    and: ' e ',
    of: ' de ',
  },
};

const HUNDRED: Partial<Record<Locale, string>> = { es: 'cien', pt: 'cem' };

/** Writes a number from 1 to 999. */
function below1000(locale: Locale, value: number): string {
  const { small, tens, hundreds, tenUnit, hundredRest } = GRAMMARS[locale];
  if (value === 100) return HUNDRED[locale] ?? hundreds[0] ?? '';
  if (value >= 100) {
    const rest = value % 100;
    const hundred = hundreds[Math.floor(value / 100) - 1] ?? '';
    return rest === 0 ? hundred : hundred + hundredRest + below1000(locale, rest);
  }
  const known = small[value];
  if (known !== undefined) return known;
  const ten = tens[Math.floor(value / 10) - 2] ?? '';
  return value % 10 === 0 ? ten : `${ten}${tenUnit}${small[value % 10] ?? ''}`;
}

/** Writes a whole number up to 999,999,999. */
function whole(locale: Locale, value: number): string {
  const { small, thousand, million } = GRAMMARS[locale];
  if (value === 0) return small[0] ?? '';
  const [millions, thousands, rest] = [Math.floor(value / 1e6), Math.floor(value / 1000) % 1000, value % 1000];
  const parts = [
    millions && `${below1000(locale, millions)} ${million[millions === 1 ? 0 : 1]}`,
    thousands && (thousands === 1 && locale !== 'en' ? thousand : `${below1000(locale, thousands)} ${thousand}`),
    rest && below1000(locale, rest),
  ].filter(Boolean);
  // Portuguese joins the last group by "e" if it is a single word: mil e cem, mil e vinte, but mil cento e vinte.
  const last = rest || thousands;
  const joint = locale === 'pt' && (last < 100 || last % 100 === 0) ? ' e ' : ' ';
  return [parts.slice(0, -1).join(' '), parts.at(-1)].filter(Boolean).join(joint);
}

/** Writes an amount of dollars in words: `"126000.50"` → "ciento veintiséis mil dólares con cincuenta centavos". */
export function amountInWords(locale: Locale, amount: string): string {
  const { dollars, cents, and, of } = GRAMMARS[locale];
  const [units, hundredths] = [Math.floor(Number(amount)), Math.round(Number(amount) * 100) % 100];
  const joint = units > 0 && units % 1e6 === 0 ? of : ' ';
  const text = `${whole(locale, units)}${joint}${dollars[units === 1 ? 0 : 1]}`;
  return hundredths === 0 ? text : `${text}${and}${whole(locale, hundredths)} ${cents[hundredths === 1 ? 0 : 1]}`;
}
