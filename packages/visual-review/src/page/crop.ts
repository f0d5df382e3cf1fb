import type { Box } from '../findings.ts';

export interface Frame {
  width: number;
  height: number;
}

/** Position of a picture in a cropping frame: scale (at most 1) and corner in frame px. */
export interface Crop {
  scale: number;
  x: number;
  y: number;
}

const margin = 24;

/** Crops a picture around its change, or to its upper half without one. */
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

function place(middle: number, length: number, room: number, scale: number): number {
  const shown = length * scale;
  if (shown <= room) return Math.round((room - shown) / 2);
  return Math.round(Math.min(0, Math.max(room - shown, room / 2 - middle * scale)));
}

/** Returns the slider's start at the middle of the change, in px from the frame's left. */
export function startOf(crop: Crop, box: Box | null, frame: Frame): number {
  if (!box) return frame.width / 2;
  const middle = crop.x + (box.x + box.width / 2) * crop.scale;
  return Math.min(frame.width - 16, Math.max(16, middle));
}
