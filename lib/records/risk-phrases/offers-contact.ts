import { fold, readingsOf } from './look-alikes';

/** Endings of web addresses that people write; a list, because names such as "Ma.Elena" have dots too. */
const ADDRESS =
  /@|:\/\/|\bwww\b|[\p{L}\d-]\s*\.\s*(?:com|net|org|info|biz|app|site|online|shop|store|link|live|xyz|top|click|io|me|ly|gl|gg|to|tv|cc|co|ar|br|uy|mx|py|cl|bo|pe|es|pt|us|uk|au|eu|ru|cn|dev|test|vip|club|win|lat|page|tel|pw|icu|fun|bid|web)(?![\p{L}\d])/iu;

const NUMERIC_ADDRESS = /\d{1,3}(?:\.\d{1,3}){3}/;

/** Addresses in words, and services whose name asks to be written to elsewhere. */
const SPOKEN_ADDRESS =
  /(?<!\p{L})(?:(?:punto|ponto|dot)\s*(?:com|net|org)|(?:gmail|hotmail|outlook|yahoo|whats ?app|wsp|wpp|telegram|zap zap|facebook|instagram|messenger|tik ?tok|snapchat)(?!\p{L})|(?:ig|fb|tg|insta|face)[\s:@]+\p{L}{6,}(?![\s\p{L}])|(?:mi|meu|my) (?:numero|number|perfil|profile)(?!\p{L}))/u;

/** Digits that only what separates those of a telephone number stands between; names hold years and numbers of fields. */
const TELEPHONE = /(?:\d[\s.,\-_/()+*·]*){7,}/;
const ASKS_TO_CALL =
  /(?<!\p{L})(?:llam(?:e|a|ar|ame|en)|call|fone|ligue|marque|tel|telefono|telefone|cel|celular|movil|whats|escrib(?:a|ime|ir)|contacto|contato|contact|text|phone|zap)[^\p{L}\d]*(?:\p{L}{1,4}[^\p{L}\d]+){0,2}\d{3}/u;
/** Numbers in words, also in one: digits and tens, of which a telephone number has five at least. */
const NUMBER_WORDS =
  /(?:(?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|zero|um|dois|quatro|sete|oito|nove|meia|one|two|three|four|five|six|seven|eight|nine|oh|doble|dobro|double|triple|diez|once|doce|trece|catorce|quince|veinte|veinti|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|dez|onze|doze|treze|quatorze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|oitenta|noventa|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)[\s,.-]*(?:[ye]\s+)?){5}/u;

/** Verbs with who is to be written to or called, which no name holds: «escribime», «llámenos», «me chame», «call me». */
const ASKS_FOR_CONTACT = [
  /(?:escrib|habl|llam|contact|consult|wh?atsape|wasape)(?:i|a|e|an|en)?(?:me|nos)/,
  /mand(?:a|e|an|en)(?:me|nos)/,
  /(?:escribi|escriba|escriban|escribir|llama|llame|llamar|llamen|habla|hable|consulta|consulte|consultar|mensaje) (?:al|a mi|por|ya|ahora)/,
  /(?:al|por|en) privado|(?:al|por) (?:interno|dm|md|mp|pv)|mensaje privado|inbox/,
  /(?:call|text|message|contact|write(?: to)?|e-?mail|dm|pm|phone|ask|ring) (?:me|us|now|today)|(?:in|by|via) private|private message/,
  /me (?:chama|chame|liga|ligue|escreva|escreve|manda|mande|contate|contata|procura|procure)|(?:chame|ligue|escreva|fale|mande|contate)-me/,
  /(?:chama|chame|liga|ligue|escreva|escreve|fala|fale|mande|manda) (?:no|na|pelo|pela|pra|para|comigo|conosco|agora|ja)|entre em contato/,
  /(?:no|pelo) (?:privado|pv|direct|particular)|mensagem privada/,
].map(({ source }) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u'));

/** Other full stops and what is drawn like one, a comma in its place, and those that somebody put in brackets. */
const withStops = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[。｡•·∙⋅●‧・]/g, '.')
    .replace(/,(?=\s*(?:com|net|org)(?!\p{L}))/giu, '.')
    .replace(/[[({]\s*(?:\.|dot|punto|ponto)\s*[\])}]/giu, '.');

/** Digits of any script; letters among them as the digits that they look like. */
const withDigits = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/(?<=\d[\s.-]*)o|o(?=[\s.-]*\d)/g, '0')
    .replace(/(?<=\d[\s.-]*)[il|]|[il|](?=\d)/g, '1');

/** Decimal digits come in runs of ten, zero first. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/**
 * Whether a short text, such as a name or a place, holds a telephone number or an address, or asks to be called or written
 * to, also in words.
 */
export function offersContact(text: string): boolean {
  const spelled = withStops(text);
  const plain = fold(spelled).text;
  const numbers = withDigits(plain);
  return (
    ADDRESS.test(spelled) ||
    NUMERIC_ADDRESS.test(spelled) ||
    readingsOf(spelled).some((reading) => SPOKEN_ADDRESS.test(reading)) ||
    TELEPHONE.test(numbers) ||
    ASKS_TO_CALL.test(numbers) ||
    NUMBER_WORDS.test(`${plain} `) ||
    ASKS_FOR_CONTACT.some((asks) => asks.test(plain))
  );
}
