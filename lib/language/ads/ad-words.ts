import { inflections } from '@/lib/language/lexicon/inflect';
import { phrasesOf, yes } from '@/lib/language/lexicon/lexicon';
import { Phrases, plainPhrase } from '@/lib/language/lexicon/tokens';
import { LOCALES } from '@/lib/core/i18n/locales';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import type { AdField } from './dto';
import ageWords from './words/ages.json';
import measureWords from '@/lib/language/lexicon/words/measures.json';
import aroundWords from './words/around.json';
import denialWords from './words/denials.json';
import factWords from './words/facts.json';
import subjectWords from './words/subjects.json';
import tellingWords from './words/telling.json';
import youngWords from './words/young.json';

/** What a phrase says of a field; a blank value is the phrase as written. */
interface Said {
  field: AdField | 'teeth';
  value: string | true;
  /** Another field that the same words answer, by the same value or by a tick. */
  also?: AdField;
}

/** Phrases that fill a field by themselves, in three languages with all their forms. */
export const FACT_PHRASES = new Phrases<Said>();

const CODE_LETTERS = 2;

for (const { field, value, also, ...words } of factWords as (Said & Record<'es' | 'en' | 'pt', string[]>)[]) {
  for (const language of LOCALES) {
    for (const phrase of words[language].map(plainPhrase)) {
      // «PO» and «PP» are codes: «pa», «pos» are other words.
      const forms = phrase.length <= CODE_LETTERS ? [] : inflections(phrase, language, 'adjective');
      for (const form of [phrase, ...forms]) {
        if (FACT_PHRASES.get(form) === undefined) FACT_PHRASES.set(form, { field, value, ...(also ? { also } : {}) });
      }
    }
  }
}

