'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { useStockPictures } from '@/components/ui/page/use-stock-pictures';
import { imageVariant } from '@/lib/files/images/widths';
import { THUMBNAILS, type GalleryModel } from './gallery-model';

const SIZES = '(min-width: 1248px) 584px, (min-width: 1001px) calc(100vw - 664px), 100vw';

/**
 * A strip of pictures with native scroll snapping, so that swiping works without scripts. Buttons and arrow keys scroll
 * it; a click, or one on the next pictures beside it, opens the same strip in a full-screen modal.
 */
function Strip({ title, pictures, labels, stock }: GalleryModel) {
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);
  const gallery = useRef<HTMLElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const large = useRef<HTMLUListElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  useStockPictures(gallery, pictures);

  const show = (list: HTMLUListElement | null, to: number, behavior: ScrollBehavior) => {
    const target = Math.max(0, Math.min(pictures.length - 1, to));
    setIndex(target);
    const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    list?.scrollTo?.({ left: target * list.clientWidth, behavior: calm ? 'instant' : behavior });
  };
  const current = () => (open ? large.current : strip.current);
  const step = (by: number) => show(current(), index + by, 'smooth');

  const keyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const scrolled = (event: SyntheticEvent<HTMLUListElement>) => {
    const { scrollLeft, clientWidth } = event.currentTarget;
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
  };
  const enlarge = (at: number) => {
    setOpen(true);
    setIndex(at);
    dialog.current?.showModal();
  };
  useEffect(() => {
    if (open) show(large.current, index, 'instant');
    // Only on opening; afterwards the strip's scroll position decides.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [open]);

  const pick = (event: MouseEvent, at: number) => {
    event.preventDefault();
    enlarge(at);
  };
  const several = pictures.length > 1;
  const rest = pictures.length - 1 - THUMBNAILS;
  const counter = `${index + 1} / ${pictures.length}`;
  const arrows = several ? (
    <>
      <button
        type="button"
        className="gallery-arrow left-3"
        aria-label={labels.previous}
        disabled={index === 0}
        onClick={() => step(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className="gallery-arrow right-3"
        aria-label={labels.next}
        disabled={index === pictures.length - 1}
        onClick={() => step(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </>
  ) : null;

  return (
    <section
      ref={gallery}
      aria-label={labels.photos}
      data-stock={stock}
      className={several ? 'gallery gallery-thumbs' : 'gallery'}
      onKeyDown={keyDown}
    >
      <div className="gallery-main">
        <ul
          ref={strip}
          className="gallery-strip"
          onScroll={scrolled}
          tabIndex={several ? 0 : undefined}
          aria-label={labels.photos}
        >
          {pictures.map((picture, at) => (
            <li key={picture.small} id={`photo-${at + 1}`}>
              <img
                src={imageVariant(picture.small, 800)}
                srcSet={`${picture.small} 400w, ${imageVariant(picture.small, 800)} 800w, ${imageVariant(picture.small, 1600)} 1600w`}
                sizes={SIZES}
                width={picture.width}
                height={picture.height}
                alt={`${title}, ${labels.numbered[at]}`}
                loading={at === 0 ? undefined : 'lazy'}
                fetchPriority={at === 0 ? 'high' : undefined}
                style={at === 0 && picture.blur ? { backgroundImage: `url(${picture.blur})` } : undefined}
                onClick={() => enlarge(at)}
              />
            </li>
          ))}
        </ul>
        {arrows}
        <button
          type="button"
          className="gallery-arrow gallery-enlarge"
          aria-label={labels.fullscreen}
          onClick={() => enlarge(index)}
        >
          <Icon name="maximize" />
        </button>
        {several ? (
          <span className="gallery-count" aria-live="polite">
            {counter}
          </span>
        ) : null}
      </div>
      {several ? (
        <div className="gallery-row">
          {pictures.slice(1, 1 + THUMBNAILS).map((picture, nth) => {
            const at = nth + 1;
            const opensRest = at === THUMBNAILS && rest > 0;
            return (
              <a
                key={picture.small}
                href={`#photo-${at + 1}`}
                aria-label={opensRest ? `${labels.fullscreen}, ${labels.more}` : labels.numbered[at]}
                onClick={(event) => pick(event, at)}
              >
                <img src={picture.small} alt="" width={400} height={300} loading="lazy" />
                {opensRest ? <span>{labels.more}</span> : null}
              </a>
            );
          })}
        </div>
      ) : null}
      <dialog
        ref={dialog}
        aria-label={labels.photos}
        className="gallery-dialog"
        onClose={() => {
          setOpen(false);
          show(strip.current, index, 'instant');
        }}
      >
        {open ? (
          <>
            <ul ref={large} className="gallery-strip" onScroll={scrolled}>
              {pictures.map((picture, at) => (
                <li key={picture.small}>
                  <img
                    src={imageVariant(picture.small, 1600)}
                    width={picture.width}
                    height={picture.height}
                    alt={`${title}, ${labels.numbered[at]}`}
                    loading={at === index ? undefined : 'lazy'}
                  />
                </li>
              ))}
            </ul>
            {arrows}
            <span className="gallery-count">{counter}</span>
          </>
        ) : null}
        <button
          type="button"
          autoFocus
          className="gallery-arrow gallery-enlarge"
          aria-label={labels.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
      </dialog>
    </section>
  );
}

/** The pictures of a listing or lot, or the illustration that replaces them. */
export function Gallery(model: GalleryModel) {
  if (model.pictures.length > 0) return <Strip {...model} />;
  return (
    <div className="gallery">
      <div className="gallery-main">
        <img src={model.stock} alt={model.noPhoto ?? ''} width={800} height={600} className="size-full object-cover" />
      </div>
    </div>
  );
}
