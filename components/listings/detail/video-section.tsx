import type { translator } from '@/lib/i18n/translator';
import { parseVideoLink } from '@/lib/listings/video-link';
import { FileVideo, InvalidVideo, LinkedVideo } from './listing-video';

interface VideoSectionProps {
  /** The title of the listing or lot. */
  of: string;
  /** An uploaded video; shown instead of the link. */
  file?: string | null | undefined;
  link: string | null;
  poster: string;
  t: Awaited<ReturnType<typeof translator<'listing'>>>;
}

// The page passes in its translator.
// messages: listing.*
const PROVIDERS = { youtube: 'YouTube', vimeo: 'Vimeo', dailymotion: 'Dailymotion' };

/** The video of a listing or a lot; nothing if it has none. */
export function VideoSection({ of, file, link, poster, t }: VideoSectionProps) {
  if (!file && !link) return null;
  const title = `${t('video')}: ${of}`;
  const player = link ? parseVideoLink(link) : null;
  const labels = {
    play: t('playVideo'),
    notice: player ? t('videoNotice', { provider: PROVIDERS[player.provider] }) : '',
    invalid: t('videoInvalid'),
  };
  return (
    <section id="video" className="detail-block scroll-mt-20">
      <h2>{t('video')}</h2>
      {file ? (
        <FileVideo src={file} poster={poster} title={title} labels={labels} />
      ) : player && link ? (
        <LinkedVideo href={link} embedUrl={player.embedUrl} poster={poster} title={title} labels={labels} />
      ) : (
        <InvalidVideo text={labels.invalid} />
      )}
    </section>
  );
}
