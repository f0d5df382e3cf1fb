import { rampsOf } from './ramps.ts';
import type { BrandSource } from './source.ts';

/** Returns the banner colours of a brand, `#rrggbb`: its own, the others derived from its ramps. */
export function bannerColours({
  colours,
  banner = {},
}: Pick<BrandSource, 'colours' | 'banner'>): Record<string, string> {
  const { cloth = {}, accent = {}, neutral = {}, blue = {}, support1: cool = blue } = rampsOf(colours);
  const derived = {
    cloth: cloth[950],
    clothLight: cloth[750],
    line: neutral[100],
    metal: accent[300],
    hot: accent[600],
    ink: cloth[1000],
    cool: cool[600],
    skyTop: cool[900],
    skyFoot: cool[500],
  };
  return { ...(derived as Record<string, string>), ...banner };
}
