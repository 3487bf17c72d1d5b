import { Secret, TOTP } from 'otpauth';

/** Returns the code that an authenticator app with this secret shows now, or so many steps of 30 seconds later. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
