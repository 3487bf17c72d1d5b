import { isLocale, type Locale } from '@/lib/core/i18n/locales';

/** Words, without accents, that only one of the languages has and that nearly every message contains one of. */
const OWN_WORDS: Record<Locale, ReadonlySet<string>> = {
  es: new Set(
    'el los las y con pero hay muy hola gracias buenas buenos puedo puede usted hasta un una del tiene quiere cuando cuanto manana dias sigue siguen disponible disponibles precio estan'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the is are you your and of it still can what when how thanks hello hi yes for with my have they available price'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'nao voce voces com muito obrigado obrigada tem ate um uma ao sim eu ja bom boa quando onde sao pode isso oi preco gado quanto tenho ainda disponivel'.split(
      ' ',
    ),
  ),
};

/** Returns the language that a text is written in; null unless more words say so than speak for the others together. */
export function textLanguage(text: string): Locale | null {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  for (const [language, own] of Object.entries(OWN_WORDS)) {
    const others = Object.values(OWN_WORDS).filter((set) => set !== own);
    const speakFor = words.filter((word) => own.has(word)).length;
    const against = words.filter((word) => others.some((set) => set.has(word))).length;
    if (isLocale(language) && speakFor > against) return language;
  }
  return null;
}

/**
 * Returns the language in which quick questions and answers of a conversation are offered: that of the other person's
 * newest message that shows one, since they are who reads what is sent; else the language of their account; null if
 * neither says. Never the reader's own for that reason alone: a Portuguese question is not answered in Spanish because
 * the seller's pages are. `theirs` are the other person's messages, newest first.
 */
export function threadLanguage(theirs: readonly string[], accountLanguage: string | null | undefined): Locale | null {
  for (const text of theirs) {
    const language = textLanguage(text);
    if (language) return language;
  }
  return isLocale(accountLanguage) ? accountLanguage : null;
}
