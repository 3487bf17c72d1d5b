/** A proposal in a negotiation of the demonstration, in percent of the asked price. */
type Proposal = { percent: number; hoursAgo: number; note?: string };

/** A negotiation without a deal: the buyer's offer, and what was answered by turns. */
export type DemoNegotiation = {
  lot: string;
  buyer: string;
  heads: number;
  /** For how long each proposal stands. */
  hours: number;
  proposals: readonly Proposal[];
  /** When the other side declined the last one. */
  declinedHoursAgo?: number;
};

export const DEMO_NEGOTIATIONS: readonly DemoNegotiation[] = [
  {
    ...{ lot: '12 vacas preñadas cruza, 450 kg', buyer: 'washington.olivera', heads: 12, hours: 48 },
    proposals: [{ percent: 78, hoursAgo: 100, note: 'Le compro al contado y las cargo mañana.' }],
    declinedHoursAgo: 90,
  },
  {
    ...{ lot: 'Reproductor Hereford, 19 meses, circunferencia de 42 cm', buyer: 'comprador', heads: 1, hours: 72 },
    proposals: [
      { percent: 92, hoursAgo: 46, note: 'La mitad al cargar y la mitad a 30 días.' },
      { percent: 97, hoursAgo: 5, note: 'A 30 días la mitad, con cheque de firma conocida.' },
    ],
  },
  {
    ...{ lot: 'Vacas Limousin de 4 años, preñadas y mansas', buyer: 'comprador', heads: 10, hours: 48 },
    proposals: [{ percent: 95, hoursAgo: 3, note: 'Las retiro yo la semana que viene.' }],
  },
  {
    ...{ lot: 'Novillitos Angus sanos, 42 para elegir', buyer: 'federico.arrillaga', heads: 42, hours: 24 },
    proposals: [{ percent: 90, hoursAgo: 20 }],
  },
  {
    ...{ lot: 'Terneros cruza británica livianos para campo, lote de 42', buyer: 'vendedor', heads: 20, hours: 48 },
    proposals: [
      { percent: 93, hoursAgo: 30 },
      { percent: 99, hoursAgo: 22 },
      { percent: 96, hoursAgo: 8, note: 'Partimos la diferencia.' },
    ],
  },
];

type DemoSlot = readonly [inDays: number, at: string];

/** A visit of the demonstration; the seller chooses the first slot, proposes others, or has not answered yet. */
export type DemoVisit = {
  lot: string;
  buyer: string;
  inspector?: string;
  askedHoursAgo: number;
  slots: readonly DemoSlot[];
  answer?: 'first' | readonly DemoSlot[];
};

export const DEMO_VISITS: readonly DemoVisit[] = [
  {
    ...{ lot: 'Toro Angus de cabaña, 770 kg', buyer: 'comprador', askedHoursAgo: 30, answer: 'first' },
    slots: [
      [3, '10:00'],
      [4, 'afternoon'],
    ],
  },
  {
    ...{ lot: 'Novillitos Angus sanos, 42 para elegir', buyer: 'comprador', askedHoursAgo: 6 },
    slots: [
      [5, 'morning'],
      [6, 'morning'],
      [6, 'afternoon'],
    ],
  },
  {
    ...{ lot: 'Terneros Shorthorn bien destetados y en buen estado', buyer: 'federico.arrillaga', askedHoursAgo: 50 },
    inspector: 'Silvia Machado',
    slots: [[4, '08:30']],
    answer: [
      [7, 'morning'],
      [8, 'morning'],
    ],
  },
];
