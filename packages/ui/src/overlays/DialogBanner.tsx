import { Picture } from '../content/Picture.tsx';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import { dialogBanner } from './DialogBanner.css.ts';

export interface DialogBannerProps extends ElementAttributes<HTMLDivElement> {
  /** Candidate URLs, best first; empty renders nothing. */
  picture: PictureSources;
  /** Availability not known yet: the space is reserved. */
  loading?: boolean;
  /** Alternative text, empty if decorative. */
  alt: string;
}

/** Shows a brand's picture at the top of a short dialog, if there is room. */
export function DialogBanner({ picture, alt, loading, ...attributes }: DialogBannerProps) {
  if (picture.length === 0 && !loading) return null;
  return (
    <div {...attributes} className={dialogBanner}>
      {picture.length > 0 && <Picture sources={picture} alt={alt} width={352} height={120} />}
    </div>
  );
}
