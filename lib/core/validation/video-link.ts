export type VideoLink = { provider: 'youtube' | 'vimeo' | 'dailymotion'; id: string; embedUrl: string };

const YOUTUBE_ID = /^[\w-]{11}$/;

function youtubeId(url: URL): string | null {
  const [, first, second] = url.pathname.split('/');
  if (url.hostname === 'youtu.be') return first ?? null;
  if (first === 'watch') return url.searchParams.get('v');
  return first === 'shorts' || first === 'embed' || first === 'live' ? (second ?? null) : null;
}

/**
 * Parses a link to a video on YouTube (watch, youtu.be, shorts, embed), Vimeo or Dailymotion. Returns the provider,
 * the video's id and an embed URL that sets no cookies before playback; null for anything else.
 */
export function parseVideoLink(link: string): VideoLink | null {
  let url: URL;
  try {
    url = new URL(link.trim());
  } catch {
    return null;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  url.hostname = url.hostname.replace(/^(www|m|player|geo)\./, '');
  const parts = url.pathname.split('/').filter(Boolean);
  switch (url.hostname) {
    case 'youtube.com':
    case 'youtube-nocookie.com':
    case 'youtu.be': {
      const id = youtubeId(url);
      return id && YOUTUBE_ID.test(id)
        ? { provider: 'youtube', id, embedUrl: `https://www.youtube-nocookie.com/embed/${id}` }
        : null;
    }
    case 'vimeo.com': {
      const id = parts[0] === 'video' ? parts[1] : parts.find((part) => /^\d{4,12}$/.test(part));
      return id && /^\d{4,12}$/.test(id)
        ? { provider: 'vimeo', id, embedUrl: `https://player.vimeo.com/video/${id}?dnt=1` }
        : null;
    }
    case 'dailymotion.com':
    case 'dai.ly': {
      const id = url.hostname === 'dai.ly' ? parts[0] : parts[parts.indexOf('video') + 1];
      return id && /^[a-z0-9]{5,12}$/i.test(id)
        ? { provider: 'dailymotion', id, embedUrl: `https://www.dailymotion.com/embed/video/${id}` }
        : null;
    }
    default:
      return null;
  }
}
