import type { Locale } from '@/lib/core/i18n/locales';

/** What is looked for around a cheque for more than the price, written as the terms of `fraud-phrases.ts`. */
export const CHEQUE_TERMS = {
  cheque: { es: ['cheque*'], en: ['(check|checks|cheque*|bank draft)'], pt: ['cheque*'] },
  /** More than the price. */
  more: {
    es: [
      '(por mas|mas de lo que|cheque mayor|(monto|importe|valor) mayor|de mas|excedente|sobrante|(incluye|ganado y) … (flete|transporte|envio))',
    ],
    en: [
      '(more than|over the … price|above the … price|extra|overpa*|overage|leftover|too (big|much)|excess|(includes|covers|have|has) … (shipping|freight|transport*|hauling|trucking|mover*)|[0-9] over)',
    ],
    pt: [
      '(a mais|pra mais|mais do que|valor (maior|mais alto)|acima do preco|cheque maior|acima do valor|excedente|troco|(inclui|com|e pelo) … (frete|transporte))',
    ],
  },
  /** Money that is said to have been paid by mistake, and is asked back. */
  overpaid: {
    es: ['(transferi|deposite|gire|mande|pague|envie) … (de mas|por error|demas)'],
    en: ['(overpaid|(paid|sent|wired|transferred) … (too much|by mistake|by accident|extra))'],
    pt: ['(transferi|depositei|mandei|paguei|enviei) … (a mais|por engano|errado)'],
  },
  asksBack: {
    es: [
      '(devolve|devolvela|devolveme|devuelvame|devuelveme|reintegra|reintegrame|regresame|girame|transferime|mandame)',
    ],
    en: ['(refund|return|(send|zelle|wire|venmo|transfer) … back)'],
    pt: ['(devolve|devolva|estorna|estorne|manda de volta|me manda|repassa)'],
  },
  /** By itself enough to warn of. */
  chequeForMore: {
    es: ['cheque por (mas|un (monto|importe|valor) mayor)(?! de [0-9]+ dias)'],
    en: ['(check|cheque) (for|of|over) (more than|extra)'],
    pt: ['cheque (a mais|maior|com valor maior)'],
  },
  passesOn: {
    es: ['{hand} … ({surplus}|esa parte)', '{surplus} (me |se |usted |te ){0,2}(lo |la )?{hand}'],
    en: [
      '{hand} … ({surplus}|what.?( i)?s left|that part)',
      '({hand}|zelle) (it|that|this) to (him|her|them|the|my)',
      'pay … {carrier} … from',
    ],
    pt: ['{hand} … ({surplus}|essa parte)', '{surplus} … {hand}'],
  },
  /** The rest goes to whoever fetches the animals, who says so need not say through whom. */
  restToCarrier: {
    es: [
      '({surplus}|(otros|otras) [0-9.,]+) ((es|son|va|van|se|lo|la|usted|{hand}) ){1,4}(al|a mi|a la|para el|para mi|para la|del) … ({carrier}|camion|flete)',
    ],
    en: [
      '({surplus}|other [$]?[0-9.,]+) ((is|goes|will go|you|{hand}) ){1,3}(to|for) (the|my) … ({carrier}|hauling|trucking)',
    ],
    pt: [
      '({surplus}|(outros|outras) [0-9.,]+( mil)?) ((e|sao|vai|voce|o senhor|{hand}) ){1,3}(pro|pra|para o|para a|ao|a|do|da) … ({carrier}|caminhao)',
    ],
  },
  /** The reader pays the carrier, out of a cheque that somebody else draws; «mi hermano le paga» is not the reader. */
  youPayCarrier: {
    es: ['(?<!(mi|el|la|su) [a-z]+ )(le |les |se lo )?{hand} … (al|a mi) {carrier}'],
    en: [
      '(you|please|just|you just|you can) {hand} … {carrier}',
      '({hand}|western union) (it|that|the other … [0-9.,]+) to (him|her|(the|my) … {carrier})',
    ],
    pt: ['(voce|vc|o senhor|a senhora|dele) ((voce|vc|so|depois|ai) ){0,2}{hand} … {carrier}'],
  },
  /** The same of the reader, whatever stands before: «le devuelve» may offer it, and «no» of Portuguese denies nothing. */
  youPassOn: {
    es: ['le {hand} (esa parte|(la |el )?{surplus}) (a mi|al) {carrier}', '(usted|ud|vos|tu) … {hand} … {surplus}'],
    en: ['you (just |then )?{hand} … {surplus}'],
    pt: ['(o senhor|a senhora|voce|vc) {hand} … {surplus}'],
  },
} as const satisfies Record<string, Readonly<Record<Locale, readonly string[]>>>;
