import { useEffect, useRef } from 'react';
import type { ReportFinding } from '../reportData.ts';
import { pictureAddress } from './addresses.ts';
import type { Crop, Frame } from './crop.ts';

const highlight = '#b4005f';

interface DifferenceProps {
  finding: ReportFinding;
  crop: Crop;
  frame: Frame;
}

export function Difference({ finding: { before, after, pixels }, crop, frame }: DifferenceProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const { scale, x, y } = crop;
  const { width, height } = frame;
  useEffect(() => {
    let isShown = true;
    void Promise.all([loaded(before ?? ''), loaded(after)]).then(([old, next]) => {
      if (isShown && ref.current) draw(ref.current, old, next, { scale, x, y }, { width, height });
    });
    return () => {
      isShown = false;
    };
  }, [before, after, scale, x, y, width, height]);
  return (
    <canvas
      ref={ref}
      style={{ inlineSize: width, blockSize: height }}
      role="img"
      aria-label={`${pixels.toLocaleString('en')} pixels differ`}
    />
  );
}

function loaded(hash: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = pictureAddress(hash);
  return image.decode().then(() => image);
}

/**
 * Uses blending only, because scripts cannot read pixels of file: pictures. `difference` leaves equal pixels black, and
 * `color-dodge` with white saturates all others.
 */
function draw(canvas: HTMLCanvasElement, before: HTMLImageElement, after: HTMLImageElement, crop: Crop, frame: Frame) {
  const shown = surface(canvas, crop, frame);
  const mask = surface(document.createElement('canvas'), crop, frame);
  mask.fill('source-over', '#000');
  mask.picture('source-over', before);
  mask.picture('difference', after);
  mask.fill('color-dodge', '#fff');
  mask.fill('saturation', '#808080');
  mask.fill('color-dodge', '#fff');

  shown.fill('source-over', '#fff');
  shown.picture('source-over', after);
  shown.fill('saturation', '#808080');
  shown.fill('source-over', '#ffffffb3');
  mask.fill('difference', '#fff');
  shown.canvas('multiply', mask);
  mask.fill('difference', '#fff');
  mask.fill('multiply', highlight);
  shown.canvas('lighter', mask);
}

function surface(element: HTMLCanvasElement, { scale, x, y }: Crop, { width, height }: Frame) {
  const ratio = devicePixelRatio;
  element.width = Math.round(width * ratio);
  element.height = Math.round(height * ratio);
  const context = element.getContext('2d') as CanvasRenderingContext2D;
  const as = (blend: GlobalCompositeOperation) => {
    context.resetTransform();
    context.globalCompositeOperation = blend;
  };
  return {
    element,
    fill(blend: GlobalCompositeOperation, colour: string) {
      as(blend);
      context.fillStyle = colour;
      context.fillRect(0, 0, element.width, element.height);
    },
    picture(blend: GlobalCompositeOperation, image: HTMLImageElement) {
      as(blend);
      context.setTransform(ratio * scale, 0, 0, ratio * scale, x * ratio, y * ratio);
      context.drawImage(image, 0, 0);
    },
    canvas(blend: GlobalCompositeOperation, other: { element: HTMLCanvasElement }) {
      as(blend);
      context.drawImage(other.element, 0, 0);
    },
  };
}
