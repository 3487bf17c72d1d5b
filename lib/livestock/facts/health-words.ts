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

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\.$/, '').trim().toLowerCase();

/** Returns the state of health in the page's language where it is one of the usual words; any other is as it was written. */
export function healthStatusIn(locale: Locale, written: string): string {
  const isWritten = (one: string) => plain(one) === plain(written);
  const state = STATES.find((words) => Object.values(words).flat().some(isWritten));
  if (!state || state[locale].some(isWritten)) return written;
  return state[locale][0] ?? written;
}
