/** What is to be confirmed, for the account's own user. */
export type ConfirmationDto = {
  /** The account's address. */
  email: string;
  /** Whether that one is confirmed. */
  isConfirmed: boolean;
  /** The address that will replace it once it is confirmed; null if no change is under way. */
  pendingEmail: string | null;
};

/** The answer to a request for a code. */
export type CodeSentDto = {
  /** Where it was mailed to. */
  email: string;
  /** How many more the user may request within the hour. */
  remaining: number;
};
