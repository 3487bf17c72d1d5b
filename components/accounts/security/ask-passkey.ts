import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Asks the person for a passkey. Returns its answer, or null if they cancelled or the browser has none. */
export async function askPasskey(optionsJSON: unknown): Promise<unknown> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON }).catch(() => null);
}

/** Makes a passkey on this device. Returns its answer, or null if the person cancelled or the browser can't. */
export async function makePasskey(optionsJSON: unknown): Promise<unknown> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON }).catch(() => null);
}
