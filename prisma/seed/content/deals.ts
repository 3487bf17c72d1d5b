import type { ReviewInput } from '@/lib/deals/deals/schema';

/** How far a deal of the demonstration got, in order. */
export const DEAL_STAGES = ['agreed', 'papers', 'loaded', 'weighed', 'firm', 'accepted', 'closed', 'reviewed'] as const;

/** A truck with the heads that it loaded and, if they are known, the first of their tags, which follow each other. */
export type DemoTruck = { plate: string; driver: string; heads: number; firstTag?: number };

/** A deal of the demonstration. People are named by the beginning of their e-mail address, lots by their title. */
export type DemoDeal = {
  lot: string;
  buyer: string;
  heads: number;
  agreedDaysAgo: number;
  /** From the agreement to the last step; the others are spread over them. */
  hours: number;
  stage: (typeof DEAL_STAGES)[number];
  /** What is paid, in percent of what is asked. */
  percent: number;
  /** What the two weighed, in percent of what the listing says. */
  weighed: readonly [seller: number, buyer: number];
  note?: string;
  trucks?: readonly DemoTruck[];
  isCancelled?: boolean;
  reviews?: { buyer: ReviewInput; seller: ReviewInput };
  /** What the buyer says went wrong with the kilograms, and the sums that the two propose. */
  dispute?: { text: string; buyer: string; seller: string };
};

const CALVES = 'Terneros Charolais machos, 64 cabezas al bulto';
const STEERS = '72 novillitos Brangus mansos, de una sola marca';

const marks = (overall: number, asDescribed: number | null, dealing: number | null, text: string): ReviewInput => ({
  ...{ overall, asDescribed, dealing, text },
});

/** Between the two demonstration accounts: a deal at each stage. */
const OF_THE_TWO: readonly DemoDeal[] = [
  {
    ...{ lot: CALVES, buyer: 'comprador', heads: 16, agreedDaysAgo: 34, hours: 230, stage: 'reviewed' },
    ...{ percent: 95, weighed: [98.6, 98] },
    trucks: [{ plate: 'SAB 2417', driver: 'Walter Pintos', heads: 16, firstTag: 858_000_021_449_870 }],
    reviews: {
      buyer: marks(5, 5, 4, 'Animales parejos y mansos, tal cual los había visto en el campo.'),
      seller: marks(5, null, 5, 'Cargó el día que dijo y pagó en el acto.'),
    },
  },
  {
    ...{ lot: STEERS, buyer: 'comprador', heads: 12, agreedDaysAgo: 16, hours: 60, stage: 'weighed' },
    ...{ percent: 98, weighed: [98.9, 93.5] },
    trucks: [{ plate: 'SAB 2417', driver: 'Walter Pintos', heads: 12 }],
    dispute: {
      ...{ text: 'En mi balanza pesaron bastante menos, y el camión vino directo, sin paradas.' },
      ...{ buyer: '900', seller: '350' },
    },
  },
  {
    ...{ lot: CALVES, buyer: 'comprador', heads: 10, agreedDaysAgo: 12, hours: 216, stage: 'closed' },
    ...{ percent: 98, weighed: [98.8, 98.2] },
  },
  {
    ...{ lot: CALVES, buyer: 'comprador', heads: 7, agreedDaysAgo: 9, hours: 190, stage: 'accepted' },
    ...{ percent: 97, weighed: [99.4, 98.8] },
  },
  {
    ...{ lot: STEERS, buyer: 'comprador', heads: 6, agreedDaysAgo: 8, hours: 20, stage: 'agreed', isCancelled: true },
    ...{ percent: 96, weighed: [100, 100] },
  },
  {
    ...{ lot: STEERS, buyer: 'comprador', heads: 6, agreedDaysAgo: 6, hours: 120, stage: 'firm' },
    ...{ percent: 98, weighed: [99, 98.2] },
  },
  {
    ...{ lot: STEERS, buyer: 'comprador', heads: 8, agreedDaysAgo: 5, hours: 100, stage: 'weighed' },
    ...{ percent: 96, weighed: [98.4, 97.6] },
    trucks: [{ plate: 'SBD 3302', driver: 'Walter Pintos', heads: 8 }],
  },
  {
    ...{ lot: STEERS, buyer: 'comprador', heads: 22, agreedDaysAgo: 4, hours: 90, stage: 'loaded' },
    ...{ percent: 100, weighed: [100, 100] },
    trucks: [
      { plate: 'SAB 2417', driver: 'Walter Pintos', heads: 14, firstTag: 858_000_021_450_310 },
      { plate: 'SAC 1180', driver: 'Rubén Silvera', heads: 8, firstTag: 858_000_021_450_402 },
    ],
  },
  {
    ...{ lot: STEERS, buyer: 'comprador', heads: 9, agreedDaysAgo: 3, hours: 30, stage: 'papers' },
    ...{ percent: 97, weighed: [100, 100] },
  },
  {
    ...{ lot: STEERS, buyer: 'comprador', heads: 8, agreedDaysAgo: 1, hours: 0, stage: 'agreed' },
    ...{ percent: 98, weighed: [100, 100], note: 'Cargo con mi camión, aviso el día antes.' },
  },
];

