import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon, type IconName } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { FocusedHeading } from '@/components/ui/page/focused-heading';
import { PRINT_HASH } from '@/components/ui/page/print-hash';
import { CopyButton } from '@/components/ui/sharing/copy-button';
import type { VerificationStatus } from '@/lib/accounts/accounts/dto';
import type { ShareModel } from '@/lib/market/sharing/dto';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { AnotherLink } from './another-link';

interface PublishedProps {
  locale: Locale;
  /** What was published, as buyers see it in lists. */
  card: ReactNode;
  /** The paths of its page and of the form that publishes another. */
  view: string;
  another: string;
  share: ShareModel;
  verificationStatus: VerificationStatus;
  /** The path of the form that says the weight, which buyers ask for; null if it is said, or nobody asks. */
  weightPath?: string | null;
}

function Next({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line py-5 first:border-0 first:pt-0">
      <h2 className="flex items-center gap-2 text-20">
        <Icon name={icon} className="text-pasture-ink" />
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What the printed sheet looks like: white in the dark, too, as paper is. */
function Thumbnail({ share: { preview, qr } }: Pick<PublishedProps, 'share'>) {
  return (
    <div
      aria-hidden
      data-thumbnail
      className="grid h-29.5 w-21 flex-none content-start gap-1.5 rounded-[3px] border border-line bg-white p-1.5 shadow-card"
    >
      <img src={preview.path} alt="" className="aspect-[1200/630] w-full" />
      {['w-full', 'w-full', 'w-2/3'].map((width, index) => (
        <i key={index} className={`h-1 bg-[color-mix(in_oklch,#000_20%,#fff)] ${width}`} />
      ))}
      {qr ? <img src={qr} alt="" className="mt-auto ml-auto size-8" /> : null}
    </div>
  );
}

/** What follows publishing: the listing or lot as buyers see it, and the ways to bring it to them. All of it can be left. */
export async function Published({
  locale,
  card,
  view,
  another,
  share,
  verificationStatus,
  weightPath = null,
}: PublishedProps) {
  const [t, sharing] = await Promise.all([translator(locale, 'published'), translator(locale, 'sharing')]);
  const text = `${share.text}\n${share.url}`;
  return (
    <div className="wrap py-8">
      <FocusedHeading>{t('title')}</FocusedHeading>
      {/* The heading of the card, whose own is one below. */}
      <h2 className="mt-1 mb-6 font-text text-16 leading-normal font-normal text-ink-2">{t('text')}</h2>
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,352px)_minmax(0,1fr)] md:gap-12">
        <div>
          {card}
          <p className="mt-2 flex flex-wrap gap-x-6">
            <a href={localizedPath(locale, view)} className="link inline-flex min-h-11 items-center">
              {t('view')}
            </a>
            <AnotherLink href={localizedPath(locale, another)} label={t('another')} nextLabel={t('second')} />
          </p>
          {weightPath ? (
            <Note className="mt-3">
              {t('noWeight')}{' '}
              <a href={localizedPath(locale, weightPath)} className="font-semibold underline underline-offset-3">
                {t('addWeight')}
              </a>
            </Note>
          ) : null}
        </div>
        <div>
          <Next icon="whatsapp" title={t('whatsapp')}>
            <p className="rounded-card bg-pasture-soft px-4 py-3 [overflow-wrap:anywhere] whitespace-pre-line">
              {text}
            </p>
            <div className="flex flex-wrap gap-2 *:grow sm:*:grow-0">
              <a
                href={`https://wa.me/?text=${encodeURIComponent(text)}`}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonVariants()}
              >
                <Icon name="whatsapp" />
                {t('send')}
              </a>
              <CopyButton text={text} label={t('copy')} copied={t('copied')} copyFailed={sharing('copyFailed')} />
            </div>
          </Next>
          {share.sheet ? (
            <Next icon="printer" title={sharing('sheet')}>
              <div className="flex gap-4">
                <div className="grid flex-1 content-start gap-3">
                  <p className="text-ink-2">{t('sheetText')}</p>
                  <p className="flex flex-wrap gap-2">
                    <a href={share.sheet + PRINT_HASH} className={buttonVariants({ variant: 'secondary' })}>
                      {t('printSheet')}
                    </a>
                    <a href={share.sheet} className={buttonVariants({ variant: 'ghost' })}>
                      {t('openSheet')}
                    </a>
                  </p>
                </div>
                <Thumbnail share={share} />
              </div>
            </Next>
          ) : null}
          {verificationStatus === 'unverified' || verificationStatus === 'rejected' ? (
            <Next icon="badge-check" title={t('verify')}>
              <p className="text-ink-2">{t('verifyText')}</p>
              <p>
                <a href={localizedPath(locale, '/verification')} className={buttonVariants({ variant: 'secondary' })}>
                  {t('verifyLink')}
                </a>
              </p>
            </Next>
          ) : null}
        </div>
      </div>
    </div>
  );
}