/** The words around the numbers and places of an advertisement. */
export const AROUND = {
  percent: phrasesOf<'shrinkPercent' | 'dressingPercent' | 'buyerCommission'>(aroundWords.percent),
  terms: yes(aroundWords.terms),
  /** Behind a place's name, the rest of a longer one: “Adelaide River”. */
  placeParts: yes(aroundWords.placeParts),
  /** Terms that say no days and no parts: «con plazo», “terms available”. */
  openTerms: yes(aroundWords.openTerms),
  instalments: yes(aroundWords.instalments),
  /** Behind an amount that is one part of a price: «R$ 500 por parcela». */
  eachPart: yes(aroundWords.eachPart),
  /** Before an amount that nobody asks, but bids first: «lance mínimo R$ 500». */
  bids: yes(aroundWords.bids),
  /** Of these, what says that bids begin at an amount; and before one that nobody is to know. */
  firstBids: yes(aroundWords.firstBids),
  auctioning: yes(aroundWords.auctioning),
  auctioned: yes(aroundWords.auctioned),
  reserves: yes(aroundWords.reserves),
  reserved: yes(aroundWords.reserved),
  /** Before the day and hour at which an auction ends. */
  ends: yes(aroundWords.ends),
  /** Of what it costs to bring animals: «flete $ 200.000», “$4 a loaded mile”. */
  freight: yes(aroundWords.freight),
  byDistance: yes(aroundWords.byDistance),
  /** Before a least number that is brought, or that something else is given for. */
  bringing: yes(aroundWords.bringing),
  byInstalments: yes(aroundWords.byInstalments),
  weaning: yes(aroundWords.weaning),
  pregnancy: yes(aroundWords.pregnancy),
  pregnancyBefore: yes(aroundWords.pregnancyBefore),
  scores: yes(aroundWords.scores),
  /** Behind a number, of two oxen each: «2 yuntas». */
  yokes: yes(aroundWords.yokes),
  /** Of mothers and their young, which stay together: “won't split pairs”. */
  together: yes(aroundWords.together),
  /** Before what is true of a place rather than of animals: «zona con garrapata». */
  areas: yes(aroundWords.areas),
  /** Before or behind what is true of a part of the animals. */
  some: yes(aroundWords.some),
  /** Between a number and what is said of so many animals; the second say so. */
  someLinks: yes(aroundWords.someLinks),
  ofThem: yes(aroundWords.ofThem),
  ago: yes(aroundWords.ago),
  litres: yes(aroundWords.litres),
  /** Before litres of a whole herd, and before the most that is ever given. */
  herds: yes(aroundWords.herds),
  peaks: yes(aroundWords.peaks),
  /** After litres that are not of a day. */
  perMilking: yes(aroundWords.perMilking),
  headsBefore: yes(aroundWords.headsBefore),
  /** The same where nothing follows the number: “there are twenty of them”. */
  thereAre: yes(aroundWords.thereAre),
  /** Before one of several: “older doe bred”, «la más vieja preñada». */
  oneOfThem: yes(aroundWords.oneOfThem),
  headsAfter: yes(aroundWords.headsAfter),
  /** Behind how many there are: «35 en total». */
  inAll: yes(aroundWords.inAll),
  least: yes(aroundWords.least),
  /** Of a sale that is denied, and before the fewest that are sold: «no se divide por menos de 20». */
  dividing: yes(aroundWords.dividing),
  fewer: yes(aroundWords.fewer),
  weightBefore: yes(aroundWords.weightBefore),
  weightAfter: yes(aroundWords.weightAfter),
  priceBefore: yes(aroundWords.priceBefore),
  basisAfter: phrasesOf<PriceBasis | 'bulk'>(aroundWords.basisAfter),
  /** Behind a price with cents, that it is for a kilo of live weight: «a 1,95 en pie». */
  liveAfter: phrasesOf<PriceBasis | 'bulk'>({ live_kg: aroundWords.liveAfter }),
  basisBefore: phrasesOf<PriceBasis | 'bulk'>(aroundWords.basisBefore),
  /** Behind a basis that is taken back: «al gancho, perdón, en pie». */
  basisCorrected: phrasesOf<PriceBasis>(aroundWords.basisCorrected),
  /** “420c/kg”, “165p”, “310ppk”. */
  cents: phrasesOf<'cents' | 'pence' | 'perKilo'>(aroundWords.cents),
  /** Of a horse's height. */
  hands: yes(aroundWords.hands),
  /** Before a weight that is gained. */
  gains: yes(aroundWords.gains),
  /** Before a year: «zafra 2024» counts nothing. */
  years: yes(aroundWords.years),
  /** Between a price and whom it is for: «850 cada borrega e 3000 o carneiro». */
  forEach: yes(aroundWords.forEach),
  /** What a number before it counts is no animals: «2 partos vacas». */
  noCount: yes(aroundWords.noCount),
  /** Words of papers and of health that declare nothing by themselves. */
  papers: yes(aroundWords.papers),
  vaccines: yes(aroundWords.vaccines),
  /** Between an amount and what it is for: «$ 5.100 + IVA x kg». */
  taxes: yes(aroundWords.taxes),
  /** Money that nobody can ask in here, with the countries whose it is if the word says something else elsewhere. */
  otherMoney: phrasesOf<string>(aroundWords.otherMoney),
  /** “55 lb a day” are of milk. */
  daily: yes(aroundWords.daily),
  /** After the number of a calving: «segundo parto». */
  calvings: yes(aroundWords.calvings),
  /** «1 carga de vacas» counts no cow. */
  loads: yes(aroundWords.loads),
  /** Before the name of an auction, a fair, a channel or a farm. */
  events: yes(aroundWords.events),
  /** Behind animals that are sold by themselves: «toro a parte». */
  apart: yes(aroundWords.apart),
  /** What a horse or a dog does with animals: “drags calves”. */
  works: yes(aroundWords.works),
  wanted: yes(aroundWords.wanted),
  offered: yes(aroundWords.offered),
  /** Before their parents: «hijo de», “out of”. */
  parents: yes(aroundWords.parents),
  /** Parents by their nouns, and what stands before a measure of theirs: «de 1100 kg», “weighing 2400 lb”. */
  parentNouns: yes(aroundWords.parentNouns),
  parentLinks: yes(aroundWords.parentLinks),
  /** Animals without papers, beside some with them: «PO e cruzadas». */
  unregistered: yes(aroundWords.unregistered),
  /** Behind «con registro»: whose it is, which is not the animals'. */
  ofHoldings: yes(aroundWords.ofHoldings),
  /** What animals are called that is no breed: «Hereford y caretas». */
  kinds: yes(aroundWords.kinds),
  /** Of what animals may become, or of their herd: “milking potential”. */
  noState: yes(aroundWords.noState),
  /** Behind the young of mothers that are sold without them. */
  leftBehind: yes(aroundWords.leftBehind),
  sold: yes(aroundWords.sold),
  soldBefore: yes(aroundWords.soldBefore),
  atFoot: yes(aroundWords.atFoot),
  place: yes(aroundWords.place),
  /** Before a place that animals are brought to. */
  delivery: yes(aroundWords.delivery),
  /** The same by itself: «$ 4.200 puesto Rosario». */
  delivered: yes(aroundWords.delivered),
  /** Before a place where they are handed over, which may be theirs. */
  handover: yes(aroundWords.handover),
  sireLinks: yes(aroundWords.sireLinks),
  /** Before them, how females are served: “AI'd to”, “running with”. */
  service: yes(aroundWords.service),
  /** Behind those who cover females: “rams out”, «toros retirados». */
  sireMoves: yes(aroundWords.sireMoves),
  /** Behind them, for how long they were there: “55 day bull exposure”. */
  exposures: yes(aroundWords.exposures),
  /** Behind an amount that is paid for some time: “wintering at $2.75 / day”. */
  pricesFrom: yes(aroundWords.pricesFrom),
  perOther: yes([...aroundWords.perTime, ...measureWords.perOther]),
  /** Before further animals: «también un toro». */
  also: yes(aroundWords.also),
  /** Before animals that are taken in exchange. */
  barter: yes(aroundWords.barter),
  /** Behind terms of payment, before the animals that they are for: «só para touros». */
  only: yes(aroundWords.only),
  onlyLinks: yes(aroundWords.onlyLinks),
  /** Behind a division, and what a lot is divided into: “split in half”. */
  partLinks: yes(aroundWords.partLinks),
  parts: yes(aroundWords.parts),
  /** Of registers and of plans, which say no cross: «puro por cruza», “for crossing”. */
  registry: yes(aroundWords.registry),
  /** Beside a breed that is of parents, semen or embryos. */
  reproduction: yes(aroundWords.reproduction),
  /** Before somebody's name. */
  contacts: yes(aroundWords.contacts),
  /** Before the rest of a place's name: «Cerro Chato». */
  landforms: yes(aroundWords.landforms),
  /** Before words that are no place's: «x retiro», «lengua azul», «pelo azul». */
  noPlaceAfter: yes(aroundWords.noPlaceAfter),
  /** Before the name of a farm: «Fazenda Boa Vista - Uberaba». */
  farms: yes(aroundWords.farms),
  /** Before animals that take the place of those that were named: «burra, ou melhor, égua». */
  correcting: yes(aroundWords.correcting),
  /** Before a figure that takes the place of one before, and between the two: «corrección: son 83». */
  corrections: yes(aroundWords.corrections),
  petNames: yes(aroundWords.petNames),
  correctionLinks: yes(aroundWords.correctionLinks),
  /** Before what animals are called by their owner: «nomes Mimoso e Estrela». */
  names: yes(aroundWords.names),
  /** Before the name of a few houses or of common land, behind which «de» names the town: «vereda El Carmen de Puerto Boyacá». */
  hamlets: yes(aroundWords.hamlets),
  /** Of what horses do: «marcha de resistencia». */
  races: yes(aroundWords.races),
  /** Between animals and that they are sold: «las hembras todas ya vendidas». */
  soldLinks: yes(aroundWords.soldLinks),
  /** Of animals that are gone: “sold 30 already to Northland”. */
  went: yes(aroundWords.went),
  /** “Pen 2:”, «Lote 2:»: what lots are numbered by. */
  pens: yes(aroundWords.pens),
  /** Between «también» and further animals. */
  alsoLinks: yes(aroundWords.alsoLinks),
  /** Before the number of a day, of a calving or of a year. */
  ordinalsBefore: yes(aroundWords.ordinalsBefore),
  /** Behind it. */
  ordinalsBehind: yes(aroundWords.ordinalsBehind),
  video: yes(aroundWords.video),
  silent: yes(aroundWords.silent),
};

