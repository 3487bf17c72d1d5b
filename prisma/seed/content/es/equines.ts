import { inCountries, when, type ClassText, type SpeciesText, type Voice } from '../voice';
import { MEXICO, NOT_MEXICO, NOT_RIVER_PLATE, RIVER_PLATE } from './regions';

const FOALS: ClassText = {
  titles: [
    (v) => `Potrillo ${v.breed} ${v.coat}, ${v.age}`,
    (v) => `Potrillo ${v.breed} ${v.coat} de muy buena sangre`,
    (v) => `Potrillo ${v.breed} destetado y de cabestro`,
    (v) => `Potro ${v.breed} ${v.coat}, con papeles`,
    (v) => `Potrillo ${v.breed} ${v.coat}, manso de abajo`,
    (v) => `Potrillo ${v.breed}, hijo de padrillo premiado`,
  ],
  about: [
    'Hijo de yegua de trabajo de la casa y padrillo con registro.',
    'Destetado a los seis meses y criado en potrero con otros tres.',
    'La madre se puede ver; es mansa y corrió aparte de vacas hasta el año pasado.',
    'Come pasto, alfalfa y una ración chica por la noche.',
    'Sangre de corredores por el lado del padre y mucha mansedumbre por la madre.',
    'Nacido en primavera, sin ningún tropiezo desde el parto.',
  ],
  build: [
    (v) => `Anda por los ${v.kg} kg y va a ser un caballo grande.`,
    'Aplomos derechos, cuello liviano y buena grupa.',
    'Hueso fuerte y cabeza chica.',
    'Sin golpes ni cicatrices, con los cascos desvasados dos veces.',
  ],
  manner: [
    'Se deja agarrar, levanta las cuatro patas y sube al tráiler.',
    'Para terminar de criarlo y domarlo a gusto propio.',
    'No se ha intentado montar; queda entero para que el comprador decida.',
    'Con inscripción en trámite a nombre del comprador.',
    'Muy noble, los chicos andan entre las patas.',
  ],
};

const HORSES: ClassText = {
  titles: [
    (v) => `${v.noun} ${v.breed} ${v.coat}, mans${v.o} y de trabajo`,
    (v) => `${v.noun} ${v.breed} ${v.coat} de ${v.age}`,
    (v) => `${v.noun} ${v.breed}, san${v.o} de patas y de buena boca`,
    (v) => `${v.noun} ${v.breed} ${v.coat}, para todo uso`,
    (v) => `${v.noun} ${v.breed} ${v.coat}, mans${v.o} para toda la familia`,
    (v) => `${v.noun} ${v.breed} de campo, hech${v.o} en el rodeo`,
    (v) => `${v.noun} ${v.breed} ${v.coat}, de lazo y de aparte`,
    (v) => `${v.noun} ${v.breed} ${v.coat}, buen paso y buena rienda`,
    (v) => `${v.noun} ${v.breed} con papeles, ${v.coat}, ${v.age}`,
    (v) => `${v.noun} ${v.breed} ${v.coat}, domad${v.o} sin violencia`,
    (v) => `${v.noun} ${v.breed} ${v.coat}, list${v.o} para salir a trabajar`,
    inCountries(MEXICO, (v) => `${v.noun} ${v.breed} ${v.coat}, arrendad${v.o} y de rancho`),
    inCountries(RIVER_PLATE, (v) => `${v.noun} ${v.breed} ${v.coat}, de recado y muy camper${v.o}`),
  ],
  about: [
    'Trabaja todos los días con ganado: arrea, aparta y aguanta la cincha.',
    (v) => `Domad${v.o} a los tres años por un domador conocido de ${v.city}, sin golpes.`,
    inCountries(RIVER_PLATE, (v) => `Hizo dos temporadas de pruebas de rienda y se retiró san${v.o}.`),
    inCountries(RIVER_PLATE, 'Anduvo siempre en recorridas de campo, cruza bañados y no se asusta con el poncho.'),
    inCountries(NOT_RIVER_PLATE, 'Ha hecho cabalgatas de varios días sin perder el paso ni una herradura.'),
    inCountries(NOT_RIVER_PLATE, 'Trabajó aquí desde la doma y conoce el lazo y el corral.'),
    inCountries(MEXICO, (v) => `Arrendad${v.o} a la mexicana, con buena parada y vueltas a los dos lados.`),
    (v) =>
      `Nacid${v.o} en casa, hij${v.o} de ${v.country === 'MX' ? 'semental registrado' : 'padrillo inscripto'} y de yegua que todavía tengo.`,
    'Los chicos aprendieron a montar con este animal y nunca dio un susto.',
    'Come pasto y una ración de avena, y se mantiene bien con poco.',
    'Sangre de trabajo por los dos lados, de las que no se cansan.',
    (v) => `Hace ${v.n(2, 4)} años que es mi silla de todos los días, y se vende por falta de tiempo.`,
    'Sale sin mañas del palenque después de un mes de descanso, sin corcovear.',
  ],
  build: [
    (v) => `Mide ${v.pick('1,44', '1,46', '1,48', '1,50', '1,52')} m y pesa unos ${v.kg} kg.`,
    'Patas sanas, sin sobrehuesos ni mañas de casco.',
    'Buena grupa, pecho ancho y cuello bien salido.',
    'Cascos negros y duros; anduvo años sin herrar.',
    (v) => `Dientes revisados y limados; la edad es la que se dice, ${v.age}.`,
    'Galope suave y tranco largo.',
    'Radiografías de manos hechas el mes pasado, limpias.',
  ],
  manner: [
    (v) => `Muy mans${v.o}, se agarra en el potrero abierto.`,
    'Sube al tráiler sin vueltas y se queda atado horas.',
    'No le tiene miedo a los perros, a la ruta ni a los tiros.',
    'Se prueba el tiempo que haga falta, con su propia montura si quieren.',
    'Sirve para principiante y para el que trabaja en serio.',
    'Va con cabezada, riendas y la historia veterinaria.',
    'No patea, no muerde y no se echa en el agua.',
    inCountries(NOT_MEXICO, 'Aguanta a cualquier jinete, desde un chico hasta mi suegro.'),
    'Busco que quede en buenas manos antes que el mejor precio.',
  ],
};

