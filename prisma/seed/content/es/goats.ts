import { when, type ClassText, type SpeciesText, type Voice } from '../voice';

const milk = (v: Voice) => v.milk;
const meat = (v: Voice) => v.meat;

const KIDS: ClassText = {
  titles: [
    (v) => `${v.count} cabritos ${v.breed} destetados, ${v.kg} kg`,
    (v) => `Cabritos ${v.breed} machos y hembras, lote de ${v.count}`,
    (v) => `Cabritos ${v.breed} de ${v.months} meses, sanos y comiendo`,
    (v) => `Lote de ${v.count} cabritos ${v.breed}, parejos`,
    (v) => `Cabritos ${v.breed} para cría o consumo, desde 5`,
    (v) => `Cabritos ${v.breed} bien criados, lote de ${v.count}`,
    (v) => `Chivitos ${v.breed} gorditos, ${v.kg} kg de promedio`,
  ],
  about: [
    'Tomaron leche de la madre hasta los tres meses y ya ramonean solos.',
    'Criados en monte, con encierre de noche y maíz partido al volver.',
    (v) => `Nacidos en una misma parición de ${v.n(40, 90, 5)} cabras, casi todos mellizos.`,
    when(milk, 'Criados con mamadera porque la leche va a la quesería; son mansos como perros.'),
    when(meat, 'Hijos de macho puro sobre cabras del país, con mucha más carne que el común.'),
    'Comen alfalfa, grano y lo que encuentran en el cerro.',
    'Destete hecho hace tres semanas, sin bajón de peso.',
    'Vienen de un rebaño cerrado hace años, sin ingreso de afuera.',
  ],
  build: [
    (v) => `Pesan alrededor de ${v.kg} kg y suben rápido.`,
    'Descornados de chicos y con el ombligo bien curado.',
    'Hay de los dos sexos, más machos que hembras.',
    'Lomo ancho y patas cortas y fuertes.',
    'Se apartaron los chicos; quedaron los más hechos.',
    'Pelo brilloso y mucosas bien rosadas.',
  ],
  manner: [
    'Muy dóciles, se los puede llevar en camioneta con baranda.',
    'Se venden de a cinco como mínimo.',
    'Las hembras se pueden apartar para cría, conversando.',
    'Están en corral techado, se ven a cualquier hora.',
    'Buen lote para el que arranca con cabras.',
    'A quien lleve todos se le regala el macho más chico.',
  ],
};

const DOES: ClassText = {
  titles: [
    when(
      (v) => v.months <= 36,
      (v) => `${v.count} cabras ${v.breed} de cría, jóvenes`,
    ),
    (v) => `Cabras ${v.breed} de ${v.age}, sanas y mansas`,
    (v) => `Lote de ${v.count} cabras ${v.breed}`,
    (v) => `Cabras ${v.breed} parejas, buena ubre, ${v.count} cabezas`,
    when(milk, (v) => `Cabras ${v.breed} lecheras, ${v.n(2, 3)} litros por día, ${v.count}`),
    when(milk, (v) => `Cabras ${v.breed} de ordeño, ${v.count}, acostumbradas a la máquina`),
    when(meat, (v) => `Cabras ${v.breed} de carne, melliceras, lote de ${v.count}`),
    (v) => `Vientres caprinos ${v.breed}, ${v.count} para elegir`,
    when(
      (v) => v.months > 34,
      (v) => `Cabras ${v.breed} de segundo y tercer parto, ${v.count}`,
    ),
  ],
  about: [
    when(milk, (v) => `Promedian ${v.pick('2,2', '2,6', '3,1')} litros en un ordeño, y la leche va toda a queso.`),
    when(milk, 'Lactancias largas, con buena grasa; se ordeñan a máquina desde primerizas.'),
    when(milk, 'Comen alfalfa y medio kilo de concentrado en la tarima.'),
    when(meat, 'Paren mellizos casi siempre y los crían a puro monte.'),
    when(meat, 'Rústicas, de cerro, con dos pariciones en el año y medio último.'),
    'Nacidas en la casa, hijas de macho con registro.',
    'Pastorean de día y duermen en corral con piso seco.',
    'Rebaño cerrado, con el ingreso de machos controlado por análisis.',
    'Salen por reducción: este año no alcanza el pasto para todas.',
  ],
  build: [
    (v) => `Pesan unos ${v.kg} kg, en buen estado y sin excesos.`,
    'Ubre bien prendida y pezones parejos.',
    'Pezuñas recortadas hace un mes, caminan perfecto.',
    'Dientes completos y sin ningún bulto en los ganglios.',
    'Buen tamaño y costillar abierto.',
    'Caravaneadas y con planilla de partos.',
  ],
  manner: [
    'Mansas, vienen al llamado y no saltan el alambre.',
    'Se pueden llevar de a pares o todas juntas.',
    'Quien quiera verlas comer, que venga por la tarde.',
    'También hay un macho sin parentesco para acompañarlas.',
    'Son fáciles para una familia, se ordeñan sin atar.',
    'Excelentes madres, levantan todo lo que paren.',
    'Hechas a la sierra, no extrañan el corral.',
  ],
};

const BUCKS: ClassText = {
  titles: [
    (v) => `${v.noun} ${v.breed} de ${v.age}, con registro`,
    (v) => `${v.noun} ${v.breed} de ${v.kg} kg, muy buena carne`,
    (v) => `${v.noun} ${v.breed} padre, manso y fértil`,
    (v) => `Macho ${v.breed} para mejorar el rebaño, ${v.age}`,
    (v) => `Reproductor caprino ${v.breed}, ${v.kg} kg`,
    when(
      (v) => v.months >= 24,
      (v) => `Macho ${v.breed} con crías para mostrar`,
    ),
  ],
  about: [
    'Hijo de padres importados, con papeles al día.',
    when((v) => v.months >= 36, 'Lo usé dos temporadas con sesenta cabras y quedaron todas cubiertas.'),
    'Criado en monte y suplementado solo en la época de servicio.',
    when((v) => v.months >= 28, 'Se vende para no cruzarlo con las hijas.'),
    'Viene de parto triple y de madre muy lechera.',
    'Comprado de chico en una exposición regional y terminado en casa.',
  ],
  build: [
    (v) => `Pesa ${v.kg} kg, largo y de pierna muy llena.`,
    'Testículos grandes y parejos, sin división.',
    'Aplomos correctos, pezuña negra y dura.',
    'Cabeza ancha, cuernos bien separados.',
    'Buen pigmento y pelo corto, aguanta el sol.',
  ],
  manner: [
    'Manso de soga, lo llevan los chicos.',
    when((v) => v.months >= 24, 'Se puede ver con las crías de este año.'),
    'Escucho cambio por hembras de la misma raza.',
    'No es peleador ni rompe cercos.',
    'Va acostumbrado a comer de todo.',
    'Está entero y en plena edad de trabajo.',
  ],
};

export const GOATS_ES: SpeciesText<'caprine'> = {
  classes: { kid: KIDS, doe: DOES, buck: BUCKS },
  health: [
    'Vacuna triple puesta y desparasitación hace un mes.',
    'Plantel libre de artritis encefalitis, con vacunas de clostridios al día.',
    'Clostridial con refuerzo y vitaminas a la entrada del invierno.',
    'Sanidad al día, con brucelosis negativa y vacunas anotadas.',
  ],
};
