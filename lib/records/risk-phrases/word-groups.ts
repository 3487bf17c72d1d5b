import type { Locale } from '@/lib/core/i18n/locales';

/**
 * Words that several terms of `fraud-phrases.ts` share, which name them as `{carrier}`: a word added here is known to
 * all of them.
 */
export const WORD_GROUPS = {
  /** Whoever fetches the animals. */
  carrier: {
    es: 'transportista|camionero|fletero|chofer|agente( de transporte)?|senor del camion',
    en: 'shipper|movers?|hauler|haulier|transporter|trucker|driver|(shipping|transport) agent',
    pt: 'transportador*|freteiro|motorista|caminhoneiro|agente',
  },
  /** Money that is paid before the animals are. */
  advance: {
    es: 'sena|deposito|anticipo|adelanto',
    en: 'deposit|prepayment|down payment',
    pt: 'sinal|deposito|adiantamento',
  },
  money: {
    es: '{advance}|pago|transferencia|giro|plata|dinero',
    en: '{advance}|payment|wire|funds|money',
    pt: '{advance}|pix|pagamento|transferencia|dinheiro',
  },
  /** What is left of a cheque for more than the price. */
  surplus: {
    es: 'diferencia|sobrante|resto|excedente|vuelto|lo que (sobr|qued)*',
    en: 'difference|rest|balance|extra|excess|overage|leftover|remaining|remainder',
    pt: 'diferenca|restante|resto|sobra|excedente|troco|o que (sobr|pass)*',
  },
  /** Handing money to somebody: the beginning of the verb. */
  hand: {
    es: 'da|das|de|dele|dale|(devolv|devuelv|regres|gir|entreg|envi|alcanz|pas|pag|mand|transfi|reintegr)*',
    en: 'send|mail|refund|forward|return|wire|pay|pass|give|transfer|hand',
    pt: 'da|(devolv|repass|entreg|pass|pag|mand|transf|acert)*',
  },
  /** Seeing the animals, or having them shown. */
  see: {
    es: 'ver|verl(o|a)s?|vea|veas|vean|ve|ves|ven(ir|ga|gas|gan|is)|visitas?|visitar(los|las)?|vaya|vayas|vayan|(mir|mostr)(a|ar|arl(o|a)s?|arte|arle|arsel(o|a)s|amos)|muestr(o|e)|enseno|conocer|pasar|ubicacion|direccion|recibo|recibimos',
    en: 'see|seeing|view|viewings?|look|looking|visits?|visiting|show|showing|come (out|by)|coming|drive|driving|address|location',
    pt: 'ver|vir|vier|visita(r)?|mostr(o|a|ar|amos)|olhar|conhecer|localizacao|endereco|recebo',
  },
  /** When money has come. */
  once: {
    es: 'una vez|despues de|luego de|cuando|tras|recien|apenas|en cuanto|solo con|mediante|previ(o|a)|al|a quien|a los que',
    en: "after|once|as soon as|when|until|unless|who( have|'ve)?( already)?|only with",
    pt: 'depois d(o|a|e)|depois que|apos|quando|so com|assim que|mediante|quem',
  },
  /** Words of grammar, which may stand between the others without turning round what is said. */
  grammar: {
    es: 'me|se|te|le|que|la|el|lo|las|los|un|una|de|tu|su|ya|yo|usted|vos|este|haya|vea|tenga|reciba|entre|llegue|caiga|acredit*|recibid*|confirmad*|hech*|impact*|hizo|dejo|poder|nadie|alguien',
    en: "the|your|a|an|my|i|we|you|they|can|could|will|i'll|we'll|have|get|got|receive|has|is|been|see|put|paid|sent|pay|leave|send|make|already|let|anybody|anyone|even|come|coming|out|over|to|them|give|people|[$0-9]+",
    pt: 'o|a|os|as|um|uma|que|ja|me|se|te|lhe|eu|voce|vc|poder|senhor|senhora|cair|entrar|pagar|receber|fizer|mandar|pagou|deu|mandou|fez',
  },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;

type Group = keyof typeof WORD_GROUPS;

/** Writes out the groups that a phrase names, each in brackets. */
export function spellGroups(phrase: string, language: Locale): string {
  return phrase.replace(
    /\{([a-z]+)\}/g,
    (_, group: Group) => `(${spellGroups(WORD_GROUPS[group][language], language)})`,
  );
}
