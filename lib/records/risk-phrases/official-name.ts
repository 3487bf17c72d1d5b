import { invalidField } from '@/lib/core/errors/domain-error';
import { readingsOf } from './look-alikes';
import { offersContact } from './offers-contact';

/** The site's own name, also with letters doubled, is a surname too, but nobody's given name. */
const SITE_NAME = '[ck]o+rr+a+l+';
const SITE = new RegExp(`(?<!\\p{L})${SITE_NAME}(?!\\p{L})`, 'u');
/** Ranches are called so, with the article. */
const IS_RANCH = /(?<!\p{L})el\s+corral(?!\p{L})/u;
const IS_SITE = new RegExp(`^${SITE_NAME}$`, 'u');

/** Words by which somebody would pass for the operator, in the three languages, without accents. */
const OFFICE =
  'admin|administrac(?:ion|ao)|administra(?:dor|dora|tor|tion)|moderador|moderadora|moderator|moderac(?:ion|ao)|soporte|suporte|support|helpdesk|webmaster|equipo|equipe|staff|oficial|official|verificad[oa]|verified|atencion al cliente|servicio al cliente|atendimento ao cliente|customer service|tesoreri?a|tesouraria|treasury|facturacion|faturamento|billing';

/** Offices in more words than one, which stand in either name or in both. */
const IS_DESK =
  /(?<!\p{L})(?:atencion al cliente|servicio al cliente|(?:mesa|central|centro) de (?:ayuda|ajuda|atencion|atendimento|seguridad|seguranca|soporte|suporte|pagos?|pagamentos?|verificacion|verificacao)|departamento de (?:pagos?|pagamentos?|cobranzas?|cobrancas?|seguridad|seguranca|ventas|vendas|atencion|atendimento|verificacion|verificacao)|(?:seguridad|seguranca) (?:de )?(?:pagos?|pagamentos?)|(?:financeiro|financiero|suporte|seguranca) do site|(?:payments?|security|billing|verification) (?:department|team|desk))(?!\p{L})/u;

/** Words of service and of the office, which the site's own name makes the operator's. */
const SERVICE =
  'atencion|atendimento|servicio|servico|service|ayuda|ajuda|help|seguridad|seguranca|security|pago|pagamento|payment|cobro|cobranza|cobranca|cliente|customer|sistema|system|aviso|alerta|alert|tesorero|tesorera|tesoureiro|treasurer|finanza|financa|finance|financeiro|financiero|contabilidad|contabilidade|accounting|accounts?|cuenta|conta|caja|caixa|cashier|banco|bank|reembolso|refund|garantia|escrow|fideicomiso|deposito|deposit|legal|juridico|fraude|fraud|verificacion|verificacao|verification|oficina|escritorio|office|sede|headquarters|direccion|direcao|diretoria|gerencia|gerente|manager|management|ceo|ventas?|vendas?|sales|comercial|operador|operadora|operator|plataforma|platform|app|team|bot|notificacion|notificacao|notification|mensajeria|info|contacto|contato|contact|noreply|no reply';

/** Who speaks for the operator; beside the site's name in that of a person. */
const ROLE =
  'departamento|depto|dpto|department|gestion|gestao|gestor|gestora|auditor|auditora|auditoria|audit|agente|agent|agencia|agency|ejecutiv[oa]|executiv[oa]|executive|representante|representative|asesor|asesora|assessora?|advisor|adviser|consultora?|consultant|inspectora?|inspetora?|inspector|supervisora?|coordinadora?|coordenadora?|coordinator|encargad[oa]|delegad[oa]|analista|analyst|asistente|assistente|assistant|directora?|diretora?|director|president|presidente|founder|fundadora?|division|sector|setor|unidad|unidade|control|controle|tramite|reclamo|reclamacao|claim|disputa|dispute|premio|sorteo|sorteio|promocion|promocao|beneficio|bonificacion|area|jef[ea]|chefe|chief|dep|atenc|atend|adm|verif|pay|trust';

/** Names of markets, which are surnames too. */
const MARKET = 'market|marketplace|mercado|feria|portal|web|website|sitio|site|central|remate|leilao|auction|online';

