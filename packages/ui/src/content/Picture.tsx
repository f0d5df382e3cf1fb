'use client';

import { memo, useLayoutEffect } from 'react';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import { useOwnRef } from '../internal/useOwnRef.ts';
import * as styles from './Picture.css.ts';
import { type Fallback, followPicture } from './pictureLoader.ts';

export interface PictureProps extends ElementAttributes<HTMLImageElement> {
  /** Candidate addresses, the best first; an attempt that fails turns to the next. */
  sources: PictureSources;
  /** Empty where words beside the picture already say it. */
  alt: string;
  /** Size in px: gives the box its shape before anything is loaded. */
  width: number;
  height: number;
  /** The one picture a page is waiting for: fetched at once and first. */
  priority?: boolean;
  /** What stands here when every attempt failed; `none` leaves the words of `alt`. */
  fallback?: Fallback;
}

/** One picture that fills its parent. It is fetched when it comes near the screen, and no state of it renders React again. */
export const Picture = memo(function Picture({
  sources,
  alt,
  width,
  height,
  priority = false,
  fallback = 'none',
  ref,
  ...attributes
}: PictureProps) {
  const image = useOwnRef(ref);
  const addresses = sources.join(' ');

  useLayoutEffect(() => {
    if (!image.current) return undefined;
    return followPicture(image.current, { sources: addresses.split(' ').filter(Boolean), priority, fallback });
  }, [image, addresses, priority, fallback]);

  return (
    <img
      {...attributes}
      ref={image}
      className={styles.picture}
      src={priority ? sources[0] : undefined}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      draggable={false}
    />
  );
});
