import 'server-only';
import { randomInt } from 'node:crypto';
import type { Actor } from '@/lib/core/actors/actor';
import { Prisma, db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { isWithinMailbox } from '@/lib/core/outbox/mailbox-budget';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { queueMail } from '@/lib/core/outbox/queue-mail';
import { consume } from '@/lib/core/rate-limit/limit';
import { refuseOfficialBusiness } from '@/lib/records/risk-phrases/official-name';
import { caseNoticeMail, caseReceiptMail } from './case-mails';
import type { ContactInput } from './schema';

const UNIQUE_VIOLATION = 'P2002';
const TRIES = 5;

/** Six digits, easy to say on the telephone; random, so that they don't reveal how many cases there are. */
const randomNumber = () => randomInt(100_000, 1_000_000);

/**
 * Opens a support case, for visitors and members, and queues the mails to the sender and to the operator. The same form
 * sent twice opens one case.
 * @throws DomainError `invalid_input` at a name that pretends to be the operator or contains an address, `rate_limited`.
 */
export async function openCase(
  viewer: Actor | null,
  input: ContactInput,
  clientAddress: string,
): Promise<{ number: number }> {
  // The receipt goes to an address that anybody may enter, and greets by this name.
  refuseOfficialBusiness('name', input.name);
  const known = await db.supportCase.findUnique({ where: { key: input.key }, select: { number: true } });
  if (known) return known;
  await consume('contactByAddress', clientAddress);
  await consume('contactByEmail', input.email);
  const isOwed = await isWithinMailbox(input.email, clientAddress);
  for (let left = TRIES; left > 0; left -= 1) {
    try {
      const opened = await db.$transaction(async (tx) => {
        const row = await tx.supportCase.create({
          data: { ...input, number: randomNumber(), userId: viewer?.id ?? null },
          select: { id: true, number: true },
        });
        await queueMail(tx, isOwed ? await caseReceiptMail(input, row.number) : null);
        const notice = await caseNoticeMail(input, row);
        if (notice) await queueMail(tx, notice);
        return { number: row.number };
      });
      deliverSoon();
      return opened;
    } catch (error) {
      // The number is taken, or the same form arrived twice at once.
      if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === UNIQUE_VIOLATION)) throw error;
      const existing = await db.supportCase.findUnique({ where: { key: input.key }, select: { number: true } });
      if (existing) return existing;
    }
  }
  throw new DomainError('unavailable');
}
