import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { parseInput } from '@/lib/web/request-bodies/read-body';

const LIMIT_MAX = 500;

const schema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(LIMIT_MAX).default(LIMIT_MAX),
});

/**
 * Parses the pagination of a member's list: `page` from 1, `limit` at most 500 (the default). @throws DomainError
 * `invalid_input`.
 */
export function pageQuery(request: NextRequest): { page: number; limit: number } {
  const { searchParams } = request.nextUrl;
  return parseInput(schema, {
    page: searchParams.get('page') || undefined,
    limit: searchParams.get('limit') || undefined,
  });
}
