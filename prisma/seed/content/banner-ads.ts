import type { Scene } from '../pictures/compose';
import type { Locale } from '@/lib/core/i18n/locales';
import { CATTLE } from '../pictures/cattle-hides';

/** A banner ad of the demo; days are relative to now, and `views` is the traffic of an ordinary day. */
export type DemoBannerAd = {
  slug: string;
  companyName: string;
  title: string;
  description: string;
  /** What it is written in, and the pages that show it. */
  language: Locale;
  host: string;
  months: number;
  requestedDaysAgo: number;
  status: 'pending_request' | 'pending_approval' | 'active' | 'rejected' | 'expired';
  startedDaysAgo?: number;
  views?: number;
  rejectionReason?: string;
  scene: Scene;
};

const WIDE = { width: 800, height: 450 } as const;

/** The ads of the demo's commercial seller: one in each state, and several that are running in each language. */
export const DEMO_BANNER_ADS: readonly DemoBannerAd[] = [
  {
    slug: 'semillas',
    companyName: 'Semillas del Paraná',
    title: 'Pasturas que aguantan la seca',
    host: 'semillasdelparana.example',
    description: 'Festuca, alfalfa y verdeos con asesoramiento de siembra y entrega en el campo.',
    language: 'es',
    months: 3,
    requestedDaysAgo: 50,
    status: 'active',
    startedDaysAgo: 46,
    views: 410,
    scene: {
      ...WIDE,
      seed: 301,
      sky: 'morning',
      landmark: 'poplars',
      landmarkX: 0.74,
      fence: 'none',
      groves: [0.12, 0.4],
      props: [
        { name: 'bale', x: 0.3, y: 0.86, scale: 1.3 },
        { name: 'bale', x: 0.52, y: 0.78, scale: 0.9 },
      ],
    },
  },
  {
    slug: 'alambrados',
    companyName: 'Alambrados El Hornero',
    title: 'Alambrados y mangas, llave en mano',
    host: 'elhornero.example',
    description: 'Varillas de curupay, hilo acerado y cuadrillas propias. Presupuesto en 48 horas.',
    language: 'es',
    months: 6,
    requestedDaysAgo: 26,
    status: 'active',
    startedDaysAgo: 23,
    views: 365,
    scene: {
      ...WIDE,
      seed: 302,
      sky: 'golden',
      landmark: 'windmill',
      landmarkX: 0.24,
      fence: 'rails',
      props: [{ name: 'rock', x: 0.8, y: 0.9, scale: 1 }],
    },
  },
  {
    slug: 'nutricion',
    companyName: 'Nutrición Sierra',
    title: 'Sales minerales para cada época del rodeo',
    host: 'nutricionsierra.example',
    description: 'Preparto, lactancia y recría. Bolsas de 25 kg con envío a todo el país.',
    language: 'es',
    months: 1,
    requestedDaysAgo: 13,
    status: 'active',
    startedDaysAgo: 11,
    views: 440,
    scene: {
      ...WIDE,
      seed: 303,
      sky: 'dusk',
      landmark: 'ombu',
      landmarkX: 0.16,
      fence: 'wire',
      props: [{ name: 'trough', x: 0.36, y: 0.9, scale: 1.2 }],
      actors: [{ figure: 'cow', hide: CATTLE.red, x: 0.66, y: 0.94, zoom: 0.95 }],
    },
  },
  {
    slug: 'balanzas',
    companyName: 'Balanzas Pampa',
    title: 'Balanzas para hacienda con lectura de caravanas',
    host: 'balanzaspampa.example',
    description: 'Pesada individual, planilla en el celular y servicio técnico a campo.',
    language: 'es',
    months: 2,
    requestedDaysAgo: 3,
    status: 'pending_approval',
    scene: { ...WIDE, seed: 304, sky: 'cloudy', landmark: 'barn', landmarkX: 0.7, fence: 'rails' },
  },
  {
    slug: 'fletes',
    companyName: 'Fletes Iriarte',
    title: 'Fletes de hacienda en jaula doble',
    host: 'fletesiriarte.example',
    description: 'Río Cuarto y la zona, con guía y seguro de carga.',
    language: 'es',
    months: 1,
    requestedDaysAgo: 0.4,
    status: 'pending_request',
    scene: { ...WIDE, seed: 305, sky: 'morning', landmark: 'windmill', landmarkX: 0.8, fence: 'wire', groves: [0.2] },
  },
  {
    slug: 'garrapaticida',
    companyName: 'Agro Río Cuarto',
    title: 'El garrapaticida que cura todo',
    host: 'agroriocuarto.example',
    description: 'Resultados garantizados en un día.',
    language: 'es',
    months: 1,
    requestedDaysAgo: 33,
    status: 'rejected',
    rejectionReason:
      'El anuncio promete resultados que el prospecto del producto no respalda. Ajusta el texto a lo que autoriza el registro y vuelve a enviarlo.',
    scene: { ...WIDE, seed: 306, sky: 'cloudy', landmark: 'ombu', landmarkX: 0.7, fence: 'wire' },
  },
  {
    slug: 'remate',
    companyName: 'Cabaña Los Talas',
    title: 'Remate anual de toros Angus y Brangus',
    host: 'cabanalostalas.example',
    description: '80 toros con datos de performance, tercer sábado de septiembre.',
    language: 'es',
    months: 2,
    requestedDaysAgo: 118,
    status: 'expired',
    startedDaysAgo: 112,
    views: 295,
    scene: {
      ...WIDE,
      seed: 307,
      sky: 'golden',
      landmark: 'barn',
      landmarkX: 0.16,
      fence: 'rails',
      actors: [{ figure: 'bull', hide: CATTLE.black, x: 0.62, y: 0.95, zoom: 1 }],
    },
  },
  {
    slug: 'weighing',
    companyName: 'Balanzas Pampa',
    title: 'Livestock scales that read your tags',
    host: 'balanzaspampa.example',
    description: 'Weigh head by head, keep the list on your phone, and get service at the ranch.',
    language: 'en',
    months: 3,
    requestedDaysAgo: 24,
    status: 'active',
    startedDaysAgo: 21,
    views: 160,
    scene: { ...WIDE, seed: 308, sky: 'morning', landmark: 'barn', landmarkX: 0.7, fence: 'rails' },
  },
  {
    slug: 'minerals',
    companyName: 'Nutrición Sierra',
    title: 'Minerals for every season of the herd',
    host: 'nutricionsierra.example',
    description: 'Calving, milking and growing out. 50 lb bags, shipped by the pallet.',
    language: 'en',
    months: 2,
    requestedDaysAgo: 16,
    status: 'active',
    startedDaysAgo: 14,
    views: 145,
    scene: {
      ...WIDE,
      seed: 309,
      sky: 'dusk',
      landmark: 'windmill',
      landmarkX: 0.2,
      fence: 'wire',
      actors: [{ figure: 'cow', hide: CATTLE.red, x: 0.66, y: 0.94, zoom: 0.95 }],
    },
  },
  {
    slug: 'sementes',
    companyName: 'Semillas del Paraná',
    title: 'Pastagens que aguentam a seca',
    host: 'semillasdelparana.example',
    description: 'Braquiária, aveia e azevém com orientação de plantio e entrega na fazenda.',
    language: 'pt',
    months: 3,
    requestedDaysAgo: 31,
    status: 'active',
    startedDaysAgo: 28,
    views: 180,
    scene: {
      ...WIDE,
      seed: 310,
      sky: 'golden',
      landmark: 'poplars',
      landmarkX: 0.74,
      fence: 'none',
      groves: [0.12, 0.4],
      props: [{ name: 'bale', x: 0.32, y: 0.86, scale: 1.3 }],
    },
  },
  {
    slug: 'sal',
    companyName: 'Nutrición Sierra',
    title: 'Sal mineral para cada fase do rebanho',
    host: 'nutricionsierra.example',
    description: 'Pré-parto, lactação e recria. Sacos de 25 kg com frete para a fazenda.',
    language: 'pt',
    months: 2,
    requestedDaysAgo: 12,
    status: 'active',
    startedDaysAgo: 10,
    views: 170,
    scene: {
      ...WIDE,
      seed: 311,
      sky: 'cloudy',
      landmark: 'ombu',
      landmarkX: 0.2,
      fence: 'wire',
      props: [{ name: 'trough', x: 0.42, y: 0.9, scale: 1.2 }],
    },
  },
];
