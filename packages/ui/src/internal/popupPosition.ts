/** Px from the upper left corner of the screen. */
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
  /** Air between the two, in px. */
  gap: number;
  /** Which edges meet, in the direction of reading. */
  align?: 'start' | 'end' | 'center';
  /** What the popup stands next to, level with its box, where there is room. */
  beside?: Box;
  /** Text runs from right to left. */
  rtl?: boolean;
}

export interface Place {
  left: number;
  top: number;
  /** How tall the popup may be there, in px. */
  room: number;
}

const edge = 8;

/**
 * Where a popup hangs from its box: below it, or above where only that side has the room; from the edge that is asked
 * for, or from the other where only that keeps it on the screen. One that is taller than either side covers its box.
 * Next to another element it stands where a reader gets to after it.
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
