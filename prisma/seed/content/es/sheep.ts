import { inCountries, when, type ClassText, type SpeciesText, type Voice } from '../voice';
import { TEMPERATE, TROPICAL } from './regions';

const wool = (v: Voice) => !v.hair;
const hair = (v: Voice) => v.hair;

const LAMBS: ClassText = {
  titles: [
    (v) => `${v.count} ${v.noun} ${v.breed} destetados, ${v.kg} kg`,
    (v) => `${v.noun} ${v.breed} pesados, lote de ${v.count}`,
    (v) => `${v.noun} ${v.breed} de ${v.months} meses para engorde`,
    (v) => `Lote de ${v.count} ${v.noun} ${v.breed}, machos castrados`,
    (v) => `${v.noun} ${v.breed} para consumo o recría, ${v.count}`,
    (v) => `${v.noun} ${v.breed} bien criados, se venden de a diez`,
    (v) => `${v.noun} ${v.breed} de las fiestas, ${v.kg} kg`,
    (v) => `${v.noun} ${v.breed} de ovejas mellizeras, ${v.count} cabezas`,
    (v) => `Borreguitos ${v.breed}, ${v.count} iguales, al bulto`,
  ],
  about: [
    inCountries(TEMPERATE, 'Nacidos a fines de invierno y criados a pasto con la madre hasta el destete.'),
    inCountries(TEMPERATE, 'Vienen de pradera de trébol rojo y achicoria, con buen ritmo de ganancia.'),
    inCountries(TEMPERATE, (v) => `De una majada de ${v.n(300, 700, 50)} ovejas con esquila preparto.`),
    when(hair, 'Raza de pelo, no necesita esquila, criada en pastoreo con suplemento por la tarde.'),
    inCountries(['MX'], 'Nacidos en corral elevado y engordados con pasto de corte y concentrado.'),
    inCountries(TROPICAL, 'Se encierran de noche y pastan de día en potrero limpio; no han tenido parásitos.'),
    (v) => `Destetados hace ${v.n(15, 40)} días, ya comen solos y no perdieron peso.`,
    'Descolados y señalados al mes, sin complicaciones.',
    'Son de parto doble la mayoría, criados por madres con mucha leche.',
    'Comen ración entera desde el destete y están en plena ganancia.',
  ],
  build: [
    (v) => `Peso promedio de ${v.kg} kg, la mayor parte entre ${v.kg - 3} y ${v.kg + 3}.`,
    'Buena conformación, lomo redondo y pierna llena.',
    (v) => `Se cargan ${v.n(90, 120, 10)} por piso, y se pueden mezclar con otro lote del vecino.`,
    'Estado de tres y medio, listos para terminar en un mes.',
    'Parejos de tamaño, con las colas ya apartadas.',
    (v) => `Rinden cerca del ${v.n(46, 50)} % según la última faena.`,
    'Cabeza limpia y patas finas, de tipo carnicero.',
  ],
  manner: [
    'Tranquilos, acostumbrados al perro y al corral.',
    'Se llevan cuantos se quiera a partir de cinco.',
    'Se eligen del corte sin apartar cabeza.',
    'Buen lote para quien tiene una pradera libre por sesenta días.',
    'Si los llevan a todos va incluida la dosificación de salida.',
    'Van a corral o a pasto, los dos sistemas les sirven.',
    'Se pueden pesar en la báscula del corral, delante del cliente.',
  ],
};

