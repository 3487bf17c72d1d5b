import { inCountries, type ClassText } from '../voice';
import { MEXICO, NOT_MEXICO, RIVER_PLATE, TEMPERATE, TROPICAL } from './regions';

export const CALVES: ClassText = {
  titles: [
    (v) => `${v.count} ${v.noun} ${v.breed} de destete, ${v.kg} kg`,
    (v) => `Lote de ${v.count} ${v.noun} ${v.breed}, parejos y de un solo dueño`,
    (v) => `${v.noun} ${v.breed} de ${v.months} meses, listos para recría`,
    (v) => `${v.noun} ${v.breed} machos, ${v.count} cabezas al bulto`,
    (v) => `Destete del año: ${v.count} ${v.noun} ${v.breed}`,
    inCountries(NOT_MEXICO, (v) => `${v.noun} ${v.breed} castrados y descornados, lote de ${v.count}`),
    (v) => `${v.count} ${v.noun} ${v.breed} cabeza de parición`,
    (v) => `${v.noun} ${v.breed} bien comidos, ${v.kg} kg de promedio`,
    (v) => `Machos ${v.breed} destetados, ${v.count} iguales`,
    (v) => `${v.noun} ${v.breed} acostumbrados al comedero`,
    (v) => `${v.noun} ${v.breed} livianos para campo, lote de ${v.count}`,
    (v) => `Tropa de ${v.count} ${v.noun} ${v.breed}, mansos de a caballo`,
    (v) => `${v.noun} ${v.breed} bien destetados y en buen estado`,
    (v) => `Se venden ${v.count} ${v.noun} ${v.breed}, toda la marca`,
    (v) => `${v.noun} ${v.breed} de ${v.kg} kg, sin garrapata`,
    (v) => `${v.noun} ${v.breed} para invernada larga, ${v.count} cabezas`,
    inCountries(RIVER_PLATE, (v) => `Terneros ${v.breed} de primera parición, sin mal de ojo, ${v.count}`),
    inCountries(MEXICO, (v) => `${v.count} becerros ${v.breed} al destete, calidad exportación`),
    inCountries(MEXICO, (v) => `Becerros ${v.breed} de ${v.kg} kg, ganado de agostadero`),
  ],
  about: [
    (v) =>
      `Son todos nacidos en el campo, hijos de toros comprados en cabaña, y llevan ${v.n(35, 70)} días de destetados.`,
    (v) =>
      `Se destetaron en corral con fardo y balanceado ${v.n(20, 40)} días; hoy comen pasto y no buscan a la madre.`,
    inCountries(
      RIVER_PLATE,
      (v) => `Vienen de campo natural, al pie de la madre hasta hace ${v.n(3, 8)} semanas, y saben comer ración.`,
    ),
    inCountries(RIVER_PLATE, 'Están en un verdeo de avena desde el destete y se nota en el pelo.'),
    inCountries(
      RIVER_PLATE,
      (v) =>
        `Destete tradicional, con ${v.months} meses, de vacas de segundo y tercer entore; campo firme, sin garrapata.`,
    ),
    inCountries(
      TROPICAL,
      (v) => `Criados en potreros de brachiaria con sal mineral todo el año; el destete fue hace ${v.n(30, 60)} días.`,
    ),
    inCountries(
      TROPICAL,
      'Crecieron con la madre en pastura de estrella y aguada limpia, con suplemento solo en los meses secos.',
    ),
    inCountries(
      TROPICAL,
      (v) => `Hijos de toro con registro sobre vientres cruzados de la finca; ${v.count} machos de una misma parición.`,
    ),
    inCountries(
      MEXICO,
      (v) => `Ganado de agostadero, criado con su madre y destetado hace ${v.n(30, 60)} días en corral con alfalfa.`,
    ),
    inCountries(MEXICO, 'Crías de vacas comerciales del rancho con semental de registro, nunca han andado en subasta.'),
    inCountries(
      MEXICO,
      (v) => `Recibieron creep feeding desde los tres meses y pesaron ${v.kg} kg en la última corrida.`,
    ),
    inCountries(
      NOT_MEXICO,
      (v) => `Toda la parición de un mismo rodeo, nacidos en un lapso de ${v.n(45, 75, 5)} días.`,
    ),
    'Vendemos la producción completa del año porque este campo es de cría y no hacemos recría.',
    (v) =>
      `De ${v.n(120, 260, 10)} vientres de cría salió este lote; se apartaron las cabezas y se dejaron fuera las colas.`,
    'Comen silo de maíz y heno desde hace un mes y están subiendo de peso a la vista.',
    (v) =>
      `Se les dio destete con tablilla para no cortarles el crecimiento, y ganaron ${v.n(450, 700, 10)} gramos por día en la recría corta.`,
    inCountries(TEMPERATE, 'Salieron de madres jóvenes sobre pradera de trébol y raigrás, con buena leche.'),
    'Todos llevan la misma marca y nacieron en la casa; no hay animales comprados de reventa.',
    (v) => `Este año la parición vino temprano y por eso llegan a los ${v.months} meses con buen kilaje.`,
  ],
  build: [
    (v) => `Promedian ${v.kg} kg pesados en balanza propia, con el ${v.pick('3', '4', '5')} % de desbaste.`,
    (v) => `La diferencia entre el más pesado y el más liviano no pasa de ${v.n(20, 38)} kg.`,
    (v) => `Pesada de la semana pasada: ${v.kg} kg de promedio sobre ${v.count} cabezas.`,
    'Buen hueso, cuarto lleno y largo, de los que engordan sin problema.',
    (v) => `El lote se puede partir en dos de ${Math.floor(v.count / 2)}, apartados por peso.`,
    inCountries(NOT_MEXICO, 'Castrados a cuchillo al nacer y descornados; no hay ninguno entero.'),
    inCountries(MEXICO, 'Son machos enteros; si el comprador prefiere, los entregamos castrados y curados.'),
    (v) => `Hay ${v.n(3, 7)} más livianos que van al mismo precio o quedan, como le sirva al comprador.`,
    'De tamaño moderado, para terminar jóvenes a pasto o a grano.',
    'Muy parejos de pelo y de tamaño, se ven como salidos de un mismo molde.',
    (v) => `Se pesan delante del comprador, con ${v.n(8, 12)} horas de encierre.`,
    'Vienen con estado corporal de tres y medio, ni flacos ni pasados de grasa.',
  ],
  manner: [
    'Mansos, trabajados de a caballo y sin perros.',
    'Conocen el alambrado eléctrico y el bebedero, no hay que enseñarles nada.',
    'Entran solos a la manga y no atropellan.',
    'Están en piquete cerca de las casas y se cargan en media hora.',
    'Sirven para recría a campo o para entrar directo al corral de engorda.',
    'Nunca les faltó agua ni sombra; son animales tranquilos.',
    'Con el movimiento diario a pie quedaron muy dóciles.',
    'Ideales para quien tiene pasto sobrado y quiere kilos baratos.',
    (v) => `Preferimos venderlos juntos; mínimo ${v.n(10, 15, 5)} cabezas a elección pareja.`,
    'Hay filmación del lote caminando, para quien no pueda venir a verlos.',
    'Los mismos compradores repiten todos los años, pregunten sin compromiso.',
    'Se apartan para muestra en el corral con aviso de un día.',
  ],
};
