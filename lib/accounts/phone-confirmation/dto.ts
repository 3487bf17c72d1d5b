import type { PhoneChannel } from '@/lib/core/phones/phone-message';

/** What an account's own user sees of the confirmation of their phone. */
export type PhoneConfirmationDto = {
  channel: PhoneChannel;
  phone: string | null;
  isConfirmed: boolean;
  /** The number whose code can still be typed. */
  codeSentTo: string | null;
  /** The number that the owner of another account is asked for. */
  askedFor: string | null;
  /** What somebody who has this account's phone at hand asks: to confirm another account with it. */
  claim: { id: string } | null;
};

/** The answer to a request for a code. */
export type PhoneCodeSentDto = {
  phone: string;
  /** How many more the user may request within a day. */
  remaining: number;
};

/**
 * `confirmed`, or if the phone confirms another account: its owner is `asked`, or has `refused` this account before.
 */
export type PhoneOutcome = 'confirmed' | 'asked' | 'refused';
