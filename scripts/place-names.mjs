/**
 * Names of regions that GeoNames gives in English or without accents, as the people there write them, by country and
 * GeoNames' name.
 */
export const REGION_NAMES = {
  AR: {
    'Buenos Aires F.D.': 'Ciudad Autónoma de Buenos Aires',
    Cordoba: 'Córdoba',
    'Entre Rios': 'Entre Ríos',
    Neuquen: 'Neuquén',
    'Rio Negro': 'Río Negro',
    Tucuman: 'Tucumán',
  },
  BR: { 'Federal District': 'Distrito Federal' },
  CL: {
    Araucania: 'La Araucanía',
    Biobio: 'Biobío',
    'Santiago Metropolitan': 'Región Metropolitana',
    Valparaiso: 'Valparaíso',
  },
  CO: { 'Bogota D.C.': 'Bogotá D. C.', 'San Andres y Providencia': 'San Andrés y Providencia' },
  CU: { Havana: 'La Habana' },
  DO: { Nacional: 'Distrito Nacional' },
  EC: { Canar: 'Cañar' },
  ES: {
    Andalusia: 'Andalucía',
    Aragon: 'Aragón',
    'Balearic Islands': 'Islas Baleares',
    'Basque Country': 'País Vasco',
    'Canary Islands': 'Canarias',
    'Castille and León': 'Castilla y León',
    'Castille-La Mancha': 'Castilla-La Mancha',
    Catalonia: 'Cataluña',
    Navarre: 'Navarra',
    Valencia: 'Comunidad Valenciana',
  },
  HN: { 'Bay Islands': 'Islas de la Bahía' },
  IE: {
    'An Cabhán': 'Cavan',
    'An Longfort': 'Longford',
    'County Carlow': 'Carlow',
    'County Cork': 'Cork',
    'County Donegal': 'Donegal',
    'County Galway': 'Galway',
    'County Leitrim': 'Leitrim',
    'County Monaghan': 'Monaghan',
    'County Tipperary': 'Tipperary',
    'County Waterford': 'Waterford',
    'Dublin City': 'Dublin',
    'Limerick City and County Council': 'Limerick',
    'Mayo County': 'Mayo',
    'Uíbh Fhailí': 'Offaly',
  },
  MX: { 'Mexico City': 'Ciudad de México', México: 'Estado de México' },
  NI: { 'North Caribbean Coast': 'Costa Caribe Norte', 'South Caribbean Coast': 'Costa Caribe Sur' },
  PA: { Embera: 'Emberá-Wounaan' },
  PE: { Ancash: 'Áncash', Junin: 'Junín', 'Cuzco Department': 'Cusco', 'Lima region': 'Lima (región)' },
  PT: { Azores: 'Açores', Lisbon: 'Lisboa' },
  PY: { Asuncion: 'Asunción' },
  SV: { Cabanas: 'Cabañas', Cuscatlan: 'Cuscatlán', 'La Union': 'La Unión', Morazan: 'Morazán', Usulutan: 'Usulután' },
};

/** The same of cities. */
export const CITY_NAMES = {
  AR: { Canuelas: 'Cañuelas' },
  CU: { Havana: 'La Habana' },
  ES: { Seville: 'Sevilla', 'A Coruña': 'La Coruña' },
  GT: { 'Guatemala City': 'Ciudad de Guatemala' },
  IE: {
    'An Muileann gCearr': 'Mullingar',
    'An Ros': 'Rush',
    'Cluain Meala': 'Clonmel',
    'Droichead Nua': 'Newbridge',
    'Newtown Trim': 'Trim',
    'Trá Mhór': 'Tramore',
  },
  MX: { 'Mexico City': 'Ciudad de México' },
  PA: { 'Panama City': 'Ciudad de Panamá' },
  PT: { Lisbon: 'Lisboa' },
};

/** Market towns that the packages lack; how many live there is known of the largest. */
export const MORE_CITIES = [
  { country: 'IE', admin1: '03', name: 'Ennistymon', lat: 52.94, lng: -9.29 },
  { country: 'IE', admin1: '14', name: 'Mohill', lat: 53.92, lng: -7.87 },
  { country: 'IE', admin1: '18', name: 'Granard', lat: 53.78, lng: -7.49 },
  { country: 'IE', admin1: '24', name: 'Elphin', lat: 53.85, lng: -8.2 },
  { country: 'IE', admin1: '24', name: 'Strokestown', lat: 53.78, lng: -8.1 },
  { country: 'NZ', admin1: 'F3', admin2: '040', name: 'Feilding', population: 17_000, lat: -40.22, lng: 175.57 },
  { country: 'UY', admin1: '05', name: 'Carlos Reyles', population: 1_036, lat: -33.06, lng: -56.48 },
  { country: 'UY', admin1: '06', name: 'Ismael Cortinas', lat: -33.98, lng: -57.09 },
  { country: 'UY', admin1: '07', name: 'Fray Marcos', population: 2_398, lat: -34.19, lng: -55.74 },
  { country: 'UY', admin1: '14', name: '18 de Julio', population: 1_202, lat: -33.68, lng: -53.55 },
  { country: 'UY', admin1: '18', name: 'Achar', population: 687, lat: -32.4, lng: -56.18 },
  { country: 'UY', admin1: '18', name: 'Ansina', population: 2_712, lat: -31.88, lng: -55.47 },
  { country: 'UY', admin1: '19', name: 'Cerro Chato', population: 3_227, lat: -33.1, lng: -55.13 },
  { country: 'ZA', admin1: '08', admin2: 'DC6', name: 'Sutherland', lat: -32.39, lng: 20.66 },
];

/** The councils of County Dublin by their codes, and that of the city. */
export const PARTS_OF_DUBLIN = { 34: '33', 35: '33', 39: '33' };

/** What GeoNames adds to the name of a region or a district, which nobody says. */
export const withoutKind = (name) =>
  name
    .replace(/ (?:Department|Province|Region|Comarca|(?:(?:District|Metropolitan) )?Municipality|District)$/, '')
    .replace(
      /^(?:Region of |Partido de |(?:Departamento|Provincia|Municipio|Cantón|Distrito)(?: de)? |Departamento del )/,
      '',
    );
