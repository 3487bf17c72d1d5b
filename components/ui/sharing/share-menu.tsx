'use client';

import './share-menu.css';
import { Popover } from '@/components/ui/popover';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import type { ShareModel } from '@/lib/market/sharing/dto';
import { copyText } from './copy-text';
import type { ShareLabels } from './labels';

const MENU = 'share-menu';

/**
 * A button that opens the ways to share a page: WhatsApp, the system's share sheet where there is one, its address, a
 * sheet to print and a QR code. Without JavaScript the links work.
 */
export function ShareMenu({ share, labels }: { share: Omit<ShareModel, 'preview'>; labels: ShareLabels }) {
  const { url, sheet, qr } = share;
  const text = `${share.text}\n${url}`;
  const isHydrated = useHydrated();
  return (
    <>
      <button type="button" popoverTarget={MENU} className={`${buttonVariants({ variant: 'secondary' })} px-3!`}>
        <Icon name="share-2" />
        {labels.share}
      </button>
      <Popover id={MENU} className="menu-panel menu-links share-menu">
        <a href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" />
          {labels.whatsapp}
        </a>
        {isHydrated ? (
          <button
            type="button"
            popoverTarget={MENU}
            popoverTargetAction="hide"
            onClick={() => void copyText(url, labels)}
          >
            <Icon name="copy" />
            {labels.copy}
          </button>
        ) : null}
        {isHydrated && 'share' in navigator ? (
          // Rejects if the user cancels.
          <button type="button" onClick={() => void navigator.share({ text }).catch(() => undefined)}>
            <Icon name="circle-ellipsis" />
            {labels.more}
          </button>
        ) : null}
        {sheet ? (
          <a href={sheet}>
            <Icon name="printer" />
            {labels.sheet}
          </a>
        ) : null}
        {qr ? <img src={qr} alt={labels.qr} width={168} height={168} loading="lazy" /> : null}
      </Popover>
    </>
  );
}
