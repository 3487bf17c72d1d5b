import { useEffect, type RefObject } from 'react';

function showStock(picture: HTMLImageElement): void {
  const stock = picture.closest<HTMLElement>('[data-stock]')?.dataset.stock;
  if (!stock || picture.getAttribute('src') === stock) return;
  picture.removeAttribute('srcset');
  picture.src = stock;
}

/**
 * Shows the stock image in place of each picture within the element that fails to load: `data-stock` of the picture or of
 * an element around it.
 * @param contents changes when the pictures do
 */
export function useStockPictures(container: RefObject<HTMLElement | null>, contents: unknown): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    // Error events of pictures don't bubble; a picture that failed before hydration is complete and has no width.
    const onError = (event: Event) => {
      if (event.target instanceof HTMLImageElement) showStock(event.target);
    };
    element.addEventListener('error', onError, true);
    for (const picture of element.querySelectorAll('img'))
      if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) showStock(picture);
    return () => element.removeEventListener('error', onError, true);
  }, [container, contents]);
}
