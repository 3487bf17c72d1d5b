import { usualCurrency, type Currency } from '@/lib/core/i18n/currencies';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import { CLASSES } from '@/lib/livestock/stock/classes';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { CLASSES as DEMO_CLASSES, type Animal, type StockClass } from './classes';
import { lotTraits, type DemoTraits } from './lot-traits';
import { createRandom, type Random } from './random';
import type { Country, Language } from './types';

/** The lot that a listing sells, by the names of its columns; days of delivery count from now. */
export type LotFacts = {
  class: ClassCode;
  headCount: number;
  priceBasis: PriceBasis;
  /** Decimal text. */
  priceAmount: string;
  priceCurrency: Currency;
  payment: { kind: 'cash' } | { kind: 'days'; days: number[] } | { kind: 'instalments'; groups: number[] } | null;
  shrinkPercent: string | null;
  weightMin: number | null;
  weightMax: number | null;
  weightMethod: 'estimated' | 'own_scale' | 'public_scale' | null;
  sellMode: 'whole' | 'any_number' | null;
  freightPayer: 'buyer' | 'seller' | 'shared' | null;
  minHeads: number | null;
  cutPercent: number | null;
  deliverInDays: readonly [number, number] | null;
  condition: string | null;
  horns: 'polled' | 'dehorned' | 'horned' | null;
  teethMin: number | null;
  teethMax: number | null;
  weanedDays: number | null;
  origin: 'own_bred' | 'bought_in' | null;
  traits: DemoTraits;
};

/** What a listing says that its lot follows from. */
type Stated = Animal & {
  stockClass: StockClass;
  language: Language;
  heads: number;
  /** US dollars. */
  perHead: number;
  text: string;
  vaccinated: boolean;
};

/** Units of a currency for a US dollar, rounded; the demonstration's prices are calculated with the stored ones. */
const PER_USD: Partial<Record<Currency, number>> = {
  ARS: 1525,
  BRL: 5.22,
  MXN: 18,
  COP: 3370,
  CLP: 968,
  BOB: 12.2,
  PYG: 5880,
  CRC: 455,
};

/** The steps that people ask in, by basis and currency. */
const STEPS: Partial<Record<`${PriceBasis} ${Currency}`, number>> = {
  'live_kg USD': 0.05,
  'carcass_kg USD': 0.05,
  'live_lb USD': 0.01,
  'live_cwt USD': 0.5,
  'arroba BRL': 5,
  'live_kg ARS': 10,
  'carcass_kg ARS': 20,
  'live_kg BRL': 0.1,
  'live_kg MXN': 0.5,
  'live_kg COP': 100,
  'live_kg CLP': 10,
  'live_kg BOB': 0.5,
  'live_kg PYG': 100,
  'live_kg CRC': 10,
};

const KG_PER_POUND = 0.45359237;

/** Reais for an arroba of a store and a fat steer, which hardly differ between the states. */
const ARROBA = { feeder: [340, 395], finished: [300, 335] } as const;

const SAID_PER_HEAD = /bulto|por cabe[zç]a|por unidade?\b|preferir por arroba|per trio|por trio|per head/i;

const SAID_TOGETHER = /junt[oa]s|together|lote cerrado|no se divide|one load/i;

/** How the class is priced in the country: fat cattle by the carcass where the trade does, pounds where it weighs them. */
function basisOf(code: ClassCode, { country, weight, text, stockClass }: Stated): PriceBasis {
  const { basis, category } = CLASSES[code];
  if (basis === 'head' || category === 'aviary' || !weight || SAID_PER_HEAD.test(text)) return 'head';
  if (country === 'US') return 'live_cwt';
  if (country === 'EC' || country === 'PA') return 'live_lb';
  if (country === 'BR') return stockClass === 'feeder' || stockClass === 'finished' ? 'arroba' : 'head';
  return basis === 'carcass_kg' && country !== 'UY' ? 'live_kg' : basis;
}

/** Rounds to three figures that end in 0 or 5: 5,224 becomes 5,200. */
const rounded = (amount: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1) / 2;
  return Math.round(amount / step) * step;
};

/** What so many US dollars are in a country's currency: a round sum, but for US dollars themselves. */
export function amountIn(country: Country, dollars: number): number {
  const currency = usualCurrency(country);
  return currency === 'USD' ? dollars : rounded(dollars * (PER_USD[currency] ?? 1));
}

/** What people of a country ask for a machine worth so many US dollars: Argentines in dollars, others in their currency. */
export function inOwnCurrency(country: Country, dollars: number): { priceAmount: string; priceCurrency: Currency } {
  if (country === 'AR') return { priceAmount: String(dollars), priceCurrency: 'USD' };
  return { priceAmount: String(Number(amountIn(country, dollars).toFixed(2))), priceCurrency: usualCurrency(country) };
}

function askedPrice(random: Random, basis: PriceBasis, stated: Stated): number {
  const { stockClass, weight, perHead, country } = stated;
  const kg = weight ?? 0;
  if (basis === 'arroba' && (stockClass === 'feeder' || stockClass === 'finished')) {
    const [low, high] = ARROBA[stockClass];
    return random.int(low, high, 5);
  }
  const currency = usualCurrency(country);
  const local = perHead * (PER_USD[currency] ?? 1);
  const units = {
    head: 1,
    lot: 1,
    live_kg: kg,
    carcass_kg: kg * 0.54,
    arroba: kg / 30,
    live_lb: kg / KG_PER_POUND,
    live_cwt: kg / KG_PER_POUND / 100,
  };
  if (basis === 'head') return currency === 'USD' ? perHead : rounded(local);
  const step = STEPS[`${basis} ${currency}`] ?? 0.01;
  return Math.round(local / units[basis] / step) * step;
}

