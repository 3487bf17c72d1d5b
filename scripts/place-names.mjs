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
  MX: { 'Mexico City': 'Ciudad de México' },
  PA: { 'Panama City': 'Ciudad de Panamá' },
  PT: { Lisbon: 'Lisboa' },
};

/** What GeoNames adds to the name of a region or a district, which nobody says. */
export const withoutKind = (name) =>
  name
    .replace(/ (?:Department|Province|Region|Comarca|Municipality|District)$/, '')
    .replace(
      /^(?:Region of |Partido de |(?:Departamento|Provincia|Municipio|Cantón|Distrito)(?: de)? |Departamento del )/,
      '',
    );
