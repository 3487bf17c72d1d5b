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
    es: [
      '(devolv|devuelv|regres|gir|entreg|envi|alcanz|pas|pag|da|das|de|dele|mand|transfi|reintegr)* … (diferencia|sobrante|resto|excedente|vuelto|lo que (sobr|qued)*|esa parte)',
      '(sobrante|diferencia|resto|excedente|lo que (sobra|queda)) (me |se |usted |te ){0,2}(lo |la )?(das|pasas|manda|mandas|entregas|giras|pagas|gir(e|a)|envi(e|a)|devuelve|devolve)*',
    ],
    en: [
      '(send|mail|refund|forward|return|wire|pay|pass|give|transfer|hand) … (difference|rest|balance|extra|excess|overage|leftover|remaining|remainder|what.?( i)?s left|that part)',
      '(send|zelle|wire|give|pass|forward|hand) (it|that|this) to (him|her|them|the|my)',
      'pay … (driver|hauler|shipper|mover) … from',
    ],
    pt: [
      '(devolv|repass|entreg|pass|pag|mand|transf|acert)* … (diferenca|restante|resto|sobra|excedente|troco|o que (sobr|pass)*|essa parte)',
      '(restante|diferenca|resto|excedente|troco) … (entreg|pass|repass|mand|devolv)*',
    ],
  },
  /** The rest goes to whoever fetches the animals, who says so need not say through whom. */
  restToCarrier: {
    es: [
      '(sobrante|diferencia|resto|excedente|vuelto|lo que (sobra|queda)|(otros|otras) [0-9.,]+) ((es|son|va|van|se|lo|la|usted|da|das|dele|pasa|pasas|pase|entrega|entregas|manda|gira) ){1,4}(al|a mi|a la|para el|para mi|para la|del) … (camionero|transportista|fletero|chofer|agente|camion|flete)',
    ],
    en: [
      '(rest|difference|balance|extra|excess|overage|leftover|other [$]?[0-9.,]+) ((is|goes|will go|you|give|hand|send|pay) ){1,3}(to|for) (the|my) … (driver|hauler|hauling|shipper|mover|trucker|transporter|trucking)',
    ],
    pt: [
      '(diferenca|restante|resto|excedente|troco|sobra|o que sobrar|(outros|outras) [0-9.,]+( mil)?) ((e|sao|vai|voce|o senhor|entrega|da|passa|manda|repassa) ){1,3}(pro|pra|para o|para a|ao|a|do|da) … (motorista|caminhoneiro|freteiro|transportador|transportadora|agente|caminhao)',
    ],
  },
  /** The reader pays the carrier, out of a cheque that somebody else draws; «mi hermano le paga» is not the reader. */
  youPayCarrier: {
    es: [
      '(?<!(mi|el|la|su) [a-z]+ )(le |les |se lo )?(da|das|dele|dale|paga|pagas|pague|paguele|entrega|entregas|entregue|entreguele|pasa|pasas|pasele|transfiere|transfiera|gira|gire|gireselo) … (al|a mi) (camionero|transportista|fletero|chofer|agente|senor del camion)',
    ],
    en: [
      '(you|please|just|you just|you can) (pay|give|hand|send|wire|forward) … (driver|hauler|shipper|mover|trucker|transporter)',
      '(hand|western union|wire|forward|give|send) (it|that|the other … [0-9.,]+) to (him|her|the … (driver|hauler|mover|trucker)|my … (mover|hauler|shipper|driver))',
    ],
    pt: [
      '(voce|vc|o senhor|a senhora|dele) ((voce|vc|so|depois|ai) ){0,2}(da|paga|entrega|repassa|passa|manda|transfere|acerta) … (motorista|caminhoneiro|freteiro|transportador|transportadora|agente)',
    ],
  },
  /** The same of the reader, whatever stands before: «le devuelve» may offer it, and «no» of Portuguese denies nothing. */
  youPassOn: {
    es: [
      'le (transfiere|gira|entrega|paga|pasa|manda) (esa parte|la diferencia|lo que sobra|el resto) (a mi|al) (camionero|transportista|fletero|chofer|agente)',
      '(usted|ud|vos|tu) … (devolv|devuelv|gir|entreg|pas|pag|da|mand|transfi)* … (diferencia|sobrante|resto|vuelto)',
    ],
    en: ['you (just |then )?(send|refund|forward|return|wire|pay|give|hand) … (difference|rest|extra|excess)'],
    pt: [
      '(o senhor|a senhora|voce|vc) (devolv|repass|entreg|pass|pag|mand|transf)* … (diferenca|restante|resto|troco)',
    ],
  },
} as const satisfies Record<string, Readonly<Record<Locale, readonly string[]>>>;
