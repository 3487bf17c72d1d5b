import { FileVideo, InvalidVideo, LinkedVideo } from './listing-video';
import type { VideoModel } from './video-model';

/** The section with the video of a listing or a lot. */
export function VideoSection({ video: { heading, file, link, labels, ...video } }: { video: VideoModel }) {
  return (
    <section id="video" className="detail-block scroll-mt-20">
      <h2>{heading}</h2>
      {file ? (
        <FileVideo src={file} labels={labels} {...video} />
      ) : link ? (
        <LinkedVideo {...link} labels={labels} {...video} />
      ) : (
        <InvalidVideo text={labels.invalid} />
      )}
    </section>
  );
}
