import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { env } from '@/lib/core/env';
import type { NewPasskey, PasskeyAnswer } from '@/lib/accounts/second-factor/schema';

const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const uint = (bytes: number, value: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
const text = (value: string): Buffer => Buffer.concat([uint(1, 0x60 + value.length), Buffer.from(value)]);

type Traits = {
  origin?: string;
  rpId?: string;
  flags?: number;
  counter?: number;
  /** The account's id in the passkey, base64url. */
  userHandle?: string;
};

/** An authenticator in software with one passkey, as WebAuthn describes it. */
export function makeAuthenticator() {
  const id = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const authData = ({ rpId = new URL(env.APP_URL).hostname, flags, counter = 0 }: Traits, extra = Buffer.alloc(0)) =>
    Buffer.concat([sha256(rpId), uint(1, flags ?? PRESENT_AND_VERIFIED), uint(4, counter), extra]);
  const clientData = (type: string, challenge: string, { origin = new URL(env.APP_URL).origin }: Traits) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    id: credential.id,
    /** Answers a request to make a passkey. */
    make(challenge: string, traits: Traits = {}): NewPasskey {
      const flags = (traits.flags ?? PRESENT_AND_VERIFIED) | WITH_KEY;
      const data = authData({ ...traits, flags }, Buffer.concat([Buffer.alloc(16), uint(2, id.length), id, coseKey]));
      const attestation = Buffer.concat([
        Buffer.from('a3', 'hex'),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from('a0', 'hex'), text('authData')],
        ...[Buffer.from('59', 'hex'), uint(2, data.length), data],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, traits).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      };
    },
    /** Answers a request for a passkey. */
    answer(challenge: string, traits: Traits = {}): PasskeyAnswer {
      const data = authData(traits);
      const client = clientData('webauthn.get', challenge, traits);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          ...(traits.userHandle === undefined ? {} : { userHandle: traits.userHandle }),
        },
      };
    },
  };
}
