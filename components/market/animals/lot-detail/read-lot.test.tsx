import type { LotDto } from '@/lib/market/animal-lots/lot-dto';
import { pricedLot } from '@/tests/factories/priced-lot';
import type { LotListing } from './glance';
import type { LotModel, Row } from './lot-model';
import { readLot } from './read-lot';

function listing(facts: Partial<LotDto>, weight: number | null, status = 'active') {
  const source = pricedLot(facts, weight);
  const animal: LotListing = { ...source, breed: 'Angus', age: 7, healthStatus: null };
  return { ...animal, priceNegotiable: false, status };
}

async function read(facts: Partial<LotDto>, weight: number | null, status?: string): Promise<LotModel> {
  const model = await readLot('es', listing(facts, weight, status), { breed: 'Angus', stockClass: 'terneros' });
  if (!model) throw new Error('The listing has no lot');
  return model;
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const facts = (list: readonly Row[]) =>
  Object.fromEntries(list.map(([name, value]) => [plain(name), plain(typeof value === 'string' ? value : value[0])]));
const steps = (list: readonly Row[]) =>
  list.map(([name, value]) => `${plain(name)} | ${plain(typeof value === 'string' ? value : value[0])}`);

const calves: Partial<LotDto> = { headCount: 40, priceAmount: '3.05', priceBasis: 'live_kg' };

it('computes calves by the kilo to the cent, and says about how much a head is', async () => {
  const { sums, how, bar } = await read({ ...calves, weightMethod: 'own_scale', weighedOn: '2026-11-18' }, 170);
  expect(facts(sums)).toEqual({ 'Por cabeza': '≈ US$ 519' });
  expect(steps(how.parts[0]?.rows ?? [])).toEqual([
    'Peso promedio | 170 kg',
    'Precio pedido | × US$ 3,05',
    'Por cabeza | US$ 518,50',
    'Cabezas | × 40',
    'Lote | US$ 20.740',
  ]);
  expect(how.rate).toBeNull();
  expect(plain(bar)).toBe('≈ US$ 519/cab · 40 cab.');
});

it('takes the shrink off before the price', async () => {
  const { sums, how } = await read({ ...calves, shrinkPercent: '5' }, 170);
  expect(facts(sums)).toMatchObject({ 'Por cabeza': '≈ US$ 493' });
  expect(steps(how.parts[0]?.rows ?? [])).toContain('Kilos que se pagan por cabeza | 161,5 kg');
});

it('computes steers by the arroba in reais, with the dressing of the trade and the rate', async () => {
  const { sums, how } = await read(
    { class: 'steer_fat', headCount: 60, priceAmount: '320', priceBasis: 'arroba', priceCurrency: 'BRL' },
    540,
  );
  expect(facts(sums)).toEqual({
    'Por peso vivo': '≈ R$ 10,67/kg',
    'Por cabeza': '≈ R$ 5.760',
  });
  const all = how.parts[0]?.rows ?? [];
  expect(steps(all)).toEqual([
    'Peso promedio | 540 kg',
    'Rinde | × 50 %',
    'Kilos de carcasa | 270 kg',
    'Una arroba | ÷ 15 kg',
    'Arrobas por cabeza | 18 @',
    'Precio pedido | × R$ 320',
    'Por cabeza | R$ 5.760',
    'Cabezas | × 60',
    'Lote | R$ 345.600',
    'R$ por dólar | ÷ 5,2242',
    'Por cabeza en dólares | US$ 1.102,56',
    'Lote en dólares | US$ 66.153,67',
    'Peso promedio | ÷ 540 kg',
    'Por peso vivo | US$ 2,04',
  ]);
  expect(all[1]?.[3]).toBe('estimated');
  expect(plain(how.rate ?? '')).toBe('1 US$ = R$ 5,2242 · 20 nov. · fuente: tabla del día.');
});

it('says that a declared dressing is no estimate', async () => {
  const { how } = await read(
    { class: 'steer_fat', headCount: 60, priceAmount: '4', priceBasis: 'carcass_kg', dressingPercent: '54' },
    500,
  );
  expect(how.parts[0]?.rows[1]).not.toContain('estimated');
});

it('shows nothing in US dollars at a rate that is too old, and says so', async () => {
  const { sums, how, warning } = await read(
    { headCount: 32, priceAmount: '92', priceBasis: 'live_kg', priceCurrency: 'MXN', comparable: false },
    180,
  );
  expect(JSON.stringify([sums, how])).not.toContain('US$');
  expect(facts(sums)).toEqual({ 'Por cabeza': '≈ MX$ 16.560' });
  expect(warning?.title).toBe('Hoy no lo pasamos a dólares.');
});

it('says what a price with a term comes to at once', async () => {
  const { payment, how } = await read(
    {
      ...calves,
      payment: { kind: 'days', days: [30, 60, 90] },
      cashAmount: '2.9319',
      cashPrice: '498.43',
      cashTotal: '19937.25',
      cashPercent: '2',
    },
    170,
  );
  expect(payment).toMatchObject({ text: '30/60/90 días', note: '3 partes iguales' });
  expect(plain(payment?.worth ?? '')).toBe('Equivale a ≈ US$ 2,93/kg de contado');
  expect(steps(how.parts[1]?.rows ?? [])).toEqual([
    'Un pago a 30 días | US$ 6.777,78',
    'Un pago a 60 días | US$ 6.644,88',
    'Un pago a 90 días | US$ 6.514,59',
    'Lote de contado | US$ 19.937,25',
    'Por cabeza de contado | US$ 498,43',
  ]);
  expect(plain(how.parts[1]?.rows[0]?.[2] ?? '')).toBe('US$ 6.913,33 al 2 % mensual');
});

it('says what instalments come to at once, those of a month in one line', async () => {
  const { how } = await read(
    {
      class: 'bull',
      headCount: 1,
      priceAmount: '24000',
      payment: { kind: 'instalments', groups: [2, 2, 20] },
      cashAmount: '21453.85',
      cashPrice: '21453.85',
      cashTotal: '21453.85',
      cashPercent: '1.2',
    },
    800,
  );
  expect(steps(how.parts[1]?.rows ?? [])).toEqual([
    '2 pagos al cerrar el trato | US$ 2.000',
    '2 pagos a 30 días | US$ 1.976,28',
    '20 cuotas mensuales, desde los 60 días | US$ 17.477,57',
    'Lote de contado | US$ 21.453,85',
  ]);
});

it('says a discount of the seller as such', async () => {
  const { how } = await read(
    {
      ...calves,
      payment: { kind: 'days', days: [30], cashDiscountPercent: 3 },
      cashAmount: '2.9585',
      cashPrice: '502.95',
      cashTotal: '20117.80',
    },
    170,
  );
  expect(steps(how.parts[1]?.rows ?? []).slice(0, 3)).toEqual([
    'Lote en dólares | US$ 20.740',
    'Descuento de contado | − 3 %',
    'Lote de contado | US$ 20.117,80',
  ]);
});

it('has the facts that buyers ask first, without the unknown ones', async () => {
  const { glance } = await read(
    {
      ...calves,
      sellMode: 'any_number',
      minHeads: 10,
      ageMin: 6,
      ageMax: 8,
      teethMin: 0,
      teethMax: 0,
      curfewHours: 12,
    },
    170,
  );
  expect(facts(glance)).toEqual({
    Cabezas: '40',
    Clase: 'Terneros',
    'Peso promedio': '170 kg',
    Dientes: 'De leche',
  });
  expect(glance[0]?.[2]).toBe('se vende desde 10');
});

it('offers search engines the price as asked, in its currency and unit', async () => {
  const { offer } = await read(
    { class: 'steer_1_2', headCount: 70, priceAmount: '342.50', priceBasis: 'live_cwt' },
    238,
  );
  expect(offer).toMatchObject({
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: '342.50',
      unitCode: 'LBR',
      referenceQuantity: { value: 100, unitCode: 'LBR' },
    },
  });
});

