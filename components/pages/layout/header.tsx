'use client';

import { Icon } from '@/components/ui/icon';
import { buttonVariants } from '@/components/ui/button-variants';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { AdvertiserLink } from './advertiser-link';
import { AuthLink } from '@/components/ui/viewer/auth-link';
import { Brand } from './brand';
import type { FrameLabels } from './frame-labels';
import { HeaderSearch } from './header-search';
import { LanguageLinks } from './language-links';
import { MAIN_LINKS } from './navigation';
import { NavLink } from './nav-link';
import { Popover } from '@/components/ui/popover';
import { ThemeChoice } from './theme-choice';
import { UserMenu } from './user-menu';

/** The header of every page: 68 px high, 56 px on phones, where a sheet holds everything but the account. */
export function Header({ locale, labels }: { locale: Locale; labels: FrameLabels['header'] }) {
  const path = (to: string) => localizedPath(locale, to);
  const links = MAIN_LINKS.map((link) => ({
    ...link,
    href: path(link.path),
    label: labels[link.label],
    className: link.member ? 'not-signed-in:hidden' : '',
  }));
  const preferences = (
    <div className="preferences">
      <p>{labels.language}</p>
      <LanguageLinks locale={locale} label={labels.language} />
      <p>{labels.theme}</p>
      <ThemeChoice
        label={labels.theme}
        names={{ system: labels.themeSystem, light: labels.themeLight, dark: labels.themeDark }}
      />
      <a href={path('/#tour')}>{labels.tour}</a>
      <a href={path('/credits')}>{labels.credits}</a>
    </div>
  );

  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper/94 backdrop-blur-[10px]">
      <div className="wrap flex h-14 items-center gap-2 sm:h-17 md:gap-6">
        <Brand href={path('/')} label={labels.home} className="mr-auto md:mr-0" />
        <nav aria-label={labels.mainNav} className="main-nav mr-auto hidden gap-1 md:flex">
          {links.map((link) => (
            <NavLink
              key={link.path}
              href={link.href}
              className={`${link.className}${link.wideOnly ? ' wide' : ''}`.trim() || undefined}
            >
              {link.label}
            </NavLink>
          ))}
          <AdvertiserLink href={path('/banner-ads')} className="wide">
            {labels.advertising}
          </AdvertiserLink>
        </nav>
        <HeaderSearch locale={locale} labels={labels} className="hidden w-full max-w-72 min-w-0 lg:flex" />
        <div className="-mr-3 flex flex-none items-center sm:-mr-1 md:gap-1.5">
          <button
            type="button"
            popoverTarget="preferences"
            aria-label={`${locale.toUpperCase()}, ${labels.preferences}`}
            className="header-button max-md:hidden"
          >
            <Icon name="globe" />
            {locale.toUpperCase()}
            <Icon name="chevron-down" className="size-3.75" />
          </button>
          <Popover id="preferences" className="menu-panel w-80">
            {preferences}
          </Popover>
          <a
            href={path('/dashboard?tab=favorites')}
            aria-label={labels.favorites}
            data-tip={labels.favorites}
            className="icon-button hidden md:inline-grid md:not-signed-in:hidden"
          >
            <Icon name="heart" />
          </a>
          <AuthLink href={path('/auth')} className="header-button signed-in:hidden noscript:hidden">
            {labels.signIn}
          </AuthLink>
          {/* Only scripts know who is signed in. */}
          <a href={path('/dashboard')} className="header-button hidden noscript:flex">
            {labels.account}
          </a>
          <UserMenu
            homeHref={path('/')}
            messagesHref={path('/messages')}
            bellHref={path('/dashboard/notifications')}
            links={[
              { href: path('/dashboard'), label: labels.dashboard, icon: 'layout-dashboard' },
              { href: path('/messages'), label: labels.messages, icon: 'message-circle', counts: true },
              { href: path('/create-listing'), label: labels.postListing, icon: 'plus' },
              { href: path('/create-equipment'), label: labels.postEquipment, icon: 'tractor' },
              { href: path('/create-auction'), label: labels.auctionLot, icon: 'gavel' },
              { href: path('/banner-ads'), label: labels.advertising, icon: 'newspaper', role: 'commercial_seller' },
              { href: path('/profile'), label: labels.profile, icon: 'circle-user' },
              { href: path('/#tour'), label: labels.tour, icon: 'map-pin' },
              { href: path('/#guide'), label: labels.guide, icon: 'circle-help' },
            ]}
            adminLinks={[{ href: path('/admin'), label: labels.admin, icon: 'clipboard-check' }]}
            labels={labels}
          />
          <button type="button" popoverTarget="site-menu" aria-label={labels.menu} className="icon-button md:hidden">
            <Icon name="menu" className="size-5" />
          </button>
        </div>
      </div>
      <Popover id="site-menu" className="site-menu">
        <HeaderSearch locale={locale} labels={labels} className="mb-3 flex" always />
        <nav aria-label={labels.mainNav} className="menu-links large">
          {[
            ...links,
            {
              path: '/dashboard?tab=favorites',
              href: path('/dashboard?tab=favorites'),
              label: labels.favorites,
              icon: 'heart' as const,
              className: '',
            },
          ].map((link) => (
            <NavLink key={link.path} href={link.href} className={link.className || undefined}>
              <Icon name={link.icon} />
              {link.label}
            </NavLink>
          ))}
          <AdvertiserLink href={path('/banner-ads')}>
            <Icon name="newspaper" />
            {labels.advertising}
          </AdvertiserLink>
        </nav>
        <AuthLink
          href={path('/auth')}
          className={`${buttonVariants({ variant: 'primary' })} mt-3 w-full signed-in:hidden noscript:hidden`}
        >
          {labels.signIn}
        </AuthLink>
        <div className="mt-4 border-t border-line pt-3">{preferences}</div>
      </Popover>
    </header>
  );
}