/** What tells something that a buyer must know, and is shown if nothing else reads it: vaccines, tests, freight, papers. */
export const TELLING = new RegExp(`^(?:(?:${tellingWords.stems.join('|')})[a-z]*|${tellingWords.words.join('|')})$`);

/** Beginnings of words by which young ones are named beside their mothers; «paridas» names none. */
export const NAMES_YOUNG = new RegExp(youngWords.names.join('|'), 'i');
/** Behind what they weighed when they were born, and before what they weigh once weaned. */
export const BORN = new RegExp(`^(?:${youngWords.born.join('|')})$`);
export const WEANS = new RegExp(`^(?:${youngWords.weans.join('|')})`);

/** The words around ages, and those that say that a time is none. */
export const AGES = {
  before: yes(ageWords.before),
  /** In an age itself, “2 years old”, and right after it. */
  own: yes(ageWords.own),
  after: yes(ageWords.after),
  links: yes(ageWords.links),
  leftLinks: yes(ageWords.leftLinks),
  no: yes(ageWords.no),
  /** Before a time that is none. */
  noBefore: yes(ageWords.noBefore),
};

/** Words that deny, doubt or limit what others say. */
export const DENIALS = {
  not: yes(denialWords.not),
  /** Beside a negation by itself: «todavía no». */
  yet: yes(denialWords.yet),
  copulas: yes(denialWords.copulas),
  /** Between a negation and what it denies: “not all”. */
  quantifiers: yes(denialWords.quantifiers),
  or: yes(denialWords.or),
  /** Beside declarations that are not true yet, or of nobody knows: «falta», “due”. */
  doubted: yes(denialWords.doubted),
  /** Beside what its writer only thinks: «creo», “maybe”. */
  unsure: yes(denialWords.unsure),
  /** Beside a doubt that is a part of a sentence by itself. */
  idle: yes(denialWords.idle),
  /** Behind what is asked: «vacunadas, ¿verdad?». */
  tags: yes(denialWords.tags),
  /** The answer to a question. */
  yes: yes(denialWords.yes),
  /** In questions for buyers, which doubt nothing: «¿te interesa?». */
  toBuyers: yes(denialWords.toBuyers),
  /** Before those of whom something is not said: “all polled bar 2”. */
  exceptions: yes(denialWords.exceptions),
  /** In what is said of a sale under a condition, and at the beginning of such a condition. */
  conditions: yes(denialWords.conditions),
  conditionsFirst: yes(denialWords.conditionsFirst),
  discounts: yes(denialWords.discounts),
  /** Beside «lote completo»: what is offered to who takes all. */
  bargains: yes([...denialWords.discounts, ...denialWords.bargains]),
  /** Beside cash: what may be offered to the seller. */
  offers: yes(denialWords.offers),
  /** Beside cash: that only a share of the price is paid so. */
  shares: yes(denialWords.shares),
  /** Where other animals are spoken of, or another year, and where what somebody paid for some is. */
  ofOthers: yes(denialWords.ofOthers),
  ofPastSales: yes(denialWords.ofPastSales),
  /** Beside a state of another year, and before what animals are to weigh one day. */
  lastYear: yes(denialWords.lastYear),
  expected: yes(denialWords.expected),
  /** Before what a seller is short of: “chasing cash”, «necesito efectivo» say nothing of the terms. */
  needing: yes(denialWords.needing),
  /** After a negation that is not of the animals: “no trades”. */
  ofSale: yes(denialWords.ofSale),
};

