import { CHEQUE_TERMS } from './cheque-phrases';
import { CODE_TERMS } from './code-phrases';
import { VISIT_TERMS } from './visit-phrases';
import { spellGroups } from './word-groups';
import { LOCALES, type Locale } from '@/lib/core/i18n/locales';

/**
 * What is looked for in a message. Written without accents and in lower case; `*` stands for the rest of a word, `…` for
 * up to four words, brackets for alternatives, `{carrier}` for the words of that group in `word-groups.ts`. A term says one
 * thing only; what two of them together mean is in `flag-phrases.ts`. Phone numbers and WhatsApp are not among them, because
 * that is how livestock is traded.
 */
const TERMS = {
  ...CODE_TERMS,
  ...CHEQUE_TERMS,
  ...VISIT_TERMS,
  /** The reader is asked to do something. */
  asks: {
    es: [
      '(mand|pas|gir|deposit|pag|abon|consign|adelant|envi|compr)(a|as|ame|eme|anos|enos|e|es|ale|amela|anosla|es|rme)',
      '(transf(iere|iera|iereme|ierame|eri|erime|erile|eris|ieras|ieran)|deme|dame|haz|hazme|haga|hagame|hace|haces|haceme|hagas|dejame|dejas)',
    ],
    en: [
      '(send|wire|mail|transfer|pay|deposit|remit|zelle|venmo|cash app|put|pop|drop|forward|give)',
      '(you (need|have|must|got) to|i need you to|kindly|go ahead and)',
    ],
    pt: ['(mand|pass|deposit|pag|envi|compr|adiant|repass)(a|e|ar|ue)', '(transf(ere|ira|erir)|faz|faca|fazer)'],
  },
  /** The reader must, without saying who asks. In a question it is the reader who is asked whether they want it. */
  demands: {
    es: [
      '(necesito|ocupo|preciso|precisas|pido|requiero|exijo|hay que|(tenes|tiene|tendrias|debes|debe) que)',
      'se (pide|requiere|necesita|exige)',
    ],
    en: [
      '(i|we|just|only) (just |only )?(need|require|want|ask for)',
      "you('d)? (need|have|must)",
      '(required|needed|a must)',
    ],
    pt: ['(preciso|precisa|precisas|exijo|peco|tem que|tem de|deve)', 'e necessari*'],
  },
  /** Asks for a payment by the verb alone. */
  asksPay: {
    es: [
      '(transferi|transferime|transfiera|depositame|deposita|deposite|girame|pagame|pague|me (pagas|giras|depositas|transferis|adelant(as|es|e))|si (me )?(depositas?|pagas?|transfier(e|es)|giras?)|senal(a|ala|alo|alos) con)',
    ],
    en: [
      'just (wire|pay|send|zelle)',
      '(wire|pay|zelle|remit) (me|us|it|now|half|today)(?! (then|when|after|once|at|on|the day))',
      'get (me |us )?(the |your )?(deposit|money|payment|wire|funds)',
      'transfer (me|now|half|today)',
    ],
    pt: [
      '(deposita|deposite|me (paga|transfere|deposita)|pague|transfere|transfira)',
      '(faz|faca|fazer|manda) (o|um|logo o)? ?pix',
      'se (me )?(pagar|depositar|transferir|fizer o pix) (hoje|agora|ja)',
    ],
  },
  /** Money before the animals: the word alone says so. */
  deposit: {
    es: ['({advance}|apartado|enganche|un giro|algo (por )?adelantado)'],
    en: ['((down|holding|hold|advance|good faith) (payment|deposit|fee)|{advance}|(half|money|%) down)'],
    pt: ['{advance}'],
  },
  payment: {
    es: [
      '(plata|dinero|pago|giro|transferencia|el total(?! de )|mitad|flete|envio|comision|seguro|tarifa|tasa|impuesto|pagar|abonar|depositar|transferir|girar)',
      '([0-9]{3,}|[0-9]{1,3}[.,][0-9]{3})(?![0-9]| (kg|kilos|cab|anim|tern|novil|vac|vaq|ovej|lan)*)',
      '([0-9.,]+ ?(%|dolares|pesos|usd|mil)|(cien|mil|doscientos|quinientos) (pesos|dolares|reais))',
    ],
    en: [
      '(money|payment|pay|wire|funds|transfer|half|(full|total) amount|fee|fees|freight|shipping|insurance|prepayment)',
      '([$£][0-9.,]+|([0-9]{3,}|[0-9]{1,3}[.,][0-9]{3})(?![0-9]| (kg|lb|head|hd|cows|calv|steer|heif|weight|sheep|ewe)*))',
    ],
    pt: [
      '(dinheiro|pagamento|pix|transferencia|metade|frete|taxa|tarifa|seguro|imposto|entrada|(o|o valor) total|pagar|depositar|transferir)',
      '([0-9.,]+ ?(%|reais|mil))',
    ],
  },
  /** What a payment is called that is asked for by no more than its moment. */
  paying: {
    es: ['(plata|dinero|pago|transferencia|mitad|pagar|[0-9]+ ?%)'],
    en: ['(money|payment|wire|half|pay|prepayment)'],
    pt: ['(dinheiro|pagamento|pix|metade|pagar)'],
  },
  now: {
    es: ['(hoy|ya|ahora|urgente*|cuanto antes|esta (tarde|noche)|enseguida|inmediat*)'],
    en: [
      '(today|now|right away|tonight|asap|immediately|this (morning|afternoon|evening)|within the hour|by (noon|tonight|the end of the day))',
    ],
    pt: ['(hoje|agora|ja|urgente*|quanto antes|imediat*)'],
  },
  early: {
    es: [
      '(por adelantado|anticipad(o|a)|adelantad(o|a)|previ(o|a)|primero(?! (los|las|lo|la|ven*|mir*|ve|vea)))',
      'pag(a|an|ar|ado) antes(?! de)',
      'antes de(l| la| los| que)? (ver*|ven*|vay*|visit*|salga*|entrega*|envi*|vea*)',
      'para el (gasoil|combustible|flete|camion)',
      'para (reserv|apart|separ|asegur|guard|liber|desbloque|garant)*',
      'sin ver*',
    ],
    en: [
      '(in advance|up front|upfront|(?<!(look|see|see them|come) )first(?! (i|you) (want|come|look|see))|ahead of time|prepay*|as soon as you)',
      '(before|prior to) (you )?(delivery|seeing|see|viewing|shipping|ship|coming|(i|we) (ship|deliver|send))',
      '(to|so i can|so the bank can|so we can) (hold|reserve|secure|release|unlock|book)*',
    ],
    pt: [
      '(adiantad(o|a)|antecipad(o|a)|primeiro(?! (olh*|ve|vem|voce)))',
      'pag(a|ar|o) antes(?! de)',
      'antes (de|do|da|que)? ?(ver*|vir|entreg*|envi*|a entrega)',
      '(pra|para) (reserv|segur|separ|garant|liber|desbloque)*',
    ],
  },
  /** What the writer promises for the money. */
  holds: {
    es: [
      '(reserv|apart|guard|separ|asegur)(o|amos|arte|arlo|arla|arlos|arlas|arle)',
      '((son|es) (tuy|suy)*|cierro con vos|(saco|bajo) (el|la) (aviso|anuncio|publicacion)|(te|le) (lo|la|los|las)? ?(mando|llevo))',
    ],
    en: [
      '(hold|holds|beat the other|reserve|reserves|secure|secures|save them|set aside|mark them sold|is yours|are yours|take the ad down|(take (the|my) ad down|pull the (ad|listing))|put your name)',
      "(will|we|we'll|i'll|can|and) (deliver|ship)",
    ],
    pt: [
      '(segur|reserv|separ|guard|garant)(o|amos|ar|ir)',
      '((e|sao) (seu|sua|seus|suas)|fecho com voce|tir(o|ar) (o|do) anuncio|libero|eu mando|garanta)',
    ],
  },
  /** What somebody has to be paid for before the animals come. */
  freight: {
    es: ['(flete|seguro|tasa|tarifa|guia|peaje|{carrier})'],
    en: ['(freight|fee|fees|shipping|insurance|haul*|{carrier})'],
    pt: ['(frete|seguro|taxa|tarifa|gta|{carrier})'],
  },
  /** A fee that is promised back. */
  refundable: {
    es: ['(seguro|tasa|flete|tarifa) … (reembols|reintegr|se devuelve)*'],
    en: ['(fee|insurance|shipping|freight) … refund*', 'refundable … (fee|insurance)'],
    pt: ['(seguro|taxa|frete) … (reembols|devolv)*'],
  },
  /** Whoever pays first gets them. */
  firstPays: {
    es: ['(el|la) primer(o|a) que (transf|pag|gir|deposit|sen|mand)*'],
    en: ['first (one |person )?(to|who|that) (wire|pay|zelle|send|transfer|deposit)*'],
    pt: ['(quem|o primeiro que) (transf|pag|deposit|mand|fizer)* … (primeiro|leva|fica)'],
  },
  /** Nothing is held without money. */
  noHold: {
    es: ['sin … {advance} no', 'no … (reserv|guard|apart|separ)* … sin … {money}'],
    en: [
      "(don't|do not|can't|won't|never) … (hold|reserve|save)* … (without|until|unless) … {money}",
      '(prepayment (is )?(required|needed)|(insurance|fee|fees|deposit|freight|shipping|payment) must be (paid|made) … (before|first|prior))',
    ],
    pt: [
      'sem … {advance} (nao|nada)',
      'nao … (segur|reserv|separ)* … sem … {money}',
      '(frete|taxa|seguro) (precisa|tem que) ser pag* (antes|primeiro)',
      '(so|somente|apenas) (segur|reserv|separ|garant)* … com … {advance}',
    ],
  },
  /** When both stand beside the animals, or somebody stands between the two. */
  safe: {
    es: [
      'al (cargar*|retir*|embar*|levantar*|ver*|momento de)',
      'cuando … (carg|ve|vea|retir|lleg|pes|firm|este carg|vay)*',
      '(contra|en la|a la) (entrega|carga|firma|balanza)',
      '(el|en el) (dia|momento) (de|que|del) … (carg|visit|embar|ve|vea|firm)*',
      '(despues|luego) de (ver|pesar|revis|la revision|cargar|verl)*',
      '(en persona|en el campo|escriban*|rematador*|consignatari*|carg(as|amos|an) y)',
      '(veni|venga|vengan|venis|pasa|pase|anda) a (ver|mirar|revis)*',
    ],
    en: [
      '(at|on|upon) (pickup|pick up|loading|delivery|collection|arrival|the day|the trailer|the ranch|the truck)',
      '(when|once|if|after) … (pick|load|see|seen|collect|arriv|inspect|vet|look|happy|weigh|truck)*',
      '(the )?day (we|you|they|of) … (load|pick|ship|haul|see|inspect)*',
      '(in person|after inspection|in trust|auction (yard|house)|come (and )?(see|look)|as (they|we) load)',
    ],
    pt: [
      '(na|no|no ato d. |na hora d.) ?(retirada|embarque|carreg*|entrega|balanca|assinatura|fazenda|dia)',
      'quando … (carreg|retir|ver|vier|cheg|pes|assin|for)*',
      '(contra|depois d.|apos) ?(a |o )?(entrega|carregamento|ver|vistoria|pesar|balanca|embarque)',
      '(pessoalmente|leiloeira|venha ver|vem ver|se voce carregar)',
    ],
  },
  /** The rest of a payment, whose moment says nothing about its first part. */
  rest: {
    es: ['(saldo|resto|otra mitad|demas|restante)'],
    en: ['(rest|balance|remainder|other half|half)'],
    pt: ['(saldo|resto|restante|outra metade|gado)'],
  },
  /** The writer is the one who pays. */
  offers: {
    es: [
      '(comprador*|vendedor*|feria|remate*|cliente*) (paga|pagan|abona|deposita|gira)',
      'ya (transferi|deposite|pague|mande|gire|sene)',
      'pago (hoy|al|contado|cuando|con|en)',
      '(te|le|les|yo) (puedo|podria|voy a|quiero|podemos)? ?(mand|envi|deposit|gir|pas|pag|sen|dej|transfier|transfer|adelant|devuelv|devolv|abon)(o|aria|amos|e|ar|ir|iria|er|eria|arte|irte)',
      '(puedo|podria|puede mi socio|quiero|quisiera|prefiero|queres que te|quiere que le|voy a) (mand|envi|deposit|gir|pag|sen|dej|transfer|adelant|hac)(ar|ir|er|e|arte|irte|ert*)',
    ],
    en: [
      "(i|we|i'll|we'll|i'd|i've|he'll|my driver|my hauler|buyer|buyers)( will| can| could| would|'m happy to| am happy to| may| might| shall)? (just |also |gladly )?(send|wire|mail|transfer|pay|pays|deposit|bring|put|hand|give|refund|give you)",
      '(want me to|should i|happy to|willing to|let me|shall i|can i|could i) (send|wire|mail|transfer|pay|put|give|bring)',
    ],
    pt: [
      '(comprador*|vendedor*|leiloeira|cliente*) (paga|pagam|deposita)',
      'ja (transferi|paguei|depositei|fiz|mandei)',
      'pago (hoje|a vista|na|no|com)',
      '(eu|te|lhe) (vou|posso|quero)? ?(mand|envi|deposit|pass|pag|faz|faco|transf|devolv|deix)(o|ar|er|ir|iro)?',
      '(posso|vou|quero|prefiro|quer que eu|poderia) (mand|envi|deposit|pag|faz|transfer|deix|dar|dei)(ar|er|ir|e|xe)?',
      '(faco|transfiro|devolvo) (o|a|um|uma)',
    ],
  },
  /** Denied, or warned of; it reaches to the end of the clause. The «no» of Portuguese before a day denies nothing. */
  denies: {
    es: [
      '(no(?! (sabado|domingo|dia|mesmo))|nunca|jamas|nada de|ni|evit*|cuidado|ojo (con|que)|hay gente|desconf*)',
      'sin … {advance}',
    ],
    en: [
      "(no(?! (sabado|domingo|dia|mesmo))|not|never|don't|do not|doesn't|won't|can't|beware|watch out|people are|avoid|nobody should|rather than)",
      'without … ({advance}|payment)',
    ],
    pt: ['(nao|nunca|jamais|nada de|nem|evit*|cuidado|tem gente|desconfi*)', 'sem … {advance}'],
  },
  /** What looks like a denial and is none. */
  soothes: {
    es: [
      'no (te|se) preocup*',
      'no (hay|tengas) (problema|drama|miedo)',
      'no (dudes|olvides|te olvides|demores|tardes)( en)?',
    ],
    en: ["(no problem|no worries|don't worry|don't hesitate to|don't forget to|don't wait|do not hesitate to)"],
    pt: ['(nao se preocup*|sem problema|nao hesite em|nao esquec*|nao demor*)'],
  },
  swindle: { es: ['estafa*'], en: ['scam*', 'fraud*'], pt: ['golpe*', 'fraude*'] },
  only: {
    es: ['(solo|solamente|unicamente|exclusivamente)'],
    en: ['(only|just|exclusively)'],
    pt: ['(so|somente|apenas)'],
  },
  /** Means of payment that nobody gives back. */
  means: {
    es: [
      '(tarjeta* de regalo|giro internacional|cripto*|usdt|binance|tether|tarjeta* (de )?(itunes|google play|amazon|steam))',
    ],
    en: [
      '(western union|money ?gram|gift ?card*|bitcoin*|crypto*|steam card*|apple card*|ria money|(by|via|por|through) wu)',
      '(?<=(by|via|thru|through|with|por|con|pela|pelo) )western',
      'friends and family',
    ],
    pt: ['(cartao presente|cartoes presente|vale presente|remessa internacional)'],
  },
  /** Those that are ordinary beside the animals, and lost when paid in advance. */
  fastMeans: { es: ['(giro postal|oxxo)'], en: ['(zelle|cash ?app|venmo|money order*)'], pt: ['(picpay)'] },
  carrier: {
    es: ['{carrier}'],
    en: ['{carrier}'],
    pt: ['{carrier}'],
  },
  /** Money goes to whoever fetches the animals. */
  collects: {
    es: [
      '(cobra|retira|recibe|recoge|busca|levanta|lleva|pasa a (buscar|cobrar|retirar|levantar)) (la plata|el dinero|el efectivo|los fondos|el pago|la sena)',
    ],
    en: [
      '(collect|collects|pick up|picks up|take|takes|receive|receives) (the |your )?(money|cash|payment|funds|deposit)',
    ],
    pt: ['(recebe|recolhe|pega|busca|cobra|leva|receber|pegar|buscar|cobrar) (o dinheiro|o pagamento|o sinal|a grana)'],
  },
  sendsCheque: {
    es: ['(mando|envio|mandare|enviare|manda|emite|pago con|llegar) … cheque'],
    en: ['(send|sent|sending|mail|overnight|issue|my) … (check|cheque)'],
    pt: ['(mando|envio|mandar|enviar|mandei|emite|pago com|chegar) … cheque'],
  },
  haste: {
    es: [
      '(solo por hoy|otro (interesado|comprador)|ultima oportunidad|el primero que (pague|sene|deposite)|me urge vender|hoy o se va*)',
    ],
    en: [
      "(another buyer|other buyers|today only|first (to pay|deposit)|won't last|act fast|must sell today|last chance)",
    ],
    pt: ['(so hoje|outro (interessado|comprador)|quem (pagar|mandar) primeiro|ultima chance|preciso vender hoje)'],
  },
  absence: {
    es: [
      '((estoy|vivo|ando|me encuentro) (en el (exterior|extranjero)|fuera del pais|afuera|de viaje|viajando)|no (te )?(los|las|lo|la)? ?puedo mostrar*|no se pueden? (visitar|ver)|no hay visitas|no hace falta (que vengas|ver|venir)*|no hago videollamada*)',
    ],
    en: [
      "((i am|i'm) (abroad|overseas|out of the country|deployed|away|travel*)|(i )?(moved|relocated)( to)?|(can't|cannot|can not) show*|working overseas|(no|can't) view*|no need to (come|see|view)|no visits|can't come to see)",
    ],
    pt: [
      '((estou|moro) (no exterior|fora|em viagem|viajando)|nao da (para|pra) (visitar|mostrar)|nao (posso|consigo) mostrar*|nao aceito visita*|nao precisa (vir|ver)|nao faco chamada de video)',
    ],
  },
} as const satisfies Record<string, Readonly<Record<Locale, readonly string[]>>>;

