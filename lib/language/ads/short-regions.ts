import 'server-only';
import { gazetteer, placeWords } from '@/lib/places/gazetteer';

/** How regions and counties are shortened behind the name of a place: “Swift Current Sask”, “Skipton, N Yorks”. */
export const SHORT_REGIONS: Partial<Record<string, string>> = {
  ...{ sask: 'saskatchewan', alta: 'alberta', ont: 'ontario', man: 'manitoba', que: 'quebec' },
  ...{ tex: 'texas', okla: 'oklahoma', neb: 'nebraska', nebr: 'nebraska', kans: 'kansas', calif: 'california' },
  ...{ colo: 'colorado', wyo: 'wyoming', mont: 'montana', ark: 'arkansas', tenn: 'tennessee', minn: 'minnesota' },
  ...{ wis: 'wisconsin', wisc: 'wisconsin', ala: 'alabama', fla: 'florida', penn: 'pennsylvania', wash: 'washington' },
  ...{
    ore: 'oregon',
    ariz: 'arizona',
    mich: 'michigan',
    ill: 'illinois',
    ky: 'kentucky',
    dak: 'dakota',
    va: 'virginia',
  },
  ...{ n: 'north', yorks: 'yorkshire', lancs: 'lancashire', lincs: 'lincolnshire', cambs: 'cambridgeshire' },
  ...{ notts: 'nottinghamshire', northants: 'northamptonshire', glos: 'gloucestershire', worcs: 'worcestershire' },
  ...{
    staffs: 'staffordshire',
    leics: 'leicestershire',
    wilts: 'wiltshire',
    salop: 'shropshire',
    derbys: 'derbyshire',
  },
};

/**
 * Letters for a province in brackets behind a town, which say too little, or something else, anywhere else: «Las Flores
 * (BA)», «La Paz (E.R.)». The gazetteer has those that no other text mistakes.
 */
const LETTERS: Record<string, Record<string, string>> = {
  AR: {
    ...{ BA: 'Buenos Aires', BsAs: 'Buenos Aires', BAires: 'Buenos Aires', Cat: 'Catamarca', Ctca: 'Catamarca' },
    ...{ Cha: 'Chaco', Chu: 'Chubut', Cba: 'Córdoba', Cdba: 'Córdoba', Ctes: 'Corrientes', Corr: 'Corrientes' },
    ...{ ER: 'Entre Ríos', ERíos: 'Entre Ríos', Fsa: 'Formosa', Fmsa: 'Formosa', Juj: 'Jujuy', LP: 'La Pampa' },
    ...{ LR: 'La Rioja', Mza: 'Mendoza', Mnes: 'Misiones', Nqn: 'Neuquén', RN: 'Río Negro', Sta: 'Salta' },
    ...{ SJ: 'San Juan', SL: 'San Luis', SC: 'Santa Cruz', SF: 'Santa Fe', StaFe: 'Santa Fe', TdF: 'Tierra del Fuego' },
    ...{ SE: 'Santiago del Estero', SdE: 'Santiago del Estero', Sgo: 'Santiago del Estero', Tuc: 'Tucumán' },
  },
  BO: { Cbba: 'Cochabamba', LP: 'La Paz', SC: 'Santa Cruz', SCZ: 'Santa Cruz' },
  CO: { Ant: 'Antioquia', Boy: 'Boyacá', Cund: 'Cundinamarca', Cas: 'Casanare' },
  MX: {
    ...{ Ags: 'Aguascalientes', Camp: 'Campeche', Chis: 'Chiapas', Coah: 'Coahuila', Gro: 'Guerrero' },
    ...{ Hgo: 'Hidalgo', Mich: 'Michoacán', Mor: 'Morelos', Nay: 'Nayarit', Oax: 'Oaxaca' },
    ...{ Pue: 'Puebla', QRoo: 'Quintana Roo', Sin: 'Sinaloa', Son: 'Sonora', Tab: 'Tabasco', Tlax: 'Tlaxcala' },
    ...{ Ver: 'Veracruz', Yuc: 'Yucatán', Zac: 'Zacatecas' },
  },
  PY: { AltoPná: 'Alto Paraná', Conc: 'Concepción', PteHayes: 'Presidente Hayes' },
  UY: { CL: 'Cerro Largo', CLargo: 'Cerro Largo', Pdú: 'Paysandú', RN: 'Río Negro', TyT: 'Treinta y Tres' },
};

const joined = (text: string): string => placeWords(text).join('');

const REGIONS = Object.entries(LETTERS).flatMap(([country, regions]) =>
  Object.entries(regions).map(([text, name]) => ({ short: joined(text), name, country })),
);

/** How such letters are written without brackets. */
export const REGION_LETTERS = /^\p{Lu}\p{L}{1,3}$/u;

/**
 * The ids of the regions that letters mean behind a town, of one country if it is given; none if only the gazetteer's own
 * abbreviations are meant.
 */
export function shortRegions(letters: string, country?: string): (number | null)[] {
  const short = joined(letters);
  const regionsNamed = (text: string, country?: string) =>
    (gazetteer().match(placeWords(text))?.places ?? []).filter(
      (place) => place.kind === 'region' && (!country || place.country === country),
    );
  const own = REGIONS.filter((region) => region.short === short && (!country || region.country === country));
  const regions = own.flatMap((region) => regionsNamed(region.name, region.country));
  return regions.length > 0 ? [...regions, ...regionsNamed(short, country)].map(({ id }) => id) : [];
}