const donkey = (v: Voice) => v.donkey;
const mule = (v: Voice) => !v.donkey;

const MULES: ClassText = {
  titles: [
    (v) => `${v.noun} ${v.coat}, mans${v.o} y de carga`,
    (v) => `${v.noun} ${v.coat} de ${v.age}, de silla y de carga`,
    (v) => `${v.noun} de trabajo, ${v.coat}, muy guap${v.o}`,
    (v) => `${v.noun} para sierra, firme de patas, ${v.age}`,
    (v) => `${v.noun} ${v.coat}, mans${v.o} para niños y paseos`,
    when(donkey, 'Burro hechor joven, sano y con buen porte'),
    when(donkey, (v) => `Burro ${v.coat} guardián de majada, ${v.age}`),
    when(mule, (v) => `Mula ${v.coat} de paso, domada y andadora`),
  ],
  about: [
    when(mule, 'Hija de burro hechor grande y de yegua de silla, sale con buen paso.'),
    when(mule, 'Ha bajado leña y agua de la sierra por tres temporadas sin mañas.'),
    when(mule, 'Mansa de silla y de carga, la usamos para recorrer cercos donde no entra la moto.'),
    when(donkey, 'Vive con las ovejas y no deja arrimarse a perros ni zorros.'),
    when(donkey, 'Criado en la casa, come de la mano y no se aparta de la gente.'),
    when(donkey, 'Tira de la carreta de leche todas las mañanas desde hace dos años.'),
  ],
  build: [
    (v) => `Pesa unos ${v.kg} kg y está san${v.o} de cascos.`,
    'Lomo fuerte, sin mataduras ni marcas de aparejo.',
    'Cascos recortados y dientes en orden.',
    'Buena alzada y hueso grueso.',
  ],
  manner: [
    'Se deja aparejar sin atar.',
    'Camina parejo y no se espanta con los carros.',
    (v) => `Cargad${v.o} con ochenta kilos anda todo el día.`,
    'Se puede probar en la misma huella donde trabaja.',
    'Va con aparejo viejo, de regalo, para que no extrañe.',
    'No es para apurados: trabaja a su paso y no falla.',
  ],
};

export const HORSES_ES: SpeciesText<'equine'> = {
  classes: { foal: FOALS, horse: HORSES, mule: MULES },
  health: [
    'Vacunas de influenza, encefalomielitis y tétanos al día.',
    'Vacunación completa y antiparasitario cada tres meses.',
    'Libreta sanitaria con influenza y adenitis aplicadas.',
    'Tétanos e influenza al corriente, dentista cada año.',
  ],
};