/** What says nothing beside the site's name: legal forms, articles and the places where it trades. */
const FILLER =
  'el|la|los|las|o|a|the|de|do|da|del|of|y|e|and|s|sa|srl|sas|ltda|ltd|llc|inc|corp|eirl|cv|rl|uruguay|argentina|brasil|brazil|mexico|paraguay|chile|bolivia|colombia|peru|usa|us|uk|australia|latam|latinoamerica|international|internacional|com';

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?:e?s)?(?!\\p{L})`, 'u');
const IS_OFFICE = word(OFFICE);
const IS_SERVICE = word(`${OFFICE}|${SERVICE}`);
const IS_ROLE = word(ROLE);
const IS_MARKET = word(MARKET);
const ONLY_OFFICES = new RegExp(
  `^[^\\p{L}]*(?:(?:${SITE_NAME}|${OFFICE}|${SERVICE}|${ROLE}|${MARKET}|${FILLER})(?:e?s)?[^\\p{L}]+)*$`,
  'u',
);
const IS_ONE_OFFICE = new RegExp(`^(?:${OFFICE})$`.replaceAll(' ', ''), 'u');

/** The same written in one word, or letter by letter, beside the site's name. */
const SQUEEZED =
  /admin|moderad|moderat|soporte|suporte|support|helpdesk|webmaster|official|oficial|verificad|verified|atencion|seguridad|cobranza|tesoreria|tesouraria|treasury/;

/** The site's name and a service in one word: «CorralPagos». */
const GLUED = new RegExp(
  `(?<!\\p{L})(?:${SITE_NAME}(?:de)?(?:${SERVICE})(?:e?s)?|(?:${SERVICE})(?:e?s)?(?:de)?${SITE_NAME})(?!\\p{L})`,
  'u',
);

/** Signs that look like the badge of the verified, and letters in boxes, which are in no name; pairs may be flags. */
const BADGE = /[✓✔☑✅🗸☆★⭐🌟🛡🔰🏅🎖✪]|[\u{1f130}-\u{1f189}]|(?<!\p{RI})(?:\p{RI}{2})*\p{RI}(?!\p{RI})/u;

/** Every way to read a name: the signs that make flags in pairs may spell words, too. */
const readingsOfName = (name: string): string[] => {
  const letterOf = (sign: string) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x1f1e6 + 0x61);
  return [name, name.replace(/\p{RI}/gu, letterOf)].flatMap(readingsOf);
};

/** Letters of Latin alphabets as people write them; not phonetic ones such as small capitals. */
const LATIN = /[a-z\u00aa\u00ba\u00c0-\u01bf\u01c4-\u024f\u1e00-\u1eff]/iu;
const FOREIGN = /(?![a-z\u00aa\u00ba\u00c0-\u01bf\u01c4-\u024f\u1e00-\u1eff])\p{L}/iu;
const PHONETIC = /(?![a-z\u00aa\u00ba\u00c0-\u01bf\u01c4-\u024f\u1e00-\u1eff])\p{Script=Latin}/iu;

/** More marks on a letter than any language writes. */
const STACKED = /\p{M}{4}/u;

/** Whether letters of different alphabets are mixed, or such that only look like letters of a name. */
const isDisguised = (name: string): boolean => {
  const text = name.normalize('NFKC');
  return (
    STACKED.test(name.normalize('NFD')) ||
    PHONETIC.test(text) ||
    /[\u01c0-\u01c3]/.test(text) ||
    (LATIN.test(text) && FOREIGN.test(text))
  );
};

const squeezed = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/**
 * The site's name written so that it only looks like it: with digits, accents, spaces or letters of other alphabets, with a
 * capital I, which is drawn like an l, or with the q that nobody writes in a surname.
 */
function isSiteInDisguise(name: string): boolean {
  const others = name.replace(new RegExp(SITE, 'giu'), ' ');
  return [others, others.replace(/(?<=\p{Ll})I/gu, 'l'), others.replace(/q/giu, 'c')]
    .flatMap(readingsOfName)
    .some((reading) => SITE.test(reading) || IS_SITE.test(squeezed(reading)));
}

/** Whether a whole name is that of the site or of an office of it, such as "Seguridad Corral". */
function isOfSite(name: string, isPerson: boolean): boolean {
  return (
    isSiteInDisguise(name) ||
    readingsOfName(name).some((reading) => {
      const letters = squeezed(reading);
      return (
        (SITE.test(reading) &&
          (IS_SERVICE.test(reading) ||
            (isPerson && IS_ROLE.test(reading)) ||
            (IS_MARKET.test(reading) && isOnlyOffices(reading)))) ||
        GLUED.test(reading) ||
        (letters.includes('corral') && SQUEEZED.test(letters))
      );
    })
  );
}

const isOnlyOffices = (reading: string): boolean => ONLY_OFFICES.test(`${reading} `);

/**
 * Refuses names of people that offer contact, or pretend to be the operator: they appear in mails and on pages as the
 * site's own words would.
 * @throws DomainError `invalid_input` at `firstName` or `lastName`.
 */
export function refuseOfficialName({ firstName, lastName }: { firstName: string; lastName: string }): void {
  for (const [field, name] of [
    ['firstName', firstName],
    ['lastName', lastName],
  ] as const) {
    if (offersContact(name)) throw invalidField(field, 'nameAddress');
    const readings = readingsOfName(name);
    const isOffice =
      BADGE.test(name) ||
      isDisguised(name) ||
      isSiteInDisguise(name) ||
      readings.some((reading) => IS_OFFICE.test(reading) || IS_ONE_OFFICE.test(squeezed(reading))) ||
      (field === 'firstName' && readings.some((reading) => SITE.test(reading)));
    if (isOffice) throw invalidField(field, 'nameOffice');
  }
  const whole = `${firstName} ${lastName}`;
  if (offersContact(whole)) throw invalidField('lastName', 'nameAddress');
  if (isOfSite(whole, true) || readingsOfName(whole).some((reading) => IS_DESK.test(reading)))
    throw invalidField('firstName', 'nameOffice');
}

/**
 * Refuses the same in the name of a business, which may be an official dealer or El Corral de Piedra.
 * @throws DomainError `invalid_input` at `field`.
 */
export function refuseOfficialBusiness(field: string, name: string | null): void {
  if (!name) return;
  if (offersContact(name)) throw invalidField(field, 'nameAddress');
  const isSite = readingsOfName(name).some(
    (reading) => SITE.test(reading) && !IS_RANCH.test(reading) && isOnlyOffices(reading),
  );
  if (BADGE.test(name) || isDisguised(name) || isSite || isOfSite(name, false)) throw invalidField(field, 'nameOffice');
}
