import { invalidField } from '@/lib/errors/domain-error';

/** Endings of web addresses that people write; a list, because names such as "Ma.Elena" have dots too. */
const ADDRESS =
  /@|:\/\/|\bwww\b|[\p{L}\d-]\s*\.\s*(?:com|net|org|info|biz|app|site|online|shop|store|link|live|xyz|top|click|io|me|ly|gl|gg|to|tv|cc|co|ar|br|uy|mx|py|cl|bo|pe|es|pt|us|uk|au|eu|ru|cn|dev|test|vip|club|win|lat|page|tel|pw|icu|fun|bid|web)(?![\p{L}\d])/iu;

const NUMERIC_ADDRESS = /\d{1,3}(?:\.\d{1,3}){3}/;

/** Words by which somebody would pass for the operator, in the three languages, without accents. */
const OFFICE =
  /(?<![\p{L}])(?:admin|administra(?:dor|dora|tor|cion|cao|tion)|moderador|moderadora|moderator|moderacion|moderacao|soporte|suporte|support|helpdesk|webmaster|equipo|equipe|staff|oficial|official|verificad[oa]|verified|atencion al cliente|servicio al cliente|atendimento ao cliente|customer service)s?(?![\p{L}])/u;

/** Words of service, which the site's own name makes an office. */
const SERVICE =
  /(?<![\p{L}])(?:atencion|atendimento|servicio|servico|service|ayuda|ajuda|help|seguridad|seguranca|security|pago|pagamento|payment|cobranza|cobranca|cliente|sistema|system|aviso|alerta|alert)s?(?![\p{L}])/u;

/** The same written in one word, or letter by letter, beside the site's name. */
const SQUEEZED =
  /admin|moderad|moderat|soporte|suporte|support|helpdesk|webmaster|official|oficial|verificad|verified|atencion|seguridad|cobranza/;

/** The site's own name is a surname too, but nobody's given name. */
const SITE = /(?<![\p{L}])corral(?![\p{L}])/u;

/** Signs that look like the badge of the verified. */
const BADGE = /[✓✔☑✅🗸☆★⭐🌟🛡🔰🏅🎖]/u;

/** Letters of Latin alphabets as people write them; not phonetic ones such as small capitals. */
const LATIN = /[a-z\u00aa\u00ba\u00c0-\u024f\u1e00-\u1eff]/iu;
const FOREIGN = /(?![a-z\u00aa\u00ba\u00c0-\u024f\u1e00-\u1eff])\p{L}/iu;
const PHONETIC = /(?![a-z\u00aa\u00ba\u00c0-\u024f\u1e00-\u1eff])\p{Script=Latin}/iu;

/** Digits and signs that stand for letters. */
const LEET: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', $: 's' };

/** Compatibility forms, accents and invisible characters don't hide a word. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();

/** Digits and signs among letters are read as what they look like. */
const unleet = (text: string): string =>
  text.replace(/[01345$](?=\p{L})|(?<=\p{L})[01345$](?=\p{L})/gu, (sign) => LEET[sign] ?? sign);

/** Letters that stand alone are read as one word: "C o r r a l". */
const joined = (text: string): string => text.replace(/(?<=(?<!\p{L})\p{L})[^\p{L}]+(?=\p{L}(?!\p{L}))/gu, '');

/** Other full stops, and those that somebody put in brackets. */
const withStops = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[。｡]/g, '.')
    .replace(/[[({]\s*\.\s*[\])}]/g, '.');

/** Whether letters of different alphabets are mixed, or such that only look like letters of a name. */
const isDisguised = (name: string): boolean => {
  const text = name.normalize('NFKC');
  return PHONETIC.test(text) || (LATIN.test(text) && FOREIGN.test(text));
};

function isOffice(name: string, isFirst: boolean): boolean {
  const texts = [plain(name), unleet(plain(name)), joined(unleet(plain(name)))];
  return (
    BADGE.test(name) || isDisguised(name) || texts.some((text) => OFFICE.test(text) || (isFirst && SITE.test(text)))
  );
}

/** Whether both names together are those of an office of the site, such as "Seguridad Corral". */
function isOfficeOfSite(firstName: string, lastName: string): boolean {
  const whole = unleet(plain(`${firstName} ${lastName}`));
  const squeezed = whole.replace(/[^\p{L}]/gu, '');
  return (SITE.test(whole) && SERVICE.test(whole)) || (squeezed.includes('corral') && SQUEEZED.test(squeezed));
}

/**
 * Refuses names that contain an address or pretend to be the operator: they appear in mails and on pages as the site's
 * own words would.
 * @throws DomainError `invalid_input` at `firstName` or `lastName`.
 */
export function refuseOfficialName({ firstName, lastName }: { firstName: string; lastName: string }): void {
  for (const [field, name] of [
    ['firstName', firstName],
    ['lastName', lastName],
  ] as const) {
    const spelled = withStops(name);
    if (ADDRESS.test(spelled) || NUMERIC_ADDRESS.test(spelled)) throw invalidField(field, 'nameAddress');
    if (isOffice(name, field === 'firstName')) throw invalidField(field, 'nameOffice');
  }
  if (isOfficeOfSite(firstName, lastName)) throw invalidField('firstName', 'nameOffice');
}
