import 'server-only';
import NextAuth, { AuthError } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import Credentials from 'next-auth/providers/credentials';
import { authenticate } from '@/lib/accounts/accounts/authenticate';
import { loginSchema } from '@/lib/accounts/accounts/schema';
import { env } from '@/lib/core/env';
import { DomainError } from '@/lib/core/errors/domain-error';
import { logger } from '@/lib/core/log/logger';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import type { ProofMethod } from '@/lib/accounts/second-factor/dto';
import { factorsOf } from '@/lib/core/actors/factors-of';
import type { FactorAnswer } from '@/lib/accounts/second-factor/schema';
import { answerChallenge, startChallenge } from '@/lib/accounts/second-factor/sign-in-challenge';
import { SESSION_SECONDS, createSession, deleteSession, findSession } from '@/lib/accounts/sessions/sessions';
import { challengeCookie, knownBrowser } from './browser-cookies';
import { SESSION_COOKIE, sessionToken, setSessionCookie } from './session-cookie';

/** Returns the session token stored inside next-auth's JWT. */
function opaque(token: JWT | null | undefined): string | undefined {
  return typeof token?.sessionToken === 'string' ? token.sessionToken : undefined;
}

/** The password was right, and the account has a second factor. */
class SecondFactorAwaited extends Error {
  constructor(
    readonly userId: string,
    readonly factors: ProofMethod[],
  ) {
    super('second factor');
  }
}

/**
 * next-auth checks credentials and sets the cookie; the session itself is a row of our own. Its "JWT" is an opaque
 * token that is looked up on every read, so that a session can be revoked. next-auth's own routes and pages are not
 * served: `POST /api/login` is the only way to sign in.
 */
const { signIn } = NextAuth({
  trustHost: true,
  secret: env.AUTH_SECRET,
  useSecureCookies: SESSION_COOKIE.startsWith('__Secure-'),
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
  pages: { signIn: '/auth', error: '/auth' },
  providers: [
    Credentials({
      credentials: { email: {}, password: {} },
      async authorize(credentials, request) {
        const input = loginSchema.safeParse(credentials);
        if (!input.success) throw new DomainError('invalid_credentials');
        const { id } = await authenticate(input.data, clientAddress(request.headers), await knownBrowser());
        const factors = await factorsOf(id);
        if (factors.length > 0) throw new SecondFactorAwaited(id, factors);
        return { id, sessionToken: await createSession(id, request.headers.get('user-agent')) };
      },
    }),
  ],
  callbacks: {
    jwt({ token, user }) {
      if (user) token.sessionToken = (user as { sessionToken?: string }).sessionToken;
      return token;
    },
    session({ session, token }) {
      return { ...session, user: { ...session.user, id: token.sub } };
    },
  },
  jwt: {
    encode: async ({ token }) => opaque(token) ?? '',
    decode: async ({ token }) => {
      const actor = token ? await findSession(token) : null;
      return actor ? { sub: actor.id, sessionToken: token } : null;
    },
  },
  logger: {
    error: (error) => {
      if (!(error.cause as { err?: unknown } | undefined)?.err) logger.warn({ err: error }, 'sign-in');
    },
    warn: () => undefined,
    debug: () => undefined,
  },
});

/** Opens a session and deletes the one that the browser had, which would stay valid with nobody holding its token. */
async function inItsPlace(open: () => Promise<unknown>): Promise<void> {
  const replaced = await sessionToken();
  await open();
  if (replaced) await deleteSession(replaced);
}

/**
 * Signs the visitor in and sets the session cookie. Returns the kinds of second factors of an account that has some: then
 * it opens no session, but begins to wait for one of them (`proveFactor`).
 * @throws DomainError as `authenticate` does.
 */
export async function signInWithPassword(input: { email: string; password: string }): Promise<ProofMethod[]> {
  try {
    await inItsPlace(() => signIn('credentials', { ...input, redirect: false }));
    return [];
  } catch (error) {
    const cause = error instanceof AuthError ? (error.cause as { err?: unknown } | undefined)?.err : undefined;
    if (cause instanceof SecondFactorAwaited) {
      await challengeCookie.write(await startChallenge(cause.userId));
      return cause.factors;
    }
    throw cause instanceof DomainError ? cause : error;
  }
}

/**
 * Verifies the second factor that was awaited in this browser, or a passkey alone. Returns whose it is; `signInUser` opens
 * their session.
 * @throws DomainError as `answerChallenge` does.
 */
export async function proveFactor(answer: FactorAnswer): Promise<string> {
  const userId = await answerChallenge(await challengeCookie.read(), answer, await knownBrowser());
  await challengeCookie.clear();
  return userId;
}

/** Opens a session for a user whose identity is proved: who just registered, or gave the second factor. */
export async function signInUser(userId: string, userAgent: string | null): Promise<void> {
  await inItsPlace(async () => setSessionCookie(await createSession(userId, userAgent)));
}
