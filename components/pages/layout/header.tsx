'use client';

import { Icon } from '@/components/ui/icon';
import { buttonVariants } from '@/components/ui/button-variants';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { AuthLink } from '@/components/ui/viewer/auth-link';
import { Brand } from './brand';
import type { FrameLabels } from './frame-labels';
import { HeaderSearch } from './header-search';
import { MAIN_LINKS, type Section } from './navigation';
import { Popover } from '@/components/ui/popover';
import { useShownSection } from './shown-section';
import { Preferences } from './preferences';
import { UserMenu } from './user-menu';

interface HeaderProps {
  locale: Locale;
  labels: FrameLabels['header'];
  preferences: FrameLabels['preferences'];
  /** Where the logo would lead to the page itself. */
  isHome: boolean;
  /** The link that stands for the page. */
  section: Section | null;
  /** False where the page has a search of its own. */
  hasSearch?: boolean;
  /** The logo and the account alone, where the page has a navigation of its own. */
  plain?: boolean;
}

/** The header of every page: 68 px high, 56 px on phones, where a sheet holds everything but the account. */
export function Header({ locale, labels, preferences, isHome, section, hasSearch = true, plain = false }: HeaderProps) {
  const shown = useShownSection() ?? section;
  const path = (to: string) => localizedPath(locale, to);
  const links = MAIN_LINKS.map(({ label, ...link }) => ({
    ...link,
    href: path(link.path),
    label: labels[label],
    current: label === shown ? ('page' as const) : undefined,
  }));

  return (
    <header className="site-header">
      <div className={`${plain ? 'px-4 lg:px-5' : 'wrap'} header-row`}>
        <Brand href={isHome ? null : path('/')} label={labels.home} className={plain ? 'mr-auto' : 'mr-auto md:mr-0'} />
        {plain ? null : (
          <>
            <nav aria-label={labels.mainNav} className="main-nav">
              {links.map(({ href, label, current }) => (
                <a key={href} href={href} aria-current={current}>
                  {label}
                </a>
              ))}
            </nav>
            {hasSearch ? <HeaderSearch locale={locale} labels={labels} className="header-search" /> : null}
          </>
        )}
        <div className="header-ways">
          {plain ? null : (
            <a
              href={path('/dashboard?tab=favorites')}
              aria-label={labels.favorites}
              data-tip={labels.favorites}
              className="icon-button hidden md:inline-grid md:not-signed-in:hidden"
            >
              <Icon name="heart" />
            </a>
          )}
          <AuthLink href={path('/auth')} className="header-button signed-in:hidden noscript:hidden">
            {labels.signIn}
          </AuthLink>
          {/* Only scripts know who is signed in: without them it leads to the sign-in page whoever isn't. */}
          <a href={path('/dashboard')} className="header-button hidden noscript:flex">
            {labels.signIn}
          </a>
          <UserMenu
            homeHref={path('/')}
            messagesHref={path('/messages')}
            bellHref={path('/dashboard/notifications')}
            links={[
              { href: path('/dashboard'), label: 'dashboard', icon: 'layout-dashboard' },
              { href: path('/messages'), label: 'messages', icon: 'message-circle', counts: true },
              { href: path('/create-listing'), label: 'postListing', icon: 'plus' },
              { href: path('/create-equipment'), label: 'postEquipment', icon: 'tractor' },
              { href: path('/create-auction'), label: 'auctionLot', icon: 'gavel' },
              { href: path('/banner-ads'), label: 'advertising', icon: 'newspaper', role: 'commercial_seller' },
              { href: path('/verification'), label: 'verification', icon: 'shield-check' },
              { href: path('/profile'), label: 'profile', icon: 'circle-user' },
              { href: path('/blog'), label: 'blog', icon: 'file-text' },
              { href: path('/#tour'), label: 'tour', icon: 'map-pin' },
              { href: path('/#guide'), label: 'guide', icon: 'circle-help' },
            ]}
            adminLinks={[{ href: path('/admin'), label: 'admin', icon: 'clipboard-check' }]}
            labels={labels}
          >
            <Preferences locale={locale} labels={preferences} />
          </UserMenu>
          {plain ? null : (
            <button type="button" popoverTarget="site-menu" aria-label={labels.menu} className="icon-button md:hidden">
              <Icon name="menu" className="size-5" />
            </button>
          )}
        </div>
      </div>
      {plain ? null : (
        <Popover id="site-menu" className="site-menu">
          {hasSearch ? <HeaderSearch locale={locale} labels={labels} className="mb-3 flex" /> : null}
          <nav aria-label={labels.mainNav} className="menu-links large">
            {[
              ...links,
              {
                href: path('/dashboard?tab=favorites'),
                label: labels.favorites,
                icon: 'heart' as const,
                current: undefined,
              },
            ].map(({ href, label, icon, current }) => (
              <a key={href} href={href} aria-current={current}>
                <Icon name={icon} />
                {label}
              </a>
            ))}
          </nav>
          <AuthLink
            href={path('/auth')}
            className={`${buttonVariants({ variant: 'primary' })} mt-3 w-full signed-in:hidden noscript:hidden`}
          >
            {labels.signIn}
          </AuthLink>
        </Popover>
      )}
    </header>
  );
}
