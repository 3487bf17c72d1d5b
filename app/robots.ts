import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/core/i18n/site-url';

// The public URL comes from the environment at run time, not at build time.
export const dynamic = 'force-dynamic';

const PRIVATE = [
  '/auth',
  '/create-listing',
  '/edit-listing',
  '/dashboard',
  '/messages',
  '/offers',
  '/visits',
  '/deals',
  '/freight',
  '/d/',
  '/profile',
  '/closed-account',
  '/confirm-email',
  '/restore-email',
  '/papers',
  '/verification',
  '/banner-ads',
  '/admin',
];

export default function robots(): MetadataRoute.Robots {
  // Zones of the map and pages of filters are for people: there are thousands of each search.
  const disallow = [
    '/api/',
    '/*zone=',
    '/filters',
    '/*/filters',
    ...['', '/en', '/pt'].flatMap((prefix) => PRIVATE.map((path) => prefix + path)),
  ];
  return { rules: { userAgent: '*', allow: '/', disallow }, sitemap: new URL('/sitemap.xml', siteUrl()).href };
}