const EWES: ClassText = {
  titles: [
    (v) => `${v.count} ${v.noun} ${v.breed} de cría, boca llena`,
    when(
      (v) => v.months <= 36,
      (v) => `${v.noun} ${v.breed} jóvenes, lote de ${v.count}`,
    ),
    (v) => `${v.noun} ${v.breed} de reposición, ${v.count} iguales`,
    (v) => `Majadita de ${v.count} ${v.noun} ${v.breed}`,
    (v) => `${v.noun} ${v.breed} de ${v.age}, sanas de ubre`,
    (v) => `${v.noun} ${v.breed} para formar rebaño, desde ${v.n(5, 10)}`,
    (v) => `Vientres ${v.breed}, ${v.count} ${v.noun} parejas`,
    (v) => `${v.noun} ${v.breed} con cría anual, se venden ${v.count}`,
    when(wool, (v) => `${v.noun} ${v.breed} de buena lana, ${v.count} cabezas`),
    when(hair, (v) => `${v.noun} ${v.breed} de pelo, prolíficas, ${v.count}`),
    when(
      (v) => v.count <= 20,
      (v) => `Lote chico: ${v.count} ${v.noun} ${v.breed}, muy mansas`,
    ),
  ],
  about: [
    when(
      wool,
      (v) => `Esquiladas en septiembre, con ${v.pick('3,8', '4,2', '4,6')} kg de vellón por cabeza y mecha larga.`,
    ),
    when(wool, 'Lana blanca, suave y sin fibras negras; se clasifica como supra todos los años.'),
    when(hair, 'De pelo, paren en cualquier época y crían mellizos a pasto.'),
    when(hair, 'Criadas en pastoreo rotado, sin esquila ni problemas de patas.'),
    inCountries(TEMPERATE, (v) => `Señalada del ${v.n(85, 118)} % en la última temporada.`),
    inCountries(TEMPERATE, 'Campo de basalto y pasto corto, ovejas hechas a caminar.'),
    inCountries(
      ['MX'],
      (v) => `Han tenido ${v.pick('1,6', '1,7', '1,8')} crías por parto, todas criadas por la madre.`,
    ),
    inCountries(TROPICAL, 'Nacidas y criadas en la finca, resistentes a parásitos y al calor.'),
    when(
      (v) => v.months <= 36,
      'Se renueva la cuarta parte de la majada cada año y estas son las que salen, todavía jóvenes.',
    ),
    'Hijas de carneros comprados en remate de cabaña.',
    when(
      (v) => !v.pregnant,
      (v) => `Están sin servicio, listas para el carnero; tienen ${v.age}.`,
    ),
  ],
  build: [
    (v) => `Pesan ${v.kg} kg y están en condición corporal tres.`,
    'Ubres sanas, boca revisada una por una y pezuñas despalmadas.',
    'Buen tamaño, cara destapada y aplomos correctos.',
    'Ninguna con pietín ni con mastitis en la vida.',
    'Ojos limpios y mucosas rosadas, Famacha uno y dos.',
    (v) => `Parejas: todas entre ${v.kg - 5} y ${v.kg + 5} kg.`,
    when(wool, (v) => `Finura de ${v.pick('19', '21', '24', '27')} micras en el último análisis de lana.`),
  ],
  manner: [
    'Mansas, siguen el balde y respetan la red eléctrica.',
    'Se venden juntas o de a diez, a elección por mitades.',
    'Buenas madres, no abandonan crías.',
    'Sirven para quien empieza con ovejas y quiere animales sin mañas.',
    'Se venden porque dejo el rubro ovino y me quedo con las vacas.',
    'Acostumbradas a encerrarse de noche por el zorro.',
    'Va con ellas el carnero, si interesa, por un precio aparte.',
    'Las muestro en el corral, una por una, sin apuro.',
  ],
};

const RAMS: ClassText = {
  titles: [
    (v) => `Carnero ${v.breed} de ${v.age}, con registro`,
    (v) => `Carnero ${v.breed} de cabaña, ${v.kg} kg`,
    when(
      (v) => v.months >= 26,
      (v) => `Carnero ${v.breed} padre, manso y probado`,
    ),
    (v) => `Carnero ${v.breed} criado a campo, listo para encarnerada`,
    (v) => `Reproductor ${v.breed} de ${v.kg} kg, muy buen aplomo`,
    (v) => `Carnero ${v.breed} de línea carnicera, ${v.age}`,
    (v) => `Carnero ${v.breed} mellizo, revisado y apto`,
    when(wool, (v) => `Carnero ${v.breed} con análisis de lana y tatuaje`),
    when(hair, (v) => `Semental ${v.breed} de pelo, hijo de campeón`),
  ],
  about: [
    when(
      wool,
      (v) =>
        `Produjo ${v.pick('6,1', '6,8', '7,4')} kg de vellón, con finura de ${v.pick('18,6', '20,4', '22,8', '25,5')} micras.`,
    ),
    'Viene de trillizo y fue criado por su madre, sin guacho.',
    'Hijo de carnero importado, madre con seis pariciones dobles.',
    when((v) => v.months >= 36, 'Hace dos temporadas que lo uso y dejó corderos muy parejos.'),
    when(hair, 'Criado a pasto y con poca ración, para que aguante en el potrero.'),
    inCountries(TEMPERATE, 'Tatuado e inspeccionado por la sociedad de criadores.'),
    when((v) => v.months >= 30, 'Lo cambio por consanguinidad, tengo la majada llena de hijas.'),
    'Seleccionado por peso al destete y por resistencia a parásitos.',
  ],
  build: [
    (v) => `Pesa ${v.kg} kg, con circunferencia de ${v.n(33, 38)} cm.`,
    'Pierna llena, lomo ancho y patas muy bien puestas.',
    'Testículos parejos, sin lesiones, revisado por palpación y negativo a brucella ovis.',
    'Boca perfecta y cara limpia.',
    'Largo y profundo, con cabeza bien masculina.',
    'Tiene tamaño sin ser pesado, camina todo el día con las ovejas.',
  ],
  manner: [
    'Es manso de balde y no topa a la gente.',
    'Cubre sin problema cincuenta ovejas por temporada.',
    'Puedo mandar la planilla con los datos de la madre.',
    'Se cambia por otro de igual valor y distinta sangre, si conviene.',
    'Tiene garantía de servicio durante la encarnerada.',
    'Hay tres más del mismo padre para el que busque pareja.',
    when((v) => v.months >= 26, 'Se puede ver con sus hijos en el mismo potrero.'),
  ],
};

export const SHEEP_ES: SpeciesText<'ovine'> = {
  classes: { lamb: LAMBS, ewe: EWES, ram: RAMS },
  health: [
    'Clostridiosis con refuerzo y dosificación según análisis de materia fecal.',
    'Al día con vacuna de ectima y clostridiales, y con baño contra sarna y piojo.',
    'Desparasitación hace tres semanas, con conteo de huevos bajo.',
    'Vacunación completa y pediluvio cada quince días.',
  ],
};
