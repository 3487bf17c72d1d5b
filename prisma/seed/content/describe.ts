import type { Category } from '@/lib/livestock/stock/categories';
import type { StockClass } from './classes';
import { ENGLISH_DEAL } from './en/deal';
import { SPANISH_DEAL } from './es/deal';
import { PORTUGUESE_DEAL } from './pt/deal';
import type { Random } from './random';
import type { Language } from './types';
import type { ClassText, DealText, Line, Voice, SpeciesText } from './voice';
import { CATTLE_EN } from './en/cattle';
import { BIRDS_EN, HORSES_EN } from './en/horses-and-birds';
import { GOATS_EN, SHEEP_EN } from './en/small-stock';
import { BIRDS_ES } from './es/birds';
import { CATTLE_ES } from './es/cattle';
import { HORSES_ES } from './es/equines';
import { GOATS_ES } from './es/goats';
import { SHEEP_ES } from './es/sheep';
import { CATTLE_PT } from './pt/cattle';
import { BIRDS_PT, HORSES_PT } from './pt/horses-and-birds';
import { GOATS_PT, SHEEP_PT } from './pt/small-stock';

/** What the listings of each species say. */
const SPECIES_TEXTS: { readonly [C in Category]: Readonly<Record<Language, SpeciesText<C>>> } = {
  bovine: { es: CATTLE_ES, en: CATTLE_EN, pt: CATTLE_PT },
  ovine: { es: SHEEP_ES, en: SHEEP_EN, pt: SHEEP_PT },
  caprine: { es: GOATS_ES, en: GOATS_EN, pt: GOATS_PT },
  equine: { es: HORSES_ES, en: HORSES_EN, pt: HORSES_PT },
  aviary: { es: BIRDS_ES, en: BIRDS_EN, pt: BIRDS_PT },
};

const DEALS: Record<Language, DealText> = { es: SPANISH_DEAL, en: ENGLISH_DEAL, pt: PORTUGUESE_DEAL };

export type Facts = {
  language: Language;
  stockClass: StockClass;
  category: Category;
  vaccinated: boolean;
  healthCertificate: boolean;
  voice: Voice;
};

function textOf({ language, category, stockClass }: Facts): ClassText {
  const texts: Partial<Record<StockClass, ClassText>> = SPECIES_TEXTS[category][language].classes;
  const text = texts[stockClass];
  if (!text) throw new Error(`No texts of ${stockClass} in ${language}`);
  return text;
}

/**
 * Writes the texts of listings, each time choosing one of the least used sentences, so that repeats are rare and far
 * apart.
 */
export class Writer {
  private readonly said = new Map<Line, number>();
  private readonly titles = new Set<string>();

  constructor(private readonly random: Random) {}

  /** Returns a title that no other listing has. */
  title(facts: Facts): string {
    const { language, stockClass, voice } = facts;
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const title = this.sentence(textOf(facts).titles, voice);
      const key = title.toLowerCase();
      if (title.length > 100 || this.titles.has(key)) continue;
      this.titles.add(key);
      return title;
    }
    throw new Error(`No title left for ${stockClass} in ${language}`);
  }

  /** Returns two to six sentences: the animals first, then health and papers, then the deal. */
  description(facts: Facts): string {
    const { language, category, stockClass, voice } = facts;
    const { about, build, manner } = textOf(facts);
    const deal = DEALS[language];
    const body = [this.sentence(about, voice)];
    if (this.random.chance(0.72)) {
      const measured = this.sentence(build, voice);
      if (this.random.chance(0.25)) body.unshift(measured);
      else body.push(measured);
    }
    if (this.random.chance(0.68)) body.push(this.sentence(manner, voice));
    if (voice.pregnant && stockClass !== 'pregnant') body.push(this.sentence(deal.pregnancy, voice));
    if (facts.vaccinated && this.random.chance(0.5))
      body.push(this.sentence(SPECIES_TEXTS[category][language].health, voice));
    if (facts.healthCertificate && this.random.chance(0.5)) body.push(this.sentence(deal.papers, voice));
    if (category === 'bovine' && this.random.chance(0.15) && this.fits(deal.identification, voice).length > 0) {
      body.push(this.sentence(deal.identification, voice));
    }
    if (body.length < 2 || (body.length < 6 && this.random.chance(0.6))) body.push(this.sentence(deal.closing, voice));
    return body.slice(0, 6).join(' ');
  }

  healthStatus(language: Language): string {
    return this.random.pick(DEALS[language].healthStatus);
  }

  private fits(lines: readonly Line[], voice: Voice): Line[] {
    return lines.filter((line) => typeof line !== 'object' || line.when(voice));
  }

  private sentence(lines: readonly Line[], voice: Voice): string {
    const fitting = this.fits(lines, voice);
    const fewest = Math.min(...fitting.map((line) => this.said.get(line) ?? 0));
    const line = this.random.pick(fitting.filter((candidate) => (this.said.get(candidate) ?? 0) === fewest));
    this.said.set(line, fewest + 1);
    const phrase = typeof line === 'object' ? line.say : line;
    return tidy(typeof phrase === 'string' ? phrase : phrase(voice));
  }
}

/** Removes the gaps that an animal without a breed name leaves, and capitalises the first letter. */
function tidy(text: string): string {
  const closed = text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.:;])/g, '$1')
    .trim();
  return closed.charAt(0).toUpperCase() + closed.slice(1);
}
