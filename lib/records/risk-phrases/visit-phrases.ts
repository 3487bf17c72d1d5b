import type { Locale } from '@/lib/core/i18n/locales';

/**
 * What says whether money comes before the animals are seen, or makes them leave, written as the terms of
 * `fraud-phrases.ts`. Gaps hold only words of grammar: «antes de dejar la seña quiero verlos» is the other way round.
 */
export const VISIT_TERMS = {
  /** The moment before they are seen. */
  unseen: {
    es: [
      'antes del? ((que|poder|la|usted|vos|tu|su|yo|el|la|los|las|lo|le|te|me|se|que|poder|nadie|alguien) ){0,4}(ver|verl(o|a)s?|vea|veas|vean|ven(ir|ga|gas|gan|is)|visit|visita(r|s|rlos|rlas)?|vay(a|as|an)|mostr|mostrar(le|te|los|las|selos|selas)?|muestre|mirar(los|las)?|conocer(los|las)?|pasar)',
      'sin ver(los|las|lo|la)?',
    ],
    en: [
      "(before|prior to) ((you|i|we|they|can|could|will|i'll|we'll|let|anybody|anyone|even|come|coming|out|over|to|them|the|your|a|give out|people|driv*) ){0,4}(see|seeing|view|viewing|look|looking|visit|visiting|show|showing|come|coming|drive|driving|address|location)",
    ],
    pt: [
      'antes d(e|o|a)( que)? ((voce|vc|o|a|os|as|te|lhe|eu|poder|senhor|senhora) ){0,3}(ver|vir|vier|visit|visita(r)?|mostrar?|olhar|conhecer)',
      'sem ver',
    ],
  },
  /** What is asked of who wants to see them. */
  toSee: {
    es: [
      '(para|si quier(e|es)) ((poder|venir|los|las|lo|la|te|le|a|ir) ){0,2}(ver|verl(o|a)s?|visitar*|mostrar*|visita|mirar*)',
    ],
    en: ['(to|for a|if you want to) (come )?(see|view|viewing|visit|look at|show)'],
    pt: ['(pra|para|se quiser) ((poder|vir|te) ){0,2}(ver|visitar|mostrar|olhar|visita)'],
  },
  /** They are shown, or their place named, when money has come. */
  shownOncePaid: {
    es: [
      '(visitas?|visitar(los|las)?|ver(los|las)?|(los|las) (ve|ves|muestro|enseno)|muestro|mostramos|mostrar(los|las|te|le)?|ubicacion|direccion|recibo|recibimos) ((?!y |e |pero |ni )[a-z]+ ){0,5}(una vez|despues de|luego de|cuando|tras|recien|apenas|en cuanto|solo con|mediante|previ(o|a)|al|a quien|a los que) ((me|se|que|la|el|las|los|un|una|de|tu|su|ya|este|haya|vea|tenga|reciba|entre|llegue|caiga|acredit*|recibid*|confirmad*|hech*|impact*|hizo|dejo) ){0,4}(sena|deposito|anticipo|adelanto|pago|transferencia|giro|plata|dinero|deposit(o|e|aron)|seno|pago)',
      'con (el|la|un|una) (sena|deposito|anticipo|adelanto|pago|transferencia|giro) (hech*|acreditad*|previ*|confirmad*|en la cuenta) … (mir*|abro|ve|ves|ver*|visit*|muestr*|mostr*)',
      'no ((se|los|las|te|le|hay|doy|damos|puede*|pueden|recibo) ){0,5}(muestr|mostr|ver|visit|coordin|agend|ense)* … (sin|hasta) … (sena|deposito|anticipo|adelanto|pago|transferencia|giro)',
      'sin … (sena|deposito|anticipo|adelanto|pago) no ((hay|se|los|las|te|le|puede*) ){0,5}(muestr|mostr|visit|ver)*',
    ],
    en: [
      "(look|see|view|viewings?|show|visits?|come out|come by|address|location) ((?!and |but |then |or )[a-z]+ ){0,6}(after|once|until|unless|who( have|'ve)?( already)?|only with) ((the|your|a|an|my|i|we|have|get|got|receive|has|is|been|see|put|paid|sent|you|pay|leave|send|make|already|[$0-9]+) ){0,4}(deposit|payment|money|funds|wire|half|fee|[$][0-9]+)",
      '(once|after|as soon as|when) ((the|your|a|my|i|we|have|get|receive|has|is|see|[$0-9]+) ){1,4}(deposit|payment|money|funds|fee) ([a-z]+ ){0,6}(look|see|view*|visit|show|address|come out|set up|schedule)',
      "(no (deposit|money|payment),? no (viewing|visit|showing|look*)|(don't|do not|won't|can't|no) ((i|let|anybody|anyone|you|give|out) ){0,5}(show|view*|visits?|see|look*) … (without|until|unless) … (deposit|payment|money|fee|down|pay|paid))",
    ],
    pt: [
      '(mostr(o|amos|ar)|visita|ver|olhar|localizacao|endereco|recebo) ((?!e |mas )[a-z]+ ){0,5}(depois d(o|a|e)|depois que|apos|quando|so com|assim que|mediante|quem) ((o|a|os|as|um|uma|que|ja|me|se|cair|entrar|pagar|receber|fizer|mandar|pagou|deu|mandou|fez) ){0,4}(sinal|deposito|pix|pagamento|adiantamento|transferencia|entrada|dinheiro)',
      'com (o|um) (pix|sinal|deposito|pagamento) (feito|pago|na conta|confirmado) … (mostr|ver|olh|visit)*',
      'nao ((te|se|tem|marco|faco) ){0,5}(mostr|visit|ver|olh)* … (sem|ate) … (sinal|deposito|adiantamento|pix|pagamento)',
      'sem … (sinal|deposito|pix|adiantamento) nao ((tem|te|se|eu) ){0,5}(mostr|visit|ver|olh)*',
    ],
  },
  /** What follows once it has been paid. */
  thenShown: {
    es: [
      '(y|entonces|despues|luego|recien) ((el|la|este|usted|ya|ahi|entonces|despues|luego|lunes|martes|jueves|viernes|sabado|domingo|manana) ){0,3}(viene|venis|vienen|coordinamos|agendamos|(los|las) (ve|ves|mira|miras|muestro|mostramos)|le paso la ubicacion|te paso la ubicacion)',
      'abro la (tranquera|portera)',
    ],
    en: [
      "(and|then|so) ((then|we|i|you|we'll|i'll|can|will|text|give|send|the|ranch) ){0,5}(come (look|see|out|by)|schedule (a|your|the) (visit|viewing)|set up a (time|visit|viewing)|address)",
    ],
    pt: [
      '(e|ai|entao|depois) ((no|na|voce|vc|ai|entao|depois|sabado|domingo|amanha|segunda|sexta|a gente) ){0,3}(vem|pode vir|marcamos|marca|combinamos|te mostro|passo a localizacao)',
    ],
  },
  /** What a payment makes happen to animals that nobody has seen. */
  leaves: {
    es: [
      '(camion|camiones|flete|fletero|camionero|jaula) ((te|se|ya|me) )?(sale|salen|va|parte|arranca|despach*|esta (esperando|cargado|en camino)|cargado)',
      '((te|se|le) )?(los|las|lo|la) (mando|llevo|entrego|despacho|envio|embarco|cargo|tiene|tenes|vendo a otro)',
      '(salen|viajan|llegan|estan|estaran) … (hoy|manana|noche|campo|corral|ahi)',
    ],
    en: [
      "(they|they're|they'll|them|animals|cattle|calves|heifers|cows|bulls|steers|sheep|horses?|trailer|truck) ((are|is|will|be) ){0,2}(on the (truck|trailer|road|way)|rolling|headed|ships?|shipped|delivered|at your|in your|loaded|already loaded|tonight)",
      '(truck|trailer|hauler|trucker|driver) (is )?(leav|roll|head|go|pull|depart)*',
      "((i|we)('ll| will| can)? )(load|ship|haul|deliver) (them|him|her|it)",
    ],
    pt: [
      '(caminhao|carreta|motorista|frete) ((ja|ta|esta) ){0,2}(sai|saindo|parte|carregado|esperando|despach*)',
      '((eu|te|lhe|ja|eu ja) ){0,5}(mando|entrego|despacho|embarco|levo|envio) ((o|os|as|a|ja|hoje|eles|elas) ){0,5}(gado|bois|vacas|novilh*|bezerr*|caminhao|eles|elas|amanha|hoje|noite|essa noite|ai|de noite)',
      '(gado|animais|novilhas|bezerros|vacas|bois|lote|eles) ((ja|ta|esta|estao) ){0,2}(sai|saem|chega|chegam|ai|no seu|na sua|embarca)',
    ],
  },
  /** A fee comes back, it is said. */
  givenBack: {
    es: ['(reembols*|reintegr*|(se|le|te) (le |te )?devuelv*)'],
    en: ['(refund*|get (it|that) back)'],
    pt: ['(reembols*|devolv*|recebe (de volta|depois))'],
  },
} as const satisfies Record<string, Readonly<Record<Locale, readonly string[]>>>;
