import type { Locale } from '@/lib/core/i18n/locales';

/** What is looked for around a cheque for more than the price, written as the terms of `fraud-phrases.ts`. */
export const CHEQUE_TERMS = {
  cheque: { es: ['cheque*'], en: ['(check|checks|cheque*|bank draft)'], pt: ['cheque*'] },
  /** More than the price. */
  more: {
    es: [
      '(por mas|mas de lo que|monto mayor|importe mayor|de mas|excedente|sobrante|incluye … (flete|transporte|envio))',
    ],
    en: [
      '(more than|over the … price|above the … price|extra|overpa*|excess|includes … (shipping|freight|transport|hauling)|[0-9] over)',
    ],
    pt: ['(a mais|mais do que|valor maior|cheque maior|acima do valor|excedente|troco|inclui … frete)'],
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
    es: [
      '(devolv|devuelv|regres|gir|entreg|pas|pag|da|das|mand|transfi|reintegr)* … (diferencia|sobrante|resto|excedente|vuelto|lo que sobr*)',
      '(sobrante|diferencia|resto|excedente) … (das|pasas|mandas|entregas|giras|pagas|devuelve|devolve)*',
    ],
    en: [
      '(send|refund|forward|return|wire|pay|pass|give|transfer|hand) … (difference|rest|balance|extra|excess|remaining|remainder|what is left)',
      '(send|zelle|wire|give|pass|forward|hand) (it|that|this) to (him|her|them|the|my)',
      'pay … (driver|hauler|shipper|mover) … from',
    ],
    pt: [
      '(devolv|repass|entreg|pass|pag|mand|transf)* … (diferenca|restante|resto|excedente|troco|o que sobr*)',
      '(restante|diferenca|resto|excedente|troco) … (entreg|pass|repass|mand|devolv)*',
    ],
  },
  /** The same of the reader, whatever stands before: «le devuelve» may offer it, and «no» of Portuguese denies nothing. */
  youPassOn: {
    es: [
      '(usted|ud|vos|tu) … (devolv|devuelv|gir|entreg|pas|pag|da|mand|transfi)* … (diferencia|sobrante|resto|vuelto)',
    ],
    en: ['you (just |then )?(send|refund|forward|return|wire|pay|give|hand) … (difference|rest|extra|excess)'],
    pt: [
      '(o senhor|a senhora|voce|vc) (devolv|repass|entreg|pass|pag|mand|transf)* … (diferenca|restante|resto|troco)',
    ],
  },
} as const satisfies Record<string, Readonly<Record<Locale, readonly string[]>>>;
