import type { ReportReason, ReportStatus } from '@/lib/core/db/generated/enums';

/** The demo's reports; `listing` and `reporter` are indexes into its listings and sellers. */
export type DemoReport = {
  listing: number;
  reporter: number;
  reason: ReportReason;
  description: string;
  daysAgo: number;
  status: ReportStatus;
  notes?: string;
};

export const REPORTS: readonly DemoReport[] = [
  {
    listing: 41,
    reporter: 3,
    reason: 'misleading',
    daysAgo: 1,
    status: 'pending',
    description: 'Dice 24 meses pero en las fotos se ven terneros. Pregunté y no me contestan.',
  },
  {
    listing: 87,
    reporter: 9,
    reason: 'fraudulent',
    daysAgo: 1,
    status: 'pending',
    description: 'Piden seña por transferencia antes de mostrar los animales. El teléfono es de otro departamento.',
  },
  {
    listing: 120,
    reporter: 14,
    reason: 'spam',
    daysAgo: 2,
    status: 'pending',
    description: 'Es el mismo lote publicado tres veces.',
  },
  {
    listing: 203,
    reporter: 21,
    reason: 'other',
    daysAgo: 4,
    status: 'pending',
    description: 'O preço é por arroba e não por cabeça, como aparece no anúncio.',
  },
  {
    listing: 260,
    reporter: 30,
    reason: 'misleading',
    daysAgo: 9,
    status: 'reviewed',
    description: 'El peso no coincide con la guía.',
    notes: 'Se pidió al vendedor que corrija el peso.',
  },
  {
    listing: 301,
    reporter: 5,
    reason: 'inappropriate',
    daysAgo: 13,
    status: 'dismissed',
    description: 'No me gusta la foto.',
    notes: 'La foto no incumple ninguna regla.',
  },
  {
    listing: 333,
    reporter: 17,
    reason: 'spam',
    daysAgo: 18,
    status: 'resolved',
    description: 'Publica el mismo aviso todos los días.',
    notes: 'El vendedor quitó los repetidos.',
  },
  {
    listing: 390,
    reporter: 25,
    reason: 'fraudulent',
    daysAgo: 24,
    status: 'resolved',
    description: 'The brand on the animals belongs to my neighbour.',
    notes: 'El vendedor mostró la guía y el boleto de marca; se aclaró con el vecino.',
  },
];
