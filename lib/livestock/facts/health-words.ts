import type { Locale } from '@/lib/core/i18n/locales';

/** What sellers write of their animals' state in a word or two, by language: first as it is translated to. */
const STATES: readonly Record<Locale, readonly string[]>[] = [
  {
    es: ['Excelente', 'Óptimo', 'Óptima'],
    en: ['Excellent', 'Outstanding'],
    pt: ['Excelente', 'Ótimo', 'Ótima'],
  },
  { es: ['Muy bueno', 'Muy buena', 'Muy bien'], en: ['Very good'], pt: ['Muito bom', 'Muito boa'] },
  { es: ['Bueno', 'Buena', 'Bien'], en: ['Good'], pt: ['Bom', 'Boa'] },
  { es: ['Regular'], en: ['Fair'], pt: ['Regular'] },
  { es: ['Sano', 'Sana', 'Sanos', 'Sanas'], en: ['Healthy', 'Sound'], pt: ['Sadio', 'Sadia', 'Sadios', 'Saudável'] },
  {
    es: ['Sano, controlado por veterinario', 'Sanos, controlados por veterinario'],
    en: ['Healthy, vet checked'],
    pt: ['Sadio, com acompanhamento veterinário', 'Sadios, com acompanhamento veterinário'],
  },
  {
    es: ['Muy bueno, sin tratamientos'],
    en: ['Very good, no treatments'],
    pt: ['Muito bom, sem tratamentos'],
  },
];

/** What animals are vaccinated against, by language: first as it is translated to. Names that all share stay as they are. */
const VACCINES: readonly Record<Locale, readonly string[]>[] = [
  { es: ['Aftosa', 'Fiebre aftosa'], en: ['Foot-and-mouth', 'FMD'], pt: ['Aftosa', 'Febre aftosa'] },
  {
    es: ['Clostridiales', 'Clostridiosis', 'Clostridial'],
    en: ['Clostridial', 'Clostridials'],
    pt: ['Clostridioses', 'Clostridiose'],
  },
  { es: ['Mancha'], en: ['Blackleg'], pt: ['Carbúnculo sintomático', 'Manqueira'] },
  { es: ['Carbunco', 'Carbunclo', 'Ántrax'], en: ['Anthrax'], pt: ['Carbúnculo hemático', 'Carbúnculo', 'Antraz'] },
  { es: ['Rabia'], en: ['Rabies'], pt: ['Raiva'] },
  { es: ['Brucelosis'], en: ['Brucellosis', 'Bangs'], pt: ['Brucelose'] },
  { es: ['IBR'], en: ['IBR'], pt: ['IBR'] },
  { es: ['DVB'], en: ['BVD'], pt: ['BVD'] },
  { es: ['Leptospirosis', 'Lepto'], en: ['Leptospirosis', 'Lepto'], pt: ['Leptospirose', 'Lepto'] },
  { es: ['Respiratorias', 'Respiratoria'], en: ['Respiratory'], pt: ['Respiratórias', 'Respiratória'] },
  { es: ['Queratoconjuntivitis'], en: ['Pinkeye'], pt: ['Ceratoconjuntivite'] },
  { es: ['Tétanos', 'Tétano'], en: ['Tetanus'], pt: ['Tétano'] },
  { es: ['Influenza equina'], en: ['Equine influenza', 'Equine flu'], pt: ['Influenza equina'] },
  { es: ['Ectima'], en: ['Sore mouth', 'Orf'], pt: ['Ectima contagioso'] },
];
const AND: Record<Locale, string> = { es: ' y ', en: ' and ', pt: ' e ' };

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\.$/, '').trim().toLowerCase();

/** A word in the page's language; null where it is none of the usual ones. */
function wordIn(words: readonly Record<Locale, readonly string[]>[], locale: Locale, written: string): string | null {
  const isWritten = (one: string) => plain(one) === plain(written);
  const known = words.find((one) => Object.values(one).flat().some(isWritten));
  if (!known) return null;
  return known[locale].some(isWritten) ? written : (known[locale][0] ?? written);
}

/** Returns the state of health in the page's language where it is one of the usual words; any other is as it was written. */
export const healthStatusIn = (locale: Locale, written: string): string => wordIn(STATES, locale, written) ?? written;

/** Returns a vaccine, or two with "and" between them, in the page's language; what isn't usual is as it was written. */
export function vaccineIn(locale: Locale, written: string): string {
  const words = written.split(/ (?:y|e|and) /).map((one) => wordIn(VACCINES, locale, one));
  return words.includes(null) ? written : words.join(AND[locale]);
}