function paymentOf(random: Random, { country, stockClass }: Stated, isLot: boolean): LotFacts['payment'] {
  if (country === 'BR' && stockClass === 'bull' && random.chance(0.5))
    return { kind: 'instalments', groups: [2, 2, 20] };
  if (!isLot || country === 'US' || !random.chance(0.3)) return null;
  return { kind: 'days', days: random.pick([[30], [60], [30, 60], [30, 60, 90]]) };
}

const POLLED_BREEDS: readonly string[] = ['Angus', 'Red Angus', 'Senepol'];

/** The months until which cattle and sheep have so many permanent teeth. */
const TEETH_UNTIL = [
  [14, 0],
  [24, 2],
  [30, 4],
  [42, 6],
] as const;

/** What half of the sellers of cattle and sheep say of heads. */
function headFacts(
  index: number,
  { breed, age }: Stated,
  code: ClassCode,
): Pick<LotFacts, 'horns' | 'teethMin' | 'teethMax'> {
  const random = createRandom(9_001 + index * 17);
  const { category } = CLASSES[code];
  const isSaid = (category === 'bovine' || category === 'ovine') && random.chance(0.5);
  const isPolled = POLLED_BREEDS.includes(breed);
  const teeth = isSaid ? (TEETH_UNTIL.find(([months]) => age < months)?.[1] ?? 8) : null;
  return {
    horns:
      isSaid && category === 'bovine' ? (isPolled ? 'polled' : random.pick(['dehorned', 'dehorned', 'horned'])) : null,
    teethMin: teeth,
    teethMax: teeth,
  };
}

type SaleTerms = Pick<LotFacts, 'payment' | 'shrinkPercent' | 'sellMode' | 'freightPayer'>;

/** What sellers add: two of three say that they want cash, no shrink is taken off, the lot stays whole, who brings it. */
function sayMore(index: number, said: Omit<SaleTerms, 'freightPayer'>, isCattleLot: boolean): SaleTerms {
  const random = createRandom(11_001 + index * 13);
  const isTerse = random.chance(0.33);
  const add = <Value>(chance: number, value: Value) => (!isTerse && random.chance(chance) ? value : null);
  return {
    payment: said.payment ?? add(0.9, { kind: 'cash' as const }),
    shrinkPercent: said.shrinkPercent ?? (isCattleLot ? add(0.6, '0') : null),
    sellMode: said.sellMode ?? (isCattleLot ? add(0.6, 'whole' as const) : null),
    freightPayer: isCattleLot ? add(0.8, random.pick(['buyer', 'buyer', 'buyer', 'shared', 'seller'] as const)) : null,
  };
}

/** Returns the lot of the listing number `index`, the same on every call. Its texts are written already. */
export function lotFacts(stated: Stated, index: number): LotFacts {
  const random = createRandom(7_001 + index * 31);
  const { heads, weight, country } = stated;
  const { code: named } = DEMO_CLASSES[stated.stockClass];
  const code = typeof named === 'string' ? named : named(stated);
  const { category } = CLASSES[code];
  const basis = basisOf(code, stated);
  const isByWeight = basis !== 'head';
  const isCattleLot = category === 'bovine' && heads > 1;
  const spread =
    isCattleLot && weight && random.chance(0.6) ? Math.round(weight * random.pick([0.05, 0.07, 0.09])) : null;
  const isSplit = heads >= 20 && !SAID_TOGETHER.test(stated.text) && random.chance(category === 'bovine' ? 0.3 : 0.6);
  const from = random.int(3, 20);
  const priceAmount = String(Number(askedPrice(random, basis, stated).toFixed(2)));
  const payment = paymentOf(random, stated, isCattleLot);
  const hasShrink = isByWeight && basis.startsWith('live') && random.chance(0.4);
  const shrinkPercent = hasShrink ? (country === 'US' ? '2' : '4') : null;
  return {
    class: code,
    headCount: heads,
    priceBasis: basis,
    priceAmount,
    priceCurrency: usualCurrency(country),
    ...sayMore(index, { payment, shrinkPercent, sellMode: isSplit ? 'any_number' : null }, isCattleLot),
    weightMin: spread && weight && weight - spread,
    weightMax: spread && weight && weight + spread,
    weightMethod:
      weight && category !== 'aviary' ? random.pick(['estimated', 'own_scale', 'own_scale', 'public_scale']) : null,
    minHeads: isSplit ? Math.max(5, Math.round(heads / 4 / 5) * 5) : null,
    cutPercent: isCattleLot && heads >= 30 && random.chance(0.3) ? random.pick([5, 10]) : null,
    deliverInDays: isCattleLot && random.chance(0.4) ? [from, from + random.pick([7, 15, 30])] : null,
    condition: isCattleLot && random.chance(0.5) ? random.pick(['3', '3', '3.5', '4']) : null,
    ...headFacts(index, stated, code),
    weanedDays: code === 'calf_m' ? random.pick([0, 30, 45, 60, 90]) : null,
    traits: lotTraits(stated, code, index),
    origin: isCattleLot ? random.pick(['own_bred', 'own_bred', 'own_bred', 'bought_in']) : null,
  };
}
