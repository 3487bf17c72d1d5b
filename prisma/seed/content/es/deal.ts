import { inCountries, when, type DealText, type Line, type Voice } from '../voice';
import { MEXICO, RIVER_PLATE } from './regions';

const isFirm = (v: Voice) => !v.negotiable;
const isOpen = (v: Voice) => v.negotiable;

const PAPERS: readonly Line[] = [
  inCountries(['AR'], 'Con RENSPA y DT-e a cargo del vendedor.'),
  inCountries(['AR'], 'El DT-e se hace en el día en la oficina de Senasa.'),
  inCountries(['AR'], 'Certificado sanitario de Senasa vigente y RENSPA al día.'),
  inCountries(['UY'], 'Guía y DICOSE en regla, salida inmediata.'),
  inCountries(['UY'], 'Despacho de tropa coordinado con el veterinario de libre ejercicio.'),
  inCountries(['UY'], 'Papeles prontos: DICOSE, guía y certificado sanitario.'),
  inCountries(['PY'], 'COTA de Senacsa a cargo del vendedor.'),
  inCountries(['PY'], 'Marca registrada y COTA lista para el traslado.'),
  inCountries(['BO'], 'Guía de movimiento de Senasag y certificado de marca incluidos.'),
  inCountries(['BO'], 'Registro sanitario de Senasag vigente.'),
  inCountries(MEXICO, 'Se entrega con UPP, guía de tránsito y certificado zoosanitario.'),
  inCountries(MEXICO, 'Factura, patente del fierro y guía a nombre del comprador.'),
  inCountries(MEXICO, 'Dictamen de brucela y tuberculosis vigente, listo para movilizar.'),
  inCountries(['CO'], 'Guía de movilización del ICA el mismo día.'),
  inCountries(['CO'], 'Predio con registro sanitario ICA y bono de venta.'),
  inCountries(['CL'], 'Formulario de movimiento animal del SAG al cargar.'),
  inCountries(['EC'], 'Certificado de movilización de Agrocalidad a cargo nuestro.'),
  inCountries(['CR'], 'Guía de transporte de Senasa y CVO al día.'),
  inCountries(['PA'], 'Guía del MIDA y certificado del veterinario oficial.'),
  'El certificado zoosanitario está emitido y se muestra antes de pagar.',
];

const IDENTIFICATION: readonly Line[] = [
  inCountries(['AR'], 'Caravana oficial y tarjeta de numeración.'),
  inCountries(['AR'], 'Marca líquida y caravana botón, todo a la vista.'),
  inCountries(['AR'], 'Caravana numerada de la casa y marca a fuego.'),
  inCountries(['UY'], 'Trazabilidad individual, con doble caravana leída al salir.'),
  inCountries(MEXICO, 'Arete SINIIGA y fierro del rancho.'),
  inCountries(['CO', 'PA', 'CR'], 'Identificación individual con chapeta y hierro de la finca.'),
  inCountries(['CL'], 'DIIO puesto y declarado.'),
];

const CLOSING: readonly Line[] = [
  (v) => `Se entrega en el establecimiento, a ${v.n(6, 48)} km de ${v.city}.`,
  (v) => `Estamos a ${v.n(8, 55)} km de ${v.city}, con camino firme todo el año.`,
  (v) => `Cargo con jaula propia hasta ${v.n(80, 300, 20)} km, flete a convenir.`,
  'Visitas de lunes a sábado, con aviso por mensaje.',
  'Contado o cheque a treinta días con referencias.',
  (v) => `Se reserva con el ${v.pick('10', '15', '20')} % y el resto al cargar.`,
  (v) => `A ${v.n(7, 35)} km de ${v.city}, con buena entrada para camión.`,
  'Comprador que venga de lejos tiene dónde dormir.',
  'Se muestra por videollamada si no es posible venir.',
  'Factura y entrega inmediata.',
  (v) => `Junto cargas para ${v.city} todos los ${v.pick('martes', 'miércoles', 'viernes')}.`,
  'Atiendo personalmente, sin intermediarios.',
  'Con gusto doy referencias de quienes ya compraron.',
  (v) => `Hay embarcadero y balanza; el flete hasta ${v.city} lo pongo yo.`,
  'El flete corre por cuenta del comprador, conozco transportistas de confianza.',
  'Mando videos de hoy a quien los pida por la mensajería del sitio.',
  'Pago por transferencia; se carga cuando se acredita.',
  inCountries(RIVER_PLATE, (v) => `Tranquera abierta para verlo todo, a ${v.n(10, 40)} minutos de ${v.city}.`),
  'Se puede hacer la operación con consignatario si lo prefieren.',
  inCountries(RIVER_PLATE, (v) => `Plazo de ${v.pick('30 y 60', '30, 60 y 90', '45')} días a clientes conocidos.`),
  inCountries(RIVER_PLATE, 'Acepto canje por hacienda gorda, tasada a precio de mercado.'),
  inCountries(MEXICO, 'Se cierra el trato en el rancho y se paga al subir al camión.'),
  inCountries(MEXICO, (v) => `Puesto en ${v.city} sin costo, más lejos se cotiza.`),
  inCountries(
    ['CO', 'EC', 'CR', 'PA'],
    'Se puede ver en la finca cualquier día, con botas porque el invierno está fuerte.',
  ),
  inCountries(['PY', 'BO'], 'Con lluvia el camino se corta, así que conviene coordinar la carga.'),
  inCountries(['BO', 'PY'], 'Entrega en la estancia o en la ciudad, según convenga.'),
  when(isFirm, 'Precio firme, por favor, ya está ajustado.'),
  when(isFirm, 'El precio es ese para uno o para todos.'),
  when(isOpen, 'Hagan oferta, que conversando nos arreglamos.'),
  when(isOpen, 'Por el total hay precio.'),
  when(isOpen, 'El precio se puede charlar si el pago es al contado.'),
  'Contesto por la noche, de día ando sin señal.',
  'Primero que venga y vea, después hablamos de números.',
];

const HEALTH_STATUS: readonly string[] = [
  'Muy bueno',
  'Excelente',
  'Bueno',
  'Sano, controlado por veterinario',
  'Muy bueno, sin tratamientos',
  'Óptimo',
];

const PREGNANCY: readonly Line[] = [
  'Preñez confirmada por ecografía hace tres semanas.',
  'Con diagnóstico de gestación positivo, hecho por veterinario.',
  'Ecografía hecha y preñez confirmada, con fecha probable de parto anotada.',
  'Preñez confirmada al tacto, de macho de la misma raza.',
];

export const SPANISH_DEAL: DealText = {
  papers: PAPERS,
  identification: IDENTIFICATION,
  pregnancy: PREGNANCY,
  closing: CLOSING,
  healthStatus: HEALTH_STATUS,
};