type Past = readonly [lot: string, buyer: string, heads: number, daysAgo: number, overall: number, text: string];

/** Closed deals of one seller with reviews by both. */
const past = (answer: string, deals: readonly Past[]): DemoDeal[] =>
  deals.map(([lot, buyer, heads, agreedDaysAgo, overall, text], index) => ({
    ...{ lot, buyer, heads, agreedDaysAgo, hours: 200, stage: 'reviewed' },
    ...{ percent: 95 + (index % 5), weighed: [98 + (index % 4) * 0.5, 97.6 + (index % 4) * 0.5] },
    reviews: { buyer: marks(overall, overall, 5, text), seller: marks(5, null, 5, answer) },
  }));

const SHORTHORN = '35 terneros Shorthorn, 222 kg';
const CHAROLAIS = 'Terneros Charolais de 187 kg, sin garrapata';
const ANGUS = '38 novillitos Angus de 339 kg, parejos';
const LIMOUSIN = 'Novillos gordos Limousin jóvenes y pesados, 42';
const BRAHMAN = 'Bezerros Brahman de boa genética, 225 kg de média';

/** Two sellers' deals are enough for words about them, those of a third one for figures. */
export const DEMO_DEALS: readonly DemoDeal[] = [
  ...past('Cumplió con todo.', [
    [CALVES, 'federico.arrillaga', 6, 96, 5, 'Todo como decía el aviso. Le volvería a comprar.'],
    [CALVES, 'eduardo.silveira', 7, 81, 5, 'Gado manso e bem apartado, pesagem certinha.'],
    [CALVES, 'gonzalo.ferreira', 8, 58, 4, 'Buen peso y los papeles prontos antes de cargar.'],
  ]),
  ...past('Pagou no dia combinado.', [
    [BRAHMAN, 'antonio.carlos.prado', 6, 70, 5, 'Lote padronizado, igual às fotos.'],
    [BRAHMAN, 'luciana.borges', 5, 41, 4, 'Gado bom e documentação em ordem.'],
    [
      ...(['Garrotes meio-sangue Angus de recria, boa carcaça, 18 cabeças', 'antonio.carlos.prado'] as const),
      ...([8, 20, 5, 'Segunda compra, sem dor de cabeça.'] as const),
    ],
    ['Bois Tabapuã de 24 meses, bem acabados, 20', 'eduardo.silveira', 8, 16, 4, ''],
  ]),
  ...past('Pagó en fecha.', [
    [SHORTHORN, 'martin.irigoyen', 9, 95, 5, 'Terneros muy parejos.'],
    [SHORTHORN, 'sergio.giordano', 8, 90, 4, 'Buena carga, demoró un poco el camión.'],
    [CHAROLAIS, 'lucia.ferrari', 7, 85, 5, ''],
    [CHAROLAIS, 'martin.irigoyen', 8, 79, 5, 'Sin vueltas: pesamos, cargamos y listo.'],
    [SHORTHORN, 'nestor.zanuttini', 10, 72, 5, 'Sanos y bien destetados.'],
    [CHAROLAIS, 'sergio.giordano', 9, 60, 3, 'Hubo que volver a pesar, pero lo arreglamos entre los dos.'],
    [ANGUS, 'lucia.ferrari', 10, 43, 4, 'La tropa tal cual las fotos.'],
    [ANGUS, 'nestor.zanuttini', 12, 39, 5, ''],
    [LIMOUSIN, 'martin.irigoyen', 14, 36, 5, 'Tercera compra. Gente de palabra.'],
    [ANGUS, 'sergio.giordano', 8, 31, 5, ''],
    [LIMOUSIN, 'lucia.ferrari', 16, 27, 4, 'Buen rinde en el gancho.'],
  ]),
  ...OF_THE_TWO,
];
