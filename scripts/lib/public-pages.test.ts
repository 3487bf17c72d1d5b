import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fromRoot } from './paths';

const PAGES = fromRoot('app', '[locale]');

/** Pages of members, forms, steps of a process, and parts that another address shows: nobody looks for them. */
const PRIVATE = [
  ...['[...rest]', 'admin', 'auth', 'banner-ads', 'closed-account', 'compare', 'confirm-email', 'create-auction'],
  ...['create-equipment', 'create-listing', 'dashboard', 'deals', 'filters', 'freight', 'messages', 'offers', 'papers'],
  ...['profile', 'verification', 'visits'],
  ...['auctions-front', 'blog-front', 'front'],
];

const pages = readdirSync(PAGES).filter((name) => existsSync(`${PAGES}/${name}/page.tsx`) && !PRIVATE.includes(name));

const read = (...path: string[]) => readFileSync(fromRoot(...path), 'utf8');

it.each(pages)('the public page /%s is in the sitemap', (page) => {
  const listed = read('app', 'sitemap', '[part]', 'route.ts') + read('lib', 'core', 'text-pages.mjs');
  expect(listed).toMatch(new RegExp(`'/?${page}'`));
});
