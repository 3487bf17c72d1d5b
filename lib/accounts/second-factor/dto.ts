/** How somebody can prove who they are. */
export type ProofMethod = 'password' | 'code' | 'passkey';

/** A passkey of the account. */
export type PasskeyDto = { id: string; name: string; addedAt: string; usedAt: string | null };

/** A QR code as an SVG path in a square of `size` units. */
export type QrCodeDto = { size: number; path: string };

/** An authenticator app that is being added: the secret is shown this once, also as an address that an app opens. */
export type NewAppDto = { secret: string; address: string; qr: QrCodeDto };

/** What secures an account besides its password. */
export type SecondFactorDto = {
  /** Null without an authenticator app. */
  app: { addedAt: string; usedAt: string | null } | null;
  passkeys: PasskeyDto[];
  recoveryCodesLeft: number;
};

/** Recovery codes, shown once. */
export type RecoveryCodesDto = { codes: string[] };
