import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '@/lib/env';
import { Prisma, PrismaClient } from './generated/client';

export { Prisma };
export type Transaction = Prisma.TransactionClient;

const connect = () =>
  new PrismaClient({ adapter: new PrismaPg({ connectionString: env.DATABASE_URL, max: env.DATABASE_POOL_SIZE }) });

// One pool per process: Next evaluates modules anew on every change in development and once per bundle in production.
const shared = globalThis as { corralDatabase?: ReturnType<typeof connect> };

/** The application's one database client. Connects on the first query. */
export const db = (shared.corralDatabase ??= connect());
