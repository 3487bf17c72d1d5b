import { NextResponse, type NextRequest } from 'next/server';
import { localizedPath, splitLocale } from '@/lib/i18n/paths';

const SESSION_COOKIES = ['authjs.session-token', '__Secure-authjs.session-token'];

/**
 * Sends a visitor without a session cookie from a protected page to the sign-in page and back afterwards. It only looks
 * whether the cookie is there; the page and the domain check what it is worth.
 */
export function middleware(request: NextRequest): NextResponse {
  if (SESSION_COOKIES.some((name) => request.cookies.get(name)?.value)) return NextResponse.next();
  const { pathname, search } = request.nextUrl;
  const target = request.nextUrl.clone();
  target.pathname = localizedPath(splitLocale(pathname).locale, '/auth');
  target.search = new URLSearchParams({ next: pathname + search }).toString();
  return NextResponse.redirect(target);
}

export const config = {
  // Protected pages and nothing else: every path matched here pays for it on each request, and bodies sent to a matched path
  // are cut at 10 MB, so the API must never be.
  matcher: ['/:locale(en|pt|es)?/:page(create-listing|edit-listing|dashboard|profile|verification|banner-ads|admin)/:rest*'],
};
