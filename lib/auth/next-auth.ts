import 'server-only';
import NextAuth, { AuthError } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import Credentials from 'next-auth/providers/credentials';
import { authenticate } from '@/lib/accounts/authenticate';
import { loginSchema } from '@/lib/accounts/schema';
import { env } from '@/lib/env';
import { DomainError } from '@/lib/errors/domain-error';
import { logger } from '@/lib/log/logger';
import { clientAddress } from '@/lib/rate-limit/client-address';
import { SESSION_SECONDS, createSession, deleteSession, findSession } from '@/lib/sessions/sessions';
import { knownBrowser } from './known-browser-cookie';
import { SESSION_COOKIE, sessionToken, setSessionCookie } from './session-cookie';

/** Returns the session token stored inside next-auth's JWT. */
function opaque(token: JWT | null | undefined): string | undefined {
  return typeof token?.sessionToken === 'string' ? token.sessionToken : undefined;
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
 * Signs the visitor in and sets the session cookie.
 * @throws DomainError as `authenticate` does.
 */
export async function signInWithPassword(input: { email: string; password: string }): Promise<void> {
  try {
    await inItsPlace(() => signIn('credentials', { ...input, redirect: false }));
  } catch (error) {
    const cause = error instanceof AuthError ? (error.cause as { err?: unknown } | undefined)?.err : undefined;
    throw cause instanceof DomainError ? cause : error;
  }
}

/** Opens a session for a user who just registered. */
export async function signInNewUser(userId: string, userAgent: string | null): Promise<void> {
  await inItsPlace(async () => setSessionCookie(await createSession(userId, userAgent)));
}
