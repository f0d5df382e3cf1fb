import { Picture } from '../content/Picture.tsx';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import { dialogBanner } from './DialogBanner.css.ts';

export interface DialogBannerProps extends ElementAttributes<HTMLDivElement> {
  /** Nothing is shown while there are none. */
  picture: PictureSources;
  /** Whether there is one is not known yet: its room is kept. */
  loading?: boolean;
  /** Empty where it only decorates. */
  alt: string;
}

/** A brand's picture at the head of a short dialog, where there is room for it. */
export function DialogBanner({ picture, alt, loading, ...attributes }: DialogBannerProps) {
  if (picture.length === 0 && !loading) return null;
  return (
    <div {...attributes} className={dialogBanner}>
      {picture.length > 0 && <Picture sources={picture} alt={alt} width={352} height={120} />}
    </div>
  );
}
