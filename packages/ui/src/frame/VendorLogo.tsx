'use client';

import { useState } from 'react';
import { Picture } from '../content/Picture.tsx';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as css from './VendorLogo.css.ts';

const side = { sm: 20, md: 26 } as const;

export interface VendorLogoProps extends ElementAttributes<HTMLSpanElement> {
  name: string;
  picture: PictureSources;
  /** URL of the word mark, drawn in the text colour; the name is its fallback. */
  wordmark?: string;
  size?: keyof typeof side;
}

/** Shows a studio's emblem and name, in the text colour of its surface. */
export function VendorLogo({ name, picture, wordmark, size = 'md', ...attributes }: VendorLogoProps) {
  const [failed, setFailed] = useState<string>();
  const drawn = wordmark && failed !== wordmark;
  return (
    <span {...attributes} className={css.mark}>
      <span className={css.emblem} data-size={size}>
        <Picture sources={picture} alt="" width={side[size]} height={side[size]} fallback="none" />
      </span>
      {drawn ? (
        <>
          <VisuallyHidden>{name}</VisuallyHidden>
          <span className={css.word} style={{ maskImage: `url(${JSON.stringify(wordmark)})` }}>
            <img
              className={css.proportions}
              data-size={size}
              src={wordmark}
              alt=""
              crossOrigin="anonymous"
              onError={() => setFailed(wordmark)}
            />
          </span>
        </>
      ) : (
        <span className={css.name}>{name}</span>
      )}
    </span>
  );
}
