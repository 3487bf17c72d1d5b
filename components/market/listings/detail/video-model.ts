import type { translator } from '@/lib/core/i18n/translator';
import { parseVideoLink } from '@/lib/core/validation/video-link';
import type { VideoLabels } from './listing-video';

/** The video of a listing or a lot. */
export interface VideoModel {
  heading: string;
  title: string;
  poster: string;
  labels: VideoLabels;
  /** An uploaded file, a link with the address of its player, or neither if the link can't be played. */
  file?: string;
  link?: { href: string; embedUrl: string };
}

// The page passes in its translator.
// messages: listing.*
const PROVIDERS = { youtube: 'YouTube', vimeo: 'Vimeo', dailymotion: 'Dailymotion' };

/** Builds the video section of a listing or lot, null if it has no video; an uploaded file goes before the link. */
export function videoModel(
  { title, file, link, poster }: { title: string; file?: string | null; link: string | null; poster: string },
  t: Awaited<ReturnType<typeof translator<'listing'>>>,
): VideoModel | null {
  if (!file && !link) return null;
  const player = link ? parseVideoLink(link) : null;
  return {
    heading: t('video'),
    title: `${t('video')}: ${title}`,
    poster,
    labels: {
      play: t('playVideo'),
      notice: player ? t('videoNotice', { provider: PROVIDERS[player.provider] }) : '',
      invalid: t('videoInvalid'),
    },
    ...(file ? { file } : player && link ? { link: { href: link, embedUrl: player.embedUrl } } : {}),
  };
}
