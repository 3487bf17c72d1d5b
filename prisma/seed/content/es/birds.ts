import { when, type ClassText, type SpeciesText, type Voice } from '../voice';

const layer = (v: Voice) => v.layer;
const quail = (v: Voice) => v.quail;
const outdoors = (v: Voice) => !v.quail;
const notLayer = (v: Voice) => !v.layer && !v.quail;

const CHICKS: ClassText = {
  titles: [
    (v) => `Pollitos ${v.breed} de un día, desde ${v.count}`,
    (v) => `Pollitos ${v.breed} recién nacidos, cajas de ${v.count}`,
    (v) => `Pollitos ${v.breed} de incubadora propia`,
    (v) => `Pollitos ${v.breed} de un día, nacimiento semanal`,
    (v) => `Pollitos ${v.breed}, pedido mínimo ${v.count}`,
    (v) => `Pollitos BB ${v.breed}, se entregan en caja`,
  ],
  about: [
    'Nacen los martes y se entregan el mismo día, secos y activos.',
    'Huevo fértil de reproductoras propias, incubación en máquina con volteo automático.',
    'Se encargan con una semana de anticipación y se retiran en la puerta.',
    'Salen del plantel que seleccionamos hace seis años por postura y tamaño.',
    'Cada caja lleva dos de yapa por cualquier baja del viaje.',
  ],
  build: [
    'Nacimiento del ochenta y ocho por ciento en la última tanda.',
    'Ombligo cerrado, patas fuertes y plumón parejo.',
    'Sexados con un noventa y cinco por ciento de seguridad.',
    'Van sin sexar, mitad y mitad aproximadamente.',
  ],
  manner: [
    'Doy la guía de temperaturas para las primeras tres semanas.',
    'Viajan bien hasta doce horas en caja con viruta.',
    'Se despachan por encomienda los jueves.',
    'Precio por unidad; por cien o más se conversa.',
    'Tener la campana encendida desde el día anterior, por favor.',
  ],
};

const FOWL: ClassText = {
  titles: [
    (v) => `${v.noun} ${v.breed}, ${v.count} para elegir`,
    when(outdoors, (v) => `${v.noun} ${v.breed} de ${v.months} meses, criad${v.o}s a campo`),
    (v) => `Lote de ${v.count} ${v.noun} ${v.breed}`,
    when(outdoors, (v) => `${v.noun} ${v.breed} san${v.o}s, criad${v.o}s a maíz y verde`),
    when(outdoors, (v) => `${v.noun} ${v.breed} adult${v.o}s, de patio, desde 5`),
    when(layer, (v) => `${v.noun} ${v.breed} en plena postura, ${v.count}`),
    when(layer, (v) => `${v.noun} ${v.breed} de ${v.months} meses, rompiendo postura`),
    when(layer, (v) => `Gallinas ${v.breed} para huevo de campo, lote de ${v.count}`),
    when(notLayer, (v) => `${v.noun} ${v.breed}, ${v.count} entre machos y hembras`),
  ],
  about: [
    when(layer, (v) => `Ponen al ${v.n(80, 92)} % con ración de postura y patio de pasto.`),
    when(layer, 'Recriadas a piso, sin jaula, con luz natural.'),
    when(layer, 'Huevo de color parejo y buen tamaño desde las primeras semanas.'),
    when(layer, 'Se renueva el plantel cada año y estas salen todavía con mucha postura por delante.'),
    when(notLayer, 'Andan en libertad por la arboleda y vuelven al caer la tarde.'),
    when(notLayer, 'Comen maíz quebrado, verde y lo que encuentran en el potrero.'),
    when(notLayer, 'Cría propia de tres años, sin consanguinidad.'),
    (v) => `Nacid${v.o}s en casa y criad${v.o}s sin apuro, con ${v.months} meses cumplidos.`,
    when(outdoors, 'Tienen gallinero techado de noche y pasto todo el día.'),
    when(quail, 'Criadas en jaula de tres pisos, con ración de 22 % de proteína; el precio es por trío.'),
    when(quail, 'Empezaron a poner a las siete semanas y no pararon; el precio es por casal.'),
  ],
  build: [
    when(layer, 'Plumaje completo, patas limpias y cresta bien colorada.'),
    (v) => `Hay ${v.count} disponibles y otra tanda en camino.`,
    'Pico sin cortar y plumas enteras.',
    (v) => `Buen porte para la edad, tod${v.o}s de una misma camada.`,
    'Sin piojo ni ácaro, el gallinero se encala cada mes.',
  ],
  manner: [
    'Se llevan en jaulas del comprador o se prestan con depósito.',
    'Se venden de cinco para arriba.',
    (v) => `Mans${v.o}s, acostumbrad${v.o}s a la gente y al perro.`,
    'Si alguien lleva veinte le armo el precio.',
    'Sirven para casa de campo o para vender en la feria.',
    'Mejor venir a buscar temprano, con la fresca.',
    'Siempre hay reposición, se puede encargar.',
  ],
};

const TURKEYS: ClassText = {
  titles: [
    (v) => `${v.noun} ${v.breed} de ${v.months} meses, ${v.kg} kg`,
    (v) => `${v.noun} ${v.breed} para las fiestas, ${v.count}`,
    (v) => `Lote de ${v.count} ${v.noun} ${v.breed}`,
    (v) => `${v.noun} ${v.breed} criados a campo, sanos`,
  ],
  about: [
    'Criados en piso con salida al potrero, comen maíz y alfalfa picada.',
    'Los traje de pavitos y los terminé con ración de crecimiento.',
    'Crían sueltos en el monte de la casa y duermen bajo techo.',
    'Son de un plantel de tres familias, sin mezcla con otras aves.',
  ],
  build: [
    (v) => `Andan en ${v.kg} kg vivos, los machos algo más.`,
    'Pecho ancho y patas firmes.',
    'Plumaje entero, ninguno picado.',
  ],
  manner: [
    'Se reservan para fin de año con la mitad.',
    'Hay machos y hembras, se arma la pareja.',
    'Se entregan vivos, en jaula.',
    'Al que lleve diez le dejo uno más.',
  ],
};

export const BIRDS_ES: SpeciesText<'aviary'> = {
  classes: { chick: CHICKS, fowl: FOWL, turkey: TURKEYS },
  health: [
    'Newcastle y viruela aplicadas en fecha.',
    'Plan de vacunas completo: Marek, Newcastle, bronquitis y Gumboro.',
    'Vacunación en el agua cada dos meses, sin casos respiratorios.',
    'Vacunas al día y sin antibióticos en la ración.',
  ],
};
