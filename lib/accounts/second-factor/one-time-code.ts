import 'server-only';
import { Secret, TOTP } from 'otpauth';
import { qrSquares } from '@/lib/files/images/qr-squares';
import type { QrCodeDto } from './dto';

const ISSUER = 'Corral';
/** Codes of the step before and after count too, for clocks that are a little off. */
const WINDOW = 1;

const totp = (secret: Secret, label = '') => new TOTP({ issuer: ISSUER, label, secret });

/** Returns a new secret of 160 bits in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the 30-second step that a six-digit code belongs to, or null for a wrong code. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const delta = totp(Secret.fromBase32(secret)).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : TOTP.counter({ timestamp: now }) + delta;
}

/** Returns the address from which an app takes a secret, and the same as a QR code for the app of another device. */
export function appAddress(secret: string, email: string): { address: string; qr: QrCodeDto } {
  const address = totp(Secret.fromBase32(secret), email).toString();
  return { address, qr: qrSquares(address) };
}
