import { contentSecurityPolicy, securityHeaders } from './security-headers.mjs';

const none = { connect: [], media: [] };

describe('securityHeaders', () => {
  const names = (isHttps: boolean) => securityHeaders({ path: '/', isHttps, policy: 'x' }).map(([name]) => name);

  it('asks for https for a year and below this name, where the site is reached by it', () => {
    expect(securityHeaders({ path: '/', isHttps: true, policy: 'x' })).toContainEqual(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
    expect(names(false)).not.toContain('Strict-Transport-Security');
  });

  it('lets other sites show pictures and nothing else', () => {
    const shared = (path: string) => securityHeaders({ path, isHttps: true, policy: 'x' }).find(([name]) => name === 'Cross-Origin-Resource-Policy')?.[1];
    expect(['/media/listings/a.webp', '/art/og-default.png', '/api/media/x', '/', '/en/media/x'].map(shared)).toEqual(['cross-origin', 'cross-origin', 'same-origin', 'same-origin', 'same-origin']);
  });
});

describe('contentSecurityPolicy', () => {
  it('lets eval run in development alone, and handlers in attributes nowhere', () => {
    const policy = (isDevelopment: boolean) => contentSecurityPolicy({ scripts: ["'nonce-a'"], origins: none, isDevelopment });
    expect(policy(true)).toContain("script-src 'self' 'nonce-a' 'unsafe-eval';");
    expect(policy(false)).toContain("script-src 'self' 'nonce-a'; script-src-attr 'none';");
    expect(policy(false)).not.toContain('unsafe-eval');
  });

  it('lets browsers send files to the bucket and show what is there', () => {
    const policy = contentSecurityPolicy({ scripts: [], origins: { connect: ['https://bucket.test'], media: ['https://cdn.test'] }, isDevelopment: false });
    expect(policy).toContain("connect-src 'self' https://bucket.test;");
    expect(policy).toContain("media-src 'self' blob: https://cdn.test;");
    expect(policy).toContain("img-src 'self' data: blob: https: https://cdn.test;");
  });
});
