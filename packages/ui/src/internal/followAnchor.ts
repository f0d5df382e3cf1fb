import { type PopupPlacement, popupPosition } from './popupPosition.ts';

export interface FollowOptions extends Pick<PopupPlacement, 'align'> {
  /** Popup as wide as its box, unless its CSS asks for more; it limits its own height. */
  asWide?: boolean;
  place?: 'beside';
}

/** Keeps a top-layer popup at its parent box through scrolling and resizing. Returns its cleanup. */
export function followAnchor(popup: HTMLElement, { align, asWide, place: side }: FollowOptions): () => void {
  const box = popup.parentElement;
  if (!box) return () => {};
  const neighbour = side === 'beside' ? box.closest('[data-beside]') : null;
  let frame = 0;
  const place = () => {
    const anchor = box.getBoundingClientRect();
    if (asWide) popup.style.width = `${anchor.width}px`;
    const extent = { width: popup.offsetWidth, height: popup.offsetHeight };
    const screen = { width: document.documentElement.clientWidth, height: innerHeight };
    const hanging = {
      gap: asWide ? 4 : 8,
      align,
      beside: neighbour?.getBoundingClientRect(),
      rtl: box.matches(':dir(rtl)'),
    };
    const { left, top, room } = popupPosition(anchor, extent, screen, hanging);
    popup.style.left = `${left}px`;
    popup.style.top = `${top}px`;
    if (!asWide) popup.style.maxHeight = `${room}px`;
    frame = requestAnimationFrame(place);
  };
  place();
  return () => {
    cancelAnimationFrame(frame);
    popup.style.left = popup.style.top = '';
    if (!asWide) popup.style.maxHeight = '';
  };
}
