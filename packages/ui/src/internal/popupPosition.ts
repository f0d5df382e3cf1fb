/** Box in px from the top left of the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Extent {
  width: number;
  height: number;
}

export interface PopupPlacement {
  /** Gap in px. */
  gap: number;
  align?: 'start' | 'end' | 'center';
  /** Box to stay beside, level with the popup's own, if there is room. */
  beside?: Box;
  rtl?: boolean;
}

export interface Place {
  left: number;
  top: number;
  /** Available height in px. */
  room: number;
}

const edge = 8;

/**
 * Returns the position of a popup: below its box, or above if only that has room; at the requested edge, or at the
 * other if only that stays on screen. A popup taller than both sides covers its box. With `beside` it goes after that
 * box in reading direction.
 */
export function popupPosition(box: Box, popup: Extent, screen: Extent, hanging: PopupPlacement): Place {
  const { gap, align = 'start', beside, rtl = false } = hanging;
  const next = beside && (rtl ? beside.left - gap - popup.width : beside.left + beside.width + gap);
  if (next !== undefined && fits(next)) {
    const room = screen.height - 2 * edge;
    const middle = box.top + (box.height - popup.height) / 2;
    return { left: next, top: Math.max(edge, Math.min(middle, screen.height - edge - popup.height)), room };
  }
  const below = screen.height - edge - gap - box.top - box.height;
  const above = box.top - gap - edge;
  const up = popup.height > below && above > below;
  const room = Math.max(0, up ? above : below);
  return {
    left: Math.max(edge, Math.min(alongside(), farthest())),
    top: Math.max(edge, Math.min(up ? box.top - gap - popup.height : box.top + box.height + gap, lowest())),
    room,
  };

  function alongside() {
    if (align === 'center') return box.left + (box.width - popup.width) / 2;
    const fromLeft = box.left;
    const fromRight = box.left + box.width - popup.width;
    const [asked, other] = (align === 'start') === rtl ? [fromRight, fromLeft] : [fromLeft, fromRight];
    return !fits(asked) && fits(other) ? other : asked;
  }

  function fits(left: number) {
    return left >= edge && left <= farthest();
  }

  function lowest() {
    return screen.height - edge - Math.min(popup.height, room);
  }

  function farthest() {
    return screen.width - edge - popup.width;
  }
}
