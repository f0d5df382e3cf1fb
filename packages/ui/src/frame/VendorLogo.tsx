import { useState } from 'react';
import { Picture } from '../content/Picture.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as css from './VendorLogo.css.ts';

const side = { sm: 20, md: 26 } as const;

export interface VendorLogoProps {
  name: string;
  /** Candidate addresses of the coloured emblem, the best first. */
  emblem: readonly string[];
  /** Address of the word mark, drawn in the colour of the text; the name in letters stands in for it. */
  word?: string;
  size?: keyof typeof side;
}

/** A studio's emblem and name. It takes the colour of whatever it stands on. */
export function VendorLogo({ name, emblem, word, size = 'md' }: VendorLogoProps) {
  const [failed, setFailed] = useState<string>();
  const drawn = word && failed !== word;
  return (
    <span className={css.mark}>
      <span className={css.emblem} data-size={size}>
        <Picture sources={emblem} alt="" width={side[size]} height={side[size]} fallback="none" />
      </span>
      {drawn ? (
        <>
          <VisuallyHidden>{name}</VisuallyHidden>
          <span className={css.word} style={{ maskImage: `url(${JSON.stringify(word)})` }}>
            <img
              className={css.proportions}
              data-size={size}
              src={word}
              alt=""
              crossOrigin="anonymous"
              onError={() => setFailed(word)}
            />
          </span>
        </>
      ) : (
        <span className={css.name}>{name}</span>
      )}
    </span>
  );
}