/** Everyday words that only one of the languages has. */
export const LANGUAGE_WORDS = Object.entries(aroundWords.languages).map(
  ([language, words]) => [language as keyof typeof aroundWords.languages, new Set(words.map(plainPhrase))] as const,
);

/** What is said of a fact, as far as the words of another subject may make it wrong. */
export type Kind =
  | ('heads' | 'class' | 'weight' | 'months' | 'age' | 'teeth' | 'breed' | 'sire' | 'looks')
  | ('price' | 'place' | 'declared' | 'papers' | 'sale');

/** Another subject than the animals for sale: their young, who covers them, parents, a brand, a price per day. */
export interface Subject {
  /** What its words beside them may make wrong, and what of that in the part of the sentence after a comma. */
  wrongs: readonly string[];
  goesOn: readonly string[];
  /** The fields that are about it. */
  own: readonly string[];
  isOfYoung: boolean;
}

/** Words of other subjects. */
export const SUBJECTS = new Phrases<Subject>();
for (const { words, subject, ...of } of subjectWords)
  for (const word of words) SUBJECTS.set(plainPhrase(word), { ...of, isOfYoung: subject === 'young' });

const ANIMALS = subjectWords.find(({ subject }) => subject === 'animals');

/** Of other animals than those for sale, by whatever noun. */
export const OTHER_ANIMALS: Subject = { wrongs: [], goesOn: [], own: [], ...ANIMALS, isOfYoung: false };

/** The end of a word for more than one: «toros», «tropilla». */
export const OF_SEVERAL = /(?:s|tropa|tropilla|manada|majada|rebanho|hacienda|punta|piara|recua)$/i;
