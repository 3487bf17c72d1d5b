import { animals, lot, type DemoLot } from './lot';

const DAY = 24;

/** Announced, not yet open. */
export const UPCOMING_LOTS: readonly DemoLot[] = [
  lot('tacuarembo', animals('bovine', 'Angus', 'bull', 'black', 4, 24, 650), 'all', 'Evaluación física y de semen', { starting: 10800, reserve: 13500, startsIn: 2.5, endsIn: 3 * DAY },
    '4 toros Angus de La Esperanza, dos años', 'Padres seleccionados por facilidad de parto y temperamento. Datos de ecografía a disposición. Flete sin cargo hasta 150 km.'),
  lot('goiania', animals('bovine', 'Girolando', 'heifer', 'black-white', 18, 28, 430), 'pregnant', 'Brucelose B19', { starting: 19800, reserve: 23500, startsIn: 12, endsIn: 5 * DAY },
    '18 novilhas Girolando 5/8 prenhes', 'Inseminadas com sêmen sexado, parto previsto para janeiro. Recria a pasto com proteinado.'),
  lot('rioCuarto', animals('bovine', 'Angus', 'steer', 'black', 48, 30, 485), 'all', 'Aftosa al día', { starting: 64000, reserve: 72000, startsIn: 26, endsIn: 4 * DAY, cover: 2 },
    '48 novillos gordos Angus, terminados a corral', 'Encerrados 110 días. Terneza y terminación pareja. Se pesan en báscula pública a la carga.'),
  lot('billings', animals('bovine', 'Red Angus', 'heifer', 'red', 25, 24, 450), 'pregnant', 'Bangs vaccinated', { starting: 78000, reserve: 92000, startsIn: 50, endsIn: 6 * DAY },
    '25 bred Red Angus heifers, calving in March', 'AI bred to a proven calving-ease sire, ultrasounded to a 30-day window. Gentle and current on everything.'),
  lot('osorno', animals('bovine', 'Holstein', 'cow', 'black-white', 10, 42, 560), 'pregnant', 'Libre de leucosis', { starting: 14500, startsIn: 4 * DAY, endsIn: 9 * DAY },
    '10 vacas lecheras de segundo parto', 'Promedio de 26 litros. Control lechero oficial y buena ubre. Se venden por ajuste de carga.'),
  lot('concepcion', animals('bovine', 'Brangus', 'calf', 'black', 90, 8, 195), 'all', null, { starting: 52000, reserve: 60000, startsIn: 12 * DAY, endsIn: 26 * DAY },
    '90 desmamantes Brangus, machos', 'De un solo establecimiento, marca líquida. COTA y guía a cargo del vendedor. Salida por ruta asfaltada.'),
];

/** Over: sold, below their reserve, without a bid, and one that was withdrawn. */
export const PAST_LOTS: readonly DemoLot[] = [
  lot('tacuarembo', animals('ovine', 'Corriedale', 'ram', 'white', 5, 24, 88), 'all', 'Revisación andrológica', { starting: 2400, reserve: 3200, startsIn: -9 * DAY, endsIn: -1.2 * DAY, bids: 12, ceiling: 4600, buyer: 'leads' },
    '5 carneros Corriedale de pedigree', 'Lana blanca de 27 micras y buen desarrollo. Con tatuaje y datos de la cabaña.'),
  lot('maraba', animals('bovine', 'Nelore', 'cow', 'white', 35, 40, 420), 'pregnant', null, { starting: 28000, reserve: 32500, startsIn: -8 * DAY, endsIn: -6, bids: 13, ceiling: 38500 },
    '35 matrizes Nelore prenhes', 'Prenhez confirmada por ultrassom, parição de setembro a novembro. Lote de descarte zero.'),
  lot('dodgeCity', animals('bovine', 'Charolais', 'steer', 'cream', 54, 26, 520), 'all', null, { starting: 132000, reserve: 148000, startsIn: -7 * DAY, endsIn: -2 * DAY, bids: 12, ceiling: 162000 },
    '54 Charolais-cross fat steers, 1,145 lb', 'On feed 160 days, ready to kill. Sold at the yard with a pencil shrink of 4%.'),
  lot('santaCruz', animals('bovine', 'Brahman', 'bull', 'grey', 2, 30, 760), 'all', null, { starting: 5600, startsIn: -12 * DAY, endsIn: -4 * DAY, bids: 9, ceiling: 8700 },
    '2 toros Brahman gris, registrados', 'Padres de la cabaña, mansos a cabestro. Peso y circunferencia escrotal medidos en la entrega.'),
  lot('durango', animals('caprine', 'Saanen', 'doe', 'white', 22, 26, 55), 'vaccinated', 'Brucelosis negativa', { starting: 3200, reserve: 3800, startsIn: -10 * DAY, endsIn: -5 * DAY, bids: 8, ceiling: 5100 },
    '22 cabras Saanen en producción', 'Dos litros y medio por ordeña en promedio. Mansas y acostumbradas a la máquina.'),
  lot('reconquista', animals('bovine', 'Braford', 'bull', 'red-white', 3, 28, 680), 'all', null, { starting: 7800, reserve: 13500, startsIn: -9 * DAY, endsIn: -3 * DAY, bids: 7, ceiling: 10800, buyer: 'outbid' },
    '3 toros Braford de tres cuartos', 'Pelo corto y buen prepucio. Criados a campo natural del norte santafesino.'),
  lot('yopal', animals('ovine', 'Katahdin', 'lamb', 'white', 30, 5, 28), 'vaccinated', null, { starting: 3300, reserve: 4000, startsIn: -8 * DAY, endsIn: -2.5 * DAY },
    '30 corderos Katahdin para ceba', 'Ovinos de pelo, destetos de cinco meses. Se entregan en finca.'),
  lot('mercedes', animals('equine', 'Criollo', 'horse', 'brown', 2, 96, 430), 'vaccinated', null, { starting: 3600, startsIn: -3 * DAY, endsIn: 2 * DAY, cancelled: true },
    '2 caballos Criollos de andar, zainos', 'Mansos y de buen trote. Uno se lastimó en el potrero y el remate queda sin efecto.'),
];
