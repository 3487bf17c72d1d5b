import { invalidField } from '@/lib/errors/domain-error';

/** Endings of web addresses that people write; a list, because names such as "Ma.Elena" have dots too. */
const ADDRESS =
  /@|:\/\/|\bwww\b|[\p{L}\d-]\s*\.\s*(?:com|net|org|info|biz|app|site|online|shop|store|link|live|xyz|top|click|io|me|ly|gl|gg|to|tv|cc|co|ar|br|uy|mx|py|cl|bo|pe|es|pt|us|uk|au|eu|ru|cn|dev|test)(?![\p{L}\d])/iu;

/** Words by which somebody would pass for the operator, in the three languages, without accents. */
const OFFICE =
  /(?<![\p{L}])(?:admin|administra(?:dor|dora|tor|cion|cao|tion)|moderador|moderadora|moderator|moderacion|moderacao|soporte|suporte|support|helpdesk|webmaster|equipo|equipe|staff|oficial|official|verificad[oa]|verified)s?(?![\p{L}])/u;

/** The site's own name is a surname too, but nobody's given name. */
const SITE = /(?<![\p{L}])corral(?![\p{L}])/u;

/** Compatibility forms, accents and invisible characters don't hide a word. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();

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
    if (ADDRESS.test(name.normalize('NFKC'))) throw invalidField(field, 'nameAddress');
    if (OFFICE.test(plain(name)) || (field === 'firstName' && SITE.test(plain(name))))
      throw invalidField(field, 'nameOffice');
  }
}