export type Term = keyof typeof TERMS;

const GAP = String.raw`(?:[\s,:'"()-]+[\p{L}\d$£%.,'-]+){0,4}?[\s,:'"()-]+`;

/** The pattern of a term in all languages together: people write in whichever they share. */
function patternOf(term: Term): string {
  const phrases = LOCALES.flatMap((language) => TERMS[term][language].map((phrase) => spellGroups(phrase, language)));
  const parts = phrases.map((phrase) =>
    phrase
      .replaceAll('$', '\\$')
      .replaceAll('*', '\\p{L}*')
      .replaceAll(' … ', '…')
      .replace(/ (?!\?)/g, '\\s+')
      .replaceAll('…', GAP),
  );
  return `(?<![\\p{L}\\d])(?:${parts.join('|')})(?![\\p{L}\\d])`;
}

/** What is sent instead of money. */
const THINGS = String.raw`(?!(?:fotos?|pictures?|pics|photos?|videos?|peso|weights?|dat[oa]s?|dados|details|numeros?|papel|papeles|papers|ubicacion|location|localizacao|mensa\p{L}*|message|chave|cbu|alias|cuenta|conta|account|bank|precio|price|preco|edad|comprobante\p{L}*)(?!\p{L}))`;

/** Builds the pattern of terms that follow each other, with up to so many words in between. */
export function termPattern(first: Term, then?: Term, words = 3): RegExp {
  const between =
    words === 0 ? String.raw`\s+` : String.raw`(?:[\s,:'"()-]+${THINGS}[\p{L}\d$£%.,'-]+){0,${words}}?[\s,:'"()]+`;
  return new RegExp(then ? `${patternOf(first)}${between}${patternOf(then)}` : patternOf(first), 'gu');
}
