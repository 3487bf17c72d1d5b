/**
 * What is looked for in a message about codes: whoever has the one that somebody receives has their WhatsApp or account.
 * Codes of establishments, postcodes and the digits of a tag are none of these. Written as in `fraud-phrases.ts`.
 */
export const CODE_TERMS = {
  /** A code that arrives on a telephone. */
  code: {
    es: [
      '(codigo|codiguito|clave|pin) (del? )?(verificacion|seguridad|confirmacion|validacion|activacion|acceso|whatsapp|wsp|wpp|sms|otp)',
      '(codigo|codiguito|numero|numerito|clave|pin|digitos|numeros|cifras) que (te|le|les) (lleg|mand|envi|va a|van a|pas|aparec|sal|cay|cae)*',
      '(codigo|codiguito|clave|pin|numero) (de )?(4|5|6|cuatro|cinco|seis) (digitos|numeros|cifras)',
      '(codigo|numerito|numeritos|clave|pin) (por (sms|mensaje|whatsapp)|del (mensaje|sms|whatsapp))',
    ],
    en: [
      '(verification|security|confirmation|activation|login|authentication|whats ?app|google( voice)?|sms|one[ -]time) (code|pin|passcode)',
      "(code|pin|digits|numbers) (that )?(you|you'll|you will|i|we|they) (just )?(get|got|gets|receive|received|see|sent|texted|text|send)",
      '(4|5|6|four|five|six)[ -]digit (code|pin|number)',
      '(code|pin|digits|numbers?) (from|in) (a|the|that|your) (text|sms|message)',
    ],
    pt: [
      '(codigo|pin|senha) (d(e|o) )?(verificacao|seguranca|confirmacao|validacao|ativacao|acesso|whatsapp|zap|sms)',
      '(codigo|numero|pin|digitos|numeros) que (te |lhe |voce |vai |vao |eu ){0,3}(cheg|receb|mand|envi|pass|aparec)*',
      '(codigo|pin|senha|numero) (de )?(4|5|6|quatro|cinco|seis) (digitos|numeros)',
      '(codigo|pin) (por (sms|mensagem|whatsapp)|d(a|o) (mensagem|sms|zap))',
      '(mensagem|sms) com (uns|os|um|seis|[0-9]) (numero|codigo)*',
    ],
  },
  /** The reader is asked to tell it. */
  tells: {
    es: [
      '(pas|mand|envi|reenvi|compart|dict|confirm|avis|anot|le|di|deci|da)(a|as|ame|amelo|ime|imelo|me|melo|eme|emelo|arme|armelo|irme|irmelo|game|gamelo|es|is)',
      '(me|necesito que me) (pas|mand|envi|reenvi|compart|dict|confirm|de|da|dig|dec|dic)(a|as|is|es|e|s)',
    ],
    en: ["(send|shoot|forward|give|tell|text|read|share|confirm|type|message|i need|need|what is|what's)"],
    pt: ['((me )?(pass|mand|envi|encaminh|compartilh|dit|confirm|fal|inform|diz|diga)(a|e|ar)?|preciso d.)'],
  },
  /** The writer makes one arrive. */
  sendsCode: {
    es: [
      '(?<!no )(?<!nunca )(te|le) (paso|mando|envio|mande|pase|envie|llega|llego|llegara|va a llegar|va a caer|(voy|vamos) a (mandar|pasar|enviar))',
    ],
    en: [
      "(?<!never )(?<!won't )(i|we|i'm|i'll|we'll) (just )?(am )?(will )?(send|sent|sending|text|texted|texting) you",
      "(you'll|you will|you are going to|you should) (get|receive|see)",
    ],
    pt: [
      '(?<!nao )(?<!nunca )(te (mando|envio|passo|mandei|enviei)|(vou|vamos) te (mandar|enviar|passar)|vai (te )?chegar|(te )?chegou)',
    ],
  },
  /** A message arrives, … */
  arrives: {
    es: ['(te|le) (llega|llego|llegara|va a llegar|cae|cayo|va a caer) … (mensaj*|sms|texto|whatsapp|codigo)'],
    en: ["(you'll|you will|you should|you) (get|receive|see|got) … (text|message|sms|code)"],
    pt: ['(vai (te )?chegar|(te )?chega|(te )?chegou|voce vai receber) … (mensagem|sms|codigo|zap)'],
  },
  /** … and the reader is asked what it says. */
  readsOut: {
    es: [
      '(decime|dime|digame|contame|leeme|pasame|mandame|avisame) (que|lo que|el (numero|codigo) que) (te )?(dice|lleg*|sale|aparece)',
      '(pase|pasa|mande|manda|diga|deci|dicte|dicta|envie|envia)(me|melo|los|las) (ese|esos|esas|aquel) (numer*|codig*|digitos|cifras)(?! de)',
    ],
    en: ['((tell|send|text) me what it says|read it (back )?to me|(send|read|tell|give) me the (code|digits|number))'],
    pt: [
      '(me )?(fala|diz|diga|conta|passa|manda) (o que|que|o (numero|codigo) que) (diz|(ta|esta) escrito|cheg*|aparec*|vem|veio)',
    ],
  },
} as const;
