import { SHARED_FILES, contentSecurityPolicy, securityHeaders } from './security-headers.mjs';

const none = { connect: [], media: [] };

describe('securityHeaders', () => {
  const headers = (isShared: boolean, isHttps: boolean) => Object.fromEntries(securityHeaders({ isShared, isHttps }));

  it('asks for https for a year and below this name, where the site is reached by it', () => {
    expect(headers(false, true)).toHaveProperty('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    expect(headers(false, false)).not.toHaveProperty('Strict-Transport-Security');
  });

  it('lets other sites show pictures and nothing else', () => {
    expect([true, false].map((isShared) => headers(isShared, true)['Cross-Origin-Resource-Policy'])).toEqual([
      'cross-origin',
      'same-origin',
    ]);
    expect(
      ['/media/listings/a.webp', '/art/og-default.png', '/api/media/x', '/', '/en/media/x'].map((path) =>
        SHARED_FILES.test(path),
      ),
    ).toEqual([true, true, false, false, false]);
  });
});

describe('contentSecurityPolicy', () => {
  it('lets eval run in development alone, and handlers in attributes nowhere', () => {
    const policy = (isDevelopment: boolean) =>
      contentSecurityPolicy({ origins: none, isDevelopment })("script-src 'self' 'nonce-a'");
    expect(policy(true)).toContain("script-src 'self' 'nonce-a' 'unsafe-eval';");
    expect(policy(false)).toContain("script-src 'self' 'nonce-a'; script-src-attr 'none';");
    expect(policy(false)).not.toContain('unsafe-eval');
  });

  it('lets browsers send files to the bucket and show what is there', () => {
    const policy = contentSecurityPolicy({
      origins: { connect: ['https://bucket.test'], media: ['https://cdn.test'] },
      isDevelopment: false,
    })("script-src 'self'");
    expect(policy).toContain("connect-src 'self' https://bucket.test;");
    expect(policy).toContain("media-src 'self' blob: https://cdn.test;");
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.test;");
  });
});