it('says of a lot that is sold what the head weighed and what of it was paid', async () => {
  const { sums } = await read({ ...calves, headCount: 42, shrinkPercent: '4' }, 237, 'sold');
  expect(Object.keys(facts(sums))).toEqual([
    'Por cabeza, 237 kg − 4 % de desbaste = 227,5 kg',
    'Lote, 42 cab. y 9.954 kg − 4 % de desbaste = 9.555,8 kg',
  ]);
});

it('says in words what the shrink takes off', async () => {
  const { glance, sheet } = await read({ ...calves, shrinkPercent: '4' }, 237);
  expect(facts([...glance, ...sheet])).toMatchObject({ Desbaste: '4 % menos de peso' });
});

it('states no price per kilo of a bull, unless that is how it is sold', async () => {
  const bull = { class: 'bull', headCount: 1, priceAmount: '4800', sellMode: 'whole' } as const;
  const whole = await read(bull, 742);
  expect(facts(whole.sums)).toEqual({});
  expect(steps(whole.how.parts.flatMap(({ rows }) => rows)).join()).not.toContain('kilo');
  const { sums } = await read({ ...bull, priceAmount: '6', priceBasis: 'live_kg' }, 742);
  expect(facts(sums)).toEqual({ 'Por cabeza, 742 kg': '≈ US$ 4.452' });
});

