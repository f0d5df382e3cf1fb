import type { BrandText } from './brandText.ts';

/** A brand as it stands in the studio. */
export interface Draft {
  /** The brand whose mark the pages keep. */
  base: string;
  text: BrandText;
  /** The brand whose texture.svg is taken. */
  weave: string;
}
