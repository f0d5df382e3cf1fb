import { Picture } from '../show/Picture.tsx';
import { dialogBanner } from './DialogBanner.css.ts';

export interface DialogBannerProps {
  /** Candidate addresses of the picture; nothing is shown while there are none. */
  sources: readonly string[];
  /** Empty where it only decorates. */
  alt: string;
}

/** A brand's picture at the head of a short dialog, where there is room for it. */
export function DialogBanner({ sources, alt }: DialogBannerProps) {
  if (sources.length === 0) return null;
  return (
    <div className={dialogBanner}>
      <Picture sources={sources} alt={alt} width={352} height={120} />
    </div>
  );
}
