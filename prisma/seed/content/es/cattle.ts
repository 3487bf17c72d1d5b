import { inCountries, type SpeciesText } from '../voice';
import { BULLS } from './bulls';
import { CALVES } from './calves';
import { DAIRY, PREGNANT } from './cows';
import { MEXICO } from './regions';
import { FEEDERS, FINISHED } from './steers';

export const CATTLE_ES: SpeciesText<'bovine'> = {
  classes: { calf: CALVES, feeder: FEEDERS, finished: FINISHED, pregnant: PREGNANT, dairy: DAIRY, bull: BULLS },
  health: [
    inCountries(['AR', 'UY', 'PY', 'CO', 'EC'], 'Aftosa y brucelosis al día según el plan oficial.'),
    inCountries(
      ['AR', 'UY', 'PY', 'CO', 'EC'],
      (v) => `Última vacunación de aftosa en la campaña pasada, y dosificación hace ${v.n(15, 40)} días.`,
    ),
    inCountries(MEXICO, 'Vacuna de ocho vías y bacterina de leptospira, baño garrapaticida al salir.'),
    inCountries(MEXICO, 'Hato libre, con prueba de tuberculina negativa y derriengue aplicado.'),
    'Calendario sanitario completo: clostridiales, carbunclo, leptospira e IBR.',
    (v) => `Dos dosis de vacuna respiratoria y desparasitación con ivermectina hace ${v.n(20, 45)} días.`,
    'Vacunas y antiparasitarios al día, con registro firmado por el veterinario.',
    'Sanidad completa hecha por el mismo veterinario desde hace diez años.',
    'Mancha, gangrena y enterotoxemia con refuerzo puesto.',
  ],
};
