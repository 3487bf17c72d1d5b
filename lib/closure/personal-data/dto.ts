/** The state of the latest copy of the actor's data. */
export type DataExportDto =
  | { state: 'waiting' | 'failed'; id: string; requestedAt: string }
  /** `size` in bytes. */
  | { state: 'ready'; id: string; requestedAt: string; size: number; expiresAt: string };
