import type { Box } from '../findings.ts';

export interface Frame {
  width: number;
  height: number;
}

/** How a picture lies in a frame that cuts it: its scale, at most 1, and where its corner stands, in px of the frame. */
export interface Crop {
  scale: number;
  x: number;
  y: number;
}

/** px of the picture that are left around the change, where there are any. */
const margin = 24;

/** Cuts a picture around what changed in it. Nothing changed: around its upper half. */
export function cropOf([width, height]: readonly [number, number], box: Box | null, frame: Frame): Crop {
  const { x, y, width: w, height: h } = box ?? { x: 0, y: 0, width, height: Math.min(height, frame.height) };
  const scale = Math.min(
    1,
    frame.width / Math.min(w + 2 * margin, width),
    frame.height / Math.min(h + 2 * margin, height),
  );
  return {
    scale,
    x: place(x + w / 2, width, frame.width, scale),
    y: place(y + h / 2, height, frame.height, scale),
  };
}

/** Puts the middle of the change into the middle of the frame, but leaves no room beside a picture that fills it. */
function place(middle: number, length: number, room: number, scale: number): number {
  const shown = length * scale;
  if (shown <= room) return Math.round((room - shown) / 2);
  return Math.round(Math.min(0, Math.max(room - shown, room / 2 - middle * scale)));
}

/** Where the edge between before and after starts: on the middle of the change, px from the left of the frame. */
export function startOf(crop: Crop, box: Box | null, frame: Frame): number {
  if (!box) return frame.width / 2;
  const middle = crop.x + (box.x + box.width / 2) * crop.scale;
  return Math.min(frame.width - 16, Math.max(16, middle));
}
