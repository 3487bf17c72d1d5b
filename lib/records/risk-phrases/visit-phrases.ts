import type { Locale } from '@/lib/core/i18n/locales';

/**
 * What says whether money comes before the animals are seen, or makes them leave, written as the terms of
 * `fraud-phrases.ts`. Gaps hold only words of grammar: «antes de dejar la seña quiero verlos» is the other way round.
 */
export const VISIT_TERMS = {
  /** The moment before they are seen. */
  unseen: {
    es: ['antes del? ({grammar} ){0,4}{see}', 'sin ver(los|las|lo|la)?'],
    en: ['(before|prior to) ({grammar} ){0,4}{see}'],
    pt: ['antes d(e|o|a)( que)? ({grammar} ){0,3}{see}', 'sem ver'],
  },
  /** What is asked of who wants to see them. */
  toSee: {
    es: ['(para|si quier(e|es)) (({grammar}|a|ir) ){0,2}{see}'],
    en: ['(to|for a|if you want to) {see}'],
    pt: ['(pra|para|se quiser) ({grammar} ){0,2}{see}'],
  },
  /** They are shown, or their place named, when money has come. */
  shownOncePaid: {
    es: [
      '{see} ((?!y |e |pero |ni )[a-z]+ ){0,5}{once} ({grammar} ){0,4}({money}|deposit(o|e|aron)|seno)',
      'con (el|la|un|una) {money} (hech*|acreditad*|previ*|confirmad*|en la cuenta) … ({see}|abro)',
      'no (({grammar}|hay|doy|damos|puede*|pueden|recibo) ){0,5}({see}|coordin*|agend*|ensen*) … (sin|hasta) … {money}',
      'sin … ({advance}|pago) no (({grammar}|hay|puede*) ){0,5}{see}',
    ],
    en: [
      '{see} ((?!and |but |then |or )[a-z]+ ){0,6}{once} ({grammar} ){0,4}({money}|half|fee|[$][0-9]+)',
      '{once} ({grammar} ){1,4}({money}|fee) ([a-z]+ ){0,6}({see}|set up|schedule)',
      'no (deposit|money|payment),? no {see}',
      "(don't|do not|won't|can't|no) ({grammar} ){0,5}{see} … (without|until|unless) … ({money}|fee|down|pay|paid)",
    ],
    pt: [
      '{see} ((?!e |mas )[a-z]+ ){0,5}{once} ({grammar} ){0,4}({money}|entrada)',
      'com (o|um) {money} (feito|pago|na conta|confirmado) … {see}',
      'nao (({grammar}|tem|marco|faco) ){0,5}{see} … (sem|ate) … {money}',
      'sem … ({advance}|pix) nao (({grammar}|tem) ){0,5}{see}',
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
      '({carrier}|camion|camiones|flete|jaula) ((te|se|ya|me) )?(sale|salen|va|parte|arranca|despach*|esta (esperando|cargado|en camino)|cargado)',
      '((te|se|le) )?(los|las|lo|la) (mando|llevo|entrego|despacho|envio|embarco|cargo|tiene|tenes|vendo a otro)',
      '(salen|viajan|llegan|estan|estaran) … (hoy|manana|noche|campo|corral|ahi)',
    ],
    en: [
      "(they|they're|they'll|them|animals|cattle|calves|heifers|cows|bulls|steers|sheep|horses?|trailer|truck) ((are|is|will|be) ){0,2}(on the (truck|trailer|road|way)|rolling|headed|ships?|shipped|delivered|at your|in your|loaded|already loaded|tonight)",
      '(truck|trailer|{carrier}) (is )?(leav|roll|head|go|pull|depart)*',
      "((i|we)('ll| will| can)? )(load|ship|haul|deliver) (them|him|her|it)",
    ],
    pt: [
      '({carrier}|caminhao|carreta|frete) ((ja|ta|esta) ){0,2}(sai|saindo|parte|carregado|esperando|despach*)',
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
