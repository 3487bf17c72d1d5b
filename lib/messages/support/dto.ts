import type { Prisma } from '@/lib/core/db/client';
import type { SupportStatus, SupportTopic } from '@/lib/core/db/generated/enums';
import type { TablePage } from '@/lib/core/validation/table-query';

/** A support case as administrators see it in the list. */
export type CaseDto = {
  id: string;
  number: number;
  topic: SupportTopic;
  status: SupportStatus;
  name: string;
  email: string;
  /** The account of the sender, if they were signed in. */
  userId: string | null;
  language: string;
  reference: string | null;
  message: string;
  createdAt: string;
};

export type CaseReplyDto = { id: string; text: string; author: string | null; createdAt: string };

/** A case with its answers. */
export type CaseDetailDto = CaseDto & { replies: CaseReplyDto[] };

export type CaseTable = TablePage<CaseDto>;

export const caseSelect = {
  id: true,
  number: true,
  topic: true,
  status: true,
  name: true,
  email: true,
  userId: true,
  language: true,
  reference: true,
  message: true,
  createdAt: true,
} as const satisfies Prisma.SupportCaseSelect;

/** Maps a row to what administrators see. */
export function toCaseDto(row: Prisma.SupportCaseGetPayload<{ select: typeof caseSelect }>): CaseDto {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
