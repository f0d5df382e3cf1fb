import type { Theme } from '@baize/tokens/brand/source';
import { paintCss } from './brandSheet.ts';
import type { Inspected } from './inspect.ts';
import { ratioText } from './ratio.ts';
import type { TipText } from './TileTip.tsx';
import type { Verdict } from './verdict.ts';

export function describe({ painted }: Inspected, theme: Theme, { derived, pairs }: Verdict): TipText {
  const [first, ...others] = painted;
  const ground = others.find(({ how }) => how === 'ground');
  const colour = (role: string) => {
    const paint = derived[theme].paints.get(role);
    return paint ? paintCss(paint) : role;
  };
  if (!first) return { title: 'No role', code: '' };
  if (!ground) return { title: `${first.role} (${first.how})`, code: colour(first.role) };
  const pair = pairs.find((each) => each.theme === theme && each.front === first.role && each.back === ground.role);
  const standing = pair ? `, ${ratioText(pair.ratio)} of ${pair.need}` : '';
  return {
    title: `${first.role} (${first.how}) on ${ground.role}`,
    code: `${colour(first.role)} / ${colour(ground.role)}${standing}`,
  };
}