it('offers no number of head of what is sold all together', async () => {
  const { heads } = await read({ ...calves, sellMode: 'whole' }, 170);
  expect(heads).toMatchObject({ least: 40, limits: [] });
});

it('says nothing of a lot where there is only a price per head', async () => {
  const one = listing({ class: null, headCount: null, priceAmount: '4800' }, 742);
  expect(await readLot('es', one, { breed: 'Angus', stockClass: null })).toBeNull();
});

it('states no terms, shrink, freight or number of head that nobody said', async () => {
  const { glance, payment, how, heads, sums, offer, bar } = await read(
    { class: 'calf_m', headCount: null, priceAmount: '3.05', priceBasis: 'live_kg' },
    170,
  );
  expect(facts(glance)).toEqual({ Clase: 'Terneros', 'Peso promedio': '170 kg' });
  expect([payment, heads]).toEqual([null, null]);
  expect(steps(how.parts.flatMap(({ rows }) => rows))).toEqual([
    'Peso promedio | 170 kg',
    'Precio pedido | × US$ 3,05',
    'Por cabeza | US$ 518,50',
  ]);
  expect(facts(sums)).toEqual({ 'Por cabeza, 170 kg': '≈ US$ 519' });
  expect(offer).not.toHaveProperty('eligibleQuantity');
  expect(plain(bar)).toBe('≈ US$ 519/cab');
});

it('states them where the seller said them, though they are what is usual', async () => {
  const { glance, payment, how } = await read(
    { ...calves, payment: { kind: 'cash' }, shrinkPercent: '0', freightPayer: 'buyer', sellMode: 'whole' },
    170,
  );
  expect(facts(glance)).toMatchObject({ Desbaste: 'Sin desbaste', Entrega: 'Flete del comprador' });
  expect(payment).toEqual({ text: 'Contado', note: null, worth: null });
  expect(steps(how.parts[0]?.rows ?? [])).toContain('Desbaste | − 0 %');
});

it('computes for the whole lot where nobody said that it is split, without stating that it stays whole', async () => {
  const { heads, glance } = await read(calves, 170);
  expect(heads).toMatchObject({ heads: 40, least: 40, limits: [] });
  expect(glance[0]).toHaveLength(2);
});

it('says how many heads are left of those that deals took, and computes with them', async () => {
  const { glance, heads, bar, how } = await read(
    { ...calves, headCount: 60, headsLeft: 40, sellMode: 'any_number' },
    170,
  );
  expect(facts(glance)).toMatchObject({ Cabezas: '40 de 60 libres' });
  expect(heads).toMatchObject({ heads: 40, limits: ['40 de 60 libres'] });
  expect(plain(bar)).toBe('≈ US$ 519/cab · 40 cab.');
  expect(steps(how.parts[0]?.rows ?? []).slice(-2)).toEqual(['Cabezas | × 40', 'Lote | US$ 20.740']);
});

it('never sells what is left at the price of the whole lot', async () => {
  const { sums, heads, offer } = await read(
    { headCount: 60, headsLeft: 40, priceAmount: '30000', priceBasis: 'lot' },
    170,
  );
  expect(facts(sums)).toMatchObject({ 'Por cabeza': 'US$ 500' });
  expect(heads).toMatchObject({ heads: 40, priced: 60 });
  expect(offer).toMatchObject({ price: '30000.00', eligibleQuantity: { value: 60 } });
});

it('counts no heads of one animal, whose weight is no average', async () => {
  const { glance } = await read({ headCount: 1, headsLeft: 1, priceAmount: '5000', priceBasis: 'head' }, 830);
  expect(facts(glance)).toMatchObject({ Peso: '830 kg' });
  expect(facts(glance)).not.toHaveProperty('Cabezas');
});

it('says that all heads are reserved, but not of a lot that is sold', async () => {
  const reserved = await read({ ...calves, headsLeft: 0 }, 170, 'paused');
  expect(reserved.glance[0]).toEqual(['Cabezas', '40', 'todas reservadas']);
  const sold = await read({ ...calves, headsLeft: 0 }, 170, 'sold');
  expect(sold.glance[0]).toEqual(['Cabezas', '40']);
});
