'use client';

import { memo, useLayoutEffect } from 'react';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import { useOwnRef } from '../internal/useOwnRef.ts';
import * as styles from './Picture.css.ts';
import { type Fallback, followPicture } from './pictureLoader.ts';

export interface PictureProps extends ElementAttributes<HTMLImageElement> {
  /** Candidate URLs, best first; each failed attempt moves on to the next. */
  sources: PictureSources;
  /** Empty if text beside the picture already says it. */
  alt: string;
  /** Intrinsic size in px, which sets the aspect ratio before loading. */
  width: number;
  height: number;
  /** Main picture of the page: fetched immediately, with high priority. */
  priority?: boolean;
  /** Replacement after all attempts failed; `none` leaves the `alt` text. */
  fallback?: Fallback;
}

/** Shows a picture that fills its parent. Loads near the viewport; load states never cause a React render. */
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
