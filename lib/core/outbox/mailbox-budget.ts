import 'server-only';
import { plainAddress } from '@/lib/core/email/mailbox';
import { isWithin } from '@/lib/core/rate-limit/limit';

/**
 * Counts a mail that somebody who may not own the mailbox has it sent: a confirmation, a notice of a registration, a reset
 * code, a receipt of the contact form. All kinds and all spellings of the address have one budget a day, of which one
 * client address gets a third, so that nobody alone uses up what its owner needs.
 * False if the mail isn't sent; what caused it goes on and is answered alike.
 * @throws DomainError `unavailable`.
 */
export function isWithinMailbox(email: string, clientAddress: string): Promise<boolean> {
  const mailbox = plainAddress(email);
  return isWithin([
    ['mailByMailboxAndAddress', `${mailbox} ${clientAddress}`],
    ['mailByMailbox', mailbox],
  ]);
}
