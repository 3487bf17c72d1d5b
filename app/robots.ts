import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/i18n/site-url';

// The address comes from the environment the server runs in, not from the one it was built in.
export const dynamic = 'force-dynamic';

const PRIVATE = [
  '/auth',
  '/create-listing',
  '/edit-listing',
  '/dashboard',
  '/profile',
  '/verification',
  '/banner-ads',
  '/admin',
];

export default function robots(): MetadataRoute.Robots {
  const disallow = ['/api/', ...['', '/en', '/pt'].flatMap((prefix) => PRIVATE.map((path) => prefix + path))];
  return { rules: { userAgent: '*', allow: '/', disallow }, sitemap: new URL('/sitemap.xml', siteUrl()).href };
}
