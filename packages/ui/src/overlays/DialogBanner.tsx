import { Picture } from '../content/Picture.tsx';
import { dialogBanner } from './DialogBanner.css.ts';

export interface DialogBannerProps {
  /** Candidate addresses of the picture; nothing is shown while there are none. */
  sources: readonly string[];
  /** Whether there is one is not known yet: its room is kept. */
  loading?: boolean;
  /** Empty where it only decorates. */
  alt: string;
}

/** A brand's picture at the head of a short dialog, where there is room for it. */
export function DialogBanner({ sources, alt, loading }: DialogBannerProps) {
  if (sources.length === 0 && !loading) return null;
  return (
    <div className={dialogBanner}>
      {sources.length > 0 && <Picture sources={sources} alt={alt} width={352} height={120} />}
    </div>
  );
}
