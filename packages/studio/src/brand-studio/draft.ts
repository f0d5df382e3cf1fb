import type { BrandText } from './brandText.ts';

export interface Draft {
  base: string;
  text: BrandText;
  /** Brand whose texture.svg is used. */
  weave: string;
}
